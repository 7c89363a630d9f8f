import type { ClaimHindrance } from "#contract/coupon.ts";
import type { getCoupon } from "#contract/calls/coupons.ts";
import { type Failure, isUndecided } from "#net/answer.ts";

/** Why a claim was refused, as one of the texts. */
export type Refusal = ClaimHindrance | "missing" | "failed" | "unsure";

const HINDRANCES = [
  "sign_in",
  "fully_claimed",
  "person_limit",
  "not_started",
  "ended",
  "new_members_only",
  "existing_members_only",
  "gift_only",
] as const satisfies readonly ClaimHindrance[];

/** What to say under the ticket of a claim that was not done, or not known to be. */
export function refusalOf(failure: Failure<typeof getCoupon>): Refusal {
  if (failure.kind !== "code") return isUndecided(failure) ? "unsure" : "failed";
  const { code, data } = failure;
  const told = typeof data === "object" && data !== null && "hindrance" in data ? data.hindrance : undefined;
  const hindrance = HINDRANCES.find((each) => each === told);
  if (hindrance) return hindrance;
  switch (code) {
    case 501:
      return "missing";
    case 502:
      return "fully_claimed";
    case 503:
      return "person_limit";
    case 505:
      return "ended";
    default:
      return "failed";
  }
}
