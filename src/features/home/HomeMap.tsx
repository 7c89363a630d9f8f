import { useAtomValue } from "jotai";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { OffPremises } from "#contract/enumerations.ts";
import type { Position } from "#contract/scalars.ts";
import type { StoreSummary } from "#contract/storeLists.ts";
import { distanceBetween } from "#domain/delivery/distance.ts";
import { wantsLowData } from "#parts/device/lowData.ts";
import MapView from "#parts/places/map/MapView.tsx";
import { useTexts } from "#parts/shell/useTexts.ts";
import { StorePeek } from "#parts/stores/StorePeek.tsx";
import { positionAtom } from "#state/places/whereabouts.ts";
import { href } from "#routes/href.ts";
import { money } from "#text/formats.ts";
import { Anchor } from "#ui/actions/Anchor.tsx";
import { Button } from "#ui/actions/Button.tsx";
import { chevronIcon } from "#ui/icons/common.ts";
import { Icon } from "#ui/pictures/Icon.tsx";
import styles from "./HomeMap.module.css";

interface HomeMapProps {
  readonly stores: readonly StoreSummary[];
  /** What one came for. */
  readonly way: OffPremises;
}

/**
 * The stores of home's list on a map, around the customer where they have said where they are. What draws it is fetched
 * once one asks for the map, and by another press where the customer saves data.
 *
 * Home's security policy does not let Google's scripts in, which want `eval` and any host: most who open home never come
 * as far as the map, and the page goes on to screens where one signs in and pays. Tiles are pictures of one origin, which
 * every page lets in: here the keyless map is drawn, and /googlemap is a page of its own.
 */
export default function HomeMap({ stores, way }: HomeMapProps) {
  const { t } = useTranslation("finding");
  const hasTexts = useTexts(["finding"]);
  const here = useAtomValue(positionAtom) ?? null;
  const [isSpared, spare] = useState(wantsLowData);
  const [chosen, choose] = useState<string | null>(null);
  const points = useMemo(() => stores.flatMap(pointOf), [stores]);
  const peeked = stores.find(({ store_id }) => store_id === chosen);
  if (!hasTexts) return null;
  if (isSpared) {
    return (
      <div className={styles.frame}>
        <div className={styles.spared}>
          <p>{t("map.spared")}</p>
          <Button kind="outline" size="small" onClick={() => spare(false)}>
            {t("map.show")}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <>
      <div className={styles.frame}>
        <MapView
          key={here ? "near" : "all"}
          label={t("map.label")}
          points={points}
          selected={chosen}
          onSelect={choose}
          size="beside"
          centre={here}
          {...(here ? { zoom: zoomAround(here, points), own: here } : {})}
        />
      </div>
      {peeked && <StorePeek store={peeked} way={way} onClose={() => choose(null)} />}
      <p className={styles.whole}>
        <Anchor href={href("googlemap", {})}>
          {t("map.whole")}
          <Icon of={chevronIcon} size={16} />
        </Anchor>
      </p>
    </>
  );
}

function pointOf({ store_id, name, position, per_person_price }: StoreSummary) {
  if (position === null) return [];
  return [{ id: store_id, name, position, note: per_person_price === null ? null : money(per_person_price) }];
}

/** So many of the nearest stores are to be in view. */
const NEAREST = 4;
/** Metres of a pixel at the equator when one tile of 256 pixels is the world. */
const METRES_A_PIXEL = 156_543.034;
/** Pixels from a small map's middle to its edge, less what a pin takes. */
const REACH = 70;
const [FARTHEST, CLOSEST] = [8, 15];

/** How near a small map may look at a position and still show the nearest of some stores; 8 a region, 15 a neighbourhood. */
export function zoomAround(here: Position, stores: readonly { readonly position: Position }[]): number {
  const distances = stores.map(({ position }) => distanceBetween(here, position)).toSorted((a, b) => a - b);
  const metres = distances[Math.min(NEAREST, distances.length) - 1] ?? 0;
  const metresAPixel = METRES_A_PIXEL * Math.cos((here.latitude * Math.PI) / 180);
  const zoom = Math.floor(Math.log2((metresAPixel * REACH) / Math.max(metres, 1)));
  return Math.max(FARTHEST, Math.min(CLOSEST, zoom));
}
