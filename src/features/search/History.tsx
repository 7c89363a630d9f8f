import { useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { bringSearchesBackAtom, forgetSearchAtom, searchHistoryAtom } from "#state/places/searchHistory.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Icon } from "#ui/pictures/Icon.tsx";
import { IconButton } from "#ui/actions/IconButton.tsx";
import { clockIcon } from "#ui/icons/discovery.ts";
import { closeIcon } from "#ui/icons/common.ts";
import { Notice } from "#ui/feedback/Notice.tsx";
import styles from "./Search.module.css";

interface Undo {
  readonly before: readonly string[];
  readonly isAll: boolean;
}

/** What was pressed is gone: the focus goes on to how it comes back. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

/** What was searched for on this device: to search again, to forget, and to have back what was forgotten. */
export function History({ onSearch }: { readonly onSearch: (words: string) => void }) {
  const { t } = useTranslation("search");
  const searches = useAtomValue(searchHistoryAtom);
  const forget = useSetAtom(forgetSearchAtom);
  const bringBack = useSetAtom(bringSearchesBackAtom);
  const [undo, setUndo] = useState<Undo | null>(null);
  const drop = (words: string | null) => {
    setUndo({ before: searches, isAll: words === null });
    forget(words);
  };
  if (searches.length === 0 && !undo) return null;
  return (
    <section aria-labelledby="history" className={styles.section}>
      <div className={styles.line}>
        <h2 id="history" className={styles.title}>
          {t("history.title")}
        </h2>
        {searches.length > 0 && (
          <Button kind="quiet" size="small" onClick={() => drop(null)}>
            {t("history.clear")}
          </Button>
        )}
      </div>
      {undo && (
        <div className={styles.told}>
          <Notice
            key={undo.before.length}
            live
            action={
              <Button
                ref={takeFocus}
                kind="quiet"
                size="small"
                onClick={() => {
                  bringBack(undo.before);
                  setUndo(null);
                }}
              >
                {t("history.undo")}
              </Button>
            }
          >
            {undo.isAll ? t("history.cleared") : t("history.removed")}
          </Notice>
        </div>
      )}
      <ul className={styles.rows}>
        {searches.map((words) => (
          <li key={words}>
            <button type="button" className={styles.again} onClick={() => onSearch(words)}>
              <Icon of={clockIcon} size={20} />
              <span>{words}</span>
            </button>
            <IconButton icon={closeIcon} label={t("history.forget", { words })} onClick={() => drop(words)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
