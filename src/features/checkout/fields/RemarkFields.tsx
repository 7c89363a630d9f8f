import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import card from "#features/checkout/Checkout.module.css";
import {
  type CheckoutFaults,
  type CheckoutValues,
  LONGEST_REMARK,
  LONGEST_TITLE,
} from "#features/checkout/checkoutFaults.ts";
import type { OrderType } from "#contract/enumerations.ts";
import { remarkTemplateCall } from "#net/calls/orderCalls.ts";
import { useCall } from "#net/useCall.ts";
import { Field } from "#ui/fields/Field.tsx";
import { TextArea, TextInput } from "#ui/fields/TextInput.tsx";
import { Fold } from "#ui/lists/Fold.tsx";
import styles from "./RemarkFields.module.css";

interface RemarkFieldsProps {
  readonly storeId: string;
  /** What is offered to pick from fits it. */
  readonly orderType: OrderType;
  readonly checkout: {
    readonly values: Pick<CheckoutValues, "remark" | "companyName">;
    readonly errors: Pick<CheckoutFaults, "remark" | "companyName">;
    readonly set: (change: Partial<Pick<CheckoutValues, "remark" | "companyName">>) => void;
  };
  readonly hasInvoice: boolean;
  /** Rows before them. */
  readonly children?: ReactNode;
}

/** Requests for the store and the name on the receipt, each behind one row until somebody wants it. */
export function RemarkFields({ storeId, orderType, checkout, children, hasInvoice }: RemarkFieldsProps) {
  const { t } = useTranslation("checkout");
  const errorText = useErrorText();
  const [isOpen, setOpen] = useState(false);
  const { values, errors, set } = checkout;
  const isGiven = values.remark !== "";
  return (
    <section className={`${card.card} ${card.rows}`}>
      {children}
      <div className={styles.adds}>
        <Fold
          isOpen={isOpen || errors.remark !== undefined}
          onOpen={() => setOpen(true)}
          title={isGiven ? t("remark") : t("addRemark")}
          value={isGiven ? values.remark : undefined}
          action={isGiven ? t("change") : undefined}
        >
          <RemarkField storeId={storeId} orderType={orderType} checkout={checkout} />
        </Fold>
        {hasInvoice && (
          <ReceiptTitleField
            value={values.companyName}
            onChange={(companyName) => set({ companyName })}
            error={errorText(errors.companyName)}
          />
        )}
      </div>
    </section>
  );
}

/** Requests for the store, from the store's templates or in the customer's own words. */
function RemarkField({ storeId, orderType, checkout }: Omit<RemarkFieldsProps, "hasInvoice" | "children">) {
  const { t } = useTranslation("checkout");
  const errorText = useErrorText();
  const { values, errors, set } = checkout;
  const request = { store_id: storeId, order_type: orderType };
  const templates = useCall(remarkTemplateCall, request, { isSilent: true }).data?.templates ?? [];
  const append = (words: string) => {
    if (values.remark.includes(words)) return;
    set({
      remark: [values.remark.trim(), words].filter(Boolean).join(t("remarkJoin")).slice(0, LONGEST_REMARK),
    });
  };
  return (
    <>
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
    </>
  );
}

interface ReceiptTitleFieldProps {
  readonly value: string;
  readonly onChange: (title: string) => void;
  readonly error?: string | undefined;
}

/** Whom the receipt will be made out to, behind one row until somebody wants it. */
export function ReceiptTitleField({ value, onChange, error }: ReceiptTitleFieldProps) {
  const { t } = useTranslation("checkout");
  const [isOpen, setOpen] = useState(false);
  const isGiven = value !== "";
  return (
    <Fold
      isOpen={isOpen || error !== undefined}
      onOpen={() => setOpen(true)}
      title={isGiven ? t("companyName") : t("addCompanyName")}
      value={isGiven ? value : undefined}
      action={isGiven ? t("change") : undefined}
    >
      <Field label={t("companyName")} mark={t("optional")} hint={t("companyNameHint")} error={error}>
        <TextInput
          name="companyName"
          autoComplete="organization"
          maxLength={LONGEST_TITLE}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
    </Fold>
  );
}

/** Words for what is wrong with a field. */
export function useErrorText(): (key: CheckoutFaults[keyof CheckoutFaults]) => string | undefined {
  const { t } = useTranslation("checkout");
  return (key) => (key === undefined ? undefined : t(key));
}
