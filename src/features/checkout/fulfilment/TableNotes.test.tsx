import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { TableInfo } from "#contract/store.ts";
import { renderPart } from "#parts/testing/renderPart.tsx";
import { someStore } from "#parts/testing/someStore.ts";
import { TableNotes } from "./TableNotes.tsx";

async function show(said: Partial<TableInfo>) {
  const { table } = someStore();
  if (table === null) throw new Error("The store has no table");
  return renderPart(<TableNotes table={{ ...table, ...said }} />, { texts: ["checkout"], rules: [] });
}

it("says before one orders that the staff confirm the table, with the way round it", async () => {
  await show({ is_verified: 0, is_let_in_by_staff: 1, let_in_minutes: 15 });
  expect(screen.getByText("The staff will confirm your table first")).toBeDefined();
  expect(screen.getByText(/within 15 min,/)).toBeDefined();
  expect(screen.getByRole("button", { name: "Scan the code on your table" })).toBeDefined();
});

it.each<[string, Partial<TableInfo>, string]>([
  ["of an older provider", { is_verified: 0 }, "Staff may stop by to confirm your table."],
  ["where the store lets bare codes in", { is_verified: 0, is_let_in_by_staff: 0 }, ""],
  ["with the signed code", { is_let_in_by_staff: 0, orders_left: 20 }, ""],
  [
    "with few orders left",
    { orders_left: 2 },
    "Orders you can place right now: 2. After that, please wait a few minutes.",
  ],
  [
    "with none left",
    { orders_left: 0 },
    "Many orders have come in within a short time. Please wait a few minutes before you order again.",
  ],
])("a table %s says no more than there is to know", async (_, said, text) => {
  const { container } = await show(said);
  expect(container.textContent).toBe(text);
});
