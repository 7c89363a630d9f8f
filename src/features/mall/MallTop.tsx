import { useTranslation } from "react-i18next";
import type { StoreDetail } from "#contract/store.ts";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { href } from "#routes/href.ts";
import { SearchField } from "#ui/fields/SearchField.tsx";
import styles from "./Mall.module.css";
import type { MallQuery } from "./mallQuery.ts";

interface MallTopProps {
  readonly query: MallQuery;
  /** The shop that the page is narrowed to; null for the whole mall, and until it is known. */
  readonly shop: Pick<StoreDetail, "name"> | null;
  /** The words to look for; undefined for none. */
  readonly onSearch: (words: string | undefined) => void;
}

/** Where one is, and the search, always in reach. */
export function MallTop({ query, shop, onSearch }: MallTopProps) {
  const { t } = useTranslation("mall");
  const { t: tc } = useTranslation();
  const { storeId, category, keyword } = query;
  const isNarrowed = storeId !== undefined || category !== undefined || keyword !== undefined;
  const label = shop ? t("searchIn", { shop: shop.name }) : t("search");
  return (
    <BackBar
      title={shop?.name ?? tc("titles.mall")}
      parent={isNarrowed ? "mall" : null}
      backTo={storeId && (category || keyword) ? href("mall", { storeId }) : null}
    >
      <div className={styles.search}>
        <SearchField
          key={keyword ?? ""}
          label={label}
          placeholder={label}
          clearLabel={t("searchClear")}
          defaultValue={keyword}
          action={href("mall", {})}
          name="keyword"
          onSearch={(words) => onSearch(words || undefined)}
          onType={(words) => words === "" && keyword && onSearch(undefined)}
        />
      </div>
    </BackBar>
  );
}
