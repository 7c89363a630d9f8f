import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { dayParts, slotDays, soonestOf } from "#domain/hours/slotDays.ts";
import { addDays, localDay } from "#domain/hours/zonedTime.ts";
import card from "#features/checkout/Checkout.module.css";
import styles from "#features/checkout/fulfilment/Booked.module.css";
import { useMinute } from "#parts/shell/clock.ts";
import { calendarDay } from "#text/calendar.ts";
import { clockTime, dayAndTime } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { ChipGroup } from "#ui/fields/ChipGroup.tsx";
import { Sheet } from "#ui/layers/Sheet.tsx";
import { TabPanel, Tabs } from "#ui/navigation/Tabs.tsx";
import type { Appointment } from "./useAppointment.ts";

interface TimeSheetProps {
  readonly open: boolean;
  readonly title: string;
  readonly timeZone: string;
  readonly appointment: Appointment;
  /** Why there are no other days; undefined where that needs no reason. */
  readonly reason: string | undefined;
  readonly onClose: () => void;
}

const TABS = "appointment";
/** Parts of a day that are seen whole; of more, as where a store never closes, the one with the time that counts. */
const SHOWN_PARTS = 3;

/** The times that can be booked, day by day and by part of day, soonest first; full ones are seen and cannot be chosen. */
export default function TimeSheet({ open, title, timeZone, appointment, reason, onClose }: TimeSheetProps) {
  const { t } = useTranslation("offPremises");
  const { t: tc } = useTranslation();
  const tag = useLanguageTag();
  const today = localDay(useMinute(), timeZone);
  /** `date`: YYYY-MM-DD on the store's calendar. */
  const nameOf = (date: string) => {
    if (date === today) return t("time.today");
    return date === addDays(today, 1) ? t("time.tomorrow") : calendarDay(date, tag);
  };
  const { slots, holidays, chosen, soonest } = appointment;
  const days = slotDays(slots, timeZone);
  const [picked, setPicked] = useState<{ day: string | null; time: string | null }>({
    day: null,
    time: null,
  });

  const time = picked.time ?? chosen?.time ?? null;
  const free = slots.find((slot) => slot.time === time && slot.left !== 0);
  const begin = localDay(new Date(free?.time ?? soonest?.time ?? 0), timeZone);
  const day = days.find((one) => one.day === picked.day) ?? days.find((one) => one.day === begin) ?? days[0];
  const holidayOf = (date: string) => holidays.find((holiday) => holiday.day === date)?.name;
  const holiday = day && holidayOf(day.day);
  const parts = dayParts(day?.slots ?? [], timeZone);
  const nearest = day && (day.slots.find((slot) => slot.time === free?.time) ?? soonestOf(day.slots));
  const take = () => {
    if (!free) return;
    appointment.choose(free.time, free.time === soonest?.time);
    onClose();
  };

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={tc("close")}
      tall
      footer={
        <Button block disabled={!free} onClick={take}>
          {free ? t("time.take", { time: dayAndTime(free.time, tag, timeZone) }) : t("time.pick")}
        </Button>
      }
    >
      {reason !== undefined && <p className={card.note}>{reason}</p>}
      {day && (
        <>
          <Tabs
            id={TABS}
            label={t("time.days")}
            selected={day.day}
            onSelect={(next) => setPicked({ ...picked, day: next })}
            tabs={days.map((one) => ({
              key: one.day,
              label: (
                <span className={styles.day}>
                  {nameOf(one.day)}
                  {holidayOf(one.day) !== undefined && <small>{t("time.holiday")}</small>}
                </span>
              ),
            }))}
          />
          <TabPanel of={TABS} tab={day.day}>
            <div className={styles.times}>
              {holiday !== undefined && <p className={card.note}>{holiday}</p>}
              {day.slots.length === 0 ? (
                <Notice>{t("time.dayOff")}</Notice>
              ) : (
                parts.map(({ part, slots: times }) => (
                  <Part
                    key={`${day.day} ${part}`}
                    name={t(`time.part.${part}`)}
                    isFolded={
                      parts.length > SHOWN_PARTS && !times.some((slot) => slot.time === nearest?.time)
                    }
                  >
                    <ChipGroup
                      label={t("time.times", { day: nameOf(day.day), part: t(`time.part.${part}`) })}
                      name="mealTime"
                      value={free?.time ?? null}
                      onChange={(next) => setPicked({ day: day.day, time: next })}
                      options={times.map((slot) => {
                        const clock = clockTime(slot.time, tag, timeZone);
                        const isFull = slot.left === 0;
                        return {
                          value: slot.time,
                          label: isFull ? t("time.full", { time: clock }) : clock,
                          disabled: isFull,
                        };
                      })}
                    />
                  </Part>
                ))
              )}
            </div>
          </TabPanel>
        </>
      )}
    </Sheet>
  );
}

interface PartProps {
  readonly name: string;
  /** At first; what was opened stays so. */
  readonly isFolded: boolean;
  readonly children: ReactNode;
}

/** The times of a part of the day, under its name. */
function Part({ name, isFolded, children }: PartProps) {
  const [isOpen] = useState(!isFolded);
  return (
    <details className={styles.partOfDay} open={isOpen}>
      <summary>
        <h3>{name}</h3>
      </summary>
      {children}
    </details>
  );
}
