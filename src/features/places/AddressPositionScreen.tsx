import { useAtom } from "jotai";
import { useTranslation } from "react-i18next";
import { MyAddresses } from "#parts/places/MyAddresses.tsx";
import { useFindMe } from "#parts/places/useDevicePosition.ts";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { href } from "#routes/href.ts";
import { whereaboutsAtom } from "#state/places/whereabouts.ts";
import { Button } from "#ui/actions/Button.tsx";
import { pinIcon, searchIcon } from "#ui/icons/common.ts";
import { locateIcon } from "#ui/icons/discovery.ts";
import { ListRow } from "#ui/lists/ListRow.tsx";
import { Icon } from "#ui/pictures/Icon.tsx";
import { DeviceNotice } from "./HereButton.tsx";
import styles from "./Places.module.css";
import { useChoosing } from "./useChoosing.ts";

/** Where one is: by the device, on one's press, and in every other way when it does not say. */
export default function AddressPositionScreen() {
  const { t } = useTranslation("places");
  const [here, setHere] = useAtom(whereaboutsAtom);
  const { goOn, leave } = useChoosing(undefined);
  const { state, findMe } = useFindMe();
  const isAsking = state === "asking" || state === "slow";
  const press = async () => {
    if (await findMe()) leave();
  };

  return (
    <>
      <BackBar title={t("position.title")} parent="home" />
      <main className={styles.page}>
        {here && (
          <ListRow
            title={here.label || t("position.device")}
            note={t("position.now")}
            start={<Icon of={pinIcon} size={20} />}
            end={
              <Button kind="quiet" size="small" onClick={() => setHere(null)}>
                {t("position.forget")}
              </Button>
            }
          />
        )}
        <section className={styles.block} aria-label={t("position.device")}>
          <Button
            block
            busy={isAsking}
            icon={<Icon of={locateIcon} size={20} />}
            onClick={() => void press()}
          >
            {t("position.device")}
          </Button>
          {state === "idle" && <p className={styles.quiet}>{t("position.deviceNote")}</p>}
          <DeviceNotice state={state} />
        </section>
        <section>
          <h2 className={styles.title}>{t("position.others")}</h2>
          <div className={styles.rows}>
            <ListRow
              title={t("pick.byWords")}
              start={<Icon of={searchIcon} size={20} />}
              onClick={() => goOn(href("searchAddress", {}))}
            />
            <ListRow
              title={t("position.byMap")}
              start={<Icon of={pinIcon} size={20} />}
              onClick={() => goOn(href("googleEarth", {}))}
            />
          </div>
        </section>
        <div className={styles.block}>
          <MyAddresses onChosen={leave} />
        </div>
      </main>
    </>
  );
}
