import { useTranslation } from "react-i18next";
import type { CardBrand, Vault } from "#contract/payment.ts";
import { type CardField, typedPeriod } from "#domain/payments/cardFaults.ts";
import { groupedCardNumber } from "#domain/payments/cardNumber.ts";
import { foldWidth } from "#domain/values/typedText.ts";
import { Field } from "#ui/fields/Field.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { CardBrandMark } from "./CardBrandMark.tsx";
import styles from "./CardForm.module.css";
import { CardInput } from "./CardInput.tsx";
import { type StoredCard, useCardForm } from "./useCardForm.ts";

interface CardFormProps {
  /** Of the `<form>`: a button elsewhere sends it by `type="submit"` and `form`. */
  readonly id: string;
  readonly vault: Vault;
  /** What the vault knows the card by from now on; the fields are empty again. */
  readonly onStored: (card: StoredCard) => Promise<unknown>;
  readonly onBusy: (isBusy: boolean) => void;
}

/** The longest code that any brand has. */
const CODE_LENGTH = 4;
const code = (text: string) => foldWidth(text).replaceAll(/\D/g, "").slice(0, CODE_LENGTH);
const asTyped = (text: string) => text;
/** Four digits on its front; the others have three on their back. */
const onFront = (brand: CardBrand) => brand === "amex";

/** A card by its number. What is typed goes from these fields to the vault and nowhere else. */
export default function CardForm({ id, vault, onStored, onBusy }: CardFormProps) {
  const { t } = useTranslation("card");
  const { brand, faults, trouble, submit, field } = useCardForm(vault, onStored, onBusy);
  const words = (name: CardField) => {
    const fault = faults[name];
    return fault === undefined ? undefined : t(`fault.${fault}`);
  };
  return (
    <form id={id} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {trouble && (
        <div role="alert">
          <Notice kind={trouble === "offline" ? "offline" : "danger"}>{t(`trouble.${trouble}`)}</Notice>
        </div>
      )}
      <Field required label={t("number")} error={words("number")}>
        <CardInput
          {...field("number")}
          tidy={groupedCardNumber}
          inputMode="numeric"
          autoComplete="cc-number"
          className={styles.digits}
          end={<CardBrandMark brand={brand} />}
        />
      </Field>
      <div className={styles.pair}>
        <Field required label={t("validPeriod")} hint={t("periodHint")} error={words("valid_period")}>
          <CardInput
            {...field("valid_period")}
            tidy={typedPeriod}
            inputMode="numeric"
            autoComplete="cc-exp"
            className={styles.digits}
          />
        </Field>
        <Field
          required
          label={t("securityCode")}
          hint={onFront(brand) ? t("codeHintFront", { digits: 4 }) : t("codeHint", { digits: 3 })}
          error={words("security_code")}
        >
          <CardInput
            {...field("security_code")}
            tidy={code}
            inputMode="numeric"
            autoComplete="cc-csc"
            className={styles.digits}
          />
        </Field>
      </div>
      <Field required label={t("name")} hint={t("nameHint")} error={words("name")}>
        <CardInput
          {...field("name")}
          tidy={asTyped}
          autoComplete="cc-name"
          autoCapitalize="characters"
          enterKeyHint="done"
          maxLength={100}
        />
      </Field>
      <p className={styles.note}>{t("toVault")}</p>
    </form>
  );
}
