import { useTranslation } from "react-i18next";
import type { StoreSummary, StoreType } from "#contract/storeLists.ts";
import { Picture } from "#ui/pictures/Picture.tsx";
import styles from "./Home.module.css";

interface TypeRowProps {
  readonly types: readonly StoreType[];
  /** To show of each type what it looks like. */
  readonly stores: readonly StoreSummary[];
  readonly chosen: string | undefined;
  readonly onChoose: (storeType: string | undefined) => void;
}

/** What one feels like eating: a tap leaves stores of that type in the list, another brings the others back. */
export function TypeRow({ types, stores, chosen, onChoose }: TypeRowProps) {
  const { t } = useTranslation("home");
  if (types.length === 0) return null;
  return (
    <section aria-label={t("types")}>
      <ul className={styles.types}>
        {types.map(({ store_type, name }) => {
          const like = stores.find((store) => store.store_type.store_type === store_type);
          const picture = like?.logo ?? like?.picture;
          const isChosen = store_type === chosen;
          return (
            <li key={store_type}>
              <button
                type="button"
                className={styles.type}
                aria-pressed={isChosen}
                onClick={() => onChoose(isChosen ? undefined : store_type)}
              >
                <span className={styles.disc}>
                  {picture ? (
                    <Picture {...picture} alt="" sizes="64px" frame="square" eager />
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
