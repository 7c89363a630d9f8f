import { actOnTable, board as boardCall } from "#contract/calls/desk/board.ts";
import { closeSoFar, closes, oneClose } from "#contract/calls/desk/close.ts";
import { ORDER_FILES } from "#contract/calls/desk/find.ts";
import { kitchen as kitchenCall, markDishes } from "#contract/calls/desk/kitchen.ts";
import { PayType } from "#contract/enumerations.ts";
import { finger } from "../byHand.ts";
import { expect, test } from "../test.ts";
import { textsIn } from "../texts.ts";
import { book } from "./book.ts";
import { byCall, onPhone } from "./guests.ts";
import { kitchenPrinter } from "./printer.ts";
import {
  GYOZA,
  openStall,
  type Part,
  pressAll,
  STORE,
  takeParts,
  typedAt,
  typeIn,
  waiter,
  yen,
} from "./stall.ts";

const say = textsIn("ja");
test.use({ actionTimeout: 20_000 });

test("a lunch: forty guests by code, two waiters, paper that ends, a line taken off, bills in parts, and a close whose sums agree", async ({
  browser,
  request,
}) => {
  test.setTimeout(900_000);
  const written = book();
  const { desk, gyoza, links, names, other } = await openStall(browser);
  const { page } = desk;
  const before = (await desk.send(closeSoFar, { store_id: STORE })).figures;
  expect(before.sold.count, "nothing was sold here before").toBe(0);
  const printer = await kitchenPrinter(request, desk, STORE);
  await printer.run();
  const at = (index: number) => ({ link: links[index] ?? "", name: names[index] ?? "" });
  /** Order numbers of a sitting by its tables. */
  const seatings: string[][] = [[], [], [], []];
  const phones: Awaited<ReturnType<typeof onPhone>>[] = [];
  const note = (table: number, order_no: string, amount: number) => {
    seatings[table]?.push(order_no);
    written.ordered(order_no, amount);
  };

  await test.step("twenty guests order by their table's code, four of them on phones that are drawn", async () => {
    for (const table of [0, 1, 2, 3]) {
      const { link } = at(table);
      const phone = await onPhone(browser, link, gyoza);
      note(table, phone.order_no, gyoza.price);
      phones.push(phone);
    }
    const sent = [0, 1, 2, 3].flatMap((table) =>
      [gyoza, other, gyoza, other].map(async (dish) =>
        note(table, await byCall(request, at(table).link, dish), dish.price),
      ),
    );
    await Promise.all(sent);
    expect(written.orderNumbers()).toHaveLength(20);
  });

  await test.step("two waiters type in at once what guests without a phone say", async () => {
    const [one, two] = await Promise.all([waiter(browser), waiter(browser)]);
    const known = written.orderNumbers();
    await Promise.all([typeIn(one.page, at(0).name, gyoza), typeIn(two.page, at(1).name, other)]);
    note(0, await typedAt(desk, at(0).name, known), 2 * gyoza.price);
    note(1, await typedAt(desk, at(1).name, known), 2 * other.price);
    await Promise.all([one.context.close(), two.context.close()]);
  });

  await test.step("orders are taken table by table; the kitchen's paper ends, and the board says which tickets are missing", async () => {
    await desk.board();
    const takeFirst = async () => {
      const together = page.getByRole("button", { name: /件まとめて受け付ける/ });
      await together.first().waitFor();
      const left = await together.count();
      await together.first().click();
      await expect.poll(() => together.count()).toBeLessThan(left);
    };
    await takeFirst();
    await printer.run();
    const first = written.orderNumbers().filter((order_no) => printer.printed(order_no) > 0);
    expect(first.length).toBeGreaterThan(2);
    printer.endPaper();
    await printer.run();
    const waiting = page.getByRole("button", { name: /件まとめて受け付ける/ });
    while ((await waiting.count()) > 0) await takeFirst();
    await printer.run();
    const missing = written.orderNumbers().filter((order_no) => printer.printed(order_no) === 0);
    expect(missing.length).toBeGreaterThan(2);
    const [unprinted = ""] = seatings[3] ?? [];
    await expect(desk.order(unprinted).getByText(say("desk/board:paper.unprinted"))).toBeVisible({
      timeout: 120_000,
    });
    await printer.run();
    await page.goto(`/desk/printers/${STORE}`);
    await expect(page.getByRole("listitem").filter({ hasText: "厨房" })).toContainText("410 Out of paper");

    printer.refill();
    await printer.run();
    const printed = written.orderNumbers().map((order_no) => printer.printed(order_no));
    expect(printed, "each ticket once").toEqual(printed.map(() => 1));
    await desk.board();
    await expect(desk.order(unprinted)).toBeVisible();
    await expect(page.getByText(say("desk/board:paper.unprinted"))).toHaveCount(0);
  });

  await test.step("one of two plates that are sold out is taken off its order", async () => {
    const order_no = seatings[0]?.at(-1) ?? "";
    const sheet = await desk.open(order_no);
    await sheet.getByRole("button", { name: say("desk/board:act.line"), exact: true }).click();
    await sheet.getByRole("button", { name: new RegExp(GYOZA.slice(0, 4)) }).click();
    const less = sheet.getByRole("button", { name: new RegExp(`^${say("desk/lines:how.less")}`) });
    await less.click();
    await finger.choose(sheet.getByRole("radio", { name: say("desk/lines:reason.sold_out"), exact: true }));
    await sheet.getByRole("button", { name: say("desk/lines:next"), exact: true }).click();
    await less.click();
    await expect(sheet).toBeHidden();
    written.less(order_no, gyoza.price);
  });

  await test.step("the kitchen bumps everything, and the floor brings it to the tables", async () => {
    await page.goto(`/desk/kitchen/${STORE}?at=all`);
    await pressAll(page, /^(?:完成|すべて完成) /, say("desk/kitchen:nothing"));
    await page.getByRole("button", { name: new RegExp(`^${say("desk/kitchen:pass")}`) }).click();
    await pressAll(page, /^(?:お届け済み|まとめてお届け済み) /, say("desk/kitchen:nothingAtPass"));
    expect((await desk.send(kitchenCall, { store_id: STORE })).tickets).toEqual([]);
  });

  await test.step("three tables pay in parts, the fourth order by order, one of them on a phone", async () => {
    const { card, cash, payPay } = PayType;
    const ways = [
      [
        { of: "heads", by: cash },
        { of: "heads", by: payPay },
        { of: "rest", by: cash },
      ],
      [
        { of: "lines", by: cash },
        { of: "amount", by: card, yen: 300 },
        { of: "rest", by: cash },
      ],
      [
        { of: "amount", by: cash, yen: 1 },
        { of: "rest", by: card },
      ],
    ] as const satisfies Part[][];
    for (const [table, parts] of ways.entries()) {
      const taken = await takeParts(desk, at(table).name, parts);
      for (const [index, part] of parts.entries()) written.paid(part.by, taken[index] ?? 0);
      expect(taken.reduce((sum, amount) => sum + amount, 0)).toBe(written.of(seatings[table] ?? []));
    }
    await phones[3]?.payByPayPay();
    written.paid(payPay, gyoza.price);
    const [, ...unpaid] = seatings[3] ?? [];
    await desk.act(unpaid, "pay_cash");
    written.paid(cash, written.of(unpaid));
  });

  await test.step("the parties leave, and twenty more guests come", async () => {
    const { tables } = await desk.send(boardCall, { store_id: STORE });
    for (const { table_id } of tables) {
      const freed = await desk.send(actOnTable, { store_id: STORE, table_id, action: "free" });
      expect(freed.refusal).toBeNull();
    }
    for (const seating of seatings) seating.length = 0;
    for (const { close } of phones) await close();
    for (const table of [0, 1, 2, 3]) {
      const { close, order_no } = await onPhone(browser, at(table).link, gyoza);
      note(table, order_no, gyoza.price);
      await close();
    }
    await Promise.all(
      [0, 1, 2, 3].flatMap((table) =>
        [other, gyoza, other, other].map(async (dish) =>
          note(table, await byCall(request, at(table).link, dish), dish.price),
        ),
      ),
    );
    expect(written.orderNumbers()).toHaveLength(42);
    const [gone = ""] = seatings[2]?.splice(0, 1) ?? [];
    await desk.act(gone, "cancel", { reason: "test" });
    written.canceled(gone);
    await desk.act(seatings.flat(), "accept");
    await printer.run();
    expect(seatings.flat().map((order_no) => printer.printed(order_no))).toEqual(
      seatings.flat().map(() => 1),
    );
    const { tickets } = await desk.send(kitchenCall, { store_id: STORE });
    const line_ids = tickets.flatMap(({ lines }) => lines.map(({ line_id }) => line_id));
    await desk.send(markDishes, { store_id: STORE, line_ids, mark: "ready" });
    await desk.send(markDishes, { store_id: STORE, line_ids, mark: "served" });
    await desk.act(seatings.flat(), "pay_cash");
    written.paid(PayType.cash, written.of(seatings.flat()));
  });

  await test.step("one who found a hair gets the money back", async () => {
    const [order_no = ""] = seatings[1] ?? [];
    await desk.act(order_no, "refund", { reason: "髪の毛が入っていた" });
    written.gaveBack(PayType.cash, written.of([order_no]));
  });

  await test.step("the day is closed, and every yen of it is what was written down beside it", async () => {
    await page.goto(`/desk/close/${STORE}`);
    const form = page.getByRole("form", { name: say("desk/close:make") });
    await form.getByLabel(say("desk/close:float")).fill("20000");
    await finger.choose(form.getByLabel(say("desk/close:bySum")));
    await form.getByLabel(say("desk/close:counted"), { exact: true }).fill(String(20_000 + written.cash()));
    await expect(form.getByText(say("desk/close:exact"))).toBeVisible();
    await form.getByRole("button", { name: say("desk/close:make") }).click();
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: say("desk/close:make") })
      .click();
    await expect(page).toHaveURL(new RegExp(`/desk/closes/${STORE}/1$`));
    await expect(page.getByText(yen(written.received())).first()).toBeVisible();

    const [closed] = (await desk.send(closes, { store_id: STORE })).items;
    const { drawer, figures, open } = await desk.send(oneClose, {
      store_id: STORE,
      number: closed?.number ?? 0,
    });
    const sold = written.of(written.orderNumbers());
    const [returned = ""] = seatings[1] ?? [];
    expect(figures.sold).toEqual({ count: 41, amount: sold });
    expect(figures.returned).toEqual({ count: 1, amount: written.of([returned]) });
    expect(figures.canceled.count).toBe(1);
    expect(figures.total).toBe(sold - written.of([returned]));
    expect(figures.received).toBe(written.received());
    expect(figures.total).toBe(figures.received);
    expect(figures.cash).toBe(written.cash());
    expect(drawer).toMatchObject({ expected: 20_000 + written.cash(), counted: 20_000 + written.cash() });
    expect(open).toEqual({
      unpaid: { count: 0, amount: 0 },
      under_way: { count: 0, amount: 0 },
      to_return: { count: 0, amount: 0 },
    });
    const money = figures.money
      .map(({ in: came, out, pay_type }) => ({ pay_type, in: came.amount, out: out.amount }))
      .toSorted((one, two) => one.pay_type - two.pay_type);
    expect(money).toEqual(written.money());

    // The orders' own file tells the same.
    const file = await page.request.get(`${ORDER_FILES.csv}?${new URLSearchParams({ store_id: STORE })}`);
    const rows = (await file.text()).split("\r\n");
    for (const order_no of written.orderNumbers())
      expect(rows.filter((row) => row.includes(order_no))).toHaveLength(1);
  });
  await desk.close();
});
