import type { StoreSummary } from "#contract/storeLists.ts";
import { useOpeningWords } from "#parts/storeCard/useOpeningWords.ts";
import { distance } from "#text/distance.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Picture } from "#ui/pictures/Picture.tsx";
import styles from "./Search.module.css";

/** A store as a line: what it looks like, how far it is, and whether it is open. */
export function StoreSuggestion({ store }: { readonly store: StoreSummary }) {
  const tag = useLanguageTag();
  const openingWords = useOpeningWords();
  const picture = store.logo ?? store.picture;
  const facts = [store.distance === null ? null : distance(store.distance, tag), store.store_type.name];
  return (
    <>
      <span className={styles.thumb}>
        {picture && <Picture {...picture} alt="" sizes="48px" frame="square" eager />}
      </span>
      <span className={styles.optionWords}>
        <span className={styles.name}>{store.name}</span>
        <span className={styles.facts}>
          {facts.map((fact) => fact && <span key={fact}>{fact}</span>)}
          <span data-open={store.is_open}>{openingWords(store)}</span>
        </span>
      </span>
    </>
  );
}
