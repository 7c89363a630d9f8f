import { useTranslation } from "react-i18next";
import { PasswordField } from "#parts/form/PasswordField.tsx";

interface NewPasswordFieldsProps {
  /** Whose password it is: managers keep both together. */
  readonly phone: string;
  readonly autoFocus?: boolean;
}

/** A new password, twice. */
export function NewPasswordFields({ phone, autoFocus = false }: NewPasswordFieldsProps) {
  const { t } = useTranslation("account");
  return (
    <>
      <input
        className="visually-hidden"
        type="text"
        name="username"
        autoComplete="username"
        value={phone}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <PasswordField
        name="password"
        label={t("newPassword")}
        hint={t("passwordHint")}
        autoComplete="new-password"
        autoFocus={autoFocus}
      />
      <PasswordField name="repeat" label={t("repeatPassword")} autoComplete="new-password" />
    </>
  );
}
