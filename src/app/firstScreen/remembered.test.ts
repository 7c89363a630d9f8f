import { expect, it } from "vitest";
import { OrderType } from "#contract/enumerations.ts";
import { matchRoute } from "#routes/matchRoute.ts";
import { keepOwnVisit } from "#state/orders/ownVisit.ts";
import { remembered } from "./remembered.ts";

const NOW = Date.parse("2026-01-05T12:00:00Z");
const asked = (pathname: string, search: string, cookie: string) =>
  remembered(matchRoute(pathname, search), cookie, NOW);

it("a page is drawn by what the device remembers of it, and of nothing else", () => {
  const page = { cookie: "" };
  keepOwnVisit({ store_id: "diner", table_id: "T1.1.sig" }, page);
  const cookie = `theme=dark; ${page.cookie.split(";")[0]}; usual=diner:table@0|home@0`;
  expect(asked("/orderFood", "?storeId=diner&tableId=T1.1.sig", cookie)).toEqual({
    usual: "diner:table",
    ordered: "T1.1.sig",
  });
  expect(asked("/orderFood", "?storeId=diner&tableId=T2.1.sig", cookie)).toEqual({ usual: "diner:table" });
  expect(asked("/home", "", cookie)).toEqual({ usual: "home", way: OrderType.takeAway });
  expect(asked("/storeHome", "?storeId=diner&type=3", cookie)).toEqual({});
  expect(asked("/storeHome", "?storeId=diner", "")).toEqual({ way: OrderType.takeAway });
  expect(asked("/nowhere", "", cookie)).toEqual({});
});
