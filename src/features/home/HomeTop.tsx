import { useAtomValue } from "jotai";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { OrderType } from "#contract/enumerations.ts";
import { WhereLine } from "#parts/places/WhereLine.tsx";
import { ScanButton } from "#parts/scan/ScanButton.tsx";
import { WaySwitch } from "#parts/stores/list/WaySwitch.tsx";
import { lazyWithRetry, LazyLayer } from "#parts/trouble/lazyWithRetry.tsx";
import { href } from "#routes/href.ts";
import { wayAtom } from "#state/places/way.ts";
import { Anchor } from "#ui/actions/Anchor.tsx";
import { IconButton } from "#ui/actions/IconButton.tsx";
import { globeIcon, searchIcon } from "#ui/icons/common.ts";
import { heartIcon } from "#ui/icons/discovery.ts";
import { Icon } from "#ui/pictures/Icon.tsx";
import styles from "./Home.module.css";

const LanguageSheet = lazyWithRetry(() => import("#parts/device/LanguageSheet.tsx"));

/** What one came for, and where to; a code to scan, the favourites, the language; and, always in reach, the way to search. */
export function HomeTop() {
  const { t } = useTranslation("home");
  const { t: tc } = useTranslation();
  const way = useAtomValue(wayAtom);
  /** Null until it was opened once: its code comes then. */
  const [choosing, setChoosing] = useState<boolean | null>(null);
  return (
    <>
      <header className={styles.top}>
        <h1 className="visually-hidden">{tc("titles.home")}</h1>
        <div className={styles.way}>
          <WaySwitch />
        </div>
        <div className={styles.actions}>
          <ScanButton look="icon" label={t("scan")} />
          <IconButton icon={heartIcon} label={tc("titles.favourites")} href={href("favourite", {})} />
          <IconButton icon={globeIcon} label={tc("language")} onClick={() => setChoosing(true)} />
        </div>
        <div className={styles.place}>
          <WhereLine note={t(way === OrderType.delivery ? "asks.delivery" : "asks.takeAway")} />
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
