import * as fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as Code from "#contract/codes.ts";
import { ledgerTransfers } from "#provider/db/tables/ledger.ts";
import { storedBooks } from "./stored/storedBooks.ts";
import { type StoredStage, storedStage } from "./stored/storedStage.ts";

const STEPS = 1_000;
/** How many happen at the same time. */
const AT_ONCE = 12;
const AT_MOST = 300_000;
let stage: StoredStage;

beforeAll(async () => {
  stage = await storedStage();
}, AT_MOST);
afterAll(() => stage.provider.close());

const amount = fc.integer({ min: 1, max: 700 });
const step = fc.record({
  kind: fc.constantFrom(
    ...(["order", "pay", "pay", "pay", "pay", "pay", "decide", "decide", "decide", "decide"] as const),
    ...(["show", "show", "reverse", "cash", "buy", "bought", "end", "kill", "kill", "refund_due"] as const),
  ),
  who: fc.nat({ max: 4 }),
  which: fc.nat({ max: 40 }),
  pieces: fc.integer({ min: 1, max: 2 }),
  pay_type: fc.constantFrom(1 as const, 4 as const, 8 as const),
  parts: fc.option(fc.array(fc.record({ held: fc.nat({ max: 2 }), amount }), { maxLength: 3 }), {
    nil: undefined,
  }),
  amount,
  bought: fc.constantFrom(
    { kind: 1, offer_id: "three", shown_price: 3_000 } as const,
    { kind: 1, amount: 600, shown_price: 600 } as const,
    { kind: 2, offer_id: "all", shown_price: 2_000 } as const,
  ),
  cash: fc.constantFrom(500, 700, 5_000),
  answer: fc.constantFrom("paid" as const, "failed" as const, "abandoned" as const, "abandoned" as const),
  end: fc.constantFrom("customer" as const, "cancel" as const, "refund" as const, "pay_cash" as const),
  taps: fc.constantFrom(1, 1, 1, 5),
  death: fc.constantFrom("before" as const, "after" as const),
});
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

async function happen({ kind, who, which, ...told }: Step): Promise<readonly (number | null)[]> {
  const holder = stage.holders[who % stage.holders.length];
  const holding = holder?.held[which % holder.held.length];
  if (holder === undefined || holding === undefined) return [];
  // One of the last few, so that several are about the same.
  const order_no = holder.orders.at(-1 - (which % 2));
  const parts = told.parts?.flatMap((part) => {
    const held = holder.held[part.held];
    return held === undefined ? [] : [{ ...held, amount: part.amount }];
  });
  if (kind === "kill") stage.deaths.kill(1 + (which % 3), told.death);
  else if (kind === "buy") await stage.buy(holder, told.bought);
  else if (kind === "bought") await stage.decide(holder, "purchase", { answer: told.answer, which });
  else if (kind === "show") return [await stage.show(holder, { ...holding, amount: told.amount })];
  else if (kind === "cash") await stage.show(holder, { kind: 1, amount: told.cash, purpose: "top_up" });
  else if (kind === "reverse") await stage.reverse(which);
  else if (kind === "refund_due") await stage.refund();
  else if (kind === "order" || order_no === undefined) await stage.order(holder, told.pieces);
  else if (kind === "pay") {
    const stored_value = parts === undefined ? {} : { stored_value: parts };
    return stage.pay(holder, { order_no, pay_type: told.pay_type, ...stored_value }, told.taps);
  } else if (kind === "decide") await stage.decide(holder, "order", { answer: told.answer, which });
  else if (told.end === "customer") await stage.cancel(holder, order_no);
  else await stage.act(order_no, told.end);
  return [];
}

it(
  "a thousand purchases, payments, uses at the counter, refunds, cancellations and crashes at the same time leave every yen accounted for",
  async () => {
    const seed = Number(process.env["NOREN_SEED"] ?? Date.now() % 1_000_000);
    const steps = fc.sample(step, { numRuns: STEPS, seed });
    const codes: (number | null)[] = [];
    for (let from = 0; from < steps.length; from += AT_ONCE)
      codes.push(...(await Promise.all(steps.slice(from, from + AT_ONCE).map(happen))).flat());
    stage.deaths.stop();
    await stage.refund();
    expect({ seed, faults: await storedBooks(stage.provider.db) }).toEqual({ seed, faults: [] });
    // Enough of each for that to mean something, and few enough that no sample of a thousand has less.
    const met = (code: number) => codes.filter((each) => each === code).length;
    const kinds = (await stage.provider.db.select().from(ledgerTransfers)).map(({ kind }) => kind);
    const count = (kind: string) => kinds.filter((each) => each === kind).length;
    expect({
      seed,
      paid: met(Code.success) > 30,
      short: met(Code.paymentFailed) > 10,
      uncovered: met(Code.couponConditionsNotMet) > 10,
      spent: count("spend") > 50,
      back: count("refund") > 15,
      bought: count("top_up") > 25,
      died: stage.deaths.died() > 60,
    }).toEqual({
      seed,
      paid: true,
      short: true,
      uncovered: true,
      spent: true,
      back: true,
      bought: true,
      died: true,
    });
  },
  AT_MOST,
);
