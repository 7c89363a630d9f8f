import { useTranslation } from "react-i18next";
import { object, ref, string } from "yup";
import { NAME_MAX } from "#contract/fieldRules.ts";
import { checkPassword } from "#domain/members/password.ts";
import { foldWidth } from "#domain/values/typedText.ts";
import { PasswordField } from "#parts/forms/FormField.tsx";

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

const folded = (typed: unknown) => (typeof typed === "string" ? foldWidth(typed) : typed);

const passwordSchema = string()
  .transform(folded)
  .default("")
  .required("password_missing")
  .test("rules", (password, context) => {
    const fault = checkPassword(password);
    return fault === null || context.createError({ message: `password_${fault}` });
  });

const repeatSchema = string()
  .transform(folded)
  .default("")
  .required("repeat_missing")
  .oneOf([ref("password")], "repeat_differs");

/** A new password, typed twice (specification, section 5). */
export const newPasswordSchema = object({ password: passwordSchema, repeat: repeatSchema });

/** With the name that one likes to be called by, which may be left out. */
export const registerSchema = newPasswordSchema.shape({
  nickname: string().trim().default("").max(NAME_MAX, "nickname_long"),
});

/** With the one that it takes the place of. */
export const changePasswordSchema = newPasswordSchema.shape({
  present: string().transform(folded).default("").required("password_missing"),
  password: passwordSchema.notOneOf([ref("present")], "password_same"),
});
