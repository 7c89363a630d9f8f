import { describe, expect, it } from "vitest";
import { ReceiveType } from "#contract/enumerations.ts";
import { claimHindrance } from "./claimHindrance.ts";

const now = new Date("2026-11-21T03:00:00Z");
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
const member = { now, isMember: true, hasOrdered: true, claimed: 0 };
const coupon = {
  receive_type: ReceiveType.all,
  member_type: "all",
  limit_per_person: 1,
  start_time: hours(-1),
  end_time: hours(1),
} as const;

describe("why a coupon cannot be claimed", () => {
  it("is nothing for a member while it is given out", () => {
    expect(claimHindrance(coupon, -1, member)).toBeNull();
    expect(claimHindrance({ ...coupon, end_time: null }, 1, member)).toBeNull();
    expect(claimHindrance({ ...coupon, limit_per_person: -1 }, 5, { ...member, claimed: 99 })).toBeNull();
  });

  it("is the coupon's own time, its number, or who it is for", () => {
    expect(claimHindrance({ ...coupon, end_time: now }, -1, member)).toBe("ended");
    expect(claimHindrance({ ...coupon, start_time: hours(1) }, -1, member)).toBe("not_started");
    expect(claimHindrance({ ...coupon, start_time: now }, -1, member)).toBeNull();
    expect(claimHindrance(coupon, 0, member)).toBe("fully_claimed");
    expect(claimHindrance({ ...coupon, receive_type: ReceiveType.gifted }, -1, member)).toBe("gift_only");
    expect(claimHindrance(coupon, -1, { ...member, claimed: 1 })).toBe("person_limit");
    for (const forNew of [{ receive_type: ReceiveType.newMember }, { member_type: "new" }] as const) {
      expect(claimHindrance({ ...coupon, ...forNew }, -1, member)).toBe("new_members_only");
      expect(claimHindrance({ ...coupon, ...forNew }, -1, { ...member, hasOrdered: false })).toBeNull();
    }
    for (const forOld of [{ receive_type: ReceiveType.oldMember }, { member_type: "existing" }] as const) {
      expect(claimHindrance({ ...coupon, ...forOld }, -1, member)).toBeNull();
      expect(claimHindrance({ ...coupon, ...forOld }, -1, { ...member, hasOrdered: false })).toBe(
        "existing_members_only",
      );
    }
  });

  it("asks a visitor to sign in only where that would help", () => {
    const visitor = { ...member, isMember: false };
    expect(claimHindrance(coupon, -1, visitor)).toBe("sign_in");
    expect(claimHindrance(coupon, 0, visitor)).toBe("fully_claimed");
    expect(claimHindrance({ ...coupon, end_time: now }, -1, visitor)).toBe("ended");
  });
});
