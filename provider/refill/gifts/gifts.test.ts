import { eq } from "drizzle-orm";
import encodeQR from "qr";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { getCoupon } from "#contract/calls/coupons.ts";
import { memberInfo } from "#contract/calls/member.ts";
import { refillMember } from "#contract/calls/refillCard.ts";
import { noneRegister } from "#contract/calls/session.ts";
import * as Code from "#contract/codes.ts";
import type { User } from "#contract/member.ts";
import { qrPicture } from "#domain/share/qrPicture.ts";
import { vouchers } from "#provider/db/tables/storedValue.ts";
import { deskOf, type StaffedDesk } from "#provider/testing/deskVisit.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { type Planted, planted, taken } from "#provider/testing/guest.ts";
import { addressOf, codeOn, newPhone, quickMembers } from "#provider/testing/members.ts";
import { plantOffers } from "#provider/testing/refillWorld.ts";

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

/** The page that answers a gift, and the code on it. */
async function give(offer = "teas"): Promise<{ readonly page: string; readonly code: string }> {
  const answer = await desk.post("/desk/diner/gifts", { offer }, { cookie: desk.cookie });
  const page = await answer.text();
  return { page, code: /<p class="code">([\w-]+)<\/p>/.exec(page)?.[1] ?? "" };
}
async function activate(activation_code: string, session = member, phone = newPhone()) {
  const code = await codeOn(provider, phone, "activate_voucher");
  const activation = { activation_code, phone, email: "gift@example.jp", code };
  return provider.call(getCoupon, { activation }, { session, address: addressOf(phone) });
}

describe("a gift", () => {
  it("is made at the desk, its code shown once and to print, and used by who enters it", async () => {
    const { page, code } = await give();
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
    const link = `http://provider.test/activate#code=${code}`;
    expect(page).toContain(qrPicture(encodeQR(link, "raw", { ecc: "medium", border: 1 })));
    expect(await desk.page("/gifts")).not.toContain(code);
    expect(await desk.page("/gifts")).toContain("未登録");
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
    expect(await desk.page("/gifts")).toContain("登録済み");
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

  it("can be withdrawn while nobody has it, and expires", async () => {
    const { code } = await give("all");
    const [row] = await provider.db.select().from(vouchers).where(eq(vouchers.offer_id, "all"));
    const withdraw = () =>
      desk
        .post(`/desk/diner/gifts/${row?.id}/withdraw`, {}, { cookie: desk.cookie })
        .then((one) => one.text());
    expect(await withdraw()).toContain("取り下げました。");
    expect((await activate(code)).code).toBe(Code.couponMissing);
    expect(await withdraw()).not.toContain("取り下げました。");
    expect((await give("five")).code).toBe("");
    const late = await give();
    await provider.db.update(vouchers).set({ valid_until: NOON });
    expect((await activate(late.code)).code).toBe(Code.couponUsedOrExpired);
  });
});
