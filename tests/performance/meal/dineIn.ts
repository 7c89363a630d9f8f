import { cartBar, orderNumber } from "../../e2e/guest.ts";
import type { Held, MeasuredPhone } from "./measuredPhone.ts";
import { menuOn, onScreen } from "./menuOn.ts";

/**
 * A whole meal at a table of any store: looks about, chooses options, orders, adds a dish, and asks for the bill.
 * @returns what the page held when it had come, after the first order, and at the end
 * @param accept has the store accept the order; without it the bill is not asked for
 */
export async function dineIn(
  phone: MeasuredPhone,
  tableLink: string,
  accept?: (orderNo: string) => Promise<void>,
): Promise<readonly [Held, Held, Held]> {
  const { page, say, tap, doAs, scroll } = phone;
  const { sheet, cards, chips, dish: dishes, plus } = menuOn(phone);
  const submit = (key: "checkout:submit" | "checkout:submitAdd") =>
    page.getByRole("button", { name: new RegExp(say(key)) });
  const order = (key: "checkout:submit" | "checkout:submitAdd") =>
    tap(key === "checkout:submit" ? "order" : "order the addition", submit(key), orderNumber);

  await doAs("arrive", () => page.goto(tableLink, { waitUntil: "networkidle" }));
  const atStart = await phone.held();
  await doAs("scroll", () => scroll(2_400));
  await doAs("scroll back", () => scroll(-2_400));
  await tap("change category", await onScreen(phone, chips));
  await tap("change category back", await onScreen(phone, chips));

  const dish = await onScreen(phone, dishes);
  await tap("open a dish", dish, () => sheet.waitFor());
  const groups = sheet.getByRole("group").filter({ has: page.getByRole("radio") });
  await groups.first().waitFor();
  for (const group of await groups.all()) {
    await tap("choose an option", group.getByRole("radio").last());
  }
  await tap("add the dish", sheet.getByRole("button", { name: say("menu:addToCart") }), () =>
    sheet.waitFor({ state: "hidden" }),
  );
  await tap("add one", await onScreen(phone, plus));
  await tap("add one more", await onScreen(phone, plus));

  await tap("to the confirmation", cartBar(page, say), () => submit("checkout:submit").waitFor());
  await tap(
    "say how many",
    page.getByRole("radio", { name: say("menu:diners.persons", { count: 2 }), exact: true }),
  );
  await order("checkout:submit");
  const atOrder = await phone.held();

  const orderNo = await orderNumber(page);
  await tap("add dishes", page.getByRole("link", { name: say("orders:addDishes") }), () =>
    cards.first().waitFor(),
  );
  await tap("add one to the order", await onScreen(phone, plus));
  await tap("to the confirmation of the addition", cartBar(page, say), () =>
    submit("checkout:submitAdd").waitFor(),
  );
  await order("checkout:submitAdd");
  if (accept) {
    await accept(orderNo);
    const bill = page.getByRole("button", { name: say("orders:payButton") });
    await tap("ask for the bill", bill, () => sheet.waitFor());
  }
  return [atStart, atOrder, await phone.held()];
}
