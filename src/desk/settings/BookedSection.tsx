import { useState } from "react";
import { useTranslation } from "react-i18next";
import { bookedTimes } from "#contract/calls/desk/settings.ts";
import type { DeskResponse } from "#contract/calls/desk/deskCall.ts";
import { addDays } from "#domain/hours/zonedTime.ts";
import { Shown } from "#desk/frame/Shown.tsx";
import { useDesk } from "#desk/net/deskSend.ts";
import { calendarDay } from "#text/calendar.ts";
import { clockTime } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Section, type SectionProps } from "./Section.tsx";
import styles from "./Settings.module.css";

/** What a day's times have taken, and how full they are; those that are free fold away. */
export function BookedSection({ settings }: SectionProps) {
  const { t } = useTranslation("desk/settings");
  const tag = useLanguageTag();
  const { t: tb } = useTranslation("desk/board");
  const { store_id, time_zone, today } = settings;
  const [asked, setDay] = useState<string | null>(null);
  const day = asked ?? today;
  const read = useDesk(bookedTimes, { store_id, day });
  return (
    <Section id="booked" title={t("booked")}>
      <p>
        <b>{calendarDay(day, tag)}</b>
      </p>
      <div className={styles.acts}>
        <Button kind="quiet" size="small" onClick={() => setDay(addDays(day, -1))}>
          {t("before")}
        </Button>
        <Button kind="quiet" size="small" onClick={() => setDay(null)}>
          {t("today")}
        </Button>
        <Button kind="quiet" size="small" onClick={() => setDay(addDays(day, 1))}>
          {t("after")}
        </Button>
      </div>
      <Shown of={read}>
        {({ ways }) =>
          ways.map(({ order_type, slots }) => {
            const booked = slots.filter(({ taken }) => taken > 0);
            // What is over matters only where somebody is, or was, expected.
            const free = slots.filter(({ taken, time }) => taken === 0 && Date.parse(time) >= Date.now());
            const all = booked.reduce((sum, { taken }) => sum + taken, 0);
            return (
              <div key={order_type} className={styles.form}>
                <h3>
                  {tb(`mode.${order_type}`)} <small>{`${all} ${t("inAll")}`}</small>
                </h3>
                {booked.length + free.length === 0 && <p className={styles.note}>{t("noSlots")}</p>}
                <Slots slots={booked} timeZone={time_zone} />
                {free.length > 0 && (
                  <details className={styles.more}>
                    <summary>
                      {t("freeTimes")} {free.length}
                      <span className="visually-hidden"> {tb(`mode.${order_type}`)}</span>
                    </summary>
                    <Slots slots={free} timeZone={time_zone} />
                  </details>
                )}
              </div>
            );
          })
        }
      </Shown>
    </Section>
  );
}

type Slot = DeskResponse<typeof bookedTimes>["ways"][number]["slots"][number];

function Slots({ slots, timeZone }: { readonly slots: readonly Slot[]; readonly timeZone: string }) {
  const { t } = useTranslation("desk/settings");
  const tag = useLanguageTag();
  if (slots.length === 0) return null;
  return (
    <ul className={styles.slots}>
      {slots.map(({ capacity, taken, time }) => {
        const isFull = capacity >= 0 && taken >= capacity;
        return (
          <li key={time} data-full={isFull || undefined} data-taken={taken > 0 || undefined}>
            <time dateTime={time}>{clockTime(time, tag, timeZone)}</time>
            <b>
              {taken}
              {capacity >= 0 && `/${capacity}`}
            </b>
            {isFull && <span>{t("full")}</span>}
          </li>
        );
      })}
    </ul>
  );
}
