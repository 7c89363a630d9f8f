import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Picture as PictureOf } from "#contract/scalars.ts";
import type { StoreKind, StoreSummary } from "#contract/storeLists.ts";
import { Picture } from "#ui/pictures/Picture.tsx";
import styles from "./Home.module.css";

interface TypeRowProps {
  readonly types: readonly StoreKind[];
  /** To show of each type what it looks like. */
  readonly stores: readonly StoreSummary[];
  readonly chosen: readonly string[];
  readonly onChoose: (store_types: string[]) => void;
}

type Looks = ReadonlyMap<string, PictureOf>;

/** What each kind looks like, by its first store with a picture; of kinds that were left out as it was seen last. */
function useLooks(stores: readonly StoreSummary[]): Looks {
  const [seen, see] = useState<Looks>(new Map());
  const fresh = new Map<string, PictureOf>();
  for (const { logo, picture, store_type } of stores) {
    const look = logo ?? picture;
    const kind = store_type.store_type;
    if (look && !seen.has(kind) && !fresh.has(kind)) fresh.set(kind, look);
  }
  const looks = fresh.size > 0 ? new Map([...seen, ...fresh]) : seen;
  if (fresh.size > 0) see(looks);
  return looks;
}

/** What one feels like eating: a tap leaves stores of that type in the list, another adds its own or takes it back. */
export function TypeRow({ types, stores, chosen, onChoose }: TypeRowProps) {
  const { t } = useTranslation("home");
  const looks = useLooks(stores);
  if (types.length === 0) return null;
  return (
    <section aria-label={t("types")}>
      <ul className={styles.types}>
        {types.map(({ store_type, name, picture = null }) => {
          const look = picture ?? looks.get(store_type);
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
