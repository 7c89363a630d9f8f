import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { StoreDetail } from "#contract/store.ts";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { Button } from "#ui/actions/Button.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { Icon } from "#ui/pictures/Icon.tsx";
import { clockIcon } from "#ui/icons/discovery.ts";
import { Notice } from "#ui/feedback/Notice.tsx";
import { Skeleton, SkeletonGroup } from "#ui/feedback/Skeleton.tsx";
import { Stack } from "#ui/lists/Card.tsx";
import { LazyLayer, lazyAgain } from "#parts/trouble/lazyAgain.tsx";
import card from "../SubmitOrderScreen.module.css";
import styles from "./Away.module.css";
import type { Away } from "./useAway.ts";
import { useAwayErrorText } from "./useAwayErrorText.ts";
import { useReceiveWords } from "./useReceiveWords.ts";

const TimeSheet = lazyAgain(() => import("./TimeSheet.tsx"));

interface TimeFieldProps {
  readonly store: StoreDetail;
  readonly away: Away;
}

/** When the order is collected or brought: as soon as possible, said by its time, or at a time of one's own. */
export function TimeField({ store, away }: TimeFieldProps) {
  const { t } = useTranslation("away");
  const errorText = useAwayErrorText();
  const receiveWords = useReceiveWords();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const { appointment, type } = away;
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
        hint={receiveWords(away.receive)}
        error={errorText(away.errors.time)}
      >
        {appointment.failure ? (
          <CallTrouble failure={appointment.failure} onRetry={appointment.reload} />
        ) : appointment.isLoading ? (
          <Waiting />
        ) : soonest === undefined ? (
          <NoTimes away={away} />
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
            reason={receiveWords(away.receive)}
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

function NoTimes({ away }: { readonly away: Away }) {
  const { t } = useTranslation("away");
  const { nextOpen, words } = away.appointment;
  const { from, until } = away.receive;
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
