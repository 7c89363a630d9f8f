import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { shownPostalCode, typedPostalCode } from "#domain/values/typedText.ts";
import { href } from "#routes/href.ts";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { SearchField } from "#ui/fields/SearchField.tsx";
import { AddressPage } from "./AddressPage.tsx";
import { draftOf } from "./draftOf.ts";
import { formOf } from "./formOf.ts";
import styles from "./RegionList.module.css";
import { useBackToForm } from "./useBackToForm.ts";
import type { PostalArea } from "./usePostalAreas.ts";
import { ZipcodeAreas } from "./ZipcodeAreas.tsx";

/** All areas of a postal code (`/zipcodeSearch`); the one that is chosen goes into the form that asked. */
export default function ZipcodeSearchScreen({
  query,
}: {
  readonly query: QueryOf<typeof routes.zipcodeSearch>;
}) {
  const { addressId, keyword = "" } = query;
  const { t } = useTranslation("addresses");
  const navigate = useNavigate();
  const backToForm = useBackToForm(addressId);
  const code = typedPostalCode(keyword);
  const search = (words: string) =>
    void navigate(href("zipcodeSearch", { addressId, keyword: words.trim() || undefined }), {
      replace: true,
    });
  const choose = ({ postal_code, prefecture, city, town }: PostalArea) => {
    const draft = draftOf(addressId);
    const { address = addressId ? null : "", filled_town } = draft.read();
    const isUntouched = address?.trim() === "" || (address !== null && address === filled_town);
    draft.add({
      postal_code: shownPostalCode(postal_code),
      prefecture,
      city,
      // A block that was typed already, or is saved, stays: the customer sees it in the form.
      ...(isUntouched ? { address: town, filled_town: town } : {}),
    });
    backToForm();
  };

  return (
    <AddressPage
      title={t("zip.title")}
      parent="addAddress"
      backTo={formOf(addressId)}
      bar={
        <div className={styles.search}>
          <SearchField
            label={t("zip.label")}
            placeholder={t("zip.placeholder")}
            clearLabel={t("clear")}
            defaultValue={keyword}
            autoFocus={keyword === ""}
            inputMode="numeric"
            onSearch={search}
            onType={search}
          />
        </div>
      }
    >
      <ZipcodeAreas code={code} onChoose={choose} onByHand={backToForm} />
    </AddressPage>
  );
}
