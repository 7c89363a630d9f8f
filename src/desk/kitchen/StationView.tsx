import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Kitchen } from "#contract/calls/desk/kitchen.ts";
import { dayAndTime } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Sheet } from "#ui/layers/Sheet.tsx";
import styles from "./Kitchen.module.css";
import { KitchenCard, ticketName } from "./KitchenCard.tsx";
import { ALL, type At, madeAt, type MadeDish, totalsOf, workAt } from "./kitchenViews.ts";
import { useBumpKeys } from "./useBumpKeys.ts";
import type { Marks } from "./useMarks.ts";

/** Dishes that are offered to be brought back. */
const RECENT = 20;

interface StationViewProps {
  readonly kitchen: Kitchen;
  readonly at: At;
  readonly marks: Marks;
  readonly mayAct: boolean;
}

/** What is to be made at a station: how many of each dish, the tickets, and what comes later. */
export function StationView({ at, kitchen, marks, mayAct }: StationViewProps) {
  const { t } = useTranslation("desk/kitchen");
  const { t: td } = useTranslation("desk/desk");
  const [isBack, setBack] = useState(false);
  const { later, now } = workAt(kitchen, at);
  const finish = (place: number) => {
    const lines = now[place]?.lines.filter(({ stage }) => stage === "kitchen") ?? [];
    if (mayAct) void marks.mark(lines, "ready");
  };
  useBumpKeys({ bump: finish, undo: () => mayAct && marks.undo() });
  return (
    <>
      <div className={styles.overview}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keys too */}
        <ul className={styles.totals} aria-label={t("totals")} tabIndex={0}>
          {totalsOf(now).map(({ goods_id, name, number }) => (
            <li key={goods_id}>
              <b>{number}</b> × {name}
            </li>
          ))}
        </ul>
        {mayAct && (
          <Button kind="quiet" size="small" onClick={() => setBack(true)}>
            {t("recent")}
          </Button>
        )}
      </div>
      {now.length === 0 ? (
        <p className={styles.none}>{t(at === ALL ? "nothing" : "nothingHere")}</p>
      ) : (
        <ul className={styles.tickets}>
          {now.map((seen, index) => (
            <KitchenCard
              key={seen.ticket.order_no}
              seen={seen}
              place={index < 9 ? index + 1 : null}
              times={kitchen.store}
              marks={marks}
              mayAct={mayAct}
            />
          ))}
        </ul>
      )}
      {now.length > 0 && <p className={styles.keys}>{t("keys")}</p>}
      {later.length > 0 && <Later later={later} kitchen={kitchen} marks={marks} mayAct={mayAct} />}
      <Sheet open={isBack} onClose={() => setBack(false)} title={t("recent")} closeLabel={td("close")}>
        <Made
          made={madeAt(kitchen, at).slice(0, RECENT)}
          onBring={({ line }) => {
            void marks.mark([line], "back");
            setBack(false);
          }}
        />
      </Sheet>
    </>
  );
}

interface MadeProps {
  readonly made: readonly MadeDish[];
  readonly onBring: (dish: MadeDish) => void;
}

/** What has left the station, the last first, each to be brought back. */
function Made({ made, onBring }: MadeProps) {
  const { t } = useTranslation("desk/kitchen");
  if (made.length === 0) return <p className={styles.none}>{t("noRecent")}</p>;
  return (
    <ul className={styles.made}>
      {made.map((dish) => (
        <li key={dish.line.line_id}>
          <span>
            <b>{ticketName(dish.ticket)}</b> {dish.line.number} × {dish.line.name}
            {dish.line.choices && <small> {dish.line.choices}</small>}
          </span>
          <Button kind="outline" size="small" onClick={() => onBring(dish)}>
            {t("bring")}
            <span className="visually-hidden"> {dish.line.name}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}

interface LaterProps extends Omit<StationViewProps, "at"> {
  readonly later: ReturnType<typeof workAt>["later"];
}

/** What is not begun yet: orders for a time, and dishes that wait for the end of the meal. */
function Later({ kitchen, later, marks, mayAct }: LaterProps) {
  const { t } = useTranslation("desk/kitchen");
  const tag = useLanguageTag();
  return (
    <section className={styles.later} aria-labelledby="later">
      <h2 id="later">{t("later")}</h2>
      <ul>
        {later.map(({ lines, ticket }) => (
          <li key={ticket.order_no}>
            <b>{ticketName(ticket)}</b>
            <span>
              {ticket.starts_at === null
                ? t("held")
                : t("startsAt", { time: dayAndTime(ticket.starts_at, tag, kitchen.store.time_zone) })}
            </span>
            <span className={styles.what}>
              {lines
                .filter(({ stage }) => stage !== "ready")
                .map(({ name, number }) => t("total", { name, number }))
                .join(" · ")}
            </span>
            {mayAct && ticket.starts_at === null && (
              <Button
                kind="outline"
                size="small"
                onClick={() =>
                  void marks.mark(
                    lines.filter(({ stage }) => stage === "later"),
                    "call",
                  )
                }
              >
                {t("callNow")}
                <span className="visually-hidden"> {ticketName(ticket)}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
