import { useAtom, useAtomValue } from "jotai";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { orderInvoice } from "#contract/calls/afterOrder.ts";
import { mallOrderInvoice } from "#contract/calls/mallOrder.ts";
import type { OrderDetail, Receipt } from "#contract/order.ts";
import type { Refusal } from "#parts/form/fault.ts";
import { Form } from "#parts/form/Form.tsx";
import { FormField } from "#parts/form/FormField.tsx";
import { FormMemory } from "#parts/form/FormMemory.tsx";
import { SubmitButton } from "#parts/form/SubmitButton.tsx";
import { useIntent } from "#parts/form/useIntent.ts";
import { lacksAtom } from "#state/page/operatorSettings.ts";
import { receiptDraftAtom } from "#state/drafts/formDrafts.ts";
import { Field } from "#ui/fields/Field.tsx";
import { RadioCards } from "#ui/fields/ChoiceCards.tsx";
import { EmailField } from "./EmailField.tsx";
import { mailSchema, printSchema } from "./receiptSchema.ts";
import styles from "./Receipt.module.css";
import { useRefusalWords } from "./useRefusalWords.ts";

interface ReceiptFormProps {
  readonly order: OrderDetail;
  readonly onMade: (receipt: Receipt) => void;
}

interface Values {
  readonly title: string;
  readonly email: string;
}

const HANDLED = [114, 412, 418, 419, 420, 424, 90006] as const;

/** Whom the receipt is made out to, and how it comes. */
export function ReceiptForm({ order, onMade }: ReceiptFormProps) {
  const { t } = useTranslation("receipt");
  const hasNoMail = useAtomValue(lacksAtom).includes("mail");
  const [way, setWay] = useState<"mail" | "print">(hasNoMail ? "print" : "mail");
  const [draft, setDraft] = useAtom(receiptDraftAtom);
  const { order_no, invoice_title } = order;
  const [initial] = useState<Values>({
    title: draft.orderNo === order_no ? draft.title : invoice_title || draft.title,
    email: draft.email,
  });
  const refused = useRefusalWords();
  const ask = useIntent(order.order_type === 4 ? mallOrderInvoice : orderInvoice, HANDLED);

  const submit = async ({ title, email }: Values): Promise<Refusal | null> => {
    const wanted = { order_no, companyName: title };
    const answer = await ask(way === "mail" ? { ...wanted, kind: 1, email } : { ...wanted, kind: 2 });
    if (!answer.ok) return refused(answer);
    onMade(answer.data);
    return null;
  };

  return (
    <Form initial={initial} schema={way === "mail" ? mailSchema : printSchema} onSubmit={submit}>
      <FormMemory<Values> onValues={(values) => setDraft({ orderNo: order_no, ...values })} />
      <FormField
        name="title"
        label={t("name")}
        hint={t("nameHint")}
        autoComplete="organization"
        maxLength={100}
        enterKeyHint="next"
      />
      {!hasNoMail && (
        <Field group label={t("way")}>
          <RadioCards
            name="way"
            value={way}
            onChange={setWay}
            options={[
              { value: "mail", label: t("mail") },
              { value: "print", label: t("print"), note: t("printNote") },
            ]}
          />
        </Field>
      )}
      {way === "mail" && <EmailField />}
      <p className={styles.note}>{t("copyNote")}</p>
      <SubmitButton>{t(way === "mail" ? "send" : "make")}</SubmitButton>
    </Form>
  );
}
