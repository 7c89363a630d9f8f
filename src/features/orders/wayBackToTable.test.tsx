import { cleanup, screen } from "@testing-library/react";
import { createStore } from "jotai";
import { describe, expect, it } from "vitest";
import { orderDetails } from "#contract/calls/order.ts";
import type { OrderDetail } from "#contract/order.ts";
import { on, renderPart } from "#parts/testing/renderPart.tsx";
import { placeAtom } from "#state/page/pageState.ts";
import { someOrder } from "#tests/domain/someOrder.ts";
import OrderDetailScreen from "./OrderDetailScreen.tsx";

describe("the way back to an order's table", () => {
  const SIGNED = "T1.3.c2lnbmVk";
  const open = async (
    tableId: string | undefined,
    said: { readonly remembered?: string | null; readonly actions?: OrderDetail["actions"] } = {},
  ) => {
    const { actions = ["add_dishes"] } = said;
    const order = someOrder({ table_id: "T1", store_id: "bar", actions });
    const store = createStore();
    store.set(placeAtom, { store_id: "bar", table_id: said.remembered ?? null, isHere: true });
    await renderPart(
      <OrderDetailScreen query={{ orderNo: order.order_no, storeId: "bar", ...(tableId && { tableId }) }} />,
      { texts: ["orders", "bill"], store, uid: "u1", rules: [on(orderDetails, () => ({ data: order }))] },
    );
    await screen.findByText(order.order_no);
  };
  const add = async (...way: Parameters<typeof open>) => {
    await open(...way);
    const link = (await screen.findByText("Order more")).closest("a");
    return new URLSearchParams(link?.search).get("tableId");
  };
  const sent = { client_order_id: "c1", path: "/order/order/createorder", store_id: "bar", request: {} };
  const attempt = { ...sent, table_id: SIGNED, started_at: 0, state: "sent", order_no: someOrder().order_no };
  const writeJournal = (changes: object = {}) =>
    localStorage.setItem("noren.journal", JSON.stringify([{ ...attempt, ...changes }]));

  it("keeps the signed code that it was come by", async () => {
    expect(await add(SIGNED)).toBe(SIGNED);
  });

  it("finds the code that the order was sent by, where the address has none or the bare id alone", async () => {
    writeJournal();
    expect(await add(undefined)).toBe(SIGNED);
    cleanup();
    writeJournal();
    expect(await add("T1")).toBe(SIGNED);
  });

  it("takes the code of another order of this visit, and none of a visit long ago", async () => {
    writeJournal({ order_no: "another", started_at: Date.now() - 3_600_000 });
    expect(await add(undefined)).toBe(SIGNED);
    cleanup();
    writeJournal({ order_no: "another", started_at: Date.now() - 13 * 3_600_000 });
    expect(await add(undefined)).toBe("T1");
  });

  it("takes the code of the table that one is at", async () => {
    expect(await add(undefined, { remembered: SIGNED })).toBe(SIGNED);
  });

  it("offers another order there to whoever has its code, and not by the bare id that the order names", async () => {
    const actions = ["call_staff"] as const;
    expect(await add(undefined, { remembered: SIGNED, actions: [...actions] })).toBe(SIGNED);
    cleanup();
    await open(undefined, { actions: [...actions] });
    expect(screen.queryByText("Order more")).toBeNull();
  });
});
