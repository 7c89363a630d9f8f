import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { getCoupon } from "#contract/calls/coupons.ts";
import { auditLog } from "#contract/calls/desk/audit.ts";
import { type GiftCard, listGifts, makeGift, withdrawGift } from "#contract/calls/desk/gifts.ts";
import { memberInfo } from "#contract/calls/member.ts";
import { refillMember } from "#contract/calls/refillCard.ts";
import { noneRegister } from "#contract/calls/session.ts";
import * as Code from "#contract/codes.ts";
import type { User } from "#contract/member.ts";
import { vouchers } from "#provider/db/tables/storedValue.ts";
import { deskOf, type StaffedDesk } from "#provider/testing/deskVisit.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { type Planted, planted, taken } from "#provider/testing/guest.ts";
import { addressOf, codeOn, newPhone, quickMembers } from "#provider/testing/members.ts";
import { plantOffers } from "#provider/testing/refillWorld.ts";

const store_id = "diner";
let provider: Planted;
let desk: StaffedDesk;
let member: User;

beforeAll(async () => {
  provider = await planted();
  await plantOffers(provider);
  desk = await deskOf(provider);
});
beforeEach(async () => {
  provider.clock.set(NOON);
  [member = member] = await quickMembers(provider, 1);
});
afterAll(() => provider.close());

const printing = (voucher_id: string = crypto.randomUUID(), offer_id = "teas") =>
  desk.given(makeGift, { store_id, voucher_id, offer_id, to: "", language: "ja" });
/** A voucher that is made to be printed. */
async function give(voucher_id?: string): Promise<GiftCard> {
  const made = await printing(voucher_id);
  if (!("card" in made) || made.card === null) throw new Error("Nothing is to be printed");
  return made.card;
}
const listed = () => desk.given(listGifts, { store_id });
const stateOf = async (id: string) =>
  (await listed()).gifts.find(({ voucher_id }) => voucher_id === id)?.state;
const withdraw = (voucher_id: string) => desk.send(withdrawGift, { store_id, voucher_id });
const logged = async (subject: string) =>
  (await desk.given(auditLog, { subject })).items.map(({ after, before, did }) => [did, before, after]);
async function activate(activation_code: string, session = member, phone = newPhone()) {
  const code = await codeOn(provider, phone, "activate_voucher");
  const activation = { activation_code, phone, email: "gift@example.jp", code };
  return provider.call(getCoupon, { activation }, { session, address: addressOf(phone) });
}

describe("a gift", () => {
  it("is made at the desk, its code shown once and to print, and used by who enters it", async () => {
    const { code, link, ...card } = await give("shown-once");
    expect(card).toEqual({ name: expect.stringContaining(""), amount: 1_000, until: expect.any(String) });
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
    expect(link).toBe(`http://provider.test/activate#code=${code}`);
    expect(JSON.stringify(await listed())).not.toContain(code);
    expect(await stateOf("shown-once")).toBe("waits");
    expect(await logged("shown-once")).toEqual([
      ["gift.make", null, { offer_id: "teas", amount: 1_000, by: "print" }],
    ]);
    expect(JSON.stringify(await provider.db.select().from(vouchers))).not.toContain(code.replaceAll("-", ""));
    const { voucher, coupon } = await taken(activate(code.toLowerCase().replaceAll("-", " ")));
    expect([voucher, coupon]).toMatchObject([
      { balance: 1_000, amount: 1_000, status: "active", goods_ids: ["tea"] },
      null,
    ]);
    const { vouchers: held } = await taken(provider.call(refillMember, {}, { session: member }));
    expect(held.map(({ voucher_id }) => voucher_id)).toEqual([voucher?.voucher_id]);
    const { email, holdings } = await taken(provider.call(memberInfo, {}, { session: member }));
    expect([email, holdings.voucher_balance]).toEqual(["gift@example.jp", 1_000]);
    expect(await stateOf("shown-once")).toBe("activated");
    expect((await activate(code)).code).toBe(Code.couponUsedOrExpired);
    const [other = member] = await quickMembers(provider, 1);
    expect((await activate(code, other)).code).toBe(Code.couponUsedOrExpired);
  });

  it("is activated once by many at the same time", async () => {
    const { code } = await give();
    const crowd = await quickMembers(provider, 8);
    const replies = await Promise.all(crowd.map((session) => activate(code, session)));
    expect(replies.map((reply) => reply.code).toSorted((one, other) => one - other)).toEqual([
      Code.couponUsedOrExpired,
      Code.couponUsedOrExpired,
      Code.couponUsedOrExpired,
      Code.couponUsedOrExpired,
      Code.couponUsedOrExpired,
      Code.couponUsedOrExpired,
      Code.couponUsedOrExpired,
      Code.success,
    ]);
  });

  it("asks for the phone's code and for a member, and counts wrong guesses", async () => {
    const { code } = await give();
    const phone = newPhone();
    const sent = await codeOn(provider, phone, "activate_voucher");
    const wrong = String((Number(sent) + 1) % 10_000).padStart(4, "0");
    const activation = { activation_code: code, phone, email: "gift@example.jp", code: wrong };
    const by = { session: member, address: addressOf(phone) };
    expect((await provider.call(getCoupon, { activation }, by)).code).toBe(Code.wrongCode);
    const visitor = await taken(provider.call(noneRegister, {}));
    expect(await activate(code, visitor)).toMatchObject({
      code: Code.couponConditionsNotMet,
      data: { hindrance: "sign_in" },
    });
    const guess = { activation: { ...activation, activation_code: "NOBODY-GAVE-THIS" } };
    for (let tries = 0; tries < 10; tries += 1)
      expect((await provider.call(getCoupon, guess, by)).code).toBe(Code.couponMissing);
    expect((await provider.call(getCoupon, guess, by)).code).toBe(Code.tooManyRequests);
  });

  it("whose answer was lost is the same when it is asked for again, with a code that the lost one gives way to", async () => {
    const before = (await listed()).gifts.length;
    const lost = await give("lost");
    const { code } = await give("lost");
    expect(code).not.toBe(lost.code);
    const several = await Promise.all([1, 2, 3].map(() => give("at-once")));
    expect((await listed()).gifts.length).toBe(before + 2);
    expect((await logged("lost")).map(([did, , after]) => [did, after])).toMatchObject([
      ["gift.make", { is_repeated: true }],
      ["gift.make", { by: "print" }],
    ]);
    expect((await activate(lost.code)).code).toBe(Code.couponMissing);
    expect((await activate(code)).code).toBe(Code.success);
    // One of those that came at the same time is good, and none beside it.
    const codes: number[] = [];
    for (const one of several) codes.push((await activate(one.code)).code);
    expect(codes.toSorted((one, other) => one - other)).toEqual([
      Code.couponMissing,
      Code.couponMissing,
      Code.success,
    ]);
    // Whoever has activated it keeps it.
    expect(await printing("lost")).toEqual({ refusal: "refused" });
  });

  it("is another store's under the same id, and of nothing that the store does not sell", async () => {
    await give("same");
    const elsewhere = {
      store_id: "cover",
      voucher_id: "same",
      offer_id: "teas",
      to: "",
      language: "ja",
    } as const;
    expect(await desk.given(makeGift, elsewhere)).toEqual({ refusal: "refused" });
    expect(await desk.send(withdrawGift, { store_id: "cover", voucher_id: "same" })).toBe("gone");
    expect(await stateOf("same")).toBe("waits");
    expect(await printing("no-voucher", "five")).toEqual({ refusal: "refused" });
    const waiter = await desk.enter({}, "floor");
    expect(await desk.send(listGifts, { store_id }, waiter)).toBe("forbidden");
  });

  it("can be withdrawn while nobody has it, and expires", async () => {
    const { code } = await give("withdrawn");
    expect(await withdraw("withdrawn")).toEqual({});
    expect((await activate(code)).code).toBe(Code.couponMissing);
    expect(await withdraw("withdrawn")).toBe("gone");
    expect((await logged("withdrawn"))[0]).toEqual([
      "gift.withdraw",
      { offer_id: "teas", amount: 1_000 },
      null,
    ]);
    const late = await give("late");
    await provider.db.update(vouchers).set({ valid_until: NOON });
    expect((await activate(late.code)).code).toBe(Code.couponUsedOrExpired);
    expect(await stateOf("late")).toBe("expired");
  });
});
