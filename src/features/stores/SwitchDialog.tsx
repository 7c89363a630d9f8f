import { useTranslation } from "react-i18next";
import type { OffPremises } from "#contract/enumerations.ts";
import { lineKey } from "#domain/cart/cart.ts";
import { money } from "#text/formats.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Skeleton, SkeletonGroup } from "#ui/feedback/Skeleton.tsx";
import { Dialog } from "#ui/layers/Dialog.tsx";
import styles from "./SwitchDialog.module.css";
import type { Switch, SwitchAsked } from "./useSwitch.ts";

interface SwitchDialogProps {
  readonly change: Switch;
  readonly asked: SwitchAsked;
  readonly mode: OffPremises;
}

/** Before the way of ordering changes: what cannot be had the other way, by name, and what can be taken along. */
export default function SwitchDialog({ change, asked, mode }: SwitchDialogProps) {
  const { t } = useTranslation("storeHome");
  const { t: tc } = useTranslation();
  const { isOpen, lines, next, state } = asked;
  const total = lines.reduce((sum, { number, price }) => sum + number * price, 0);
  return (
    <Dialog
      open={isOpen}
      onClose={change.stay}
      title={t(`switch.to${next}`)}
      actions={
        <>
          {state === "read" && lines.length > 0 && (
            <Button block end={money(total)} onClick={() => change.copy(asked)}>
              {t("switch.copy")}
            </Button>
          )}
          <Button
            block
            kind={state === "read" && lines.length > 0 ? "outline" : "primary"}
            disabled={state === "reading"}
            onClick={() => change.change(next)}
          >
            {t("switch.only")}
          </Button>
          <Button block kind="quiet" onClick={change.stay}>
            {t("switch.stay")}
          </Button>
        </>
      }
    >
      <p>{t(`switch.kept${mode === 2 ? 2 : 3}`)}</p>
      {state === "reading" && (
        <SkeletonGroup label={tc("loading")}>
          <Skeleton lines={2} />
        </SkeletonGroup>
      )}
      {state === "failed" && <p className={styles.failed}>{t("switch.failed")}</p>}
      {state === "read" && <Findings asked={asked} />}
    </Dialog>
  );
}

function Findings({ asked: { changes, lines, next } }: { readonly asked: SwitchAsked }) {
  const { t } = useTranslation("storeHome");
  const { t: tm } = useTranslation("menu");
  const lost = changes.filter(({ number }) => number === 0);
  const changed = changes.filter(({ number }) => number > 0);
  return (
    <>
      {lost.length > 0 && (
        <>
          <h3 className={styles.heading}>{t(`switch.lost${next}`)}</h3>
          <ul className={styles.list} data-lost>
            {lost.map(({ name, option_name, ordered, reason, price }) => (
              <li key={`${name} ${option_name}`}>
                <b>{name}</b> {option_name}
                <small>{tm(`problem.${reason}`, { count: ordered, price: money(price) })}</small>
              </li>
            ))}
          </ul>
        </>
      )}
      {lines.length > 0 && (
        <>
          <h3 className={styles.heading}>{t("switch.can")}</h3>
          <ul className={styles.list}>
            {lines.map((line) => {
              const change = changed.find(
                ({ name, option_name }) =>
                  name === line.goods_detail.name && option_name === line.option_name,
              );
              return (
                <li key={`${line.action} ${lineKey(line)}`}>
                  <b>{line.goods_detail.name}</b> {line.option_name} × {line.number}
                  {change && (
                    <small>
                      {tm(`problem.${change.reason}`, { count: change.number, price: money(change.price) })}
                    </small>
                  )}
                </li>
              );
            })}
          </ul>
          <p className={styles.note}>{t("switch.totals")}</p>
        </>
      )}
    </>
  );
}
