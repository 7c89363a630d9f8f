import { useTranslation } from "react-i18next";
import card from "#features/checkout/Checkout.module.css";
import {
  type CheckoutFaults,
  type CheckoutValues,
  LONGEST_REMARK,
  LONGEST_TITLE,
} from "#features/checkout/checkoutFaults.ts";
import { remarkTemplateCall } from "#net/calls/orderCalls.ts";
import { useCall } from "#net/useCall.ts";
import { Field } from "#ui/fields/Field.tsx";
import { TextArea, TextInput } from "#ui/fields/TextInput.tsx";
import styles from "./RemarkFields.module.css";

interface RemarkFieldsProps {
  readonly storeId: string;
  readonly checkout: {
    readonly values: Pick<CheckoutValues, "remark" | "companyName">;
    readonly errors: Pick<CheckoutFaults, "remark" | "companyName">;
    readonly set: (change: Partial<Pick<CheckoutValues, "remark" | "companyName">>) => void;
  };
  readonly hasInvoice: boolean;
}

/** Requests for the store, from the store's templates or in the customer's own words, and the name on the receipt. */
export function RemarkFields({ storeId, checkout, hasInvoice }: RemarkFieldsProps) {
  const { t } = useTranslation("checkout");
  const errorText = useErrorText();
  const { values, errors, set } = checkout;
  const templates =
    useCall(remarkTemplateCall, { store_id: storeId }, { isSilent: true }).data?.templates ?? [];
  const append = (words: string) => {
    if (values.remark.includes(words)) return;
    set({
      remark: [values.remark.trim(), words].filter(Boolean).join(t("remarkJoin")).slice(0, LONGEST_REMARK),
    });
  };
  return (
    <section className={card.card}>
      <Field label={t("remark")} mark={t("optional")} error={errorText(errors.remark)}>
        <TextArea
          name="remark"
          maxLength={LONGEST_REMARK}
          value={values.remark}
          placeholder={t("remarkPlaceholder")}
          onChange={(event) => set({ remark: event.target.value })}
          counter={(length, max) => `${length} / ${max}`}
        />
      </Field>
      {templates.length > 0 && (
        <div className={styles.templates} role="group" aria-label={t("remarkTemplates")}>
          {templates.map(({ template_id, content }) => (
            <button
              key={template_id}
              type="button"
              className={styles.template}
              onClick={() => append(content)}
            >
              {content}
            </button>
          ))}
        </div>
      )}
      {hasInvoice && (
        <ReceiptTitleField
          value={values.companyName}
          onChange={(companyName) => set({ companyName })}
          error={errorText(errors.companyName)}
        />
      )}
    </section>
  );
}

interface ReceiptTitleFieldProps {
  readonly value: string;
  readonly onChange: (title: string) => void;
  readonly error?: string | undefined;
}

/** Whom the receipt will be made out to. */
export function ReceiptTitleField({ value, onChange, error }: ReceiptTitleFieldProps) {
  const { t } = useTranslation("checkout");
  return (
    <Field label={t("companyName")} mark={t("optional")} hint={t("companyNameHint")} error={error}>
      <TextInput
        name="companyName"
        autoComplete="organization"
        maxLength={LONGEST_TITLE}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}

/** Words for what is wrong with a field. */
export function useErrorText(): (key: CheckoutFaults[keyof CheckoutFaults]) => string | undefined {
  const { t } = useTranslation("checkout");
  return (key) => (key === undefined ? undefined : t(key));
}
