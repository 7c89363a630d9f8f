import { useTranslation } from "react-i18next";
import type { DeviceState } from "#parts/place/useDevicePosition.ts";
import { Notice } from "#ui/feedback/Notice.tsx";
import styles from "./Places.module.css";

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
