import { useAtomValue } from "jotai";
import { useTranslation } from "react-i18next";
import { searchAddress } from "#contract/calls/places.ts";
import type { Place } from "#contract/address.ts";
import { useCall } from "#net/useCall.ts";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { positionAtom } from "#state/places/whereabouts.ts";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { NothingFound } from "#ui/pictures/listDrawings.tsx";
import { Skeleton, SkeletonGroup } from "#ui/feedback/Skeleton.tsx";
import { PlaceRow } from "./PlaceRow.tsx";
import styles from "./Places.module.css";

interface PlaceResultsProps {
  /** What is typed; never empty. */
  readonly keyword: string;
  /** What is looked for, once one pauses; empty before. */
  readonly words: string;
  readonly onChoose: (place: Place) => void;
}

/** Places that words stand for, the nearest first. */
export function PlaceResults({ keyword, words, onChoose }: PlaceResultsProps) {
  const { t } = useTranslation("places");
  const position = useAtomValue(positionAtom);
  const { data, failure, isValidating, reload } = useCall(
    searchAddress,
    words === "" ? null : { keyword: words, ...(position ? { position } : {}) },
    { keepPreviousData: true, isSilent: true },
  );
  if (failure) return <CallTrouble failure={failure} onRetry={reload} isRetrying={isValidating} />;
  if (!data) {
    return (
      <SkeletonGroup label={t("search.looking")}>
        <Skeleton shape="text" lines={6} />
      </SkeletonGroup>
    );
  }
  const isPresent = words === keyword && !isValidating;
  if (data.places.length === 0 && isPresent) {
    return (
      <EmptyState
        title={<span role="status">{t("search.nothing", { keyword: words })}</span>}
        illustration={<NothingFound />}
      >
        {t("search.nothingText")}
      </EmptyState>
    );
  }
  return (
    <section aria-busy={!isPresent}>
      <h2 className={styles.title}>
        <span role="status">
          {isPresent ? t("search.found", { count: data.places.length }) : t("search.looking")}
        </span>
      </h2>
      <ul className={styles.rows} aria-label={t("search.results")}>
        {data.places.map((place) => (
          <li key={`${place.name} ${place.address}`}>
            <PlaceRow place={place} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </section>
  );
}
