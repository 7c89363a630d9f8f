import { useTranslation } from "react-i18next";
import { WhereLine } from "#parts/place/WhereLine.tsx";
import { filterCount } from "#parts/storeList/storeChoice.ts";
import { StoreControls } from "#parts/storeList/StoreControls.tsx";
import { StoreList } from "#parts/storeList/StoreList.tsx";
import { useStoreList } from "#parts/storeList/useStoreList.ts";
import { Anchor } from "#ui/actions/Anchor.tsx";
import { Chip } from "#ui/fields/ChipGroup.tsx";
import { Icon } from "#ui/pictures/Icon.tsx";
import { chevronIcon } from "#ui/icons/common.ts";
import { NoneFound } from "./NoneFound.tsx";
import { resultsPath } from "./resultsPath.ts";
import styles from "./Search.module.css";
import type { SearchScope } from "./searchScope.ts";
import { useResultsChoice } from "./useResultsChoice.ts";

interface ResultsProps {
  readonly scope: SearchScope;
  readonly keyword: string;
  readonly type: string | undefined;
}

/** The stores that a search found: how many, sorted and filtered, and the same search elsewhere. */
export function Results({ scope, keyword, type }: ResultsProps) {
  const { t } = useTranslation("search");
  const { t: ts } = useTranslation("stores");
  const [choice, choose] = useResultsChoice({ scope, keyword, type });
  const list = useStoreList(choice, keyword === "" ? {} : { keyword });
  const count = list.stores?.length ?? 0;
  const elsewhere = resultsPath(scope === "near" ? "all" : "near", { keyword: keyword || undefined, type });
  const clear = filterCount(choice.filter) > 0 ? () => choose({ ...choice, filter: {} }) : undefined;
  const none = clear
    ? ts("nothingFiltered")
    : keyword === ""
      ? ts("nothing.title")
      : t("nothing.title", { words: keyword });
  const bringsHere = choice.filter.delivery === 3;
  const { delivery: _, ...others } = choice.filter;
  return (
    <>
      <div className={styles.around}>
        {scope === "near" && <WhereLine />}
        <Anchor href={elsewhere} className={styles.toAll}>
          {scope === "near" ? t("everywhere") : t("nearHere")}
          <Icon of={chevronIcon} size={16} />
        </Anchor>
      </div>
      {scope === "near" && (
        <div className={styles.scope}>
          <Chip
            type="checkbox"
            checked={bringsHere}
            onChange={() => choose({ ...choice, filter: bringsHere ? others : { ...others, delivery: 3 } })}
          >
            {t("bringsHere")}
          </Chip>
        </div>
      )}
      <StoreControls choice={choice} onChange={choose} storeTypes={list.storeTypes} />
      <p role="status" className={styles.count}>
        {list.stores && (count > 0 ? t(list.hasMore ? "foundMore" : "found", { count }) : hidden(none))}
      </p>
      <StoreList
        pages={list}
        label={t("results")}
        layout="row"
        heading="h2"
        empty={
          <NoneFound title={none} keyword={keyword} scope={scope} elsewhere={elsewhere} onClear={clear} />
        }
      />
    </>
  );
}

/** For ears alone: the eye sees it in the place of the list. */
const hidden = (words: string) => <span className="visually-hidden">{words}</span>;
