import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { OffPremises } from "#contract/enumerations.ts";
import type { StoreDetail } from "#contract/store.ts";
import type { ReceiveDays } from "#domain/hours/bookableSlots.ts";
import card from "#features/checkout/Checkout.module.css";
import styles from "#features/checkout/fulfilment/Booked.module.css";
import { type BookedFaults, useBookedErrorText } from "#features/checkout/fulfilment/bookedFaults.ts";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { lazyWithRetry, LazyLayer } from "#parts/trouble/lazyWithRetry.tsx";
import { calendarDay } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { Skeleton, SkeletonGroup } from "#ui/feedback/Skeleton.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { clockIcon } from "#ui/icons/discovery.ts";
import { Stack } from "#ui/lists/Card.tsx";
import { Icon } from "#ui/pictures/Icon.tsx";
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
  const { t } = useTranslation("offPremises");
  const errorText = useBookedErrorText();
  const receiveWords = useReceiveWords();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const { chosen, next, soonest, words } = appointment;
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <section className={card.card}>
      <Field
        group
        required
        label={t(`time.label.${type}`)}
        hint={receiveWords(receive)}
        error={errorText(error)}
      >
        {appointment.failure ? (
          <CallTrouble failure={appointment.failure} onRetry={appointment.reload} />
        ) : appointment.isLoading ? (
          <Waiting />
        ) : soonest === undefined ? (
          <NoTimes appointment={appointment} receive={receive} />
        ) : (
          <>
            {chosen && (
              <p className={styles.chosen} role="status">
                <Icon of={clockIcon} size={20} />
                <strong>{words(chosen.time)}</strong>
                {chosen.isSoonest && <span className={card.note}>{t("time.soonestMark")}</span>}
              </p>
            )}
            <div className={styles.ways}>
              {!chosen && next !== null && next !== soonest.time && (
                <Button
                  type="button"
                  size="small"
                  kind="outline"
                  onClick={() => appointment.choose(next, false)}
                >
                  {t("time.takeNext", { time: words(next) })}
                </Button>
              )}
              {!chosen?.isSoonest && (
                <Button
                  type="button"
                  size="small"
                  kind="outline"
                  onClick={() => appointment.choose(soonest.time, true)}
                >
                  {t("time.soonest", { time: words(soonest.time) })}
                </Button>
              )}
              <Button type="button" size="small" kind={chosen ? "quiet" : "outline"} onClick={open}>
                {chosen ? t("time.change") : t("time.choose")}
              </Button>
            </div>
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
    </section>
  );
}

/** As high as the two ways to choose, which no phone has room for in one row. */
function Waiting() {
  const { t } = useTranslation();
  return (
    <SkeletonGroup label={t("loading")}>
      <Stack gap="1">
        <Skeleton shape="button" />
        <Skeleton shape="button" />
      </Stack>
    </SkeletonGroup>
  );
}

function NoTimes({ appointment, receive }: Pick<TimeFieldProps, "appointment" | "receive">) {
  const { t } = useTranslation("offPremises");
  const { nextOpen, words } = appointment;
  const { from, until } = receive;
  const isNever = from !== null && until !== null && from > until;
  return (
    <Notice kind="warn">
      {isNever
        ? t("time.never")
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
