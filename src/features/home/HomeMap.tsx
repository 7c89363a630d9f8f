import { useAtomValue } from "jotai";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { StoreSummary } from "#contract/storeLists.ts";
import { wantsLowData } from "#parts/lowData/wantsLowData.ts";
import MapView from "#parts/map/MapView.tsx";
import { useTexts } from "#parts/shell/useTexts.ts";
import { StorePeek } from "#parts/storeCard/StorePeek.tsx";
import { positionAtom } from "#state/places/whereabouts.ts";
import { money } from "#text/formats.ts";
import { Button } from "#ui/actions/Button.tsx";
import styles from "./HomeMap.module.css";
import { zoomAround } from "./zoomAround.ts";

/**
 * The stores of home's list on a map, around the customer where they have said where they are. What draws it is fetched
 * once it comes into view, and only on a press where the customer saves data.
 *
 * Home's security policy does not let Google's scripts in, which want `eval` and any host: most who open home never come
 * as far as the map, and the page goes on to screens where one signs in and pays. Tiles are pictures of one origin, which
 * every page lets in: here the keyless map is drawn, and /googlemap is a page of its own.
 */
export default function HomeMap({ stores }: { readonly stores: readonly StoreSummary[] }) {
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
          centre={here}
          {...(here ? { zoom: zoomAround(here, points), own: here } : {})}
        />
      </div>
      {peeked && <StorePeek store={peeked} onClose={() => choose(null)} />}
    </>
  );
}

function pointOf({ store_id, name, position, per_person_price }: StoreSummary) {
  if (position === null) return [];
  return [{ id: store_id, name, position, note: per_person_price === null ? null : money(per_person_price) }];
}
