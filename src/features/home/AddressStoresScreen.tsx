import { useAtom, useAtomValue } from "jotai";
import { useTranslation } from "react-i18next";
import { OrderType, StoreSort } from "#contract/enumerations.ts";
import { FindMe } from "#parts/places/FindMe.tsx";
import { MyAddresses } from "#parts/places/MyAddresses.tsx";
import { WhereLine } from "#parts/places/WhereLine.tsx";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { BottomRail } from "#parts/shell/BottomRail.tsx";
import { StoreControls } from "#parts/stores/list/StoreControls.tsx";
import { StoreList } from "#parts/stores/list/StoreList.tsx";
import { WaySwitch } from "#parts/stores/list/WaySwitch.tsx";
import {
  cleared,
  filterCount,
  reachOf,
  servedIn,
  type StoreChoice,
  storeChoiceAtom,
} from "#parts/stores/list/storeChoice.ts";
import { useStoreList } from "#parts/stores/list/useStoreList.ts";
import { lazyWithRetry, LazyLayer, LazyPart } from "#parts/trouble/lazyWithRetry.tsx";
import { wayAtom } from "#state/places/way.ts";
import { whereaboutsAtom } from "#state/places/whereabouts.ts";
import styles from "./Home.module.css";
import lists from "./StoreLists.module.css";

const NearEnd = lazyWithRetry(() => import("#parts/stores/list/NearEnd.tsx"));
const NobodyServes = lazyWithRetry(() => import("./NobodyServes.tsx"));

const NEAREST_FIRST: StoreChoice = { sort: StoreSort.distance, filter: {} };

/**
 * Stores around a chosen address, the nearest first (`/addressStores`). Where none was chosen one line asks for it, and
 * below stands what others like.
 */
export default function AddressStoresScreen() {
  const { t } = useTranslation("home");
  const isSomewhere = useAtomValue(whereaboutsAtom) !== null;
  const way = useAtomValue(wayAtom);
  const [choice, choose] = useAtom(storeChoiceAtom("addressStores", NEAREST_FIRST));
  const asked = (one: StoreChoice) => servedIn(way, one);
  const list = useStoreList(asked(choice));
  const isNear = isSomewhere && way === OrderType.takeAway && reachOf(choice) !== null;
  const hasFilter = filterCount(choice.filter) > 0;
  const { t: tc } = useTranslation();
  const title = isSomewhere ? t("near.title") : t("near.anywhere");
  return (
    <>
      <BackBar title={isSomewhere ? title : tc("titles.stores")} parent="home">
        <div className={styles.where}>{isSomewhere ? <WhereLine /> : <FindMe isBrief />}</div>
      </BackBar>
      <main className={styles.body}>
        <div className={lists.ask}>
          {!isSomewhere && <MyAddresses heading="h2" />}
          <WaySwitch />
        </div>
        {!isSomewhere && <h2 className={`${styles.title} ${lists.title}`}>{title}</h2>}
        <div className={lists.controls}>
          <StoreControls
            choice={choice}
            onChange={choose}
            storeTypes={list.storeTypes}
            asked={asked}
            way={way}
          />
        </div>
        <StoreList
          pages={list}
          label={title}
          layout="row"
          {...(isSomewhere ? { heading: "h2" } : {})}
          way={way}
          onClear={hasFilter ? () => choose(cleared(choice)) : undefined}
          end={
            isNear && (
              <LazyLayer>
                <NearEnd choice={choice} onChange={choose} />
              </LazyLayer>
            )
          }
          empty={
            isNear ? (
              <LazyPart>
                <NearEnd choice={choice} onChange={choose} isEmpty />
              </LazyPart>
            ) : isSomewhere && !hasFilter ? (
              <LazyPart>
                <NobodyServes way={way} />
              </LazyPart>
            ) : undefined
          }
        />
      </main>
      <BottomRail tab="home" />
    </>
  );
}
