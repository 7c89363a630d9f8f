import { afterAll, beforeAll, expect, it } from "vitest";
import { closeSoFar } from "#contract/calls/desk/close.ts";
import { PayType } from "#contract/enumerations.ts";
import { billDesk } from "#provider/testing/billDesk.ts";
import { guest, line, type Planted, planted, taken } from "#provider/testing/guest.ts";

let provider: Planted;
beforeAll(async () => {
  provider = await planted();
  await provider.openLimits();
});
afterAll(() => provider.close());

it("a close counts parts of bills by their ways, once, and what of them went back", async () => {
  const desk = await billDesk(provider);
  const one = await guest(provider);
  const place = async (number: number) => {
    provider.clock.advance(60_000);
    return (await taken(one.order([line({ goods_id: "tea", price: 300, number })]))).order_no;
  };
  const first = await place(2);
  const second = await place(1);
  await desk.take(400);
  await desk.take(300, { pay_type: PayType.card });
  const { payment_id } = await desk.take(200);
  await desk.reverse(payment_id);
  await desk.act(second, "cancel");
  await desk.act(first, "refund", { reason: "x" });
  const { figures } = await desk.given(closeSoFar, { store_id: "diner" });
  expect(figures).toMatchObject({
    sold: { count: 1, amount: 600 },
    returned: { count: 1, amount: 600 },
    money: [
      // Reversed 200; 600 of the first order, by the way that paid the most of it; 100 of the second.
      { pay_type: PayType.cash, in: { count: 2, amount: 600 }, out: { count: 3, amount: 900 } },
      { pay_type: PayType.card, in: { count: 1, amount: 300 }, out: { count: 0, amount: 0 } },
    ],
    received: 0,
  });
});
