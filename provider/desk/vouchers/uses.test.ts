import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { auditLog } from "#contract/calls/desk/audit.ts";
import { counterUses, decideUse, findUse, reverseUse, shownUse } from "#contract/calls/desk/uses.ts";
import { deskOf, type StaffedDesk } from "#provider/testing/deskVisit.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { type Planted, planted, taken } from "#provider/testing/guest.ts";
import { plantOffers, type RefillMember, refillMemberOf } from "#provider/testing/refillWorld.ts";

const store_id = "diner";
let provider: Planted;
let me: RefillMember;
let desk: StaffedDesk;
let card: string;

beforeAll(async () => {
  provider = await planted({ payment: "sandbox" });
  await plantOffers(provider);
  desk = await deskOf(provider);
});
beforeEach(async () => {
  provider.clock.set(NOON);
  me = await refillMemberOf(provider);
  card = (await me.buy({ kind: 1, offer_id: "five", shown_price: 5_000 })).order?.target_id ?? "";
});
afterAll(() => provider.close());

const type = (code: string) => desk.given(findUse, { store_id, code });
const seen = async (use_id: string, at = store_id) =>
  (await desk.given(shownUse, { store_id: at, use_id })).use;
const decide = async (use_id: string, is_confirmed = true, at = store_id) =>
  (await desk.given(decideUse, { store_id: at, use_id, is_confirmed })).outcome;
const reverse = async (use_id: string) => (await desk.given(reverseUse, { store_id, use_id })).outcome;
const inList = async (use_id: string) =>
  (await desk.given(counterUses, { store_id })).uses.find((use) => use.use_id === use_id);
const logged = async (subject: string) =>
  (await desk.given(auditLog, { subject })).items.map(({ after, did, store }) => [
    did,
    store?.store_id,
    after?.["said"],
  ]);

it("the clerk types what the customer shows, sees what and how much, and confirms it once", async () => {
  const { code, qr_text, use_id } = await taken(me.show({ kind: 1, id: card, amount: 1_200 }));
  expect(await type("000 00")).toEqual({ refusal: "wrong" });
  expect(await type(qr_text)).toEqual({ use_id });
  expect(await type(` ${code.slice(0, 3)} ${code.slice(3)} `)).toEqual({ use_id });
  expect(await seen(use_id)).toEqual({
    use_id,
    kind: "card",
    name: "チャージカード",
    description: "",
    amount: 1_200,
    state: "waiting",
    balance: { before: 5_500, after: 4_300 },
    bonus: 0,
  });
  expect(await inList(use_id)).toBeUndefined();
  expect(await decide(use_id)).toBe("confirmed");
  expect(await decide(use_id)).toBe("decided");
  expect(await type(code)).toEqual({ refusal: "wrong" });
  expect(await seen(use_id)).toMatchObject({ state: "confirmed", balance: null });
  expect(await inList(use_id)).toEqual({
    use_id,
    kind: "card",
    name: "チャージカード",
    amount: 1_200,
    time: NOON.toISOString(),
    is_confirmed: true,
    is_reversed: false,
  });
  expect(await reverse(use_id)).toBe("reversed");
  expect(await reverse(use_id)).toBe("unknown");
  expect(await me.balance()).toBe(5_500);
  expect(await inList(use_id)).toMatchObject({ is_confirmed: true, is_reversed: true });
  expect(await logged(use_id)).toEqual([
    ["use.reverse", store_id, "unknown"],
    ["use.reverse", store_id, "reversed"],
    ["use.confirm", store_id, "decided"],
    ["use.confirm", store_id, "confirmed"],
  ]);
});

it("two clerks decide one use at once: it is done once, and the second hears that it was", async () => {
  const { use_id } = await taken(me.show({ kind: 1, id: card, amount: 500 }));
  const said = await Promise.all([decide(use_id), decide(use_id), decide(use_id, false)]);
  expect(said.filter((one) => one !== "decided")).toHaveLength(1);
  const { is_confirmed } = (await inList(use_id)) ?? {};
  expect(await me.balance()).toBe(is_confirmed === true ? 5_000 : 5_500);
});

it("takes cash for a card, and refuses what is not to be used", async () => {
  const cash = await taken(me.show({ kind: 1, amount: 5_000, purpose: "top_up" }));
  await type(cash.code);
  expect(await seen(cash.use_id)).toMatchObject({
    kind: "top_up",
    amount: 5_000,
    balance: { before: 5_500, after: 11_000 },
    bonus: 500,
  });
  expect(await decide(cash.use_id, false)).toBe("refused");
  expect(await me.balance()).toBe(5_500);
  expect(await inList(cash.use_id)).toMatchObject({ kind: "top_up", is_confirmed: false });
  expect(await logged(cash.use_id)).toEqual([["use.refuse", store_id, "refused"]]);
});

it("says of what is shown no longer why, and forgets yesterday's", async () => {
  const { use_id } = await taken(me.show({ kind: 1, id: card, amount: 100 }));
  provider.clock.advance(11 * 60_000);
  expect(await seen(use_id)).toMatchObject({ state: "expired", balance: null });
  expect(await decide(use_id)).toBe("expired");
  const other = await taken(me.show({ kind: 1, id: card, amount: 100 }));
  await decide(other.use_id);
  expect(await inList(other.use_id)).toMatchObject({ amount: 100 });
  provider.clock.advance(24 * 3_600_000);
  const tomorrow = await deskOf(provider);
  expect((await tomorrow.given(counterUses, { store_id })).uses).toEqual([]);
  expect(await tomorrow.given(reverseUse, { store_id, use_id: other.use_id })).toEqual({
    outcome: "too_late",
  });
});

it("shows and decides nothing of another store, and nothing to whoever may not", async () => {
  const { use_id, code } = await taken(me.show({ kind: 1, id: card, amount: 100 }));
  expect(await seen(use_id, "cover")).toBeNull();
  expect(await decide(use_id, true, "cover")).toBe("unknown");
  expect(await desk.send(findUse, { store_id: "nowhere", code })).toBe("forbidden");
  const calls = [
    [counterUses, { store_id }],
    [findUse, { store_id, code }],
    [shownUse, { store_id, use_id }],
    [decideUse, { store_id, use_id, is_confirmed: true }],
    [reverseUse, { store_id, use_id }],
  ] as const;
  const cook = await desk.enter({}, "kitchen");
  for (const [call, request] of calls) {
    expect([call.path, await desk.send(call, request, "")]).toEqual([call.path, "not_signed_in"]);
    expect([call.path, await desk.send(call, request, cook)]).toEqual([call.path, "forbidden"]);
  }
  const waiter = await desk.enter({}, "floor");
  expect(await desk.send(reverseUse, { store_id, use_id }, waiter)).toBe("forbidden");
  expect(await desk.send(findUse, { store_id, code }, waiter)).toEqual({ use_id });
});
