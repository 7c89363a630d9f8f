import { useTranslation } from "react-i18next";
import { searchPostCode } from "#contract/calls/places.ts";
import { shownPostalCode } from "#domain/values/typedText.ts";
import { useCall } from "#net/useCall.ts";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { Button } from "#ui/actions/Button.tsx";
import { Card } from "#ui/lists/Card.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { NothingFound } from "#ui/pictures/listDrawings.tsx";
import { ListRow } from "#ui/lists/ListRow.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { Skeleton, SkeletonGroup } from "#ui/feedback/Skeleton.tsx";
import styles from "./AddressPage.module.css";
import type { PostalArea } from "./usePostalAreas.ts";

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
export function ZipcodeAreas({ code, onChoose, onByHand }: ZipcodeAreasProps) {
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
