import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  changeLine,
  type LinePlan,
  type MoneyBack,
  orderLines,
  planLine,
} from "#contract/calls/desk/lines.ts";
import type { DeskRequest } from "#contract/calls/desk/deskCall.ts";
import { PayType } from "#contract/enumerations.ts";
import { deskSend, readAnew, useDesk } from "#desk/net/deskSend.ts";
import { useSaid } from "#desk/frame/Said.tsx";
import { Shown } from "#desk/frame/Shown.tsx";
import { money } from "#text/formats.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import styles from "./Lines.module.css";

interface PlanStepProps {
  /** The pieces that it is about. */
  readonly name: string;
  readonly wanted: DeskRequest<typeof planLine>;
  readonly with: Pick<DeskRequest<typeof changeLine>, "change_id" | "is_back_in_stock" | "reason">;
  readonly onBack: () => void;
  /** With the yen that go back. */
  readonly onDone: (back: number) => void;
}

/** What a change makes of the order, to the yen, and the button that does it; what could not be sent is sent again as the same attempt. */
export function PlanStep({ name, onBack, onDone, wanted, with: more }: PlanStepProps) {
  const { t } = useTranslation("desk/lines");
  const { t: tb } = useTranslation("desk/board");
  const { said, say } = useSaid();
  const [isBusy, setBusy] = useState(false);
  const [isUnsent, setUnsent] = useState(false);
  const [refusal, setRefusal] = useState<LinePlan["refusal"]>(null);
  const read = useDesk(planLine, wanted);
  const send = async (stamp: string) => {
    if (isBusy) return;
    setBusy(true);
    const answer = await deskSend(changeLine, { ...wanted, ...more, stamp });
    say(answer);
    setUnsent(!answer.ok && answer.kind === "trouble");
    setRefusal(answer.ok ? answer.data.refusal : null);
    if (answer.ok && answer.data.refusal === null) return onDone(answer.data.back);
    // What a colleague did meanwhile is seen before it is pressed again.
    if (answer.ok || answer.kind === "fault") await Promise.all([readAnew(planLine), readAnew(orderLines)]);
    setBusy(false);
  };
  return (
    <section className={styles.step}>
      <h3>{t("check")}</h3>
      <p className={styles.chosen}>
        {name} · {t(`how.${wanted.how}`)}
      </p>
      <Shown of={read}>
        {(plan) => {
          const why = refusal ?? plan.refusal;
          return (
            <>
              {plan.refusal === null && <Sums plan={plan} />}
              {why !== null && <Notice kind="warn">{t(`said.${why}`)}</Notice>}
              {said}
              {isUnsent && <Notice kind="offline">{t("unsent")}</Notice>}
              {plan.refusal === null && (
                <Button
                  block
                  kind={wanted.how === "remake" ? "primary" : "danger"}
                  busy={isBusy || read.isValidating}
                  onClick={() => void send(plan.stamp)}
                >
                  {isUnsent ? t("again") : t(`how.${wanted.how}`)}
                </Button>
              )}
            </>
          );
        }}
      </Shown>
      <Button kind="quiet" block onClick={onBack}>
        {tb("back")}
      </Button>
    </section>
  );
}

const CASH: readonly number[] = [PayType.cash, PayType.cashOnDelivery];
const isCash = ({ pay_type }: Pick<MoneyBack, "pay_type">) => CASH.includes(pay_type);

/** The total before and after, what the coupon does, and what goes back by which way. */
function Sums({ plan }: { readonly plan: LinePlan }) {
  const { t } = useTranslation("desk/lines");
  const { t: tb } = useTranslation("desk/board");
  const { back, coupon, left_to_pay, total, total_before } = plan;
  const atCounter = back.filter(({ is_at_counter }) => is_at_counter);
  const isCouponOther = coupon !== null && coupon.before !== coupon.after;
  return (
    <>
      <dl className={styles.sums}>
        <div>
          <dt>{t("before")}</dt>
          <dd>{money(total_before)}</dd>
        </div>
        {isCouponOther && (
          <div>
            <dt>{t("coupon")}</dt>
            <dd>
              {money(-coupon.before)} → {money(-coupon.after)}
            </dd>
          </div>
        )}
        <div className={styles.total}>
          <dt>{t("after")}</dt>
          <dd>{money(total)}</dd>
        </div>
        {left_to_pay > 0 && left_to_pay !== total && (
          <div>
            <dt>{t("toPay")}</dt>
            <dd>{money(left_to_pay)}</dd>
          </div>
        )}
        {back.map(({ amount, card, is_at_counter, pay_type }) => (
          <div key={`${pay_type} ${is_at_counter}`}>
            <dt>
              {t("back")} · {tb(`payType.${pay_type}`)}
              {card !== null && ` ${card.brand} …${card.last4}`}
            </dt>
            <dd>
              <strong>{money(amount)}</strong>
            </dd>
          </div>
        ))}
      </dl>
      {coupon?.is_below_minimum === true && <Notice>{t("couponStays")}</Notice>}
      {isCouponOther && coupon.after === 0 && <Notice>{t("couponGone")}</Notice>}
      {back.length === 0 && <p>{t("backNone")}</p>}
      {atCounter.some(isCash) && <Notice kind="warn">{t("backCash")}</Notice>}
      {atCounter
        .filter((way) => !isCash(way))
        .map(({ amount, pay_type }) => (
          <Notice key={pay_type} kind="warn">
            {t("backCounter", { amount: money(amount), way: tb(`payType.${pay_type}`) })}
          </Notice>
        ))}
    </>
  );
}
