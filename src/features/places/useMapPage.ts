import { useAtomValue } from "jotai";
import { useEffect } from "react";
import { isPageForMaps } from "#parts/map/isPageForMaps.ts";
import { mapSettingsAtom } from "#state/page/operatorSettings.ts";

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
