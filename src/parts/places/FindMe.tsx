import { useTranslation } from "react-i18next";
import { useTexts } from "#parts/shell/useTexts.ts";
import { href } from "#routes/href.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { pinIcon, searchIcon } from "#ui/icons/common.ts";
import { ListRow } from "#ui/lists/ListRow.tsx";
import { Icon } from "#ui/pictures/Icon.tsx";
import styles from "./Place.module.css";
import { useFindMe } from "./useDevicePosition.ts";

interface FindMeProps {
  /** The customer has been found. */
  readonly onFound?: () => void;
  /** Another screen was chosen to say it on. */
  readonly onLeave?: () => void;
}

/** Finds the customer by their device on their press, or by address or map; says what went wrong, and how to go on. */
export function FindMe({ onFound, onLeave }: FindMeProps) {
  const { t } = useTranslation("finding");
  const hasTexts = useTexts(["finding"]);
  const { state, findMe } = useFindMe();
  const isAsking = state === "asking" || state === "slow";
  const isTold = state === "slow" || state === "denied" || state === "unavailable";
  const press = async () => {
    if (await findMe()) onFound?.();
  };
  if (!hasTexts) return null;
  return (
    <div className={styles.findMe}>
      <Button block busy={isAsking} icon={<Icon of={pinIcon} size={20} />} onClick={() => void press()}>
        {t("where.device")}
      </Button>
      <p className={styles.note} role="status">
        {state === "asking" ? t("where.asking") : isTold ? null : t("where.deviceNote")}
      </p>
      {isTold && (
        <Notice kind={state === "slow" ? "info" : "warn"} live>
          {t(`where.${state}`)}
        </Notice>
      )}
      <div className={styles.ways}>
        <ListRow
          title={t("where.byAddress")}
          start={<Icon of={searchIcon} size={20} />}
          href={href("searchAddress", {})}
          onClick={onLeave}
        />
        <ListRow
          title={t("where.byPostal")}
          start={<Icon of={searchIcon} size={20} />}
          href={href("addressPosition", {})}
          onClick={onLeave}
        />
        <ListRow
          title={t("where.byMap")}
          start={<Icon of={pinIcon} size={20} />}
          href={href("googleEarth", {})}
          onClick={onLeave}
        />
      </div>
    </div>
  );
}
