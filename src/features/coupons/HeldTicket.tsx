import { useSetAtom } from "jotai";
import { type ReactNode, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import * as Code from "#contract/codes.ts";
import type { Coupon } from "#contract/coupon.ts";
import { isUndecided } from "#net/answer.ts";
import { spendMemberCouponCall } from "#net/calls/couponCalls.ts";
import { idempotencyKey } from "#net/transport.ts";
import { useSend } from "#net/useCall.ts";
import { EndsSoon } from "#parts/coupons/EndsSoon.tsx";
import styles from "#parts/coupons/Ticket.module.css";
import { TicketName, TicketTerms, TicketWorth } from "#parts/coupons/TicketTerms.tsx";
import { href } from "#routes/href.ts";
import { showToastAtom } from "#state/page/alerts.ts";

interface HeldTicketProps {
  readonly coupon: Coupon;
  /** Until when it is good; null: without end, or not known. */
  readonly goodUntil: string | null;
  readonly isOver?: boolean;
  /** What sets it apart from the others, as that it can be used here. */
  readonly mark?: ReactNode;
  /** What became of it, and what can be done with it. */
  readonly children?: ReactNode;
}

/** A coupon in the customer's hands as a ticket: what it gives, of which store, on what terms. */
export function HeldTicket({ coupon, goodUntil, isOver = false, mark, children }: HeldTicketProps) {
  const { t } = useTranslation("coupons");
  const id = useId();
  const { store_name, description } = coupon;
  return (
    <article className={styles.ticket} data-over={isOver || undefined} aria-labelledby={id}>
      <TicketWorth coupon={coupon} />
      <div className={styles.body}>
        <TicketName coupon={coupon} id={id} heading="h2" />
        <p className={styles.about}>{store_name ?? t("everyStore")}</p>
        {!isOver && (
          <p className={styles.marks}>
            {mark}
            <EndsSoon at={goodUntil} />
          </p>
        )}
        {!isOver && (
          <TicketTerms
            about={description}
            offered={
              goodUntil === null
                ? { ...coupon, end_time: null }
                : { ...coupon, end_time: null, validity_days: null }
            }
            left={-1}
            goodUntil={goodUntil}
          />
        )}
        {children}
      </div>
    </article>
  );
}

interface Shown {
  readonly member_coupon_id: string;
  readonly store_id: string;
}

const HANDLED = [
  Code.storeMissing,
  Code.noPermission,
  Code.couponMissing,
  Code.couponUsedOrExpired,
  Code.couponConditionsNotMet,
] as const;

/**
 * Shows a coupon at a store's counter: a ticket is made, and its screen opened. One whose answer was lost keeps its key,
 * so that pressing again is the same ticket. `busy` names the coupon that is under way.
 */
export function useAtCounter(readAgain: () => Promise<unknown>, isInPlace = false) {
  const { t } = useTranslation("coupons");
  const send = useSend();
  const navigate = useNavigate();
  const toast = useSetAtom(showToastAtom);
  const [busy, setBusy] = useState<string | null>(null);
  const keys = useRef(new Map<string, string>());
  const isUnderWay = useRef(false);

  const show = async ({ member_coupon_id, store_id }: Shown) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(member_coupon_id);
    const intent = `${member_coupon_id} ${store_id}`;
    const key = keys.current.get(intent) ?? idempotencyKey();
    keys.current.set(intent, key);
    const answer = await send(
      spendMemberCouponCall,
      { member_coupon_id, store_id },
      { handles: HANDLED, key },
    );
    isUnderWay.current = false;
    setBusy(null);
    if (answer.ok || !isUndecided(answer)) keys.current.delete(intent);
    if (answer.ok) {
      const query = { storeId: store_id, memberCouponId: member_coupon_id, useId: answer.data.use_id };
      return void navigate(href("storeCouponResult", query), { replace: isInPlace });
    }
    if (answer.kind !== "code") return toast(t("counter.failed"), "bad");
    if (HANDLED.some((code) => code === answer.code)) toast(answer.message, "bad");
    await readAgain();
  };
  return { busy, show };
}
