import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  askCorrection,
  correctionTerms,
  MOST_CORRECTED,
  waitingCorrections,
} from "#contract/calls/desk/corrections.ts";
import { type CustomerCard, lookAtCustomer } from "#contract/calls/desk/customers.ts";
import { SavingForm } from "#desk/frame/SavingForm.tsx";
import { Shown } from "#desk/frame/Shown.tsx";
import { useSaving } from "#desk/frame/useSaving.ts";
import { useWhen } from "#desk/frame/useWhen.ts";
import { readAnew, useDesk } from "#desk/net/deskSend.ts";
import { type AmountFault, typedAmount, typedCode } from "#domain/values/typedText.ts";
import { money } from "#text/formats.ts";
import { Notice } from "#ui/feedback/Notice.tsx";
import { RadioCards } from "#ui/fields/ChoiceCards.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { Segments } from "#ui/fields/Segments.tsx";
import { TextInput } from "#ui/fields/TextInput.tsx";

interface CorrectionFormProps {
  readonly customerId: string;
  readonly card: CustomerCard;
  /** With the words of what it is waiting for. */
  readonly onAsked: (words: string) => void;
}

const newId = () => crypto.randomUUID();
const DIGITS = 6;

/** Asks for a correction of what a card holds: somebody else confirms it, or a code and a day stand for them. */
export function CorrectionForm({ card, customerId, onAsked }: CorrectionFormProps) {
  const read = useDesk(correctionTerms, { store_id: card.store_id });
  return (
    <Shown of={read}>
      {({ has_code, others }) => (
        <Fields card={card} customerId={customerId} others={others} hasCode={has_code} onAsked={onAsked} />
      )}
    </Shown>
  );
}

interface FieldsProps extends CorrectionFormProps {
  readonly others: readonly string[];
  readonly hasCode: boolean;
}

function Fields({ card, customerId, hasCode, onAsked, others }: FieldsProps) {
  const { t } = useTranslation("desk/customers");
  const when = useWhen();
  // One id for one wish, however often it is sent.
  const [correction_id] = useState(newId);
  const [way, setWay] = useState<"up" | "down">("up");
  const [part, setPart] = useState<"paid" | "bonus">("paid");
  const [amount, setAmount] = useState("");
  const [reason, setReason] = useState("");
  const [code, setCode] = useState("");
  const [amountFault, setAmountFault] = useState<AmountFault | "short" | null>(null);
  const saving = useSaving(askCorrection);
  const { isAt } = saving;
  const isAlone = others.length === 0;
  const held = part === "paid" ? card.balance - card.bonus : card.bonus;

  const send = async () => {
    const { fault, yen } = typedAmount(amount);
    const beyond = yen !== null && yen > MOST_CORRECTED ? "long" : fault;
    const wrong = beyond ?? (yen !== null && way === "down" && yen > held ? "short" : null);
    setAmountFault(wrong);
    const typed = typedCode(code, DIGITS);
    const asked = await saving.send({
      correction_id,
      customer_id: customerId,
      store_id: card.store_id,
      part,
      // What is no amount is refused at its field by the call's own declaration.
      amount: wrong === null && yen !== null ? (way === "up" ? yen : -yen) : 0,
      reason,
      ...(isAlone && { code: typed }),
    });
    await Promise.all([readAnew(lookAtCustomer), readAnew(waitingCorrections)]);
    if (asked === null) return;
    const { due_at } = asked;
    onAsked(due_at === null ? t("correct.asked") : t("correct.askedAlone", { time: when(due_at) }));
  };
  const amountWords = () => {
    if (amountFault === "short" || (amountFault === null && isAt("amount")))
      return t("amountFault.short", { held: money(held) });
    if (amountFault === "long") return t("amountFault.long", { most: money(MOST_CORRECTED) });
    return amountFault === null ? undefined : t(`amountFault.${amountFault}`);
  };
  if (isAlone && !hasCode) return <Notice kind="warn">{t("correct.noCode")}</Notice>;
  return (
    <SavingForm
      saving={saving}
      label={t("correct.title")}
      lead={
        <Notice kind="info">
          {isAlone ? t("correct.alone") : t("correct.others", { names: others.join(", ") })}
        </Notice>
      }
      submit={t("correct.submit")}
      onSubmit={send}
    >
      <Segments
        label={t("correct.way")}
        name="way"
        value={way}
        onChange={setWay}
        options={[
          { value: "up", label: t("correct.up") },
          { value: "down", label: t("correct.down") },
        ]}
      />
      <Field group label={t("correct.part")}>
        <RadioCards
          name="part"
          value={part}
          onChange={setPart}
          options={[
            { value: "paid", label: t("correct.paid", { amount: money(card.balance - card.bonus) }) },
            { value: "bonus", label: t("correct.bonus", { amount: money(card.bonus) }) },
          ]}
        />
      </Field>
      <Field label={t("correct.amount")} error={isAt("amount") ? amountWords() : undefined}>
        <TextInput
          name="amount"
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          value={amount}
          onChange={(event) => setAmount(event.currentTarget.value)}
        />
      </Field>
      <Field
        label={t("correct.reason")}
        hint={t("correct.reasonHint")}
        error={isAt("reason") ? t("correct.reasonMissing") : undefined}
      >
        <TextInput
          name="reason"
          autoComplete="off"
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </Field>
      {isAlone && (
        <Field label={t("correct.code")} error={isAt("code") ? t("correct.codeMissing") : undefined}>
          <TextInput
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={20}
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
        </Field>
      )}
    </SavingForm>
  );
}
