import { useAtomValue, useSetAtom, useStore } from "jotai";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useSWRConfig } from "swr";
import type { MemberCoupon } from "#contract/coupon.ts";
import { isUndecided } from "#net/answer.ts";
import { idempotencyKey } from "#net/transport.ts";
import { isAnswerOf } from "#net/callKey.ts";
import { getCouponCall } from "#net/calls/specialCalls.ts";
import { useSend } from "#net/useCall.ts";
import { href } from "#routes/href.ts";
import { keepClaimWish } from "#state/payments/underWay.ts";
import { sessionAtom } from "#state/account/session.ts";
import { showToastAtom } from "#state/page/alerts.ts";
import { type Refusal, refusalOf } from "./refusalOf.ts";

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
const HANDLED = [501, 502, 503, 504, 505, 506] as const;

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

  /** Answers the coupon once it is claimed; null where it is not, or not yet. */
  const claim = async (coupon_id: string, has: number): Promise<MemberCoupon | null> => {
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
      toast(t("coupon.claimedToast"), "good");
      void mutate(isAnswerOf("/order/my/membercoupon"));
    } else set(owner, coupon_id, { isBusy: false, atLeast: has, refusal: refusalOf(answer) });
    // Either way the list's figures are not what they were.
    await readAgain();
    return answer.ok ? answer.data.coupon : null;
  };

  return { stateOf: (coupon_id: string): ClaimState => states[coupon_id] ?? STILL, claim, signIn };
}

export type Claims = ReturnType<typeof useClaims>;
