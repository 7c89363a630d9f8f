import { useTranslation } from "react-i18next";
import { useFormField } from "#parts/form/useFormField.ts";
import { Switch } from "#ui/fields/Checkbox.tsx";

/** Whether this is the address taken without asking. The one that is stays it until another one takes its place. */
export function DefaultField({ isDefault }: { readonly isDefault: boolean }) {
  const { t } = useTranslation("addresses");
  const { value, set } = useFormField<boolean>("is_default");
  return (
    <Switch
      label={t("form.isDefault")}
      note={isDefault ? t("form.isDefaultAlready") : t("form.isDefaultNote")}
      checked={value}
      disabled={isDefault}
      onChange={(event) => set(event.currentTarget.checked)}
    />
  );
}
