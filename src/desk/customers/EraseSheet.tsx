import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router-dom";
import type { DeskResponse } from "#contract/calls/desk/deskCall.ts";
import { deletionMeans, eraseCustomer, openRequests } from "#contract/calls/desk/privacyRequests.ts";
import { useSaid } from "#desk/frame/Said.tsx";
import { Shown } from "#desk/frame/Shown.tsx";
import { deskSend, readAnew, useDesk } from "#desk/net/deskSend.ts";
import { money } from "#text/formats.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { Checkbox } from "#ui/fields/Checkbox.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { Sheet } from "#ui/layers/Sheet.tsx";
import desk from "#desk/frame/Desk.module.css";
import styles from "./Customers.module.css";
import { CUSTOMERS, orderPath } from "./customersPath.ts";

interface EraseSheetProps {
  readonly isOpen: boolean;
  readonly requestId: string;
  readonly onClose: () => void;
}

/** Deletes a customer as they asked: what stands in the way and what they lose is said before. */
export function EraseSheet({ isOpen, onClose, requestId }: EraseSheetProps) {
  const { t } = useTranslation("desk/customers");
  const { t: td } = useTranslation("desk/desk");
  const read = useDesk(deletionMeans, isOpen ? { request_id: requestId } : null);
  return (
    <Sheet open={isOpen} onClose={onClose} title={t("request.eraseTitle")} closeLabel={td("close")}>
      <Shown of={read}>
        {(means) => <Means means={means} requestId={requestId} onChanged={read.reload} />}
      </Shown>
    </Sheet>
  );
}

interface MeansProps {
  readonly means: DeskResponse<typeof deletionMeans>;
  readonly requestId: string;
  /** Reads anew what has changed meanwhile. */
  readonly onChanged: () => Promise<unknown>;
}

function Means({ means, onChanged, requestId }: MeansProps) {
  const { t } = useTranslation("desk/customers");
  const navigate = useNavigate();
  const { said, say } = useSaid();
  const [isBusy, setBusy] = useState(false);
  /** The balance that one has said the guest knows of. */
  const [known, setKnown] = useState<number | null>(null);
  const [isMissing, setMissing] = useState(false);
  const { card_balance, has_mail, open_orders, unused_coupons, voucher_balance, waiting_corrections } = means;
  const balance = card_balance + voucher_balance;
  const isKnown = balance === 0 || known === balance;
  const erase = async () => {
    if (isBusy) return;
    setMissing(!isKnown);
    if (!isKnown) return;
    setBusy(true);
    const answer = await deskSend(eraseCustomer, { request_id: requestId, balance });
    setBusy(false);
    say(answer);
    if (!answer.ok) return onChanged();
    await readAnew(openRequests);
    return navigate(CUSTOMERS, { replace: true });
  };
  if (open_orders.length > 0)
    return (
      <div className={desk.page}>
        <Notice kind="warn">{t("request.inTheWay")}</Notice>
        <ul className={styles.lines}>
          {open_orders.map(({ call_number, order_no, store_id, store_name, total }) => (
            <li key={order_no}>
              <Link to={orderPath(store_id, order_no)}>{call_number}</Link>
              <span>{store_name}</span>
              <span className={styles.end}>{money(total)}</span>
            </li>
          ))}
        </ul>
      </div>
    );
  return (
    <div className={desk.page}>
      <p>{t("request.eraseText")}</p>
      {balance > 0 && <Notice kind="warn">{t("request.lost", { amount: money(balance) })}</Notice>}
      {unused_coupons > 0 && <p>{t("request.coupons", { number: unused_coupons })}</p>}
      {waiting_corrections > 0 && <p>{t("request.corrections", { number: waiting_corrections })}</p>}
      <p>{t(has_mail ? "request.mail" : "request.noMail")}</p>
      {balance > 0 && (
        <Field
          group
          label={t("balance")}
          error={isMissing && !isKnown ? t("request.lostMissing") : undefined}
        >
          <Checkbox
            name="known"
            label={t("request.lostKnown", { amount: money(balance) })}
            checked={known === balance}
            onChange={(event) => setKnown(event.currentTarget.checked ? balance : null)}
          />
        </Field>
      )}
      {said}
      <Button kind="danger" busy={isBusy} onClick={() => void erase()}>
        {t("request.erase")}
      </Button>
    </div>
  );
}
