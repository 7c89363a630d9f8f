import { useAtomValue, useSetAtom, useStore } from "jotai";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useSWRConfig } from "swr";
import type { getCoupon } from "#contract/calls/coupons.ts";
import * as Code from "#contract/codes.ts";
import type { ClaimHindrance, MemberCoupon } from "#contract/coupon.ts";
import { type Failure, isUndecided } from "#net/answer.ts";
import { isAnswerOf } from "#net/callKey.ts";
import { getCouponCall } from "#net/calls/specialCalls.ts";
import { idempotencyKey } from "#net/transport.ts";
import { useSend } from "#net/useCall.ts";
import { href } from "#routes/href.ts";
import { sessionAtom } from "#state/account/session.ts";
import { showToastAtom } from "#state/page/alerts.ts";
import { keepClaimWish, readClaimWish } from "#state/payments/underWay.ts";

/** What came of the claims of one coupon on this screen. */
export interface ClaimState {
  readonly isBusy: boolean;
  /** How many one has at least, whatever the list says: the one under way is shown as done at once. */
  readonly atLeast: number;
  /** Until when the last one is good; null: without end, or none was claimed here. */
  readonly goodUntil: string | null;
  readonly refusal: Refusal | null;
}

const STILL: ClaimState = { isBusy: false, atLeast: 0, goodUntil: null, refusal: null };
const HANDLED = [
  Code.couponMissing,
  Code.couponFullyClaimed,
  Code.couponLimitReached,
  Code.couponClaimFailed,
  Code.couponUsedOrExpired,
  Code.couponConditionsNotMet,
] as const;

/**
 * Claims coupons: shown as claimed at once, and taken back with the reason where the provider refuses. A claim whose
 * answer was lost keeps its key, so that pressing again is not claiming twice. Whoever is not signed in as a member
 * signs in first, and comes back to have the coupon claimed.
 * @param readAgain reads the list anew, whose figures have changed
 * @param back where to come back to from signing in, to have a coupon claimed
 */
export function useClaims(readAgain: () => Promise<unknown>, back: (coupon_id: string) => string) {
  const { t } = useTranslation("specials");
  const send = useSend();
  const atoms = useStore();
  const navigate = useNavigate();
  const { mutate } = useSWRConfig();
  const toast = useSetAtom(showToastAtom);
  const uid = useAtomValue(sessionAtom)?.uid ?? null;
  const [held, setHeld] = useState<{ uid: string | null; states: Readonly<Record<string, ClaimState>> }>({
    uid,
    states: {},
  });
  const keys = useRef(new Map<string, string>());
  const underWay = useRef(new Set<string>());
  // Whoever signs in or out has claims of their own.
  const states = held.uid === uid ? held.states : {};
  const set = (owner: string | null, coupon_id: string, change: Partial<ClaimState>) =>
    setHeld((before) => {
      const known = before.uid === owner ? before.states : {};
      return { uid: owner, states: { ...known, [coupon_id]: { ...(known[coupon_id] ?? STILL), ...change } } };
    });

  const signIn = (coupon_id: string) => {
    keepClaimWish(coupon_id);
    void navigate(href("loginInput", { callback: back(coupon_id) }));
  };

  /** As `claim`, without the words that it came and without reading the list anew. */
  const claimQuietly = async (coupon_id: string, has: number): Promise<MemberCoupon | null> => {
    const owner = atoms.get(sessionAtom)?.uid ?? null;
    if (owner === null) signIn(coupon_id);
    if (owner === null || underWay.current.has(coupon_id)) return null;
    underWay.current.add(coupon_id);
    const intent = `${owner} ${coupon_id}`;
    const key = keys.current.get(intent) ?? idempotencyKey();
    keys.current.set(intent, key);
    set(owner, coupon_id, { isBusy: true, atLeast: has + 1, refusal: null });
    const answer = await send(getCouponCall, { coupon_id }, { handles: HANDLED, key });
    underWay.current.delete(coupon_id);
    if (answer.ok || !isUndecided(answer)) keys.current.delete(intent);
    if (answer.ok) {
      set(owner, coupon_id, { isBusy: false, goodUntil: answer.data.coupon?.valid_until ?? null });
      void mutate(isAnswerOf("/order/my/membercoupon"));
    } else set(owner, coupon_id, { isBusy: false, atLeast: has, refusal: refusalOf(answer) });
    return answer.ok ? answer.data.coupon : null;
  };

  /** Answers the coupon once it is claimed; null where it is not, or not yet. */
  const claim = async (coupon_id: string, has: number): Promise<MemberCoupon | null> => {
    const claimed = await claimQuietly(coupon_id, has);
    if (claimed) toast(t("coupon.claimedToast"), "good");
    // Either way the list's figures are not what they were.
    if (atoms.get(sessionAtom) !== null) await readAgain();
    return claimed;
  };

  /** Claims coupons of which one has none, one after the other, and says once what came of it. */
  const claimAll = async (coupon_ids: readonly string[]): Promise<void> => {
    const [first] = coupon_ids;
    if (first === undefined) return;
    if (atoms.get(sessionAtom) === null) {
      signIn(first);
      return keepClaimWish(EVERY_COUPON);
    }
    let came = 0;
    for (const coupon_id of coupon_ids) if (await claimQuietly(coupon_id, 0)) came += 1;
    if (came > 0) toast(t("coupon.claimedAll", { count: came }), "good");
    const lost = coupon_ids.length - came;
    if (lost > 0) toast(t("coupon.notAll", { count: lost }), "bad");
    await readAgain();
  };

  return { stateOf: (coupon_id: string): ClaimState => states[coupon_id] ?? STILL, claim, claimAll, signIn };
}

export type Claims = ReturnType<typeof useClaims>;

/** The wish of who pressed for all of a screen's coupons before they signed in. */
const EVERY_COUPON = "*";

/** Why a claim was refused, as one of the texts. */
type Refusal = ClaimHindrance | "missing" | "failed" | "unsure";

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
function refusalOf(failure: Failure<typeof getCoupon>): Refusal {
  if (failure.kind !== "code") return isUndecided(failure) ? "unsure" : "failed";
  const { code, data } = failure;
  const told = typeof data === "object" && data !== null && "hindrance" in data ? data.hindrance : undefined;
  const hindrance = HINDRANCES.find((each) => each === told);
  if (hindrance) return hindrance;
  switch (code) {
    case Code.couponMissing:
      return "missing";
    case Code.couponFullyClaimed:
      return "fully_claimed";
    case Code.couponLimitReached:
      return "person_limit";
    case Code.couponUsedOrExpired:
      return "ended";
    default:
      return "failed";
  }
}

/**
 * Carries out, once, the claim that the customer pressed for before they signed in.
 * @param shown the coupons of the screen, as soon as they are there
 * @param claimAll for screens that offer all of them at once
 */
export function useWishedClaim(
  shown: readonly { readonly coupon_id: string; readonly claimed: number }[],
  claim: (coupon_id: string, has: number) => Promise<unknown>,
  claimAll?: Claims["claimAll"],
): void {
  const hasSession = useAtomValue(sessionAtom) !== null;
  const ids = shown.map(({ coupon_id }) => coupon_id).join();
  const proceed = useEffectEvent(() => {
    const wish = readClaimWish();
    if (wish === EVERY_COUPON && claimAll !== undefined) {
      keepClaimWish(null);
      const others = shown.filter(({ claimed }) => claimed === 0);
      return void claimAll(others.map(({ coupon_id }) => coupon_id));
    }
    const coupon = shown.find(({ coupon_id }) => coupon_id === wish);
    if (coupon === undefined) return;
    keepClaimWish(null);
    void claim(coupon.coupon_id, coupon.claimed);
  });
  useEffect(() => {
    if (hasSession && ids !== "") proceed();
  }, [hasSession, ids]);
}
