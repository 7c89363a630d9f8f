import { useTranslation } from "react-i18next";
import { useTexts } from "#parts/shell/useTexts.ts";
import { href } from "#routes/href.ts";
import { Button } from "#ui/actions/Button.tsx";
import { IconButton } from "#ui/actions/IconButton.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { FieldLink } from "#ui/fields/FieldLink.tsx";
import { pinIcon } from "#ui/icons/common.ts";
import { locateIcon } from "#ui/icons/discovery.ts";
import { Icon } from "#ui/pictures/Icon.tsx";
import styles from "./Place.module.css";
import { useFindMe } from "./useDevicePosition.ts";

interface FindMeProps {
  /** `bar`: one line, the device and the map as icons beside the field; otherwise both in words below it. */
  readonly look?: "bar";
  /** The customer has been found. */
  readonly onFound?: () => void;
  /** Another screen was chosen to say it on. */
  readonly onLeave?: () => void;
}

/**
 * Where one says where one is: a field for an address, a station or a postal code, the device on one's press, and the map.
 * Says what went wrong, and how to go on.
 */
export function FindMe({ look, onFound, onLeave }: FindMeProps) {
  const { t } = useTranslation("finding");
  const hasTexts = useTexts(["finding"]);
  const { state, findMe } = useFindMe();
  const isAsking = state === "asking" || state === "slow";
  const isTold = state === "slow" || state === "denied" || state === "unavailable";
  const press = async () => {
    if (await findMe()) onFound?.();
  };
  if (!hasTexts) return look === "bar" ? <div className={styles.bar} /> : null;
  const [device, map] = [t("where.device"), t("where.byMap")];
  const toMap = href("googleEarth", {});
  return (
    <div className={styles.findMe}>
      <div className={styles.bar}>
        <FieldLink href={href("searchAddress", {})} onClick={onLeave}>
          {t("where.byAddress")}
        </FieldLink>
        {look === "bar" && (
          <>
            <IconButton icon={locateIcon} label={device} aria-busy={isAsking} onClick={() => void press()} />
            <IconButton icon={pinIcon} label={map} href={toMap} onClick={onLeave} />
          </>
        )}
      </div>
      {look !== "bar" && (
        <div className={styles.others}>
          <Button busy={isAsking} icon={<Icon of={locateIcon} size={20} />} onClick={() => void press()}>
            {device}
          </Button>
          <Button
            kind="outline"
            icon={<Icon of={pinIcon} size={20} />}
            href={toMap}
            {...(onLeave && { onClick: onLeave })}
          >
            {map}
          </Button>
        </div>
      )}
      <p className={styles.note} role="status">
        {state === "asking" ? t("where.asking") : isTold || look === "bar" ? null : t("where.deviceNote")}
      </p>
      {isTold && (
        <Notice kind={state === "slow" ? "info" : "warn"} live>
          {t(`where.${state}`)}
        </Notice>
      )}
    </div>
  );
}
