import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { answerEntry } from "#contract/calls/desk/visits.ts";
import * as Code from "#contract/codes.ts";
import { line, taken } from "#provider/testing/guest.ts";
import { otherThan, tableIdOf, type VisitWorld, visitWorld } from "#provider/testing/visitWorld.ts";

const MINUTE = 60_000;
const tea = line({ goods_id: "tea", price: 300 });
const at = { store_id: "diner" } as const;
let world: VisitWorld;

beforeAll(async () => {
  world = await visitWorld();
});
beforeEach(() => world.begin());
afterAll(() => world.provider.close());

describe("who guesses digits", () => {
  beforeEach(() => world.setEntry("confirmed"));

  it("is slowed down, and the table gets other digits; the party at it orders on, and the staff let in", async () => {
    await world.openTable();
    const before = await world.visitAt();
    const host = await world.phone("diner-T1", tableIdOf(before.link));
    await taken(host.order([tea], { people: 2 }));
    const codes: number[] = [];
    for (let turn = 0; turn < 40; turn += 1) {
      codes.push((await (await world.phone()).type(otherThan(before.digits, turn + 1))).code);
    }
    expect(codes.filter((code) => code === Code.wrongOrderCode)).toHaveLength(10);
    expect(codes.filter((code) => code === Code.tooManyRequests)).toHaveLength(30);
    const now = await world.visitAt();
    expect(now.digits).not.toBe(before.digits);
    expect(now.guessed_at).toBe(world.provider.parts.clock().toISOString());
    // What was not guessed at stays as it is.
    expect(now.link).toBe(before.link);
    expect((await host.order([tea], { people: 0 })).code).toBe(Code.success);
    expect((await host.call()).code).toBe(Code.success);
    const mate = await world.phone("diner-T1", (await host.header())?.entry?.visit_table_id ?? "");
    expect((await mate.order([tea], { people: 0 })).code).toBe(Code.success);
    const late = await world.phone();
    expect((await late.type(now.digits ?? "")).code).toBe(Code.tooManyRequests);
    await taken(late.ask());
    const [ask] = await world.asks();
    await world.desk.given(answerEntry, { ...at, call_id: ask?.call_id ?? "", is_let_in: true });
    expect((await late.order([tea], { people: 0 })).code).toBe(Code.success);
    // The staff have seen to it: digits are taken again, and no other table ever felt it.
    expect(await world.visitAt()).toMatchObject({ guessed_at: null });
    const other = await world.phone();
    expect(await taken(other.type(now.digits ?? ""))).toMatchObject({ is_let_in: 1 });
  });

  it("waits alone for what they mistyped, and no other guest nor table does", async () => {
    await world.openTable("diner-T1");
    await world.openTable("diner-T2");
    const clumsy = await world.phone();
    const { digits } = await world.visitAt();
    for (let turn = 1; turn <= 5; turn += 1)
      expect((await clumsy.type(otherThan(digits, turn))).code).toBe(Code.wrongOrderCode);
    expect(await clumsy.type(digits ?? "")).toMatchObject({
      code: Code.tooManyRequests,
      data: { seconds: 30, reason: "digits" },
    });
    const mate = await world.phone();
    expect(await taken(mate.type(digits ?? ""))).toMatchObject({ is_let_in: 1 });
    const there = await world.phone("diner-T2");
    const own = (await world.visitAt("diner-T2")).digits;
    expect(await taken(there.type(own ?? ""))).toMatchObject({ is_let_in: 1 });
    world.provider.clock.advance(MINUTE);
    expect(await taken(clumsy.type(digits ?? ""))).toMatchObject({ is_let_in: 1 });
  });

  it("gains nothing by many tries at once", async () => {
    const { digits } = await world.visitAt();
    const phones = await Promise.all(Array.from({ length: 16 }, () => world.phone()));
    const codes = await Promise.all(
      phones.map(async (one, turn) => (await one.type(otherThan(digits, turn + 1))).code),
    );
    expect(codes.filter((code) => code === Code.wrongOrderCode)).toHaveLength(10);
  });
});
