import { useTranslation } from "react-i18next";
import { useFindMe } from "#parts/place/useFindMe.ts";
import { IconButton } from "#ui/IconButton.tsx";
import { locateIcon } from "#ui/icons/locateIcon.ts";
import { DeviceNotice } from "./DeviceNotice.tsx";
import styles from "./Places.module.css";

/** Over a map: shows where the device is, on a press; what is in the way of that is said below the map. */
export function HereButton() {
  const { t } = useTranslation("places");
  const { state, findMe } = useFindMe();
  return (
    <>
      <div className={styles.here}>
        <IconButton
          icon={locateIcon}
          kind="raised"
          label={t("stores.here")}
          aria-busy={state === "asking" || state === "slow"}
          onClick={() => void findMe()}
        />
      </div>
      <DeviceNotice state={state} />
    </>
  );
}
