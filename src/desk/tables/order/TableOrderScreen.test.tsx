import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { I18nextProvider } from "react-i18next";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { DeskRequest } from "#contract/calls/desk/deskCall.ts";
import { orderForTable, type TypedDish, type TypedTable } from "#contract/calls/desk/tableOrder.ts";
import board from "#locales/en/desk/board.json" with { type: "json" };
import desk from "#locales/en/desk/desk.json" with { type: "json" };
import order from "#locales/en/desk/order.json" with { type: "json" };
import form from "#locales/en/form.json" with { type: "json" };
import { startTexts } from "#text/instance.ts";
import TableOrderScreen from "./TableOrderScreen.tsx";

const texts = startTexts("en", { form, "desk/board": board, "desk/desk": desk, "desk/order": order });

const dish = (id: string): TypedDish => ({
  id,
  category_id: "all",
  name: id,
  price: 500,
  discount_type: 0,
  discount_price: 0,
  option: [],
  optionIds: [],
  is_buffet: 0,
  is_course: 0,
  course_id: null,
  stock: -1,
  is_sold_out: 0,
  tax_class: "food",
  search: id,
  sold: 1,
});
const table = (name: string, more: Partial<TypedTable> = {}): TypedTable => ({
  table_id: name,
  name,
  seats: 4,
  is_locked: false,
  people: null,
  ...more,
});

let isOffline: boolean;
let sent: DeskRequest<typeof orderForTable>[];
/** Lets an order that is on its way arrive. */
let arrive: Promise<void>;

beforeEach(() => {
  isOffline = false;
  sent = [];
  arrive = Promise.resolve();
  vi.stubGlobal("fetch", async (path: string, { body }: { readonly body: string }) => {
    if (path === orderForTable.path) {
      sent.push(JSON.parse(body));
      await arrive;
      if (isOffline) throw new TypeError("offline");
      return Response.json({ data: { order_no: "a", number: "007" } });
    }
    const menu = {
      store_name: "Diner",
      most_people: 20,
      categories: [{ category_id: "all", name: "All" }],
      dishes: [dish("Rice"), dish("Soup")],
      tables: [table("A1"), table("A2", { is_locked: true })],
    };
    return Response.json({ data: menu });
  });
});
afterEach(() => void vi.unstubAllGlobals());

async function openScreen(at = "/order/diner?table=A1") {
  const routes = [{ path: "/order/:storeId", element: <TableOrderScreen /> }];
  render(
    <I18nextProvider i18n={texts}>
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
        <RouterProvider router={createMemoryRouter(routes, { initialEntries: [at] })} />
      </SWRConfig>
    </I18nextProvider>,
  );
  const user = userEvent.setup();
  const take = async (name: string) =>
    user.click(await screen.findByRole("button", { name: new RegExp(`^${name}`) }));
  return { take, user };
}
const numbersOf = (one: (typeof sent)[number] | undefined) =>
  one?.lines.map(({ goods_id, number }) => [goods_id, number]);

it("what could not be sent is not offered again once more was typed, and all of it is sent", async () => {
  const { take, user } = await openScreen();
  isOffline = true;
  await take("Rice");
  await user.click(screen.getByRole("button", { name: /^Order for A1/ }));
  expect(await screen.findByRole("button", { name: "Send again" })).toBeDefined();
  await take("Soup");
  expect(screen.queryByRole("button", { name: "Send again" })).toBeNull();
  isOffline = false;
  await user.click(screen.getByRole("button", { name: /^Order for A1/ }));
  await screen.findByText("Sent the order for A1 (007)");
  expect(sent.map(numbersOf)).toEqual([
    [["Rice", 1]],
    [
      ["Rice", 1],
      ["Soup", 1],
    ],
  ]);
  expect(sent[0]?.attempt_id).not.toBe(sent[1]?.attempt_id);
});

it("what could not be sent is sent again as the same attempt", async () => {
  const { take, user } = await openScreen();
  isOffline = true;
  await take("Rice");
  await user.click(screen.getByRole("button", { name: /^Order for A1/ }));
  isOffline = false;
  await user.click(await screen.findByRole("button", { name: "Send again" }));
  await screen.findByText("Sent the order for A1 (007)");
  expect(sent[1]).toEqual(sent[0]);
});

it("what is typed while an order is on its way stays for the next one", async () => {
  const { take, user } = await openScreen();
  let done: () => void = () => undefined;
  arrive = new Promise((resolve) => (done = resolve));
  await take("Rice");
  await user.click(screen.getByRole("button", { name: /^Order for A1/ }));
  await take("Rice");
  await take("Soup");
  done();
  await screen.findByText("Sent the order for A1 (007)");
  await user.click(screen.getByRole("button", { name: /^Order for A1/ }));
  expect(numbersOf(sent[1])).toEqual([
    ["Rice", 1],
    ["Soup", 1],
  ]);
});

it("a table at which ordering is stopped says so, and cannot be chosen", async () => {
  await openScreen("/order/diner?table=A2");
  const tables = await screen.findByRole("list", { name: "Table" });
  const paused = within(tables).getByRole("button", { name: /Paused/ });
  expect(paused.textContent).toMatch(/^A2/);
  expect(paused).toHaveProperty("disabled", true);
  expect(screen.getByRole("button", { name: "Choose a table" })).toBeDefined();
});
