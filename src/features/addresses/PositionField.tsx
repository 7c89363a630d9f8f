import { useTranslation } from "react-i18next";
import { createPath, useLocation } from "react-router-dom";
import { href } from "#routes/href.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { Icon } from "#ui/pictures/Icon.tsx";
import { pinIcon } from "#ui/icons/common.ts";
import styles from "./RegionFields.module.css";
import type { SetPosition } from "./useBeginning.ts";
import { useMapPosition } from "./useMapPosition.ts";

interface PositionFieldProps {
  readonly addressId: string | undefined;
  /** What was set on the map before. */
  readonly set: SetPosition;
}

/** Where an address is on the map: found from its words, unless the customer shows the door on the map. */
export function PositionField({ addressId, set }: PositionFieldProps) {
  const { t } = useTranslation("addresses");
  const here = createPath(useLocation());
  const { state, position, written, remove } = useMapPosition(addressId, set);
  const start =
    position === null
      ? { keyword: written || undefined }
      : { latitude: String(position.latitude), longitude: String(position.longitude) };
  return (
    <Field group label={t("position.legend")} mark={t("form.optional")}>
      <p className={styles.quiet} role="status">
        {t(`position.${state}`)}
      </p>
      <div className={styles.buttons}>
        <Button
          size="small"
          kind="outline"
          icon={<Icon of={pinIcon} size={20} />}
          href={href("googleEarth", { callback: here, ...start })}
        >
          {state === "found" ? t("position.choose") : t("position.again")}
        </Button>
        {state === "set" && (
          <Button size="small" kind="quiet" onClick={remove}>
            {t("position.remove")}
          </Button>
        )}
      </div>
    </Field>
  );
}
