import { useAtomValue, useSetAtom } from "jotai";
import { useTranslation } from "react-i18next";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { BottomBar } from "#parts/shell/BottomBar.tsx";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { href } from "#routes/href.ts";
import { rememberSearchAtom, searchHistoryAtom } from "#state/places/searchHistory.ts";
import { positionAtom } from "#state/places/whereabouts.ts";
import { Anchor } from "#ui/actions/Anchor.tsx";
import { Icon } from "#ui/pictures/Icon.tsx";
import { clockIcon } from "#ui/icons/discovery.ts";
import { pinIcon, searchIcon } from "#ui/icons/common.ts";
import { ListRow } from "#ui/lists/ListRow.tsx";
import { KindTiles } from "./KindTiles.tsx";
import { PopularRow } from "./PopularRow.tsx";
import { resultsPath } from "./resultsPath.ts";
import styles from "./Search.module.css";
import { SearchLink } from "./SearchLink.tsx";
import { searchScope } from "./searchScope.ts";
import { useLanding } from "./useLanding.ts";

/** Where searching begins: what one searched for before, kinds of food, and what many order (`/search`). */
export default function SearchScreen() {
  const { t } = useTranslation("search");
  const { t: tc } = useTranslation();
  const { kinds, popular, stores, failure, reload } = useLanding();
  const scope = searchScope(undefined, useAtomValue(positionAtom) !== undefined);
  return (
    <>
      <BackBar title={tc("titles.search")} parent="home">
        <div role="search" aria-label={tc("titles.search")} className={styles.field}>
          <SearchLink />
        </div>
      </BackBar>
      <main className={styles.page}>
        <Recent />
        {failure && <CallTrouble failure={failure} onRetry={reload} />}
        <KindTiles kinds={kinds} stores={stores} scope={scope} />
        <PopularRow stores={popular} />
        <section aria-labelledby="browse" className={styles.section}>
          <h2 id="browse" className={styles.title}>
            {t("stores")}
          </h2>
          <ListRow
            title={t("nearHere")}
            start={<Icon of={pinIcon} size={20} />}
            href={href("searchHomeStore", {})}
          />
          <ListRow
            title={t("everywhere")}
            start={<Icon of={searchIcon} size={20} />}
            href={href("searchStore", {})}
          />
        </section>
      </main>
      <BottomBar tab="home" />
    </>
  );
}

/** So many fit above the kinds. */
const SHOWN = 8;

function Recent() {
  const { t } = useTranslation("search");
  const searches = useAtomValue(searchHistoryAtom);
  const remember = useSetAtom(rememberSearchAtom);
  const scope = searchScope(undefined, useAtomValue(positionAtom) !== undefined);
  if (searches.length === 0) return null;
  return (
    <section aria-labelledby="recent" className={styles.section}>
      <h2 id="recent" className={styles.title}>
        {t("history.title")}
      </h2>
      <ul className={styles.chips}>
        {searches.slice(0, SHOWN).map((keyword) => (
          <li key={keyword}>
            <Anchor
              href={resultsPath(scope, { keyword })}
              className={styles.chip}
              onClick={() => remember(keyword)}
            >
              <Icon of={clockIcon} size={16} />
              <span>{keyword}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
}
