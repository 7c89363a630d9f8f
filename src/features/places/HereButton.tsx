import { useAtomValue } from "jotai";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { DeviceState } from "#parts/places/useDevicePosition.ts";
import { isPageForMaps } from "#parts/shell/isPageFor.ts";
import { mapSettingsAtom } from "#state/page/operatorSettings.ts";
import { IconButton } from "#ui/actions/IconButton.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { locateIcon } from "#ui/icons/discovery.ts";
import styles from "./Places.module.css";

interface HereButtonProps {
  readonly state: DeviceState;
  readonly onPress: () => void;
}

/** Over a map: shows where the device is, on a press; what is in the way of that is said below the map. */
export function HereButton({ state, onPress }: HereButtonProps) {
  const { t } = useTranslation("places");
  return (
    <>
      <div className={styles.here}>
        <IconButton
          icon={locateIcon}
          kind="raised"
          label={t("stores.here")}
          aria-busy={state === "asking" || state === "slow"}
          onClick={onPress}
        />
      </div>
      <DeviceNotice state={state} />
    </>
  );
}

/** What is in the way of the device's position, and what one can do instead. */
export function DeviceNotice({ state }: { readonly state: DeviceState }) {
  const { t } = useTranslation("places");
  if (state === "idle" || state === "found") return null;
  return (
    <div className={styles.told}>
      <Notice kind={state === "denied" || state === "unavailable" ? "warn" : "info"} live>
        {t(`position.${state}`)}
      </Notice>
    </div>
  );
}

/**
 * Opens the page anew, once, where Google is to draw the map and the page was opened on a screen whose security policy
 * keeps Google out. The address and the history stay.
 */
export function useMapPage(): void {
  const { googleMapsKey } = useAtomValue(mapSettingsAtom);
  useEffect(() => {
    if (googleMapsKey !== null && !isPageForMaps() && navigator.onLine) window.location.reload();
  }, [googleMapsKey]);
}
