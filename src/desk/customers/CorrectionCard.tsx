import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import {
  type BalanceCorrection,
  decideCorrection,
  waitingCorrections,
} from "#contract/calls/desk/corrections.ts";
import { lookAtCustomer } from "#contract/calls/desk/customers.ts";
import { useSaid } from "#desk/frame/Said.tsx";
import { useWhen } from "#desk/frame/useWhen.ts";
import { deskSend, readAnew } from "#desk/net/deskSend.ts";
import { money } from "#text/formats.ts";
import { Button } from "#ui/actions/Button.tsx";
import badge from "#ui/feedback/Badge.module.css";
import desk from "#desk/frame/Desk.module.css";
import { By } from "./By.tsx";
import styles from "./Customers.module.css";
import { customerPath } from "./customersPath.ts";

interface CorrectionCardProps {
  readonly correction: BalanceCorrection;
  /** With a way to the customer's page. */
  readonly isLinked?: boolean;
}

type Decision = "confirm" | "refuse" | "call_off";

/** A correction with who asked for it and why, what the card holds now, and what one can decide. */
export function CorrectionCard({ correction, isLinked = false }: CorrectionCardProps) {
  const { t } = useTranslation("desk/customers");
  const when = useWhen();
  const { amount, balance_after, customer_id, customer_name, part, reason, state, store_name } = correction;
  const [busy, setBusy] = useState<Decision | null>(null);
  const { said, say } = useSaid();

  const decide = async (decision: Decision) => {
    if (busy !== null) return;
    setBusy(decision);
    const { balance, correction_id } = correction;
    const answer = await deskSend(decideCorrection, { correction_id, decision, balance });
    const done = answer.ok ? answer.data.state : null;
    // What a colleague did meanwhile is read along with the refusal.
    await Promise.all([readAnew(lookAtCustomer), readAnew(waitingCorrections)]);
    setBusy(null);
    say(
      answer,
      done === "done" || done === "refused" || done === "called_off" ? t(`decided.${done}`) : undefined,
    );
  };
  const button = (decision: Decision) => (
    <Button
      kind={decision === "confirm" ? "primary" : "quiet"}
      size="small"
      busy={busy === decision}
      onClick={() => void decide(decision)}
    >
      {t(`decide.${decision}`)}
    </Button>
  );
  const mayConfirm = !correction.is_own && correction.due_at === null;
  return (
    <li className={desk.card}>
      <div className={desk.cardHead}>
        <span className={styles.amount}>
          {amount > 0 && "+"}
          {money(amount)}
        </span>
        <span className={badge.badge} data-tone={state === "done" ? "ok" : undefined}>
          {t(`correctionState.${state}`)}
        </span>
      </div>
      <p>
        {isLinked && (
          <>
            <Link className={styles.way} to={customerPath(customer_id)}>
              {customer_name === "" ? t("noName") : customer_name}
            </Link>
            {" · "}
          </>
        )}
        {store_name} · {t(`ofPart.${part}`)}
      </p>
      {reason !== "" && <p className={styles.words}>{reason}</p>}
      <p className={desk.soft}>
        <By did="asker" who={correction.asked_by} time={when(correction.asked_at)} />
      </p>
      {state === "waiting" ? (
        <>
          <p>{t("holds", { balance: money(correction.balance) })}</p>
          {correction.due_at !== null && <p>{t("dueAt", { time: when(correction.due_at) })}</p>}
          <div className={desk.acts}>
            {mayConfirm && button("confirm")}
            {mayConfirm ? button("refuse") : button("call_off")}
          </div>
        </>
      ) : (
        correction.decided_at !== null && (
          <p className={desk.soft}>
            <By did="decider" who={correction.decided_by} time={when(correction.decided_at)} />
            {balance_after !== null && ` · ${t("after", { balance: money(balance_after) })}`}
          </p>
        )
      )}
      {said}
    </li>
  );
}
