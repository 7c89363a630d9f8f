import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { memberInfo } from "#contract/calls/member.ts";
import { foldWidth } from "#domain/values/typedText.ts";
import { useCall } from "#net/useCall.ts";
import { FormField } from "#parts/form/FormField.tsx";
import { useFormField } from "#parts/form/useFormField.ts";

/** Where the receipt goes: to the member's own address, unless another is typed. */
export function EmailField() {
  const { t } = useTranslation("receipt");
  const { value, set } = useFormField<string>("email");
  const profile = useCall(memberInfo, value === "" ? {} : null, { isSilent: true });
  const known = profile.data?.email ?? "";
  const fill = useEffectEvent(() => {
    if (value === "" && known !== "") set(known);
  });
  useEffect(() => fill(), [known]);
  return (
    <FormField
      name="email"
      type="email"
      label={t("email")}
      tidy={(typed) => foldWidth(typed).trim()}
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      placeholder="hanako@example.com"
    />
  );
}
