import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { StoreType } from "#contract/storeLists.ts";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { BottomRail } from "#parts/shell/BottomRail.tsx";
import { useSettled } from "#parts/shell/clock.ts";
import { storeLink } from "#parts/stores/StoreCard.tsx";
import { href } from "#routes/href.ts";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { rememberSearchAtom } from "#state/places/searchHistory.ts";
import { positionAtom } from "#state/places/whereabouts.ts";
import { Notice } from "#ui/feedback/Notice.tsx";
import { ChipGroup } from "#ui/fields/ChipGroup.tsx";
import { SearchField } from "#ui/fields/SearchField.tsx";
import { searchIcon } from "#ui/icons/common.ts";
import { ListRow } from "#ui/lists/ListRow.tsx";
import { Icon } from "#ui/pictures/Icon.tsx";
import { History } from "./History.tsx";
import styles from "./Search.module.css";
import { type Suggestion, Suggestions, useCombobox } from "./Suggestions.tsx";
import {
  longestSearch,
  resultsPath,
  type SearchScope,
  searchScope,
  type Sought,
  useEveryStore,
} from "./searchScope.ts";
import { useSuggestions } from "./useSuggestions.ts";

const SCOPES = ["near", "all"] as const;

/** Where one types what to search for; earlier searches and kinds of stores stand there from the start (`/searchInput`). */
export default function SearchInputScreen({ query }: { readonly query: QueryOf<typeof routes.searchInput> }) {
  const { t } = useTranslation("search");
  const { t: tc } = useTranslation();
  const scope = searchScope(query.scope, useAtomValue(positionAtom) !== undefined);
  const errorId = useId();
  const { kinds } = useEveryStore();
  const { keyword, isTooLong, type, searchIn, search, pick } = useTyping(query, scope);
  const { suggestions, hasFailed, isPresent } = useSuggestions(keyword, kinds ?? []);
  const combobox = useCombobox({
    keys: suggestions.map(({ key }) => key),
    pick: (key) => {
      const chosen = suggestions.find((suggestion) => suggestion.key === key);
      if (chosen) pick(chosen);
    },
  });
  /** Enter, where there is nothing that could be searched for, leaves the keyboard up. */
  const onKey = (key: string) => combobox.onKey(key) || (key === "Enter" && (keyword === "" || isTooLong));

  return (
    <>
      <BackBar title={tc("titles.search")} parent="search">
        <div className={styles.field}>
          <SearchField
            label={t("field")}
            placeholder={t("placeholder")}
            clearLabel={t("clear")}
            defaultValue={query.keyword}
            autoFocus
            onSearch={(words) => search({ keyword: words })}
            onType={(words) => {
              type(words);
              combobox.onType();
            }}
            suggesting={{ ...combobox, onKey, errorId: isTooLong ? errorId : undefined }}
          />
        </div>
      </BackBar>
      <main className={styles.page}>
        <div className={styles.scope}>
          <ChipGroup
            label={t("scope.label")}
            name="scope"
            value={scope}
            options={SCOPES.map((value) => ({ value, label: t(`scope.${value}`) }))}
            onChange={searchIn}
          />
        </div>
        {isTooLong && <TooLong id={errorId} words={keyword} />}
        <p role="status" className="visually-hidden">
          {combobox.isOpen && isPresent ? t("suggest.count", { count: suggestions.length }) : ""}
        </p>
        {combobox.isOpen ? (
          <>
            <Suggestions suggestions={suggestions} combobox={combobox} onPick={pick} />
            {hasFailed && (
              <p role="status" className={styles.quiet}>
                {t("suggest.failed")}
              </p>
            )}
          </>
        ) : (
          <>
            <History onSearch={(words) => search({ keyword: words })} />
            <KindChips kinds={kinds ?? []} onChoose={(storeType) => search({ type: storeType })} />
            <ListRow
              title={t("browse")}
              start={<Icon of={searchIcon} size={20} />}
              href={href("search", {})}
            />
          </>
        )}
      </main>
      <BottomRail tab="home" />
    </>
  );
}

/** Milliseconds without a further letter after which the address notes what is typed. */
const PAUSE = 400;

/**
 * What is typed, and what becomes of it. The address follows, so that a reload or the way back loses nothing; results
 * take this screen's place in the history, so that back from them leads to where one came from.
 */
function useTyping(query: QueryOf<typeof routes.searchInput>, scope: SearchScope) {
  const navigate = useNavigate();
  const remember = useSetAtom(rememberSearchAtom);
  const [words, type] = useState(query.keyword ?? "");
  const keyword = words.trim();
  const isTooLong = keyword.length > longestSearch;
  const settled = useSettled(keyword, PAUSE);
  const hasLeft = useRef(false);

  const note = (change: { readonly keyword?: string; readonly scope?: SearchScope }) => {
    const { keyword: noted = "", scope: named } = { ...query, ...change };
    void navigate(href("searchInput", { keyword: noted || undefined, scope: named }), { replace: true });
  };
  const follow = useEffectEvent((typed: string) => {
    if (!hasLeft.current && typed !== (query.keyword ?? "").trim()) note({ keyword: typed });
  });
  useEffect(() => follow(settled), [settled]);

  const leave = (path: string, replace: boolean) => {
    hasLeft.current = true;
    void navigate(path, { replace });
  };
  const search = (sought: Sought) => {
    const found = sought.keyword?.trim();
    if (found !== undefined && (found === "" || found.length > longestSearch)) return;
    if (found) remember(found);
    leave(resultsPath(scope, { ...sought, keyword: found }), true);
  };
  const pick = (chosen: Suggestion) => {
    if (chosen.kind === "kinds") return search({ type: chosen.type.store_type });
    if (chosen.kind !== "stores") return search({ keyword: chosen.words });
    note({ keyword });
    leave(storeLink(chosen.store), false);
  };
  return {
    keyword,
    isTooLong,
    type,
    searchIn: (named: SearchScope) => note({ keyword, scope: named }),
    search,
    pick,
  };
}

interface KindChipsProps {
  readonly kinds: readonly StoreType[];
  readonly onChoose: (storeType: string) => void;
}

/** Kinds of stores, for whoever would rather tap than type. */
function KindChips({ kinds, onChoose }: KindChipsProps) {
  const { t } = useTranslation("search");
  if (kinds.length === 0) return null;
  return (
    <section aria-labelledby="kinds" className={styles.section}>
      <h2 id="kinds" className={styles.title}>
        {t("kinds")}
      </h2>
      <ul className={styles.chips}>
        {kinds.map(({ store_type, name }) => (
          <li key={store_type}>
            <button type="button" className={styles.chip} onClick={() => onChoose(store_type)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Says that words are too long to be searched for; they stay as they are, to be shortened. */
function TooLong({ id, words }: { readonly id: string; readonly words: string }) {
  const { t } = useTranslation("search");
  return (
    <div id={id} className={styles.told}>
      <Notice kind="warn" live>
        {t("tooLong", { limit: longestSearch, over: words.length - longestSearch })}
      </Notice>
    </div>
  );
}
