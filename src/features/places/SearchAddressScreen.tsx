import { useSetAtom } from "jotai";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import type { Place } from "#contract/address.ts";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { useSettled } from "#parts/typing/useSettled.ts";
import { href } from "#routes/href.ts";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { rememberPlaceAtom } from "#state/places/pickedPlaces.ts";
import { Icon } from "#ui/pictures/Icon.tsx";
import { pinIcon } from "#ui/icons/common.ts";
import { ListRow } from "#ui/lists/ListRow.tsx";
import { SearchField } from "#ui/fields/SearchField.tsx";
import { PlaceResults } from "./PlaceResults.tsx";
import styles from "./Places.module.css";
import { RecentPlaces } from "./RecentPlaces.tsx";
import { useChoosing } from "./useChoosing.ts";

/** Milliseconds without a further letter after which words are looked for. */
const PAUSE = 300;

/** Finds a place by words as one types; what was chosen before on this device stands there from the start. */
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
