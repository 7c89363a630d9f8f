import { useAtomValue } from "jotai";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Bounds, Position } from "#contract/scalars.ts";
import MapView from "#parts/map/MapView.tsx";
import { useDevicePosition } from "#parts/place/useDevicePosition.ts";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { href } from "#routes/href.ts";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { positionAtom } from "#state/places/whereabouts.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Icon } from "#ui/pictures/Icon.tsx";
import { searchIcon } from "#ui/icons/common.ts";
import { HereButton } from "./HereButton.tsx";
import { PlaceHere } from "./PlaceHere.tsx";
import styles from "./Places.module.css";
import { useBeginAt } from "./useBeginAt.ts";
import { useChoosing } from "./useChoosing.ts";
import { useMapPage } from "./useMapPage.ts";
import { usePlaceAt } from "./usePlaceAt.ts";

/** Degrees from north to south beyond which a pin points at a city, and not at a door. */
const FAR = 0.25;

/** Picks a position on the map, with its address in words: where the customer is, or what a form asked for. */
export default function PickOnMapScreen({ query }: { readonly query: QueryOf<typeof routes.googleEarth> }) {
  const { t } = useTranslation("places");
  useMapPage();
  const { choose, goOn, form } = useChoosing(query.callback);
  const here = useAtomValue(positionAtom) ?? null;
  const { isKnown, begin } = useBeginAt(query);
  const { state, ask } = useDevicePosition();
  const [device, setDevice] = useState<{ readonly at: Position; readonly turn: number } | null>(null);
  const [shown, setShown] = useState<{ readonly bounds: Bounds; readonly centre: Position } | null>(null);
  const isFar = shown !== null && shown.bounds.north - shown.bounds.south > FAR;
  const pin = shown && !isFar ? shown.centre : null;
  const found = usePlaceAt(pin);
  const take = () => {
    if (!pin) return;
    const place = found.place ?? null;
    const label = place ? place.name || place.address : t("pick.unnamed");
    choose({ position: pin, label, source: "map", place });
  };
  const findMe = async () => {
    const at = await ask();
    if (at) setDevice((before) => ({ at, turn: (before?.turn ?? 0) + 1 }));
  };

  return (
    <>
      <BackBar title={t("pick.title")} parent="home" backTo={form} />
      <main>
        <div className={styles.map}>
          {isKnown ? (
            <MapView
              label={t("pick.label")}
              size="whole"
              points={[]}
              hasPin
              zoom={16}
              centre={device?.at ?? begin ?? here}
              turn={device?.turn ?? 0}
              own={device?.at ?? here}
              onMove={(bounds, centre) => setShown({ bounds, centre })}
            />
          ) : (
            <div className={styles.soon} />
          )}
          <HereButton state={state} onPress={() => void findMe()} />
        </div>
        <section className={styles.below} aria-label={t("pick.title")}>
          <p className={styles.quiet}>{t("pick.how")}</p>
          <PlaceHere found={found} isFar={isFar} />
          <Button
            block
            disabled={isFar || found.kind === "nowhere"}
            busy={!isFar && found.kind === "looking"}
            onClick={take}
          >
            {t("pick.take")}
          </Button>
          <Button
            block
            kind="outline"
            icon={<Icon of={searchIcon} size={20} />}
            onClick={() => goOn(href("searchAddress", { callback: query.callback }))}
          >
            {t("pick.byWords")}
          </Button>
        </section>
      </main>
    </>
  );
}
