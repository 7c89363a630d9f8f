import { useAtomValue } from "jotai";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { href } from "#routes/href.ts";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { positionAtom } from "#state/places/whereabouts.ts";
import { ChipGroup } from "#ui/fields/ChipGroup.tsx";
import { Icon } from "#ui/pictures/Icon.tsx";
import { searchIcon } from "#ui/icons/common.ts";
import { ListRow } from "#ui/lists/ListRow.tsx";
import { SearchField } from "#ui/fields/SearchField.tsx";
import { History } from "./History.tsx";
import { KindChips } from "./KindChips.tsx";
import styles from "./Search.module.css";
import { searchScope } from "./searchScope.ts";
import { Suggestions } from "./Suggestions.tsx";
import { TooLong } from "./TooLong.tsx";
import { useCombobox } from "./useCombobox.ts";
import { useEveryStore } from "./useEveryStore.ts";
import { useSuggestions } from "./useSuggestions.ts";
import { useTyping } from "./useTyping.ts";

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
    </>
  );
}
