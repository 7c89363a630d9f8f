import { useAtomValue } from "jotai";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Position } from "#contract/position.ts";
import MapView from "#parts/map/MapView.tsx";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { href } from "#routes/href.ts";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { positionAtom } from "#state/whereabouts.ts";
import { Button } from "#ui/Button.tsx";
import { Icon } from "#ui/Icon.tsx";
import { searchIcon } from "#ui/icons/searchIcon.ts";
import { HereButton } from "./HereButton.tsx";
import { PlaceHere } from "./PlaceHere.tsx";
import styles from "./Places.module.css";
import { positionIn } from "./positionIn.ts";
import { useChoosing } from "./useChoosing.ts";
import { useMapPage } from "./useMapPage.ts";
import { usePlaceAt } from "./usePlaceAt.ts";

/** Picks a position on the map, with its address in words: where the customer is, or what a form asked for. */
export default function PickOnMapScreen({ query }: { readonly query: QueryOf<typeof routes.googleEarth> }) {
  const { t } = useTranslation("places");
  useMapPage();
  const { choose, goOn } = useChoosing(query.callback);
  const here = useAtomValue(positionAtom) ?? null;
  const [start] = useState(() => positionIn(query));
  const [pin, setPin] = useState<Position | null>(null);
  const found = usePlaceAt(pin);
  const take = () => {
    if (!pin) return;
    const place = found.place ?? null;
    const label = place ? place.name || place.address : t("pick.unnamed");
    choose({ position: pin, label, source: "map", place });
  };

  return (
    <>
      <BackBar title={t("pick.title")} parent="home" />
      <main>
        <div className={styles.map}>
          <MapView
            label={t("pick.label")}
            size="whole"
            points={[]}
            hasPin
            zoom={16}
            centre={start ?? here}
            own={here}
            onMove={(_bounds, centre) => setPin(centre)}
          />
          <HereButton />
        </div>
        <section className={styles.below} aria-label={t("pick.title")}>
          <p className={styles.quiet}>{t("pick.how")}</p>
          <PlaceHere found={found} />
          <Button
            block
            disabled={!pin || found.kind === "nowhere"}
            busy={found.kind === "looking"}
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
