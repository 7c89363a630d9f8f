import { useState } from "react";
import { useTranslation } from "react-i18next";
import { lookAtCustomer } from "#contract/calls/desk/customers.ts";
import {
  IDENTITIES,
  openRequests,
  type PrivacyRequest,
  REQUEST_KINDS,
  takeRequest,
} from "#contract/calls/desk/privacyRequests.ts";
import { SavingForm } from "#desk/frame/SavingForm.tsx";
import { useSaving } from "#desk/frame/useSaving.ts";
import { useDayName } from "#desk/frame/useWhen.ts";
import { readAnew } from "#desk/net/deskSend.ts";
import { RadioCards } from "#ui/fields/ChoiceCards.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { TextArea, TextInput } from "#ui/fields/TextInput.tsx";

interface RequestFormProps {
  readonly customerId: string;
  readonly today: string;
  readonly onTaken: (words: string) => void;
}

/** Takes in what a customer asks for by law: what, since when, and how one knows that it is they. */
export function RequestForm({ customerId, onTaken, today }: RequestFormProps) {
  const { t } = useTranslation("desk/customers");
  const dayName = useDayName();
  const [request_id] = useState(() => crypto.randomUUID());
  const [kind, setKind] = useState<PrivacyRequest["kind"]>("disclosure");
  const [came_on, setCameOn] = useState(today);
  const [identity, setIdentity] = useState<PrivacyRequest["identity"]>("account");
  const [note, setNote] = useState("");
  const saving = useSaving(takeRequest);
  const send = async () => {
    const asked = { request_id, customer_id: customerId, kind, came_on, identity, note };
    const taken = await saving.send(asked);
    if (taken === null) return;
    await Promise.all([readAnew(lookAtCustomer), readAnew(openRequests)]);
    onTaken(t("request.taken", { day: dayName(taken.due_on) }));
  };
  return (
    <SavingForm saving={saving} label={t("request.title")} submit={t("request.submit")} onSubmit={send}>
      <Field group label={t("request.kind")}>
        <RadioCards
          name="kind"
          value={kind}
          onChange={setKind}
          options={REQUEST_KINDS.map((value) => ({ value, label: t(`request.kinds.${value}`) }))}
        />
      </Field>
      <Field
        label={t("request.cameOn")}
        error={saving.isAt("came_on") ? t("request.cameOnWrong") : undefined}
      >
        <TextInput
          name="came_on"
          type="date"
          max={today}
          value={came_on}
          onChange={(event) => setCameOn(event.currentTarget.value)}
        />
      </Field>
      <Field group label={t("request.identity")}>
        <RadioCards
          name="identity"
          value={identity}
          onChange={setIdentity}
          options={IDENTITIES.map((value) => ({ value, label: t(`request.identities.${value}`) }))}
        />
      </Field>
      <Field label={t("request.note")} hint={t("request.noteHint")}>
        <TextArea
          name="note"
          rows={2}
          maxLength={500}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </Field>
    </SavingForm>
  );
}
