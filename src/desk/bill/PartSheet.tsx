import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type BillPart, billReceipt, reverseBillPart } from "#contract/calls/desk/bill.ts";
import type { DeskResponse } from "#contract/calls/desk/deskCall.ts";
import { SheetForm } from "#desk/board/ticket/SheetForm.tsx";
import sheet from "#desk/board/ticket/TicketSheet.module.css";
import { useSaid } from "#desk/frame/Said.tsx";
import { deskSend } from "#desk/net/deskSend.ts";
import { money } from "#text/formats.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { TextInput } from "#ui/fields/TextInput.tsx";
import { Sheet } from "#ui/layers/Sheet.tsx";
import styles from "./Bill.module.css";

/** What is done with a part: its receipt, or its end. */
export interface AtPart {
  readonly payment_id: string;
  readonly at: "receipt" | "reverse";
}

interface PartSheetProps {
  readonly storeId: string;
  readonly part: BillPart | undefined;
  readonly at: AtPart["at"];
  readonly hasPrinter: boolean;
  readonly reload: () => Promise<unknown>;
  readonly onReversed: (payment_id: string) => void;
  readonly onClose: () => void;
}

/** A part of a bill that was taken: makes out its receipt, or reverses it. */
export function PartSheet({ at, onClose, part, ...own }: PartSheetProps) {
  const { t } = useTranslation("desk/bill");
  const { t: td } = useTranslation("desk/desk");
  return (
    <Sheet
      open
      onClose={onClose}
      title={part === undefined ? "" : t(`${at}.title`, { amount: money(part.amount - part.given_back) })}
      closeLabel={td("close")}
    >
      <div className={sheet.form}>
        {part !== undefined &&
          (at === "receipt" ? (
            <ReceiptForm part={part} {...own} />
          ) : (
            <ReverseForm part={part} {...own} onClose={onClose} />
          ))}
      </div>
    </Sheet>
  );
}

interface FormProps extends Pick<PartSheetProps, "storeId" | "reload"> {
  readonly part: BillPart;
}

type Made = Extract<DeskResponse<typeof billReceipt>, { readonly url: string }>;

/** To whom a receipt is made out, and what it comes out of: the store's printer, or the browser's. */
function ReceiptForm({ hasPrinter, part, reload, storeId }: FormProps & Pick<PartSheetProps, "hasPrinter">) {
  const { t } = useTranslation("desk/bill");
  const { said, say } = useSaid();
  const [title, setTitle] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [made, setMade] = useState<Made | null>(null);
  const [refusal, setRefusal] = useState<"reversed" | "order_receipt" | null>(null);
  const make = async (prints: boolean) => {
    if (isBusy) return;
    setBusy(true);
    const { payment_id } = part;
    const answer = await deskSend(billReceipt, {
      store_id: storeId,
      payment_id,
      title: title.trim(),
      prints,
    });
    say(answer);
    if (answer.ok) {
      const { data } = answer;
      setRefusal("refusal" in data ? data.refusal : null);
      setMade("refusal" in data ? null : data);
    }
    await reload();
    setBusy(false);
  };
  const isAgain = part.receipt_no !== null || made !== null;
  return (
    <form
      className={sheet.fields}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void make(hasPrinter);
      }}
    >
      {isAgain && made === null && <p>{t("receipt.copyNote")}</p>}
      <Field label={t("receipt.to")} hint={t("receipt.toHint")}>
        <TextInput
          value={title}
          maxLength={100}
          autoComplete="off"
          onChange={({ target }) => setTitle(target.value)}
        />
      </Field>
      {refusal !== null && (
        <div role="alert">
          <Notice kind="danger">{t(`receiptRefusal.${refusal}`)}</Notice>
        </div>
      )}
      {said}
      <div role="status">
        {made !== null && (
          <Notice kind="ok">
            {t(made.is_printed ? "receipt.printed" : "receipt.made", { number: made.receipt_no })}{" "}
            {made.is_copy && t("receipt.copy")}{" "}
            <a className={styles.page} href={made.url} target="_blank" rel="noopener">
              {t("receipt.open")}
            </a>
          </Notice>
        )}
      </div>
      {hasPrinter && (
        <Button type="submit" block busy={isBusy}>
          {t("receipt.print")}
        </Button>
      )}
      <Button
        type={hasPrinter ? "button" : "submit"}
        block
        kind={hasPrinter ? "quiet" : "primary"}
        busy={isBusy}
        onClick={hasPrinter ? () => void make(false) : undefined}
      >
        {t(isAgain ? "receipt.again" : "receipt.make")}
      </Button>
    </form>
  );
}

/** Asks once more, and why: its money is given back. */
function ReverseForm({
  onClose,
  onReversed,
  part,
  reload,
  storeId,
}: FormProps & Pick<PartSheetProps, "onReversed" | "onClose">) {
  const { t } = useTranslation("desk/bill");
  const { said, say } = useSaid();
  const [fault, setFault] = useState<string>();
  const send = async ({ reason = "" }: Readonly<Record<string, string>>) => {
    if (reason === "") return setFault(t("reverse.missing"));
    setFault(undefined);
    const { payment_id } = part;
    const answer = await deskSend(reverseBillPart, { store_id: storeId, payment_id, reason });
    say(answer);
    await reload();
    if (!answer.ok) return;
    if (answer.data.refusal !== null) return setFault(t(`reverse.${answer.data.refusal}`));
    onReversed(payment_id);
    onClose();
  };
  return (
    <SheetForm
      submit={t("reverse.submit", { amount: money(part.amount - part.given_back) })}
      kind="danger"
      onSend={send}
    >
      <p>
        {t("reverse.note", { amount: money(part.amount - part.given_back), way: t(`way.${part.pay_type}`) })}
      </p>
      {part.receipt_no !== null && (
        <Notice kind="warn">{t("reverse.receipt", { number: part.receipt_no })}</Notice>
      )}
      <Field label={t("reverse.reason")} required error={fault}>
        <TextInput name="reason" maxLength={200} autoComplete="off" autoFocus />
      </Field>
      {said}
    </SheetForm>
  );
}
