import { useTranslation } from "react-i18next";
import { shownPostalCode, typedPostalCode } from "#domain/values/typedText.ts";
import { FormField } from "#parts/form/FormField.tsx";
import { useFormField } from "#parts/form/useFormField.ts";
import { href } from "#routes/href.ts";
import { Anchor } from "#ui/actions/Anchor.tsx";
import { PostalFindings } from "./PostalFindings.tsx";
import styles from "./RegionFields.module.css";
import { usePostalAreas } from "./usePostalAreas.ts";

const tidy = (text: string) => shownPostalCode(typedPostalCode(text));

/** A postal code, which fills prefecture, city and town when it is whole; all of them can be corrected after. */
export function PostalField({ addressId }: { readonly addressId: string | undefined }) {
  const { t } = useTranslation("addresses");
  const { value } = useFormField<string>("postal_code");
  const code = typedPostalCode(value);
  const findings = usePostalAreas(code, addressId);
  return (
    <>
      <FormField
        name="postal_code"
        label={t("form.postal")}
        hint={t("form.postalHint")}
        placeholder="100-0001"
        start="〒"
        inputMode="numeric"
        autoComplete="postal-code"
        enterKeyHint="next"
        tidy={tidy}
      />
      <div className={styles.said} role="status">
        <PostalFindings findings={findings} code={code} addressId={addressId} />
      </div>
      {findings.kind !== "several" && findings.kind !== "none" && (
        <Anchor
          className={styles.link}
          href={href("zipcodeSearch", { addressId, keyword: code === "" ? undefined : code })}
        >
          {t("form.findPostal")}
        </Anchor>
      )}
    </>
  );
}
