import { useTranslation } from "react-i18next";
import { useTexts } from "#parts/shell/useTexts.ts";
import { href } from "#routes/href.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { FieldLink } from "#ui/fields/FieldLink.tsx";
import { pinIcon } from "#ui/icons/common.ts";
import { locateIcon } from "#ui/icons/discovery.ts";
import { Icon } from "#ui/pictures/Icon.tsx";
import styles from "./Place.module.css";
import { useFindMe } from "./useDevicePosition.ts";

interface FindMeProps {
  /** On a screen that goes on below: without a word on what the device tells. */
  readonly isBrief?: boolean;
  /** The customer has been found. */
  readonly onFound?: () => void;
  /** Another screen was chosen to say it on. */
  readonly onLeave?: () => void;
}

/**
 * Where one says where one is: a field for an address, a station or a postal code, the device on one's press, and the map.
 * Says what went wrong, and how to go on.
 */
export function FindMe({ isBrief = false, onFound, onLeave }: FindMeProps) {
  const { t } = useTranslation("finding");
  const hasTexts = useTexts(["finding"]);
  const { state, findMe } = useFindMe();
  const isAsking = state === "asking" || state === "slow";
  const isTold = state === "slow" || state === "denied" || state === "unavailable";
  const press = async () => {
    if (await findMe()) onFound?.();
  };
  if (!hasTexts) return isBrief ? <div className={styles.kept} /> : null;
  return (
    <div className={styles.findMe}>
      <FieldLink href={href("searchAddress", {})} onClick={onLeave}>
        {t("where.byAddress")}
      </FieldLink>
      <div className={styles.others}>
        <Button
          size={isBrief ? "small" : "large"}
          busy={isAsking}
          icon={<Icon of={locateIcon} size={20} />}
          onClick={() => void press()}
        >
          {t("where.device")}
        </Button>
        <Button
          kind="outline"
          size={isBrief ? "small" : "large"}
          icon={<Icon of={pinIcon} size={20} />}
          href={href("googleEarth", {})}
          {...(onLeave && { onClick: onLeave })}
        >
          {t("where.byMap")}
        </Button>
      </div>
      <p className={styles.note} role="status">
        {state === "asking" ? t("where.asking") : isTold || isBrief ? null : t("where.deviceNote")}
      </p>
      {isTold && (
        <Notice kind={state === "slow" ? "info" : "warn"} live>
          {t(`where.${state}`)}
        </Notice>
      )}
    </div>
  );
}
