import { type ChangeEvent, type CompositionEvent, type Ref, type SubmitEvent, useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { CardBrand, Vault } from "#contract/payment.ts";
import { type CardField, typedPeriod } from "#domain/payments/cardFaults.ts";
import { groupedCardNumber } from "#domain/payments/cardNumber.ts";
import { foldWidth } from "#domain/values/typedText.ts";
import { Notice } from "#ui/feedback/Notice.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { TextInput, type TextInputProps } from "#ui/fields/TextInput.tsx";
import { cardIcon } from "#ui/icons/payment.ts";
import { Icon } from "#ui/pictures/Icon.tsx";
import styles from "./CardForm.module.css";
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
  const form = useCardForm(vault, onStored, onBusy);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void form.send();
  };
  return (
    <form id={id} noValidate onSubmit={submit}>
      <CardFields form={form} />
    </form>
  );
}

/** The fields of a card, in a form of their own or within another. */
export function CardFields({ form }: { readonly form: ReturnType<typeof useCardForm> }) {
  const { t } = useTranslation("card");
  const { brand, faults, trouble, field } = form;
  const words = (name: CardField) => {
    const fault = faults[name];
    return fault === undefined ? undefined : t(`fault.${fault}`);
  };
  return (
    <div className={styles.form}>
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
    </div>
  );
}

interface CardInputProps
  extends Omit<TextInputProps, "name" | "value" | "defaultValue" | "onChange" | "ref"> {
  readonly ref: Ref<HTMLInputElement>;
  readonly tidy: Tidy;
  /** As it is typed; to be looked at, and not to be kept. */
  readonly onText: (text: string) => void;
}

/** A field of a card. It has no name and no value of React's: no form could send it, no state could keep it. */
function CardInput({ ref, tidy, onText, ...input }: CardInputProps) {
  const typing = useTidyInput(tidy, onText);
  return (
    <TextInput
      ref={ref}
      enterKeyHint="next"
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      {...input}
      {...typing}
    />
  );
}

/** How a text is shown; `isDeleting`: signs are being taken away. */
type Tidy = (text: string, isDeleting: boolean) => string;

const signsOf = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, "").length;

/** Writes a field's text as it is to be shown, with the caret behind the sign that it stood behind. */
function tidyUp(input: HTMLInputElement, tidy: Tidy, isDeleting: boolean): void {
  const { value, selectionStart } = input;
  const tidied = tidy(value, isDeleting);
  if (tidied === value) return;
  const isAtEnd = selectionStart === null || selectionStart === value.length;
  const before = signsOf(value.slice(0, selectionStart ?? value.length));
  input.value = tidied;
  if (isAtEnd) return;
  let at = 0;
  while (at < tidied.length && signsOf(tidied.slice(0, at)) < before) at += 1;
  input.setSelectionRange(at, at);
}

/**
 * For a field whose text is kept nowhere but in the field itself: tidies it while it is typed, and after an input
 * method has finished, never in the middle of its word.
 */
function useTidyInput(tidy: Tidy, onText: (text: string) => void) {
  const onChange = useCallback(
    ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      const event = nativeEvent instanceof InputEvent ? nativeEvent : null;
      if (!event?.isComposing) {
        tidyUp(currentTarget, tidy, event?.inputType.startsWith("delete") ?? false);
      }
      onText(currentTarget.value);
    },
    [tidy, onText],
  );
  const onCompositionEnd = useCallback(
    ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
      tidyUp(currentTarget, tidy, false);
      onText(currentTarget.value);
    },
    [tidy, onText],
  );
  return { onChange, onCompositionEnd };
}

/** A card's brand by an icon and its word, as it is detected from the first digits. */
export function CardBrandMark({ brand }: { readonly brand: CardBrand }) {
  const { t } = useTranslation("card");
  return (
    <span className={styles.mark} data-brand={brand}>
      <Icon of={cardIcon} size={20} />
      <span>{t(`brand.${brand}`)}</span>
    </span>
  );
}
