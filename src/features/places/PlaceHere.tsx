import { useTranslation } from "react-i18next";
import { shownPostalCode } from "#domain/values/typedText.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import styles from "./Places.module.css";
import type { PlaceFound } from "./usePlaceAt.ts";

interface PlaceHereProps {
  readonly found: PlaceFound;
  /** The map shows too much for a pin to mean one place. */
  readonly isFar: boolean;
}

/** The address under the pin, in words. */
export function PlaceHere({ found, isFar }: PlaceHereProps) {
  const { t } = useTranslation("places");
  const { t: tc } = useTranslation("common");
  const { kind, place, retry } = found;
  return (
    <div className={styles.found} role="status">
      {isFar && <p>{t("pick.far")}</p>}
      {kind === "looking" && !isFar && <p className={styles.quiet}>{t("pick.looking")}</p>}
      {kind === "slow" && (
        <p className={styles.quiet}>
          {t("pick.slow")} {t("pick.anyway")}
        </p>
      )}
      {kind === "nowhere" && <Notice kind="warn">{t("pick.nowhere")}</Notice>}
      {kind === "failed" && (
        <Notice
          kind="warn"
          action={
            <Button kind="quiet" size="small" onClick={retry}>
              {tc("retry")}
            </Button>
          }
        >
          {t("pick.failed")} {t("pick.anyway")}
        </Notice>
      )}
      {place && (
        <p>
          {place.name && <strong className={styles.name}>{place.name}</strong>}
          <span className={styles.address}>
            {place.postal_code && `〒${shownPostalCode(place.postal_code)} `}
            {place.address}
          </span>
        </p>
      )}
    </div>
  );
}
