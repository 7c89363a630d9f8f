import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { Kitchen, KitchenLine } from "#contract/calls/desk/kitchen.ts";
import { OrderType } from "#contract/enumerations.ts";
import { Button } from "#ui/actions/Button.tsx";
import badge from "#ui/feedback/Badge.module.css";
import { checkIcon } from "#ui/icons/common.ts";
import { Icon } from "#ui/pictures/Icon.tsx";
import styles from "./Kitchen.module.css";
import { Remarks, TicketHead, ticketName } from "./KitchenCard.tsx";
import { partiesAtPass, type PassedParty } from "./kitchenViews.ts";
import type { Marks } from "./useMarks.ts";

interface PassViewProps {
  readonly kitchen: Kitchen;
  readonly marks: Marks;
  readonly mayAct: boolean;
}

/** What comes together at the pass: which tables are complete, and what is still missing, and where. */
export function PassView({ kitchen, marks, mayAct }: PassViewProps) {
  const { t } = useTranslation("desk/kitchen");
  const parties = partiesAtPass(kitchen);
  if (parties.length === 0) return <p className={styles.none}>{t("nothingAtPass")}</p>;
  return (
    <ul className={styles.tickets}>
      {parties.map((one) => (
        <PartyCard key={one.party} passed={one} kitchen={kitchen} marks={marks} mayAct={mayAct} />
      ))}
    </ul>
  );
}

interface PartyCardProps extends PassViewProps {
  readonly passed: PassedParty;
}

function PartyCard({ kitchen, marks, mayAct, passed }: PartyCardProps) {
  const { t } = useTranslation("desk/kitchen");
  const { all, is_complete, lines, ready, ticket } = passed;
  const toServe = lines.filter(({ stage }) => stage === "ready");
  const isAtTable = ticket.order_type === OrderType.dineIn;
  const stationOf = ({ station_id }: KitchenLine) =>
    kitchen.stations.find((station) => station.station_id === station_id)?.name;
  return (
    <li className={styles.ticket} data-complete={is_complete || undefined} id={`pass-${ticket.order_no}`}>
      <TicketHead ticket={ticket} times={kitchen.store} />
      <p>
        <span className={badge.badge} data-tone={is_complete ? "ok" : undefined}>
          {is_complete ? t("complete") : t("ready", { all, ready })}
        </span>
      </p>
      <ul className={styles.dishes}>
        {lines.map((line) => (
          <li key={line.line_id} className={styles.passed} data-stage={line.stage}>
            <b>{line.number}</b>
            <span className={styles.dishName}>
              {line.name}
              {line.choices && <small>{line.choices}</small>}
            </span>
            <PassedState
              line={line}
              station={stationOf(line)}
              isBusy={marks.busy.has(line.line_id)}
              onServe={mayAct && isAtTable ? () => void marks.mark([line], "served") : null}
            />
          </li>
        ))}
      </ul>
      <Remarks ticket={ticket} />
      {mayAct && (
        <div className={styles.foot}>
          {isAtTable && toServe.length > 1 && (
            <Button
              size="small"
              kind={is_complete ? "primary" : "outline"}
              onClick={() => void marks.mark(toServe, "served")}
            >
              {t("serveAll")}
              <span className="visually-hidden"> {ticketName(ticket)}</span>
            </Button>
          )}
          {ticket.order_type === OrderType.takeAway && is_complete && (
            <Button
              size="small"
              kind="primary"
              busy={marks.busy.has(ticket.order_no)}
              onClick={() => void marks.press([ticket], "ready")}
            >
              {t("handOver")}
              <span className="visually-hidden"> {ticket.number}</span>
            </Button>
          )}
          {ticket.order_type === OrderType.delivery && is_complete && (
            <Link
              className={styles.way}
              to={`/board/${encodeURIComponent(kitchen.store.store_id)}?type=${OrderType.delivery}`}
            >
              {t("toCourier")}
            </Link>
          )}
        </div>
      )}
    </li>
  );
}

interface PassedStateProps {
  readonly line: KitchenLine;
  readonly station: string | undefined;
  readonly isBusy: boolean;
  /** Null: it is not brought to a table, or not by who looks. */
  readonly onServe: (() => void) | null;
}

/** Where a dish stands, and the button that brings it to the table. */
function PassedState({ isBusy, line, onServe, station }: PassedStateProps) {
  const { t } = useTranslation("desk/kitchen");
  switch (line.stage) {
    case "ready":
      return onServe === null ? (
        <span className={badge.badge} data-tone="ok">
          {t("toServe")}
        </span>
      ) : (
        <Button size="small" kind="outline" busy={isBusy} onClick={onServe}>
          {t("serve")}
          <span className="visually-hidden"> {line.name}</span>
        </Button>
      );
    case "served":
      return (
        <span className={styles.served}>
          <Icon of={checkIcon} size={16} /> {t("served")}
        </span>
      );
    case "later":
      return <span className={styles.station}>{t("serving.after_meal")}</span>;
    default:
      return <span className={styles.station}>{station ?? t("making")}</span>;
  }
}
