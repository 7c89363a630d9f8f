import { useAtom, useAtomValue } from "jotai";
import { useTranslation } from "react-i18next";
import { StoreSort } from "#contract/enumerations.ts";
import { FindMe } from "#parts/places/FindMe.tsx";
import { MyAddresses } from "#parts/places/MyAddresses.tsx";
import { WhereLine } from "#parts/places/WhereLine.tsx";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { StoreControls } from "#parts/stores/list/StoreControls.tsx";
import { StoreList } from "#parts/stores/list/StoreList.tsx";
import { cleared, filterCount, nearby, reachOf, storeChoiceAtom } from "#parts/stores/list/storeChoice.ts";
import { useStoreList } from "#parts/stores/list/useStoreList.ts";
import { lazyWithRetry, LazyLayer, LazyPart } from "#parts/trouble/lazyWithRetry.tsx";
import { wayAtom } from "#state/places/way.ts";
import { whereaboutsAtom } from "#state/places/whereabouts.ts";
import styles from "./Home.module.css";

const NearEnd = lazyWithRetry(() => import("#parts/stores/list/NearEnd.tsx"));

/** Stores around a chosen address, the nearest first; asks for the address where none was chosen (`/addressStores`). */
export default function AddressStoresScreen() {
  const { t } = useTranslation("home");
  const here = useAtomValue(whereaboutsAtom);
  return (
    <>
      <BackBar title={t("near.title")} parent="home" />
      <main className={styles.body}>{here ? <Nearby /> : <Where />}</main>
    </>
  );
}

/** Asks for it; below, until one says it, what others like. */
function Where() {
  const { t } = useTranslation("home");
  const way = useAtomValue(wayAtom);
  const list = useStoreList({ sort: StoreSort.comprehensive, filter: { order_type: way } }, { way });
  const title = t("near.anywhere");
  return (
    <>
      <div className={styles.ask}>
        <h2>{t("near.ask")}</h2>
        <FindMe />
        <MyAddresses />
      </div>
      <h2 className={styles.title}>{title}</h2>
      <StoreList pages={list} label={title} layout="row" way={way} />
    </>
  );
}

function Nearby() {
  const { t } = useTranslation("home");
  const [choice, choose] = useAtom(
    storeChoiceAtom("addressStores", { sort: StoreSort.distance, filter: {} }),
  );
  const way = useAtomValue(wayAtom);
  const list = useStoreList(nearby(choice), { way });
  const isNear = reachOf(choice) !== null;
  return (
    <>
      <div className={styles.where}>
        <WhereLine />
      </div>
      <StoreControls choice={choice} onChange={choose} storeTypes={list.storeTypes} asked={nearby} />
      <StoreList
        pages={list}
        label={t("near.title")}
        layout="row"
        heading="h2"
        way={way}
        onClear={filterCount(choice.filter) > 0 ? () => choose(cleared(choice)) : undefined}
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
          ) : undefined
        }
      />
    </>
  );
}
