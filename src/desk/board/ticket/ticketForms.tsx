import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  type BoardAction,
  MOST_PARCELS,
  messageGuest,
  type Parcel,
  type Ticket,
} from "#contract/calls/desk/board.ts";
import { temperatures } from "#domain/delivery/shipping.ts";
import { shownPhone } from "#domain/values/typedText.ts";
import { deskSend } from "#desk/net/deskSend.ts";
import { useSaid } from "#desk/frame/Said.tsx";
import { money } from "#text/formats.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { Select, TextInput } from "#ui/fields/TextInput.tsx";
import { SheetForm } from "./SheetForm.tsx";
import styles from "./TicketSheet.module.css";
import type { More, Pressed } from "#desk/board/useActs.ts";
import { WordsForm } from "./WordsForm.tsx";

type Press = (action: BoardAction, more?: More) => Promise<Pressed | null>;

/** Hands a take-away out to whoever says the last digits of the customer's phone, or was known otherwise; with it takes what is due. */
export function HandOverForm({ ticket, press }: { readonly ticket: Ticket; readonly press: Press }) {
  const { t } = useTranslation("desk/board");
  const [isUnseen, setUnseen] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const { left_to_pay } = ticket;
  const taken = left_to_pay > 0 ? { taken: left_to_pay } : {};
  const send = async ({ digits = "", note = "" }: Readonly<Record<string, string>>) => {
    if (isUnseen && note === "") return setRefusal(t("said.reason_missing"));
    const pressed = await press("complete", isUnseen ? { note, ...taken } : { digits, ...taken });
    if (pressed?.refusal) setRefusal(t(`said.${pressed.refusal}`));
  };
  return (
    <SheetForm submit={left_to_pay > 0 ? t("hand.take") : t("act.complete2")} onSend={send}>
      {left_to_pay > 0 && (
        <Notice kind="warn">
          {t("money.toCollect")} {money(left_to_pay)}
        </Notice>
      )}
      {isUnseen ? (
        <Field label={t("hand.how")} error={refusal}>
          <TextInput name="note" maxLength={200} autoComplete="off" autoFocus />
        </Field>
      ) : (
        <Field label={t("hand.digits")} error={refusal}>
          <TextInput name="digits" inputMode="numeric" maxLength={20} autoComplete="off" autoFocus />
        </Field>
      )}
      {!isUnseen && (
        <Button
          kind="plain"
          size="small"
          onClick={() => {
            setUnseen(true);
            setRefusal(undefined);
          }}
        >
          {t("hand.without")}
        </Button>
      )}
    </SheetForm>
  );
}

const FAULT_AT = {
  courier_missing: "courier_name",
  courier_phone: "courier_phone",
  tracking: "delivery_number",
} as const;

interface WhoBringsProps {
  readonly ticket: Ticket;
  readonly press: Press;
  /** It is on its way, and what was said of that is put right. */
  readonly isFix: boolean;
}

/** Sends a delivery out with its courier, or says better who brings one that is on its way. */
export function CourierForm({ ticket, press, isFix }: WhoBringsProps) {
  const { t } = useTranslation("desk/board");
  const [fault, setFault] = useState<{ readonly at: string; readonly text: string }>();
  const { courier } = ticket;
  const send = async ({
    courier_name = "",
    courier_phone = "",
    delivery_company = "",
    delivery_number = "",
  }: Readonly<Record<string, string>>) => {
    const pressed = await press("ready", {
      courier: { courier_name, courier_phone, delivery_company, delivery_number },
    });
    const refusal = pressed?.refusal;
    if (refusal === "courier_missing" || refusal === "courier_phone" || refusal === "tracking")
      setFault({ at: FAULT_AT[refusal], text: t(`said.${refusal}`) });
  };
  const at = (name: string) => (fault?.at === name ? fault.text : undefined);
  return (
    <SheetForm submit={isFix ? t("save") : t("act.ready3")} onSend={send}>
      <p>{t("courier.hint")}</p>
      <Field label={t("courier.name")} error={at("courier_name")}>
        <TextInput
          name="courier_name"
          maxLength={50}
          defaultValue={courier.courier_name}
          autoComplete="off"
        />
      </Field>
      <Field label={t("courier.phone")} error={at("courier_phone")}>
        <TextInput
          name="courier_phone"
          type="tel"
          maxLength={20}
          defaultValue={shownPhone(courier.courier_phone)}
          autoComplete="off"
        />
      </Field>
      <Field label={t("courier.company")}>
        <TextInput
          name="delivery_company"
          maxLength={50}
          defaultValue={courier.delivery_company}
          autoComplete="off"
        />
      </Field>
      <Field label={t("courier.tracking")} error={at("delivery_number")}>
        <TextInput
          name="delivery_number"
          maxLength={40}
          defaultValue={courier.delivery_number}
          autoComplete="off"
        />
      </Field>
    </SheetForm>
  );
}

/** Sends an order of the mall out in its parcels, or says better which those are that are on their way. */
export function ParcelsForm({ ticket, press, isFix }: WhoBringsProps) {
  const { t } = useTranslation("desk/board");
  const [faults, setFaults] = useState<readonly string[]>([]);
  // Before they are sent, those that the order was priced with.
  const known = ticket.parcels;
  const [rows, setRows] = useState(Math.min(MOST_PARCELS, known.length + 1));
  const send = async (typed: Readonly<Record<string, string>>) => {
    const parcels = Array.from({ length: rows }, (_, index): Parcel => {
      const kept = typed[`temperature_${index}`];
      return {
        temperature: temperatures.find((each) => each === kept) ?? "ambient",
        delivery_company: typed[`company_${index}`] ?? "",
        delivery_number: typed[`number_${index}`] ?? "",
      };
    });
    const pressed = await press("ready", { parcels });
    setFaults(pressed?.fields ?? []);
  };
  const at = (index: number, field: "company" | "number") =>
    faults.includes(`${index}.${field}`) ? t(`ship.${field}`) : undefined;
  return (
    <SheetForm submit={isFix ? t("save") : t("act.ready4")} onSend={send}>
      <p>{t("ship.hint")}</p>
      {Array.from({ length: rows }, (_, index) => (
        <fieldset key={index} className={styles.parcelFields}>
          <legend>
            {t("ship.parcel")} {index + 1}
          </legend>
          <Field label={t("ship.kept")}>
            <Select
              name={`temperature_${index}`}
              defaultValue={known[index]?.temperature ?? known[0]?.temperature ?? "ambient"}
              options={temperatures.map((each) => ({ value: each, label: t(`ship.temperature.${each}`) }))}
            />
          </Field>
          <Field label={t("courier.company")} error={at(index, "company")}>
            <TextInput
              name={`company_${index}`}
              maxLength={50}
              defaultValue={known[index]?.delivery_company ?? ""}
              autoComplete="off"
              onChange={() => index === rows - 1 && setRows(Math.min(MOST_PARCELS, rows + 1))}
            />
          </Field>
          <Field label={t("courier.tracking")} error={at(index, "number")}>
            <TextInput
              name={`number_${index}`}
              maxLength={40}
              defaultValue={known[index]?.delivery_number ?? ""}
              autoComplete="off"
            />
          </Field>
        </fieldset>
      ))}
    </SheetForm>
  );
}

/** Asks once more, and for the reason that the customer reads: a refund has to have one. */
export function ReasonForm({
  action,
  press,
  ticket: { parts_total },
}: {
  readonly action: "cancel" | "refund";
  readonly press: Press;
  readonly ticket: Pick<Ticket, "parts_total">;
}) {
  const { t } = useTranslation("desk/board");
  const [isMissing, setMissing] = useState(false);
  const isRefund = action === "refund";
  const send = async ({ reason = "" }: Readonly<Record<string, string>>) => {
    if (isRefund && reason === "") return setMissing(true);
    await press(action, reason === "" ? {} : { reason });
  };
  return (
    <SheetForm submit={t(`act.${action}`)} kind="danger" onSend={send}>
      {isRefund && <p>{t("refundSure")}</p>}
      {parts_total > 0 && <Notice kind="warn">{t("partsNote", { amount: money(parts_total) })}</Notice>}
      <Field
        label={t(isRefund ? "refundReason" : "reason")}
        required={isRefund}
        error={isMissing ? t("said.reason_missing") : undefined}
      >
        <TextInput name="reason" maxLength={200} autoComplete="off" autoFocus />
      </Field>
    </SheetForm>
  );
}

interface MessageFormProps {
  readonly storeId: string;
  readonly ticket: Ticket;
  readonly onDone: () => void;
}

/** Words to the guest of an order. */
export function MessageForm({ storeId, ticket, onDone }: MessageFormProps) {
  const { t } = useTranslation("desk/board");
  const { said, say } = useSaid();
  const send = async (content: string) => {
    const answer = await deskSend(messageGuest, { store_id: storeId, order_no: ticket.order_no, content });
    say(answer);
    if (answer.ok) onDone();
  };
  return (
    <WordsForm label={t("message")} onSend={send}>
      {said}
    </WordsForm>
  );
}
