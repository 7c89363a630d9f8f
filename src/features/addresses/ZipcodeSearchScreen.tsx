import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { searchPostCode } from "#contract/calls/places.ts";
import { shownPostalCode, typedPostalCode } from "#domain/values/typedText.ts";
import { useCall } from "#net/useCall.ts";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { href } from "#routes/href.ts";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { Skeleton, SkeletonGroup } from "#ui/feedback/Skeleton.tsx";
import { SearchField } from "#ui/fields/SearchField.tsx";
import { Card } from "#ui/lists/Card.tsx";
import { ListRow } from "#ui/lists/ListRow.tsx";
import { NothingFound } from "#ui/pictures/listDrawings.tsx";
import { AddressPage } from "./AddressPage.tsx";
import styles from "./Addresses.module.css";
import { draftOf, formOf, useBackToForm } from "./addressDraft.ts";
import type { PostalArea } from "./usePostalAreas.ts";

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

interface ZipcodeAreasProps {
  /** As typed, without signs; looked up once it has seven digits. */
  readonly code: string;
  readonly onChoose: (area: PostalArea) => void;
  /** Back to the form, to write the address without a code's help. */
  readonly onByHand: () => void;
}

/** Stands where the prefectures' names go. */
const GAP = "\n";

/** The areas of a postal code: one, several, several prefectures, or none. */
function ZipcodeAreas({ code, onChoose, onByHand }: ZipcodeAreasProps) {
  const { t } = useTranslation("addresses");
  const { t: tc } = useTranslation();
  const isWhole = /^\d{7}$/.test(code);
  const { data, failure, reload, isValidating } = useCall(
    searchPostCode,
    isWhole ? { postal_code: code } : null,
  );
  if (!isWhole) {
    const isWrong = !/^\d*$/.test(code) || code.length > 7;
    return (
      <p className={styles.lead} role="status">
        {isWrong ? t("zip.wrong") : t("zip.hint")}
      </p>
    );
  }
  if (!data) {
    if (failure) return <CallTrouble failure={failure} onRetry={reload} isRetrying={isValidating} />;
    return (
      <SkeletonGroup label={tc("loading")}>
        <Skeleton lines={3} />
      </SkeletonGroup>
    );
  }
  if (data.areas.length === 0) {
    return (
      <div role="status">
        <EmptyState
          title={t("zip.none", { code: shownPostalCode(code) })}
          illustration={<NothingFound />}
          action={
            <Button kind="outline" onClick={onByHand}>
              {t("zip.byHand")}
            </Button>
          }
        >
          {t("zip.noneText")}
        </EmptyState>
      </div>
    );
  }
  // They are in Japanese, as on the letter that they are for, within the customer's own words.
  const [before, after] = t("zip.prefectures", { names: GAP }).split(GAP);
  const prefectures = [...new Set(data.areas.map(({ prefecture }) => prefecture))];
  return (
    <>
      <p className={styles.lead} role="status">
        {t("zip.found", { count: data.areas.length, code: shownPostalCode(code) })}
      </p>
      {prefectures.length > 1 && (
        <Notice>
          {before}
          <span lang="ja">{prefectures.join(t("zip.join"))}</span>
          {after}
        </Notice>
      )}
      <Card padded={false}>
        <ul lang="ja">
          {data.areas.map((area) => (
            <li key={`${area.prefecture}${area.city}${area.town}`}>
              <ListRow
                title={`${area.prefecture}${area.city}${area.town}`}
                note={`${area.prefecture_kana} ${area.city_kana} ${area.town_kana}`.trim()}
                onClick={() => onChoose(area)}
              />
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}
