import { useTranslation } from "react-i18next";
import type { StoreKind, StoreSummary } from "#contract/storeLists.ts";
import { Picture } from "#ui/pictures/Picture.tsx";
import styles from "./Home.module.css";

interface TypeRowProps {
  readonly types: readonly StoreKind[];
  /** To show what a type looks like that has no picture of its own. */
  readonly stores: readonly StoreSummary[];
  readonly chosen: readonly string[];
  readonly onChoose: (store_types: string[]) => void;
}

/** What one feels like eating: a tap leaves stores of that type in the list, another adds its own or takes it back. */
export function TypeRow({ types, stores, chosen, onChoose }: TypeRowProps) {
  const { t } = useTranslation("home");
  if (types.length === 0) return null;
  return (
    <section aria-label={t("types")}>
      <ul className={styles.types}>
        {types.map(({ store_type, name, picture = null }) => {
          const look = picture ?? stores.find((store) => store.store_type.store_type === store_type)?.logo;
          const isChosen = chosen.includes(store_type);
          const others = chosen.filter((each) => each !== store_type);
          return (
            <li key={store_type}>
              <button
                type="button"
                className={styles.type}
                aria-pressed={isChosen}
                onClick={() => onChoose(isChosen ? others : [...others, store_type])}
              >
                <span className={styles.disc}>
                  {look ? (
                    <Picture {...look} alt="" sizes="64px" frame="square" eager />
                  ) : (
                    <span aria-hidden="true">{name.slice(0, 1)}</span>
                  )}
                </span>
                <span>{name}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
