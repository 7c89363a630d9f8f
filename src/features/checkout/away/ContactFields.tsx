import { useTranslation } from "react-i18next";
import { Field } from "#ui/fields/Field.tsx";
import { TextInput } from "#ui/fields/TextInput.tsx";
import card from "../SubmitOrderScreen.module.css";
import { LONGEST_NAME } from "./awayFaults.ts";
import type { Away } from "./useAway.ts";
import { useAwayErrorText } from "./useAwayErrorText.ts";

/** Who collects the order, and how to reach them. */
export function ContactFields({ away }: { readonly away: Away }) {
  const { t } = useTranslation(["away", "form", "checkout"]);
  const errorText = useAwayErrorText();
  const { values, errors, setContact } = away;
  return (
    <section className={card.card}>
      <h2>{t("away:contact.title")}</h2>
      <Field required label={t("away:contact.name")} error={errorText(errors.name)}>
        <TextInput
          name="name"
          autoComplete="name"
          maxLength={LONGEST_NAME}
          value={values.name}
          onChange={(event) => setContact({ name: event.target.value })}
        />
      </Field>
      <Field
        required
        label={t("form:phone")}
        hint={t("away:contact.phoneHint")}
        error={errorText(errors.phone)}
      >
        <TextInput
          type="tel"
          inputMode="tel"
          name="phone"
          autoComplete="tel"
          placeholder="090 1234 5678"
          value={values.phone}
          onChange={(event) => setContact({ phone: event.target.value })}
        />
      </Field>
      <Field label={t("away:contact.email")} mark={t("checkout:optional")} error={errorText(errors.email)}>
        <TextInput
          type="email"
          inputMode="email"
          name="email"
          autoComplete="email"
          maxLength={254}
          value={values.email}
          onChange={(event) => setContact({ email: event.target.value })}
        />
      </Field>
    </section>
  );
}
