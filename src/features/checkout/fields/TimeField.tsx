import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { OffPremises } from "#contract/enumerations.ts";
import type { StoreDetail } from "#contract/store.ts";
import type { ReceiveDays } from "#domain/hours/bookableSlots.ts";
import styles from "#features/checkout/fulfilment/Booked.module.css";
import { type BookedFaults, useBookedErrorText } from "#features/checkout/fulfilment/bookedFaults.ts";
import { usePauseWords } from "#parts/stores/usePauseWords.ts";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { lazyWithRetry, LazyLayer } from "#parts/trouble/lazyWithRetry.tsx";
import { calendarDay } from "#text/calendar.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { dayAndTime } from "#text/formats.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { Skeleton, SkeletonGroup } from "#ui/feedback/Skeleton.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { clockIcon } from "#ui/icons/discovery.ts";
import { Icon } from "#ui/pictures/Icon.tsx";
import { KnownRow } from "./KnownRow.tsx";
import type { Appointment } from "./useAppointment.ts";

const TimeSheet = lazyWithRetry(() => import("./TimeSheet.tsx"));

interface TimeFieldProps {
  readonly store: StoreDetail;
  readonly type: OffPremises;
  readonly appointment: Appointment;
  /** Days on which everything in the cart can be had. */
  readonly receive: ReceiveDays;
  readonly error: BookedFaults["time"];
}

/** When the order is collected or brought: as soon as possible, said by its time, or at a time of one's own. */
export function TimeField({ store, type, appointment, receive, error }: TimeFieldProps) {
  const { t } = useTranslation(["offPremises", "common"]);
  const errorText = useBookedErrorText();
  const receiveWords = useReceiveWords();
  const tag = useLanguageTag();
  const words = (time: string) => dayAndTime(time, tag, store.time_zone);
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const { chosen, next, soonest } = appointment;
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <div className={styles.part}>
      <Field
        group
        required
        label={t(`time.label.${type}`)}
        hint={receiveWords(receive) ?? (appointment.isBusy ? t("common:busy.kitchen") : undefined)}
        error={errorText(error)}
      >
        {appointment.failure ? (
          <CallTrouble failure={appointment.failure} onRetry={appointment.reload} />
        ) : appointment.isLoading ? (
          <Waiting />
        ) : soonest === undefined ? (
          <NoTimes appointment={appointment} receive={receive} timeZone={store.time_zone} />
        ) : (
          <>
            {chosen && (
              <div role="status">
                <KnownRow
                  title={
                    <span className={styles.chosen}>
                      {chosen.isSoonest
                        ? t("time.soonestAt", { time: words(chosen.time) })
                        : words(chosen.time)}
                    </span>
                  }
                  start={<Icon of={clockIcon} size={20} />}
                  onChange={open}
                  opens="dialog"
                />
              </div>
            )}
            {!chosen && (
              <div className={styles.ways}>
                {next !== null && next !== soonest.time && (
                  <Button size="small" kind="outline" onClick={() => appointment.choose(next, false)}>
                    {t("time.takeNext", { time: words(next) })}
                  </Button>
                )}
                <Button size="small" kind="outline" onClick={() => appointment.choose(soonest.time, true)}>
                  {t("time.soonest", { time: words(soonest.time) })}
                </Button>
                <Button size="small" kind="outline" onClick={open}>
                  {t("time.choose")}
                </Button>
              </div>
            )}
          </>
        )}
      </Field>
      {wasOpened && (
        <LazyLayer>
          <TimeSheet
            open={isOpen}
            title={t(`time.label.${type}`)}
            timeZone={store.time_zone}
            appointment={appointment}
            reason={receiveWords(receive)}
            onClose={() => setOpen(false)}
          />
        </LazyLayer>
      )}
    </div>
  );
}

/** As high as the row that comes. */
function Waiting() {
  const { t } = useTranslation();
  return (
    <SkeletonGroup label={t("loading")}>
      <Skeleton lines={2} />
    </SkeletonGroup>
  );
}

function NoTimes({
  appointment,
  receive,
  timeZone,
}: Pick<TimeFieldProps, "appointment" | "receive"> & { readonly timeZone: string }) {
  const { t } = useTranslation("offPremises");
  const pauseWords = usePauseWords();
  const { nextOpen, pause, words } = appointment;
  const { from, until } = receive;
  const isNever = from !== null && until !== null && from > until;
  return (
    <Notice kind="warn">
      {isNever
        ? t("time.never")
        : pause !== null
          ? pauseWords(pause, nextOpen, timeZone)
          : nextOpen === null
            ? t("time.none")
            : t("time.noneUntil", { time: words(nextOpen) })}
    </Notice>
  );
}

/** Why no other days can be chosen: what is on offer can be had on some alone; undefined where it is on any. */
function useReceiveWords(): (receive: ReceiveDays) => string | undefined {
  const { t } = useTranslation("offPremises");
  const tag = useLanguageTag();
  return ({ from, until }) => {
    if (from !== null && until !== null)
      return t("receive.between", { from: calendarDay(from, tag), until: calendarDay(until, tag) });
    if (from !== null) return t("receive.from", { from: calendarDay(from, tag) });
    return until === null ? undefined : t("receive.until", { until: calendarDay(until, tag) });
  };
}
