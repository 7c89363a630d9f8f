import { createStore, Provider } from "jotai";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { DeskResponse } from "#contract/calls/desk/deskCall.ts";
import type { profile } from "#contract/calls/desk/profile.ts";
import type { Bounds, Position } from "#contract/scalars.ts";
import { isLocale } from "#domain/values/localeCodes.ts";
import MapView from "#parts/places/map/MapView.tsx";
import { localeAtom } from "#state/page/choices.ts";
import { mapSettingsAtom } from "#state/page/operatorSettings.ts";
import { Button } from "#ui/actions/Button.tsx";
import desk from "#desk/frame/Desk.module.css";
import styles from "./Profile.module.css";

/** Degrees from north to south beyond which a pin points at a town, and not at a door. */
const FAR = 0.05;

interface PlaceMapProps {
  readonly map: DeskResponse<typeof profile>["map"];
  readonly begin: Position | null;
  /** Raised when it is to go there again. */
  readonly turn: number;
  readonly onTake: (position: Position) => void;
}

/** The guests' map, whose pin is put on the store: by moving the map under it. */
export default function PlaceMap({ begin, map, onTake, turn }: PlaceMapProps) {
  const { t, i18n } = useTranslation("desk/stores");
  // The map's part is the guests' application's, and reads its state.
  const [store] = useState(() => {
    const made = createStore();
    const { credit, tiles } = map;
    // Google's maps need a looser policy than the desk's pages have.
    made.set(mapSettingsAtom, {
      googleMapsKey: null,
      ...(tiles !== null && { mapTiles: tiles, mapCredit: credit }),
    });
    if (isLocale(i18n.language)) made.set(localeAtom, i18n.language);
    return made;
  });
  const [seen, setSeen] = useState<{ readonly bounds: Bounds; readonly centre: Position } | null>(null);
  const isFar = seen !== null && seen.bounds.north - seen.bounds.south > FAR;
  return (
    <Provider store={store}>
      <div className={styles.map}>
        <MapView
          label={t("place.map")}
          points={[]}
          hasPin
          zoom={17}
          centre={begin}
          turn={turn}
          onMove={(bounds, centre) => setSeen({ bounds, centre })}
        />
      </div>
      <p className={desk.soft}>{t(isFar ? "place.far" : "place.how")}</p>
      <Button
        kind="outline"
        disabled={seen === null || isFar}
        onClick={() => {
          if (seen !== null) onTake(seen.centre);
        }}
      >
        {t("place.take")}
      </Button>
    </Provider>
  );
}
