import { useTranslation } from "react-i18next";
import { typedPhone } from "#domain/values/typedText.ts";
import { FormField, type FormFieldProps } from "./FormField.tsx";

interface PhoneFieldProps extends Pick<FormFieldProps, "name" | "hint" | "remedy" | "onLeave" | "autoFocus"> {
  /** `username` where the number signs one in: password managers fill it. */
  readonly autoComplete: "tel" | "username";
}

/** A phone number, however people write it; one from abroad begins with +. */
export function PhoneField(props: PhoneFieldProps) {
  const { t } = useTranslation("form");
  return (
    <FormField
      {...props}
      type="tel"
      inputMode="tel"
      label={t("phone")}
      placeholder="090 1234 5678"
      tidy={typedPhone}
    />
  );
}
