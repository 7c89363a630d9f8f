import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderPart } from "#parts/testing/renderPart.tsx";
import { someOrder } from "#tests/domain/someOrder.ts";
import { OrderCard } from "./TableOrders.tsx";

it("an order in the list says when it was placed by the clock of its store, wherever that is", async () => {
  const order = someOrder({ time_zone: "Asia/Shanghai", order_time: "2026-11-21T09:30:00Z" });
  await renderPart(<OrderCard order={order} tableId={null} />, { texts: ["orders"] });
  expect(screen.getByText(/17:30/)).toBeDefined();
});
