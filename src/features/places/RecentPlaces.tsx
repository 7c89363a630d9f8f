import { useAtomValue, useSetAtom } from "jotai";
import { useTranslation } from "react-i18next";
import type { Place } from "#contract/address.ts";
import { forgetPlaceAtom, recentPlacesAtom } from "#state/places/pickedPlaces.ts";
import { Button } from "#ui/actions/Button.tsx";
import { IconButton } from "#ui/actions/IconButton.tsx";
import { closeIcon } from "#ui/icons/common.ts";
import { PlaceRow } from "./PlaceRow.tsx";
import styles from "./Places.module.css";

/** Places chosen on this device before, to choose again or to forget. */
export function RecentPlaces({ onChoose }: { readonly onChoose: (place: Place) => void }) {
  const { t } = useTranslation("places");
  const places = useAtomValue(recentPlacesAtom);
  const forget = useSetAtom(forgetPlaceAtom);
  if (places.length === 0) return <p className={styles.start}>{t("search.start")}</p>;
  return (
    <section>
      <div className={styles.line}>
        <h2 className={styles.title}>{t("search.recent")}</h2>
        <Button kind="quiet" size="small" onClick={() => forget(null)}>
          {t("search.clearRecent")}
        </Button>
      </div>
      <ul className={styles.rows}>
        {places.map((place) => (
          <li key={`${place.name} ${place.address}`} className={styles.recent}>
            <PlaceRow place={place} onChoose={onChoose} />
            <IconButton
              icon={closeIcon}
              label={t("search.forgetOne", { name: place.name || place.address })}
              onClick={() => forget(place)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
