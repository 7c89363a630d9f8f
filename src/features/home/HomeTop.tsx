import { useState } from "react";
import { useTranslation } from "react-i18next";
import { WhereLine } from "#parts/place/WhereLine.tsx";
import { ScanButton } from "#parts/scan/ScanButton.tsx";
import { LazyLayer, lazyAgain } from "#parts/trouble/lazyAgain.tsx";
import { href } from "#routes/href.ts";
import { Anchor } from "#ui/actions/Anchor.tsx";
import { Icon } from "#ui/pictures/Icon.tsx";
import { IconButton } from "#ui/actions/IconButton.tsx";
import { globeIcon, searchIcon } from "#ui/icons/common.ts";
import { heartIcon } from "#ui/icons/discovery.ts";
import styles from "./Home.module.css";

const LanguageSheet = lazyAgain(() => import("#parts/language/LanguageSheet.tsx"));

/** Where one is, the favourites, the language; below, and always in reach, the way to search. */
export function HomeTop() {
  const { t } = useTranslation("home");
  const { t: tc } = useTranslation();
  /** Null until it was opened once: its code comes then. */
  const [choosing, setChoosing] = useState<boolean | null>(null);
  return (
    <>
      <header className={styles.top}>
        <h1 className="visually-hidden">{tc("titles.home")}</h1>
        <WhereLine />
        <div className={styles.actions}>
          <ScanButton look="icon" label={t("scan")} />
          <IconButton icon={heartIcon} label={tc("titles.favourites")} href={href("favourite", {})} />
          <IconButton icon={globeIcon} label={tc("language")} onClick={() => setChoosing(true)} />
        </div>
      </header>
      <div role="search" className={styles.search}>
        <Anchor href={href("searchInput", {})} className={styles.searchLink}>
          <Icon of={searchIcon} size={20} />
          <span>{t("search")}</span>
        </Anchor>
      </div>
      {choosing !== null && (
        <LazyLayer>
          <LanguageSheet open={choosing} onClose={() => setChoosing(false)} />
        </LazyLayer>
      )}
    </>
  );
}
