import { useAtomValue } from "jotai";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Bounds } from "#contract/scalars.ts";
import type { StoreSummary } from "#contract/storeLists.ts";
import { storeListCall } from "#net/calls/storeListCalls.ts";
import MapView from "#parts/places/map/MapView.tsx";
import { useFindMe } from "#parts/places/useDevicePosition.ts";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { useSettled } from "#parts/shell/clock.ts";
import { StorePeek } from "#parts/stores/StorePeek.tsx";
import { StoreList } from "#parts/stores/list/StoreList.tsx";
import { type StorePages, useStorePages } from "#parts/stores/list/useStoreList.ts";
import { positionAtom } from "#state/places/whereabouts.ts";
import { money } from "#text/formats.ts";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { NothingFound } from "#ui/pictures/listDrawings.tsx";
import { HereButton, useMapPage } from "./HereButton.tsx";
import styles from "./Places.module.css";

/** Where nobody has said where they are, all of the country. */
const JAPAN = { latitude: 36.5, longitude: 137.5 };
const COUNTRY = 5;
const NEIGHBOURHOOD = 14;

/** Stores on a map, and the same ones in a list; moving the map asks for those that it then shows. */
export default function StoreMapScreen() {
  const { t } = useTranslation("places");
  useMapPage();
  const here = useAtomValue(positionAtom) ?? null;
  const [bounds, setBounds] = useState<Bounds | null>(null);
  const { state, findMe } = useFindMe();
  const [turn, setTurn] = useState(0);
  const [chosen, choose] = useState<StoreSummary | null>(null);
  const pages = useStoresIn(bounds);
  const { stores, hasMore } = pages;
  const points = useMemo(() => {
    const shown = stores ?? [];
    const isMissing = chosen && shown.every(({ store_id }) => store_id !== chosen.store_id);
    return (isMissing ? [...shown, chosen] : shown).flatMap(pointOf);
  }, [stores, chosen]);
  const count = stores?.length ?? 0;

  return (
    <>
      <BackBar title={t("stores.title")} parent="home" />
      <main>
        <div className={styles.map}>
          <MapView
            label={t("stores.label")}
            size="whole"
            points={points}
            selected={chosen?.store_id ?? null}
            onSelect={(id) => choose(stores?.find(({ store_id }) => store_id === id) ?? null)}
            onMove={setBounds}
            centre={here ?? JAPAN}
            zoom={here ? NEIGHBOURHOOD : COUNTRY}
            own={here}
            turn={turn}
          />
          <HereButton
            state={state}
            onPress={() => void findMe().then((isFound) => isFound && setTurn((last) => last + 1))}
          />
        </div>
        {chosen && <StorePeek store={chosen} onClose={() => choose(null)} />}
        <section className={styles.area} aria-labelledby="stores-shown">
          <h2 id="stores-shown" className={styles.title}>
            <span role="status">
              {count === 0 ? t("stores.list") : t(hasMore ? "stores.countMore" : "stores.count", { count })}
            </span>
          </h2>
          <StoreList
            pages={pages}
            label={t("stores.list")}
            layout="row"
            empty={
              <EmptyState title={t("stores.none")} illustration={<NothingFound />}>
                {t("stores.noneText")}
              </EmptyState>
            }
          />
        </section>
      </main>
    </>
  );
}

function pointOf({ store_id, name, position, per_person_price }: StoreSummary) {
  if (position === null) return [];
  return [{ id: store_id, name, position, note: per_person_price === null ? null : money(per_person_price) }];
}

/** Milliseconds that a map must rest before the provider is asked. */
const REST = 300;
/** Stores that are read without being asked for: a map with a few of its stores would not tell the truth. */
const MOST = 100;

/** To eleven metres, so that a map that hardly moved asks nothing anew. */
const rounded = (degrees: number) => Math.round(degrees * 10_000) / 10_000;

/** The stores within what a map shows; before there is a map, those around the customer. */
function useStoresIn(bounds: Bounds | null): StorePages {
  const position = useAtomValue(positionAtom);
  const settled = useSettled(bounds, REST);
  const request = useMemo(
    () => ({
      ...(position ? { position } : {}),
      ...(settled
        ? {
            bounds: {
              south: rounded(settled.south),
              west: rounded(settled.west),
              north: rounded(settled.north),
              east: rounded(settled.east),
            },
          }
        : {}),
    }),
    [position, settled],
  );
  const pages = useStorePages(storeListCall, request, (data) => data);
  const count = pages.stores?.length ?? 0;
  const isShort = pages.hasMore && pages.moreState === "still" && count < MOST && settled !== null;
  const readMore = useEffectEvent(() => void pages.readMore());
  useEffect(() => {
    if (isShort) readMore();
  }, [isShort, count]);
  return pages;
}
