import { screen, within } from "@testing-library/react";
import { createStore } from "jotai";
import { afterEach, expect, it } from "vitest";
import { someUser } from "#boot/testing/session.ts";
import { memberInfo } from "#contract/calls/member.ts";
import { orderList } from "#contract/calls/order.ts";
import { storeList } from "#contract/calls/storeLists.ts";
import { OrderType } from "#contract/enumerations.ts";
import type { OrderSummary } from "#contract/order.ts";
import { on, renderPart } from "#parts/testing/renderPart.tsx";
import { someSummary } from "#parts/testing/someSummary.ts";
import { sessionAtom } from "#state/account/session.ts";
import OwnRows from "./OwnRows.tsx";

afterEach(() => {
  localStorage.clear();
});

const order = (store_id: string, is_mine: 0 | 1) =>
  ({ order_no: store_id, store_id, is_mine }) as OrderSummary;

async function open(orders: readonly OrderSummary[], unused = 0, named: readonly string[] = []) {
  const store = createStore();
  store.set(sessionAtom, someUser());
  return renderPart(
    <OwnRows
      way={OrderType.delivery}
      others={(stores) => stores.filter(({ store_id }) => !named.includes(store_id))}
    >
      <p>Below</p>
    </OwnRows>,
    {
      store,
      uid: "u1",
      texts: ["home", "stores"],
      rules: [
        on(orderList, () => ({ data: { items: [...orders], next_cursor: null } as never })),
        on(memberInfo, () => ({ data: { holdings: { unused_coupons: unused } } as never })),
        on(storeList, ({ store_ids = [] }) => ({
          data: {
            items: store_ids
              .toSorted()
              .map((store_id) => someSummary({ store_id, name: `Store ${store_id}` })),
            next_cursor: null,
            store_types: [],
            count: null,
          } as never,
        })),
      ],
    },
  );
}

it("show coupons to use, and the stores of one's own orders, the last first, for what one came for", async () => {
  const { sentTo } = await open([order("c", 1), order("a", 1), order("x", 0), order("c", 1)], 2);
  const row = await screen.findByRole("region", { name: "Order again" });
  const links = within(row)
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));
  expect(links).toEqual(["/order", "/storeHome?storeId=c&type=3", "/storeHome?storeId=a&type=3"]);
  expect(sentTo(storeList)[0]?.request).toMatchObject({ store_ids: ["c", "a"], order_type: 3 });
  const coupons = screen.getByRole("link", { name: "You have 2 coupons to use" });
  expect(coupons.getAttribute("href")).toBe("/userCoupon");
  expect(screen.getByText("Below")).toBeDefined();
});

it("are nothing for whoever has neither", async () => {
  await open([]);
  expect(await screen.findByText("Below")).toBeDefined();
  expect(screen.queryAllByRole("link")).toEqual([]);
});

it("name no store again that stands above", async () => {
  await open([order("c", 1), order("a", 1)], 0, ["c"]);
  const row = await screen.findByRole("region", { name: "Order again" });
  expect(within(row).queryByText("Store c")).toBeNull();
  expect(within(row).getByText("Store a")).toBeDefined();
});
