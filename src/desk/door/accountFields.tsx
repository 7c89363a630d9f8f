import { useTranslation } from "react-i18next";
import { FormField, PasswordField } from "#parts/forms/FormField.tsx";

interface FieldProps {
  readonly autoFocus?: boolean;
}

/** What one signs in by; one's own, or with `autoComplete` off somebody else's. */
export function LoginField({
  autoComplete = "username",
  hint,
  ...rest
}: FieldProps & { readonly autoComplete?: "username" | "off"; readonly hint?: string }) {
  const { t } = useTranslation("desk/door");
  return (
    <FormField
      name="login"
      label={t("login")}
      hint={hint}
      autoComplete={autoComplete}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={120}
      {...rest}
    />
  );
}

/** The six digits of an authenticator app. */
export function CodeField(props: FieldProps) {
  const { t } = useTranslation("desk/door");
  return (
    <FormField
      name="code"
      label={t("code")}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      {...props}
    />
  );
}

/** A password that one has. */
export function PresentPasswordField({ label, name }: { readonly name: string; readonly label: string }) {
  return <PasswordField name={name} label={label} autoComplete="current-password" isAsTyped />;
}

/** A password that one chooses. */
export function NewPasswordField(props: FieldProps) {
  const { t } = useTranslation("desk/door");
  return (
    <PasswordField
      name="password"
      label={t("newPassword")}
      hint={t("passwordHint")}
      autoComplete="new-password"
      isAsTyped
      {...props}
    />
  );
}

/** Tells a password manager whose password a form is about. */
export function WhosePassword({ login }: { readonly login: string }) {
  return <input type="text" name="username" autoComplete="username" value={login} readOnly hidden />;
}

/** What can be wrong with a new password, said at its field. */
export const atPassword = {
  password_short: "password",
  password_long: "password",
  password_common: "password",
  password_same: "password",
} as const;
