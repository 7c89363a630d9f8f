import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { getCoupon, spendMemberCoupon } from "#contract/calls/coupons.ts";
import { informList } from "#contract/calls/inform.ts";
import * as Code from "#contract/codes.ts";
import { DiscountType } from "#contract/enumerations.ts";
import { coupons } from "#provider/db/tables/coupons.ts";
import { ledgerAccounts } from "#provider/db/tables/ledger.ts";
import { NOON, words } from "#provider/testing/fixture.ts";
import { type Planted, planted, taken } from "#provider/testing/guest.ts";
import { plantOffers, type RefillMember, refillMemberOf } from "#provider/testing/refillWorld.ts";
import { decideTicket, reverseTicket } from "./decideTicket.ts";
import { findShown } from "./showTicket.ts";

let provider: Planted;
let me: RefillMember;
let card: string;

beforeAll(async () => {
  provider = await planted({ payment: "sandbox" });
  await plantOffers(provider);
});
beforeEach(async () => {
  provider.clock.set(NOON);
  me = await refillMemberOf(provider);
  card = (await me.buy({ kind: 1, offer_id: "five", shown_price: 5_000 })).order?.target_id ?? "";
});
afterAll(() => provider.close());

const find = (typed: string, store_id = "diner") =>
  findShown(provider.db, {
    desk: "the till",
    store_id,
    typed,
    key: provider.parts.signingKey,
    now: provider.parts.clock(),
  });
const decide = (use_id: string, isConfirmed = true, store_id = "diner") =>
  provider.db.transaction((db) =>
    decideTicket(db, { store_id, use_id, isConfirmed, now: provider.parts.clock() }),
  );
const reverse = (use_id: string) =>
  provider.db.transaction((db) =>
    reverseTicket(db, { store_id: "diner", use_id, time_zone: "Asia/Tokyo", now: provider.parts.clock() }),
  );
const showCard = (amount: number) => taken(me.show({ kind: 1, id: card, amount }));
const events = async () =>
  (await taken(provider.call(informList, {}, { session: me.session }))).items.map(({ event }) => event);

describe("a card at the counter", () => {
  it("is spent once the clerk confirms its code, typed or scanned, and says so on its own", async () => {
    const ticket = await showCard(5_200);
    expect(ticket).toMatchObject({ state: "waiting", amount: 5_200, balance: 300, name: "チャージカード" });
    expect(ticket.code).toMatch(/^\d{6}$/);
    const fullWidth = ticket.code.replaceAll(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit)));
    for (const typed of [ticket.code, ` ${fullWidth.slice(0, 3)} ${fullWidth.slice(3)}`, ticket.qr_text])
      expect(await find(typed)).toMatchObject({ ok: true, ticket: { id: ticket.use_id, amount: 5_200 } });
    expect(await decide(ticket.use_id)).toBe("confirmed");
    expect(await me.use(ticket.use_id)).toMatchObject({
      state: "confirmed",
      code: "",
      qr_text: "",
      balance: 300,
    });
    // What was paid goes first, what was given on top last.
    expect((await me.held()).cards).toMatchObject([{ balance: 300, bonus_balance: 300 }]);
    expect(await events()).toContain("use_confirmed");
    expect(await find(ticket.code)).toEqual({ ok: false, reason: "wrong" });
    expect(await find(ticket.qr_text)).toEqual({ ok: false, reason: "wrong" });
    expect(await decide(ticket.use_id)).toBe("decided");
  });

  it("has a code for a minute: asked again it is the same, then another, and a photograph of the first is refused", async () => {
    const first = await showCard(100);
    const again = { kind: 1, id: card, amount: 100, use_id: first.use_id } as const;
    expect(await taken(me.show(again))).toEqual(first);
    provider.clock.advance(61_000);
    expect(await find(first.code)).toMatchObject({ ok: false });
    const second = await taken(me.show(again));
    expect([second.use_id, second.qr_text === first.qr_text]).toEqual([first.use_id, false]);
    expect(await find(first.qr_text)).toMatchObject({ ok: false });
    expect(await find(second.qr_text)).toMatchObject({ ok: true });
    expect(await find(second.code, "cover")).toMatchObject({ ok: false });
    expect(await decide(first.use_id, true, "cover")).toBe("unknown");
    provider.clock.advance(9 * 60_000);
    expect(await taken(me.show(again))).toMatchObject({ state: "expired", code: "" });
    expect(await decide(first.use_id)).toBe("expired");
    expect(await me.balance()).toBe(5_500);
  });

  it("is refused by the clerk, and nothing is spent", async () => {
    const { use_id } = await showCard(100);
    expect(await decide(use_id, false)).toBe("refused");
    expect(await me.use(use_id)).toMatchObject({ state: "refused", balance: 5_500 });
    expect(await events()).toContain("use_refused");
    expect(await decide(use_id)).toBe("decided");
  });

  it("is shown no longer once its customer stops: neither the digits, nor the QR code, nor a page that a clerk has open counts", async () => {
    const { code, qr_text, use_id } = await showCard(100);
    const again = { kind: 1, id: card, amount: 100, use_id } as const;
    expect((await me.show({ kind: 1, id: card, amount: 100, stop: true })).code).toBe(Code.missingParameter);
    const stopped = { state: "withdrawn", code: "", qr_text: "", balance: 5_500 };
    expect(await taken(me.show({ ...again, stop: true }))).toMatchObject(stopped);
    for (const typed of [code, qr_text]) expect(await find(typed)).toEqual({ ok: false, reason: "wrong" });
    expect(await decide(use_id)).toBe("withdrawn");
    expect(await taken(me.show(again))).toMatchObject(stopped);
    expect(await me.balance()).toBe(5_500);
    const quick = await showCard(100);
    await decide(quick.use_id);
    const late = { kind: 1, id: card, amount: 100, use_id: quick.use_id, stop: true } as const;
    expect(await taken(me.show(late))).toMatchObject({ state: "confirmed" });
    const other = await refillMemberOf(provider);
    expect((await other.show({ ...again, stop: true })).code).toBe(Code.noPermission);
  });

  it("is either stopped or confirmed where both happen at once", async () => {
    const shown = await Promise.all(Array.from({ length: 8 }, () => showCard(100)));
    const both = shown.map(async ({ use_id }) => {
      const stopping = taken(me.show({ kind: 1, id: card, amount: 100, use_id, stop: true }));
      return [(await stopping).state, await decide(use_id)];
    });
    const racing = shown.map(({ use_id }) => decide(use_id));
    const ends = await Promise.all(both);
    const spent = (await Promise.all(racing)).filter((outcome) => outcome === "confirmed").length;
    expect(ends.filter(([state]) => state === "confirmed")).toHaveLength(spent);
    expect(await me.balance()).toBe(5_500 - 100 * spent);
  });

  it("goes back to where it came from when the store takes it back, on its day and once", async () => {
    const { use_id } = await showCard(5_200);
    await decide(use_id);
    expect(await reverse(use_id)).toBe("reversed");
    expect((await me.held()).cards).toMatchObject([{ balance: 5_500, bonus_balance: 500 }]);
    expect(await me.use(use_id)).toMatchObject({ state: "confirmed", is_reversed: 1 });
    expect(await events()).toContain("use_reversed");
    expect(await reverse(use_id)).toBe("unknown");
    const next = await showCard(100);
    await decide(next.use_id);
    provider.clock.advance(24 * 3_600_000);
    expect(await reverse(next.use_id)).toBe("too_late");
  });

  it.each([
    ["0", 0, 114],
    ["a negative", -1, 114],
    ["10 digits", 1_000_000_000, 114],
    ["half a yen", 1.5, 114],
    ["more than there is", 5_501, 506],
  ])("for %s is refused", async (_, amount, code) => {
    expect((await me.show({ kind: 1, id: card, amount })).code).toBe(code);
  });

  it("is nobody else's, no other store's, and no other amount's", async () => {
    const other = await refillMemberOf(provider);
    expect((await other.show({ kind: 1, id: card, amount: 100 })).code).toBe(Code.noPermission);
    expect((await me.show({ kind: 1, id: "nothing", amount: 100 })).code).toBe(Code.noData);
    expect((await me.show({ kind: 1, id: card, amount: 100 }, "cover")).code).toBe(
      Code.couponConditionsNotMet,
    );
    expect((await me.show({ kind: 1, amount: 100 })).code).toBe(Code.missingParameter);
    const { use_id } = await showCard(100);
    expect((await me.show({ kind: 1, id: card, amount: 101, use_id })).code).toBe(Code.noData);
    expect((await other.show({ kind: 1, id: card, amount: 100, use_id })).code).toBe(Code.noPermission);
    provider.clock.advance(181 * 86_400_000);
    expect(await decide(use_id)).toBe("expired");
  });
});

describe("many at once", () => {
  it("confirm one code two hundred times, and it is spent once", { timeout: 60_000 }, async () => {
    const { use_id } = await showCard(1_000);
    const outcomes = await Promise.all(Array.from({ length: 200 }, () => decide(use_id)));
    expect(outcomes.filter((outcome) => outcome === "confirmed")).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome !== "confirmed" && outcome !== "decided")).toEqual([]);
    expect(await me.balance()).toBe(4_500);
  });

  it("show one balance on two devices and more, and no more is spent than there is", async () => {
    const shown = await Promise.all(Array.from({ length: 6 }, () => showCard(2_000)));
    expect(new Set(shown.map(({ code }) => code)).size).toBe(6);
    const outcomes = await Promise.all(shown.map(({ use_id }) => decide(use_id)));
    expect(outcomes.toSorted()).toEqual(["confirmed", "confirmed", "short", "short", "short", "short"]);
    expect(await me.balance()).toBe(1_500);
    const books = await provider.db.select().from(ledgerAccounts);
    expect(books.reduce((sum, { balance }) => sum + balance, 0)).toBe(0);
  });

  it("guess digits, and are stopped", async () => {
    for (let tries = 0; tries < 10; tries += 1) await find("12345", "other");
    expect(await find("12345", "other")).toEqual({ ok: false, reason: "too_many" });
  });
});

describe("cash for a card", () => {
  it("is credited with the offer's bonus once the clerk has taken it, and taken back while it is there", async () => {
    const ticket = await taken(me.show({ kind: 1, amount: 5_000, purpose: "top_up" }));
    expect(ticket).toMatchObject({ kind: "top_up", amount: 5_000, balance: 11_000 });
    expect(await decide(ticket.use_id)).toBe("confirmed");
    expect(await me.held()).toMatchObject({ card_balance: 11_000, cards: [{ bonus_balance: 1_000 }] });
    expect(await events()).toContain("value_credited");
    expect(await reverse(ticket.use_id)).toBe("reversed");
    expect(await me.held()).toMatchObject({ card_balance: 5_500, cards: [{ bonus_balance: 500 }] });
    const next = await taken(me.show({ kind: 1, amount: 700, purpose: "top_up" }));
    await decide(next.use_id);
    await decide((await showCard(6_100)).use_id);
    expect(await reverse(next.use_id)).toBe("spent");
  });

  it("makes a card for whoever has none, and only by amounts that are sold", async () => {
    const fresh = await refillMemberOf(provider);
    const { use_id } = await taken(fresh.show({ kind: 1, amount: 3_000, purpose: "top_up" }));
    await decide(use_id);
    expect(await fresh.balance()).toBe(3_000);
    expect(await fresh.show({ kind: 1, amount: 10_001, purpose: "top_up" })).toMatchObject({
      code: Code.couponConditionsNotMet,
      data: { prices: [3_000, 5_000], minimum: 500, maximum: 10_000 },
    });
    expect((await fresh.show({ kind: 2, amount: 3_000, purpose: "top_up" })).code).toBe(
      Code.missingParameter,
    );
  });
});

describe("a coupon at the counter", () => {
  it("is used up by its code, comes back with the use, and is shown where it counts alone", async () => {
    const given = {
      description: words("At the counter"),
      discount_type: DiscountType.amount,
      discount_price: 100,
      created_at: NOON,
    } as const;
    const start_time = new Date(NOON.getTime() - 1_000);
    await provider.db.insert(coupons).values([
      { id: "mine", store_id: "diner", name: words("Mine"), start_time, ...given },
      { id: "sent", store_id: "diner", name: words("Sent"), start_time, usage_type: "ec", ...given },
    ]);
    const claim = async (coupon_id: string) =>
      (await taken(provider.call(getCoupon, { coupon_id }, { session: me.session }))).coupon
        ?.member_coupon_id ?? "";
    const id = await claim("mine");
    const show = (member_coupon_id: string, store_id = "diner", use_id?: string) =>
      provider.call(
        spendMemberCoupon,
        { member_coupon_id, store_id, ...(use_id !== undefined && { use_id }) },
        { session: me.session },
      );
    const ticket = await taken(show(id));
    expect(ticket).toMatchObject({ kind: "coupon", name: "Mine", amount: null, balance: null });
    const stopping = { member_coupon_id: id, store_id: "diner", stop: true };
    expect((await provider.call(spendMemberCoupon, stopping, { session: me.session })).code).toBe(
      Code.missingParameter,
    );
    const stopped = await taken(show(id));
    const stop = { ...stopping, use_id: stopped.use_id };
    const withdrawn = await taken(provider.call(spendMemberCoupon, stop, { session: me.session }));
    expect([withdrawn.state, await decide(stopped.use_id)]).toEqual(["withdrawn", "withdrawn"]);
    expect(await decide(ticket.use_id)).toBe("confirmed");
    expect((await show(id)).code).toBe(Code.couponUsedOrExpired);
    expect(await taken(show(id, "diner", ticket.use_id))).toMatchObject({ state: "confirmed" });
    expect(await reverse(ticket.use_id)).toBe("reversed");
    const twice = [await taken(show(id)), await taken(show(id))];
    expect(await Promise.all(twice.map(({ use_id }) => decide(use_id)))).toEqual(
      expect.arrayContaining(["confirmed", "unusable"]),
    );
    expect((await show(id, "cover")).code).toBe(Code.couponUsedOrExpired);
    expect(await show(await claim("sent"))).toMatchObject({
      code: Code.couponConditionsNotMet,
      data: { hindrance: "other_order_type" },
    });
    expect((await show("nothing")).code).toBe(Code.couponMissing);
    const other = await refillMemberOf(provider);
    const asked = { member_coupon_id: id, store_id: "diner" };
    expect((await provider.call(spendMemberCoupon, asked, { session: other.session })).code).toBe(
      Code.noPermission,
    );
  });
});
