import { useTranslation } from "react-i18next";
import type { DeviceState } from "#parts/place/useDevicePosition.ts";
import { IconButton } from "#ui/actions/IconButton.tsx";
import { locateIcon } from "#ui/icons/discovery.ts";
import { DeviceNotice } from "./DeviceNotice.tsx";
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
