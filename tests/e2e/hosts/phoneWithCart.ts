import { type APIRequestContext, type Browser, expect, type Page } from "@playwright/test";
import { tableLink } from "../desk.ts";
import { dishes, goods } from "../guest.ts";
import { aCart } from "./aCart.ts";
import { type HostName, openIn } from "./openIn.ts";
import { demoOrigin } from "./origins.ts";
import type { Someone } from "./someone.ts";

interface Given {
  readonly user?: Someone;
  readonly host?: HostName;
  readonly origin?: string;
}

/** A customer whose cart holds two pieces of a dish for a table, and that table's link. */
export async function phoneWithCart(
  browser: Browser,
  request: APIRequestContext,
  { user, host = "browser", origin = demoOrigin }: Given = {},
) {
  const link = await tableLink(browser, "C2", "ramen", origin);
  const cart = await aCart(request, origin, new URL(link, origin).searchParams.get("tableId"));
  const stored = { ...cart, ...(user ? { user: JSON.stringify(user) } : {}) };
  return { link, cart: cart["cart.ramen"], ...(await openIn(browser, host, { stored, origin })) };
}

/** Waits for the menu. */
export const expectDish = (page: Page) => expect(goods(page, dishes.ja.withOptions).first()).toBeVisible();
