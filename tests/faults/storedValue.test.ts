import * as fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
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
});
afterAll(() => stage.provider.close());

const amount = fc.integer({ min: 1, max: 700 });
const step = fc.record({
  kind: fc.constantFrom(
    ...(["order", "pay", "pay", "pay", "pay", "pay", "decide", "decide", "decide", "decide"] as const),
    ...(["spend", "reverse", "top_up", "end", "crash", "refund_due"] as const),
  ),
  who: fc.nat({ max: 4 }),
  which: fc.nat({ max: 40 }),
  pieces: fc.integer({ min: 1, max: 2 }),
  pay_type: fc.constantFrom(1 as const, 4 as const, 8 as const),
  parts: fc.option(fc.array(fc.record({ held: fc.nat({ max: 2 }), amount }), { maxLength: 3 }), {
    nil: undefined,
  }),
  amount,
  answer: fc.constantFrom("paid" as const, "failed" as const, "abandoned" as const, "abandoned" as const),
  end: fc.constantFrom("customer" as const, "cancel" as const, "refund" as const, "pay_cash" as const),
  taps: fc.constantFrom(1, 1, 1, 5),
});
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

async function happen({ kind, who, which, ...told }: Step, index: number): Promise<readonly number[]> {
  const holder = stage.holders[who % stage.holders.length];
  if (holder === undefined) return [];
  const { held, one, orders } = holder;
  // One of the last few, so that several are about the same.
  const order_no = orders.at(-1 - (which % 2));
  const holding = held[which % held.length];
  const parts = told.parts?.flatMap((part) => {
    const { kind: of, of: id } = held[part.held] ?? {};
    return of === undefined || id === undefined ? [] : [{ kind: of, id, amount: part.amount }];
  });
  if (kind === "order" || order_no === undefined) await stage.order(holder, told.pieces);
  else if (kind === "pay") {
    const stored_value = parts === undefined ? {} : { stored_value: parts };
    return stage.pay(holder, { order_no, pay_type: told.pay_type, ...stored_value }, told.taps);
  } else if (kind === "decide") await stage.decide(order_no, told.answer, which);
  else if (kind === "spend" && holding !== undefined)
    await stage.spend(holding, told.amount, `counter ${index}`);
  else if (kind === "reverse") await stage.reverse(which);
  else if (kind === "top_up") await stage.topUp(one.uid, told.amount, which, `top-up ${index % 400}`);
  else if (kind === "end" && told.end === "customer") await stage.cancel(holder, order_no);
  else if (kind === "end" && told.end !== "customer") await stage.act(order_no, told.end);
  else if (kind === "crash") await stage.crash(holder, order_no, parts ?? []);
  else await stage.refund();
  return [];
}

it(
  "a thousand payments, refunds, top-ups, cancellations and crashes at the same time leave every yen accounted for",
  async () => {
    const seed = Number(process.env["NOREN_SEED"] ?? Date.now() % 1_000_000);
    const steps = fc.sample(step, { numRuns: STEPS, seed });
    const codes: number[] = [];
    for (let from = 0; from < steps.length; from += AT_ONCE) {
      const now = steps.slice(from, from + AT_ONCE).map((each, index) => happen(each, from + index));
      codes.push(...(await Promise.all(now)).flat());
    }
    await stage.refund();
    expect({ seed, faults: await storedBooks(stage.provider.db) }).toEqual({ seed, faults: [] });
    // Enough of each for that to mean something.
    const met = (code: number) => codes.filter((each) => each === code).length;
    expect({ seed, paid: met(10000) > 30, short: met(428) > 10, uncovered: met(506) > 10 }).toEqual({
      seed,
      paid: true,
      short: true,
      uncovered: true,
    });
    const kinds = (await stage.provider.db.select().from(ledgerTransfers)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === "spend").length).toBeGreaterThan(50);
    expect(kinds.filter((kind) => kind === "refund").length).toBeGreaterThan(20);
  },
  AT_MOST,
);
