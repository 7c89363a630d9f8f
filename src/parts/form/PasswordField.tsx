import { useState } from "react";
import { useTranslation } from "react-i18next";
import { foldWidth } from "#domain/values/typedText.ts";
import { IconButton } from "#ui/actions/IconButton.tsx";
import { eyeIcon, eyeOffIcon } from "#ui/icons/account.ts";
import { FormField, type FormFieldProps } from "./FormField.tsx";

interface PasswordFieldProps
  extends Pick<FormFieldProps, "name" | "label" | "hint" | "remedy" | "autoFocus"> {
  /** The one in use, or one that is being chosen: password managers tell them apart by it. */
  readonly autoComplete: "current-password" | "new-password";
}

/** A password, hidden until one asks to see it; it may be pasted. */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useTranslation("form");
  const [isShown, setShown] = useState(false);
  return (
    <FormField
      {...props}
      type={isShown ? "text" : "password"}
      tidy={foldWidth}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      end={
        <IconButton
          icon={isShown ? eyeOffIcon : eyeIcon}
          label={t("showPassword")}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
