import { useState } from "react";
import { useTranslation } from "react-i18next";
import { slotDays } from "#domain/hours/slotDays.ts";
import { localDay } from "#domain/hours/zonedTime.ts";
import card from "#features/checkout/Checkout.module.css";
import styles from "#features/checkout/fulfilment/Booked.module.css";
import { calendarDay, clockTime } from "#text/formats.ts";
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

/** The times that can be booked, day by day; full ones are seen and cannot be chosen. */
export default function TimeSheet({ open, title, timeZone, appointment, reason, onClose }: TimeSheetProps) {
  const { t } = useTranslation("offPremises");
  const { t: tc } = useTranslation();
  const tag = useLanguageTag();
  const { slots, holidays, chosen, soonest, words } = appointment;
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
  const take = () => {
    if (!free) return;
    appointment.choose(free.time, false);
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
          {free ? t("time.take", { time: words(free.time) }) : t("time.pick")}
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
                  {calendarDay(one.day, tag)}
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
                <ChipGroup
                  label={t("time.times", { day: calendarDay(day.day, tag) })}
                  name="mealTime"
                  value={free?.time ?? null}
                  onChange={(next) => setPicked({ day: day.day, time: next })}
                  options={day.slots.map((slot) => {
                    const clock = clockTime(slot.time, tag, timeZone);
                    const isFull = slot.left === 0;
                    return {
                      value: slot.time,
                      label: isFull ? t("time.full", { time: clock }) : clock,
                      disabled: isFull,
                    };
                  })}
                />
              )}
            </div>
          </TabPanel>
        </>
      )}
    </Sheet>
  );
}
