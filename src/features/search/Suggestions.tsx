import { useTranslation } from "react-i18next";
import { clockIcon, tagIcon } from "#ui/icons/discovery.ts";
import { Icon } from "#ui/pictures/Icon.tsx";
import { searchIcon } from "#ui/icons/common.ts";
import styles from "./Search.module.css";
import { StoreSuggestion } from "./StoreSuggestion.tsx";
import type { Suggestion } from "./suggestion.ts";
import type { Combobox } from "./useCombobox.ts";

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
  if (suggestion.kind === "stores") return <StoreSuggestion store={suggestion.store} />;
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
