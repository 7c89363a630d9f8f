import { useEffect, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { StoreSummary, StoreType } from "#contract/storeLists.ts";
import { useOpeningWords } from "#parts/stores/StoreCard.tsx";
import { distance } from "#text/distance.ts";
import { money } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { MarkedName } from "./MarkedName.tsx";
import type { Suggesting } from "#ui/fields/SearchField.tsx";
import { searchIcon } from "#ui/icons/common.ts";
import { clockIcon, tagIcon } from "#ui/icons/discovery.ts";
import { Icon } from "#ui/pictures/Icon.tsx";
import { Picture } from "#ui/pictures/Picture.tsx";
import styles from "./Search.module.css";

interface SuggestionsProps {
  readonly suggestions: readonly Suggestion[];
  readonly combobox: Combobox;
  readonly onPick: (suggestion: Suggestion) => void;
}

const GROUPS = ["history", "kinds", "stores"] as const;

/** The listbox below the field. */
export function Suggestions({ suggestions, combobox, onPick }: SuggestionsProps) {
  const { t } = useTranslation("search");
  const option = (suggestion: Suggestion) => {
    const id = combobox.idOf(suggestion.key);
    return (
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the keys are the field's, which keeps the focus
      <div
        key={suggestion.key}
        id={id}
        role="option"
        aria-selected={id === combobox.activeId}
        className={styles.option}
        onClick={() => onPick(suggestion)}
      >
        <Face suggestion={suggestion} />
      </div>
    );
  };
  return (
    <div id={combobox.listId} role="listbox" aria-label={t("suggest.label")} className={styles.options}>
      {GROUPS.map((kind) => {
        const some = suggestions.filter((suggestion) => suggestion.kind === kind);
        if (some.length === 0) return null;
        return (
          <div key={kind} role="group" aria-label={t(`suggest.${kind}`)}>
            <div aria-hidden="true" className={styles.group}>
              {t(`suggest.${kind}`)}
            </div>
            {some.map(option)}
          </div>
        );
      })}
      {suggestions.filter(({ kind }) => kind === "words").map(option)}
    </div>
  );
}

function Face({ suggestion }: { readonly suggestion: Suggestion }) {
  const { t } = useTranslation("search");
  if (suggestion.kind === "stores")
    return <StoreSuggestion store={suggestion.store} marks={suggestion.marks} />;
  const [icon, words] =
    suggestion.kind === "kinds"
      ? [tagIcon, suggestion.type.name]
      : suggestion.kind === "history"
        ? [clockIcon, suggestion.words]
        : [searchIcon, t("suggest.searchFor", { words: suggestion.words })];
  return (
    <>
      <span className={styles.sign}>
        <Icon of={icon} size={20} />
      </span>
      <span className={styles.optionWords} data-kind={suggestion.kind}>
        {words}
      </span>
    </>
  );
}

/** What a field suggests while one types. */
export type Suggestion = { readonly key: string } & (
  | { readonly kind: "history"; readonly words: string }
  | { readonly kind: "kinds"; readonly type: StoreType }
  | { readonly kind: "stores"; readonly store: StoreSummary; readonly marks: readonly string[] }
  | { readonly kind: "words"; readonly words: string }
);

interface StoreSuggestionProps {
  readonly store: StoreSummary;
  readonly marks: readonly string[];
}

/** A store as a line: what it looks like, which of its goods were meant, how far it is, and whether it is open. */
function StoreSuggestion({ store, marks }: StoreSuggestionProps) {
  const tag = useLanguageTag();
  const openingWords = useOpeningWords();
  const picture = store.logo ?? store.picture;
  const goods = store.found_goods?.[0];
  const facts = [store.distance === null ? null : distance(store.distance, tag), store.store_type.name];
  return (
    <>
      <span className={styles.thumb}>
        {picture && <Picture {...picture} alt="" sizes="48px" frame="square" eager />}
      </span>
      <span className={styles.optionWords}>
        <span className={styles.name}>
          <MarkedName text={store.name} marks={marks} />
        </span>
        {goods && (
          <span className={styles.facts}>
            <span>
              <MarkedName text={goods.name} marks={marks} />
            </span>
            <span>{money(goods.price)}</span>
          </span>
        )}
        <span className={styles.facts}>
          {facts.map((fact) => fact && <span key={fact}>{fact}</span>)}
          <span data-open={store.is_open}>{openingWords(store)}</span>
        </span>
      </span>
    </>
  );
}

interface ComboboxOptions {
  /** What is suggested, from the top down, each by a name of its own. */
  readonly keys: readonly string[];
  readonly pick: (key: string) => void;
}

interface Combobox extends Omit<Suggesting, "errorId"> {
  readonly idOf: (key: string) => string;
  /** The letters have changed: what the keys stood on is over. */
  readonly onType: () => void;
}

/**
 * The keys of a field with suggestions, after the combobox pattern of WAI-ARIA: arrows go through them and round, Enter
 * takes one, Escape puts them away, and down brings them back. The focus stays in the field.
 */
export function useCombobox({ keys, pick }: ComboboxOptions): Combobox {
  const listId = useId();
  const [active, setActive] = useState<string | null>(null);
  const [isPutAway, putAway] = useState(false);
  const isOpen = keys.length > 0 && !isPutAway;
  const at = isOpen && active !== null ? keys.indexOf(active) : -1;
  const activeId = at < 0 ? undefined : `${listId}-${at}`;

  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);

  const goTo = (index: number) => {
    putAway(false);
    setActive(keys.at(index % keys.length) ?? null);
    return keys.length > 0;
  };
  const onKey = (key: string): boolean => {
    switch (key) {
      case "ArrowDown":
        return goTo(at + 1);
      case "ArrowUp":
        return goTo(at < 0 ? -1 : at - 1);
      case "Enter": {
        const chosen = keys[at];
        if (chosen !== undefined) pick(chosen);
        return chosen !== undefined;
      }
      case "Escape":
        setActive(null);
        putAway(true);
        return isOpen;
      default:
        return false;
    }
  };
  return {
    listId,
    isOpen,
    activeId,
    onKey,
    idOf: (key) => `${listId}-${keys.indexOf(key)}`,
    onType: () => {
      setActive(null);
      putAway(false);
    },
  };
}
