import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { orderDetails } from "#contract/calls/order.ts";
import { on, renderPart, type Reply } from "#parts/testing/renderPart.tsx";
import { someOrder, someOrderLine } from "#tests/domain/someOrder.ts";
import SplitSheet from "./SplitSheet.tsx";

const base = someOrder();
/** Two orders of one table: 1,000 yen of ramen and beer, and 501 yen of gyoza, by other guests. */
const orders = [
  someOrder({
    order_no: "R-1",
    people: 2,
    bill: { ...base.bill, total: 1_000 },
    lines: [
      someOrderLine({ line_id: "1", name: "Ramen", line_total: 700 }),
      someOrderLine({ line_id: "2", name: "Beer", line_total: 300 }),
    ],
  }),
  someOrder({
    order_no: "R-2",
    people: 1,
    bill: { ...base.bill, total: 501 },
    lines: [someOrderLine({ line_id: "3", name: "Gyoza", line_total: 501 })],
  }),
];

async function open(tell: (no: string) => Reply<typeof orderDetails>) {
  await renderPart(<SplitSheet orderNos={["R-1", "R-2"]} open onClose={() => {}} />, {
    texts: ["share"],
    rules: [on(orderDetails, ({ order_no }) => tell(order_no))],
  });
}
const whole = (no: string): Reply<typeof orderDetails> => {
  const data = orders.find(({ order_no }) => order_no === no);
  return data ? { data } : { trouble: "unreachable" };
};
const owed = async () =>
  within(await screen.findByRole("list", { name: "What each pays" }))
    .getAllByRole("listitem")
    .map((row) => row.textContent);

it("divides all orders of the table by those who sit there, and says who pays what rounding leaves", async () => {
  const user = userEvent.setup();
  await open(whole);
  expect(await owed()).toEqual(["Guest 1¥501", "Guest 2¥500", "Guest 3¥500", "Total¥1,501"]);
  await user.click(screen.getByRole("button", { name: "One more" }));
  expect(await owed()).toEqual(["Guest 1¥376", "Guest 2¥375", "Guest 3¥375", "Guest 4¥375", "Total¥1,501"]);
  expect(screen.getByText(/Guest 1 pays the extra ¥1/)).toBeDefined();
});

it("divides by dishes: whoever is named for one pays it, everyone the others", async () => {
  const user = userEvent.setup();
  await open(whole);
  await user.click(await screen.findByRole("radio", { name: "By item" }));
  const beer = screen.getByRole("group", { name: "Who shared Beer?" });
  await user.click(within(beer).getByRole("checkbox", { name: "2" }));
  const gyoza = screen.getByRole("group", { name: "Who shared Gyoza?" });
  await user.click(within(gyoza).getByRole("checkbox", { name: "3" }));
  expect(await owed()).toEqual(["Guest 1¥234", "Guest 2¥533", "Guest 3¥734", "Total¥1,501"]);
});

it("a bill that cannot be read is asked for again", async () => {
  const user = userEvent.setup();
  let isThere = false;
  await open((no) => (isThere || no === "R-1" ? whole(no) : { trouble: "unreachable" }));
  expect(await screen.findByText("The bill couldn’t be loaded")).toBeDefined();
  isThere = true;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await owed()).toHaveLength(4);
});
