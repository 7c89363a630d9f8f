import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { LOCALES } from "#domain/localeCodes.ts";

interface Orders {
  readonly away: { readonly received: string };
  readonly outlook: { readonly onItsWay: string; readonly shipped: string };
  readonly list: { readonly next: { readonly confirm_receipt: string } };
}

it.each(LOCALES)("a text that says which button to press names it as it is written, in %s", (locale) => {
  const file = fileURLToPath(new URL(`../../locales/${locale}/orders.json`, import.meta.url));
  const { away, list, outlook } = JSON.parse(readFileSync(file, "utf8")) as Orders;
  expect(outlook.onItsWay).toContain(away.received);
  expect(outlook.shipped).toContain(away.received);
  expect(list.next.confirm_receipt).toBe(away.received);
});
