import { describe, expect, it } from "vitest";
import { createOrder } from "#contract/calls/order.ts";
import * as Code from "#contract/codes.ts";
import { PayStatus, PayType } from "#contract/enumerations.ts";
import { someAttempt, someJournal } from "#net/testing/journal.ts";
import { envelope, someSurroundings } from "#net/testing/surroundings.ts";
import { createTransport } from "#net/transport.ts";
import { someOrder } from "#tests/domain/someOrder.ts";
import { readJournal } from "./journal.ts";
import { askAttempt, OPEN_CODES, sendAttempt } from "./sendAttempt.ts";

const ID = "attempt-0000000001";
const lost = new TypeError("Failed to fetch");
const placed = envelope(Code.success, someOrder({ order_no: "77" }));

async function sendOnce(replies: Parameters<typeof someSurroundings>[0]) {
  const around = someSurroundings(replies);
  const store = someJournal();
  const { attempt, answer } = await sendAttempt(
    createTransport(around.surroundings),
    store,
    createOrder,
    someAttempt(ID),
    [Code.soldOut, ...OPEN_CODES],
  );
  return { ...around, store, attempt, answer };
}

describe("an order attempt", () => {
  it("stands in the journal before it is sent", async () => {
    const store = someJournal();
    const states: string[] = [];
    const { surroundings } = someSurroundings([
      () => {
        states.push(...readJournal(store).map(({ state }) => state));
        return placed.clone();
      },
    ]);
    await sendAttempt(createTransport(surroundings), store, createOrder, someAttempt(ID), []);
    expect(states).toEqual(["sending"]);
  });

  it("is sent under its own id as key, the same in every try", async () => {
    const { asked } = await sendOnce([lost, lost, placed]);
    expect(asked.map(({ key }) => key)).toEqual([ID, ID, ID]);
  });

  it("is sent once the provider has it, with the order's number", async () => {
    const { attempt, store } = await sendOnce([placed]);
    expect(attempt).toMatchObject({ state: "sent", order_no: "77" });
    expect(readJournal(store)).toEqual([attempt]);
  });

  it("is refused by a code", async () => {
    const { attempt } = await sendOnce([envelope(Code.soldOut)]);
    expect(attempt.state).toBe("refused");
  });

  it.each<readonly [string, Response | Error]>([
    ["whose connection broke", lost],
    ["that timed out", new DOMException("late", "TimeoutError")],
    ["that a gateway answered", new Response("<html>", { status: 504 })],
    ["whose answer breaks the contract", envelope(Code.success, { order_no: 7 })],
    ...OPEN_CODES.map((code) => [`that ${code} answered`, envelope(code)] as const),
  ])("%s stays open until somebody can say", async (_name, reply) => {
    const { attempt, store } = await sendOnce([reply]);
    expect(attempt.state).toBe("sending");
    expect(readJournal(store)[0]?.state).toBe("sending");
  });
});

describe("asking what became of an attempt", () => {
  const ask = async (reply: Response | Error) => {
    const store = someJournal();
    const around = someSurroundings([reply]);
    const known = await askAttempt(createTransport(around.surroundings), store, someAttempt(ID));
    return { known, store, ...around };
  };
  const transaction = {
    trans_id: ID,
    kind: "order",
    order_no: "77",
    store_id: "bar",
    store_name: "Bar",
    table_id: null,
    amount: 1000,
    pay_type: PayType.cash,
    pay_status: PayStatus.unpaid,
    payment_state: null,
  };

  it("finds the order that it placed", async () => {
    const { known, store } = await ask(envelope(Code.success, transaction));
    expect(known).toMatchObject({ state: "sent", order_no: "77" });
    expect(readJournal(store)).toEqual([known]);
  });

  it("waits until this page has ended sending it: nobody can find yet what is on its way", async () => {
    const store = someJournal();
    let arrive = () => {};
    const arriving = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const slow = someSurroundings([() => arriving.then(() => placed.clone())]);
    const sending = sendAttempt(
      createTransport(slow.surroundings),
      store,
      createOrder,
      someAttempt("attempt-0000000002"),
      [],
    );
    const { surroundings, asked } = someSurroundings([envelope(Code.orderMissing)]);
    const known = () => askAttempt(createTransport(surroundings), store, someAttempt("attempt-0000000002"));
    expect((await known()).state).toBe("sending");
    arrive();
    await sending;
    expect(await known()).toMatchObject({ state: "sent", order_no: "77" });
    expect(asked).toHaveLength(0);
  });

  it("learns that it never arrived", async () => {
    expect((await ask(envelope(Code.orderMissing))).known.state).toBe("not_sent");
  });

  it.each([
    lost,
    new Response("", { status: 500 }),
    envelope(Code.tooManyRequests),
    envelope(Code.sessionExpired),
  ])("leaves it open while nobody can say, and bothers nobody", async (reply) => {
    const { known, reactions, busy } = await ask(reply);
    expect(known.state).toBe("sending");
    expect([reactions, busy]).toEqual([[], []]);
  });
});
