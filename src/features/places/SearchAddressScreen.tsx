import { useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import type { Place } from "#contract/address.ts";
import { searchAddress } from "#contract/calls/places.ts";
import { distanceBetween } from "#domain/delivery/distance.ts";
import { typedPostalCode } from "#domain/values/typedText.ts";
import { useCall } from "#net/useCall.ts";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { useSettled } from "#parts/shell/clock.ts";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { href } from "#routes/href.ts";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { forgetPlaceAtom, recentPlacesAtom, rememberPlaceAtom } from "#state/places/pickedPlaces.ts";
import { positionAtom } from "#state/places/whereabouts.ts";
import { distance } from "#text/distance.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Button } from "#ui/actions/Button.tsx";
import { IconButton } from "#ui/actions/IconButton.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { Skeleton, SkeletonGroup } from "#ui/feedback/Skeleton.tsx";
import { SearchField } from "#ui/fields/SearchField.tsx";
import { closeIcon, pinIcon } from "#ui/icons/common.ts";
import { ListRow } from "#ui/lists/ListRow.tsx";
import { Icon } from "#ui/pictures/Icon.tsx";
import { NothingFound } from "#ui/pictures/listDrawings.tsx";
import styles from "./Places.module.css";
import { PostalAreas } from "./PostalAreas.tsx";
import { useChoosing } from "./useChoosing.ts";

/** Milliseconds without a further letter after which words are looked for. */
const PAUSE = 300;

/** Finds a place by words or by a postal code as one types; what was chosen before on this device stands there from the start. */
export default function SearchAddressScreen({
  query,
}: {
  readonly query: QueryOf<typeof routes.searchAddress>;
}) {
  const { t } = useTranslation("places");
  const { choose, goOn, form } = useChoosing(query.callback);
  const remember = useSetAtom(rememberPlaceAtom);
  const navigate = useNavigate();
  const { state } = useLocation();
  const [words, setWords] = useState(query.keyword ?? "");
  const type = (typed: string) => {
    setWords(typed);
    // In the page's address, so that they are there after a reload, and on the way back from the map.
    const target = href("searchAddress", { callback: query.callback, keyword: typed.trim() || undefined });
    void navigate(target, { replace: true, state });
  };
  const keyword = words.trim().slice(0, 200);
  const settled = useSettled(keyword, PAUSE);
  // Digits alone, however they are typed, are a postal code.
  const code = typedPostalCode(keyword);
  const isPostal = /^\d+$/.test(code);
  const take = (place: Place) => {
    remember(place);
    choose({ position: place.position, label: place.name || place.address, source: "search", place });
  };

  return (
    <>
      <BackBar title={t("search.title")} parent="home" backTo={form}>
        <div className={styles.field}>
          <SearchField
            label={t("search.title")}
            placeholder={t("search.placeholder")}
            clearLabel={t("search.clear")}
            defaultValue={words}
            autoFocus
            onSearch={type}
            onType={type}
          />
        </div>
      </BackBar>
      <main className={styles.page}>
        {keyword === "" ? (
          <RecentPlaces onChoose={take} />
        ) : isPostal ? (
          <PostalAreas key={code} code={code} onChoose={choose} />
        ) : (
          <PlaceResults keyword={keyword} words={settled} onChoose={take} />
        )}
        <div className={styles.rows}>
          <ListRow
            title={t("position.byMap")}
            start={<Icon of={pinIcon} size={20} />}
            onClick={() => goOn(href("googleEarth", { callback: query.callback }))}
          />
        </div>
      </main>
    </>
  );
}

interface PlaceResultsProps {
  /** What is typed; never empty. */
  readonly keyword: string;
  /** What is looked for, once one pauses; empty before. */
  readonly words: string;
  readonly onChoose: (place: Place) => void;
}

/** Places that words stand for, the nearest first. */
function PlaceResults({ keyword, words, onChoose }: PlaceResultsProps) {
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

/** Places chosen on this device before, to choose again or to forget. */
function RecentPlaces({ onChoose }: { readonly onChoose: (place: Place) => void }) {
  const { t } = useTranslation("places");
  const places = useAtomValue(recentPlacesAtom);
  const forget = useSetAtom(forgetPlaceAtom);
  if (places.length === 0) return <p className={styles.start}>{t("search.start")}</p>;
  return (
    <section>
      <div className={styles.line}>
        <h2 className={styles.title}>{t("search.recent")}</h2>
        <Button kind="quiet" size="small" onClick={() => forget(null)}>
          {t("search.clearRecent")}
        </Button>
      </div>
      <ul className={styles.rows}>
        {places.map((place) => (
          <li key={`${place.name} ${place.address}`} className={styles.recent}>
            <PlaceRow place={place} onChoose={onChoose} />
            <IconButton
              icon={closeIcon}
              label={t("search.forgetOne", { name: place.name || place.address })}
              onClick={() => forget(place)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PlaceRowProps {
  readonly place: Place;
  readonly onChoose: (place: Place) => void;
}

/** A place to choose, with how far it is from where the customer said that they are. */
function PlaceRow({ place, onChoose }: PlaceRowProps) {
  const tag = useLanguageTag();
  const here = useAtomValue(positionAtom);
  return (
    <ListRow
      title={place.name || place.address}
      note={place.name ? place.address : undefined}
      start={<Icon of={pinIcon} size={20} />}
      end={here ? distance(distanceBetween(here, place.position), tag) : undefined}
      onClick={() => onChoose(place)}
    />
  );
}
