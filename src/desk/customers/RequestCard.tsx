import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { lookAtCustomer } from "#contract/calls/desk/customers.ts";
import {
  answerRequest,
  DISCLOSURE_FILE,
  openRequests,
  type PrivacyRequest,
} from "#contract/calls/desk/privacyRequests.ts";
import { useSaid } from "#desk/frame/Said.tsx";
import { useDayName, useWhen } from "#desk/frame/useWhen.ts";
import { WritingForm } from "#desk/frame/WritingForm.tsx";
import { deskSend, readAnew } from "#desk/net/deskSend.ts";
import { Button } from "#ui/actions/Button.tsx";
import badge from "#ui/feedback/Badge.module.css";
import { Sheet } from "#ui/layers/Sheet.tsx";
import desk from "#desk/frame/Desk.module.css";
import { By } from "./By.tsx";
import styles from "./Customers.module.css";
import { customerPath } from "./customersPath.ts";
import { EraseSheet } from "./EraseSheet.tsx";

interface RequestCardProps {
  readonly request: PrivacyRequest;
  /** With the buttons that answer it; else with a way to the customer's page, which has them. */
  readonly mayAnswer: boolean;
}

/** A request by law: what was asked for, by when it is to be answered, and how it was. */
export function RequestCard({ mayAnswer, request }: RequestCardProps) {
  const { t } = useTranslation("desk/customers");
  const dayName = useDayName();
  const when = useWhen();
  const { came_on, customer_id, customer_name, due_on, is_late, kind, note, refusal, state } = request;
  return (
    <li className={desk.card}>
      <div className={desk.cardHead}>
        <strong>{t(`request.kinds.${kind}`)}</strong>
        <span className={badge.badge} data-tone={is_late ? "danger" : undefined}>
          {t(is_late ? "request.late" : `request.state.${state}`)}
        </span>
      </div>
      {!mayAnswer && state === "open" && (
        <p>
          <Link className={styles.way} to={customerPath(customer_id)}>
            {customer_name === "" ? t("noName") : customer_name}
          </Link>
        </p>
      )}
      <p>
        {t("request.came", { day: dayName(came_on) })}
        {state === "open" && ` · ${t("request.due", { day: dayName(due_on) })}`}
      </p>
      <p className={desk.soft}>{t(`request.identities.${request.identity}`)}</p>
      {note !== "" && <p className={styles.words}>{note}</p>}
      <p className={desk.soft}>
        <By did="request.takenBy" who={request.taken_by} time={when(request.taken_at)} />
      </p>
      {request.answered_at !== null && (
        <p className={desk.soft}>
          <By did="decider" who={request.answered_by} time={when(request.answered_at)} />
        </p>
      )}
      {refusal !== "" && <p className={styles.words}>{refusal}</p>}
      {mayAnswer && state === "open" && <Answer request={request} />}
    </li>
  );
}

function Answer({ request: { kind, request_id } }: Pick<RequestCardProps, "request">) {
  const { t } = useTranslation("desk/customers");
  const { t: td } = useTranslation("desk/desk");
  const [open, setOpen] = useState<"refuse" | "erase" | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { said, say } = useSaid();
  const answer = async (outcome: "answered" | "refused", refusal: string) => {
    const sent = await deskSend(answerRequest, { request_id, outcome, refusal });
    await Promise.all([readAnew(lookAtCustomer), readAnew(openRequests)]);
    return sent;
  };
  const handedOver = async () => {
    if (isBusy) return;
    setBusy(true);
    const sent = await answer("answered", "");
    setBusy(false);
    say(sent, t("request.done"));
  };
  return (
    <>
      {kind === "disclosure" && <p className={desk.soft}>{t("request.fileNote")}</p>}
      <div className={desk.acts}>
        {kind === "disclosure" ? (
          <>
            <a href={`${DISCLOSURE_FILE}/${encodeURIComponent(request_id)}`} download>
              {t("request.file")}
            </a>
            <Button kind="outline" size="small" busy={isBusy} onClick={() => void handedOver()}>
              {t("request.answered")}
            </Button>
          </>
        ) : (
          <Button kind="danger" size="small" onClick={() => setOpen("erase")}>
            {t("request.erase")}
          </Button>
        )}
        <Button kind="quiet" size="small" onClick={() => setOpen("refuse")}>
          {t("request.refuse")}
        </Button>
      </div>
      {said}
      <Sheet
        open={open === "refuse"}
        onClose={() => setOpen(null)}
        title={t("request.refuseTitle")}
        closeLabel={td("close")}
      >
        <WritingForm
          label={t("request.refusal")}
          most={500}
          submit={t("request.refuse")}
          onSend={(refusal) => answer("refused", refusal)}
        />
      </Sheet>
      {kind === "deletion" && (
        <EraseSheet isOpen={open === "erase"} requestId={request_id} onClose={() => setOpen(null)} />
      )}
    </>
  );
}
