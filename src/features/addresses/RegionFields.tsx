import { useTranslation } from "react-i18next";
import { FormField } from "#parts/form/FormField.tsx";
import { href } from "#routes/href.ts";
import { Anchor } from "#ui/actions/Anchor.tsx";
import styles from "./RegionFields.module.css";

/** Prefecture and city: filled by the postal code or the browser, typed, or picked from the list. */
export function RegionFields({ addressId }: { readonly addressId: string | undefined }) {
  const { t } = useTranslation("addresses");
  return (
    <>
      <div className={styles.fields}>
        <FormField
          name="prefecture"
          label={t("form.prefecture")}
          placeholder={t("form.prefectureExample")}
          autoComplete="address-level1"
          enterKeyHint="next"
        />
        <FormField
          name="city"
          label={t("form.city")}
          placeholder={t("form.cityExample")}
          autoComplete="address-level2"
          enterKeyHint="next"
        />
      </div>
      <Anchor className={styles.link} href={href("selectCounty", { addressId })}>
        {t("form.chooseRegion")}
      </Anchor>
    </>
  );
}
