import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getCoupon, memberCoupon } from "#contract/calls/coupons.ts";
import { memberInfo } from "#contract/calls/member.ts";
import { storeListCoupon } from "#contract/calls/specials.ts";
import * as Code from "#contract/codes.ts";
import { DiscountType, ReceiveType } from "#contract/enumerations.ts";
import type { User } from "#contract/member.ts";
import { coupons, memberCoupons } from "#provider/db/tables/coupons.ts";
import { eraseMember } from "#provider/members/eraseMember.ts";
import { lockMember } from "#provider/members/member.ts";
import { NOON, words } from "#provider/testing/fixture.ts";
import { guest, line, type Planted, planted, taken } from "#provider/testing/guest.ts";
import { newMember, quickMembers } from "#provider/testing/members.ts";

let provider: Planted;
let member: User;

const HOUR = 3_600_000;
const hours = (count: number) => new Date(NOON.getTime() + count * HOUR);
const coupon = (id: string, changes: Partial<typeof coupons.$inferInsert> = {}) => ({
  id,
  store_id: "diner",
  name: words(id),
  description: words(`About ${id}`),
  discount_type: DiscountType.amount,
  discount_price: 100,
  start_time: hours(-1),
  end_time: hours(5),
  created_at: NOON,
  ...changes,
});
const claim = (coupon_id: string, session: User = member, key?: string) =>
  provider.call(getCoupon, { coupon_id }, { session, ...(key !== undefined && { key }) });
const claims = (coupon_id: string) =>
  provider.db.$count(memberCoupons, eq(memberCoupons.coupon_id, coupon_id));
const claimedTotal = async (coupon_id: string) =>
  (await provider.db.select().from(coupons).where(eq(coupons.id, coupon_id)))[0]?.claimed_total;

beforeAll(async () => {
  provider = await planted();
  [member = member] = await quickMembers(provider, 1);
  await provider.db
    .insert(coupons)
    .values([
      coupon("plain"),
      coupon("thirty-days", { validity_days: 30, limit_per_person: -1 }),
      coupon("again"),
      coupon("for-the-new", { receive_type: ReceiveType.newMember, member_type: "new" }),
      coupon("for-the-old", { member_type: "existing" }),
      coupon("gift", { receive_type: ReceiveType.gifted }),
      coupon("withdrawn", { is_withdrawn: true }),
      coupon("over", { end_time: NOON }),
      coupon("to-come", { start_time: hours(1) }),
      coupon("none-left", { limit_total: 3, claimed_total: 3 }),
      coupon("operator", { store_id: null, end_time: null }),
      coupon("crowd", { limit_total: 30 }),
      coupon("fast-finger", { limit_per_person: 3 }),
      coupon("to-forget"),
    ]);
});
afterAll(() => provider.close());

describe("claiming a coupon", () => {
  it("puts it into the member's hands, good until its end or for its days", async () => {
    const { coupon: held, voucher } = await taken(claim("plain"));
    expect(voucher).toBeNull();
    expect(held).toMatchObject({
      coupon_id: "plain",
      store_name: "Store diner",
      status: 2,
      received_time: NOON.toISOString(),
      valid_until: hours(5).toISOString(),
      used_time: null,
    });
    expect(held?.member_coupon_id).toEqual(expect.any(String));
    const { coupon: long } = await taken(claim("thirty-days"));
    expect(long?.valid_until).toBe(hours(30 * 24).toISOString());
    const { coupon: anywhere } = await taken(claim("operator"));
    expect(anywhere).toMatchObject({ store_id: null, store_name: null, valid_until: null });
    const { holdings } = await taken(provider.call(memberInfo, {}, { session: member }));
    expect(holdings.unused_coupons).toBe(3);
    const { counts } = await taken(provider.call(memberCoupon, { tab: 1 }, { session: member }));
    expect(counts.unreceived).toBeGreaterThan(0);
    expect(holdings.unreceived_coupons).toBe(counts.unreceived);
  });

  it("is told in the list of stores with coupons: claimed, until when good, and no more to be had", async () => {
    const { items } = await taken(provider.call(storeListCoupon, {}, { session: member }));
    const offers = items.flatMap((item) => item.coupons);
    const plain = offers.find(({ coupon_id }) => coupon_id === "plain");
    expect(plain).toMatchObject({
      claimed: 1,
      good_until: hours(5).toISOString(),
      can_claim: 0,
      hindrance: "person_limit",
    });
    const long = offers.find(({ coupon_id }) => coupon_id === "thirty-days");
    expect(long).toMatchObject({
      claimed: 1,
      good_until: hours(30 * 24).toISOString(),
      can_claim: 1,
      hindrance: null,
    });
    expect(offers.filter(({ claimed }) => claimed === 0).map(({ good_until }) => good_until)).toContain(null);
  });

  it("twice in one intent is one claim, and both hear the same", async () => {
    const first = await claim("again", member, "claimed-with-one-key");
    expect(first.code).toBe(Code.success);
    expect(await claim("again", member, "claimed-with-one-key")).toEqual(first);
    expect(await claims("again")).toBe(1);
    expect((await claim("again")).code).toBe(Code.couponLimitReached);
  });

  it.each([
    ["nothing", 501, undefined],
    ["withdrawn", 501, undefined],
    ["none-left", 502, "fully_claimed"],
    ["plain", 503, "person_limit"],
    ["over", 505, "ended"],
    ["gift", 506, "gift_only"],
    ["to-come", 506, "not_started"],
    ["for-the-old", 506, "existing_members_only"],
  ])("is refused for %s with %d, and says why", async (coupon_id, code, hindrance) => {
    const before = await claimedTotal(coupon_id);
    const reply = await claim(coupon_id);
    expect(reply.code).toBe(code);
    expect((reply.data as { hindrance?: string } | null)?.hindrance).toBe(hindrance);
    expect(await claimedTotal(coupon_id)).toBe(before);
  });

  it("is for members: a visitor is asked to sign in, and those who have ordered are new no more", async () => {
    const one = await guest(provider);
    const refused = await claim("for-the-new", one.session);
    expect(refused).toMatchObject({ code: Code.couponConditionsNotMet, data: { hindrance: "sign_in" } });
    await taken(one.order([line({ goods_id: "tea", price: 300 })]));
    const fresh = await newMember(provider, { session: one.session });
    expect(await claim("for-the-new", fresh.session)).toMatchObject({
      code: Code.couponConditionsNotMet,
      data: { hindrance: "new_members_only" },
    });
    expect((await claim("for-the-old", fresh.session)).code).toBe(Code.success);
    expect((await claim("for-the-new")).code).toBe(Code.success);
  });

  it("names what is missing, and knows no activation code yet", async () => {
    expect(await provider.call(getCoupon, {}, { session: member })).toMatchObject({
      code: Code.missingParameter,
      data: { fields: ["coupon_id"] },
    });
    const activation = {
      activation_code: "NOBODY-GAVE-THIS",
      phone: "09012345678",
      email: "a@example.jp",
      code: "1234",
    };
    expect((await provider.call(getCoupon, { activation }, { session: member })).code).toBe(
      Code.couponMissing,
    );
  });

  it("by two hundred at once gives out as many as there are, one to each", { timeout: 60_000 }, async () => {
    const crowd = await quickMembers(provider, 50);
    const replies = await Promise.all(
      [...crowd, ...crowd, ...crowd, ...crowd].map((session) => claim("crowd", session)),
    );
    const codes = replies.map(({ code }) => code);
    expect(codes.filter((code) => code === Code.success)).toHaveLength(30);
    expect(
      codes.filter(
        (code) =>
          code !== Code.success && code !== Code.couponFullyClaimed && code !== Code.couponLimitReached,
      ),
    ).toEqual([]);
    const held = await provider.db.select().from(memberCoupons).where(eq(memberCoupons.coupon_id, "crowd"));
    expect(new Set(held.map(({ uid }) => uid)).size).toBe(30);
    expect(await claimedTotal("crowd")).toBe(30);
  });

  it("by one member two hundred times at once gives out their share", { timeout: 60_000 }, async () => {
    const replies = await Promise.all(Array.from({ length: 200 }, () => claim("fast-finger")));
    expect(replies.filter(({ code }) => code === Code.success)).toHaveLength(3);
    expect(replies.filter(({ code }) => code === Code.couponLimitReached)).toHaveLength(197);
    expect(await claims("fast-finger")).toBe(3);
    expect(await claimedTotal("fast-finger")).toBe(3);
  });

  it("leaves nothing behind of who deletes their account", async () => {
    const { session, uid } = await newMember(provider);
    await taken(claim("to-forget", session));
    await provider.db.transaction(async (db) =>
      eraseMember(db, await lockMember(db, uid), { now: NOON, reason: null }, provider.parts.random),
    );
    expect(await claims("to-forget")).toBe(0);
    expect(await claimedTotal("to-forget")).toBe(1);
  });
});
