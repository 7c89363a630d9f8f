import { useTranslation } from "react-i18next";
import type { StoreType } from "#contract/storeLists.ts";
import styles from "./Search.module.css";

interface KindChipsProps {
  readonly kinds: readonly StoreType[];
  readonly onChoose: (storeType: string) => void;
}

/** Kinds of stores, for whoever would rather tap than type. */
export function KindChips({ kinds, onChoose }: KindChipsProps) {
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
