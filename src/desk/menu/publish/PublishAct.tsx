import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { DeskResponse } from "#contract/calls/desk/deskCall.ts";
import {
  type DeskMenu,
  discardMenuDraft,
  publishMenuDraft,
  unscheduleMenu,
} from "#contract/calls/desk/menu.ts";
import { Confirm } from "#desk/frame/Confirm.tsx";
import desk from "#desk/frame/Desk.module.css";
import { useSaid } from "#desk/frame/Said.tsx";
import { useWhen } from "#desk/frame/useWhen.ts";
import { deskSend } from "#desk/net/deskSend.ts";
import { momentIn } from "#domain/hours/typedHours.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { TextInput } from "#ui/fields/TextInput.tsx";
import { menuChanged } from "./menuChanged.ts";
import styles from "./Publish.module.css";

type Published = DeskResponse<typeof publishMenuDraft>;

interface PublishActProps {
  readonly menu: DeskMenu;
  readonly store_id: string;
  readonly time_zone: string;
}

/** Publishing now or at a time of the store's clock, taking that time back, and letting the draft go. */
export function PublishAct({ menu, store_id, time_zone }: PublishActProps) {
  const { t } = useTranslation("desk/publish");
  const when = useWhen(time_zone);
  const { said, say } = useSaid();
  const [outcome, setOutcome] = useState<Published | null>(null);
  const [busy, setBusy] = useState<"now" | "at" | "back" | "discard" | null>(null);
  const [at, setAt] = useState("");
  const [isPast, setPast] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const { difference_count, fault_count, overtaken, schedule } = menu;
  const isNothing = difference_count === 0;
  const isHeld = isNothing || fault_count > 0 || overtaken.length > 0;

  const publish = async (time: Date | null) => {
    setBusy(time === null ? "now" : "at");
    setOutcome(null);
    const answer = await deskSend(publishMenuDraft, { store_id, at: time?.toISOString() ?? null });
    await menuChanged();
    setBusy(null);
    say(answer);
    if (answer.ok) setOutcome(answer.data);
  };
  const publishAt = () => {
    const time = momentIn(at, time_zone);
    const isWrong = time === null || time.getTime() <= Date.now();
    setPast(isWrong);
    if (!isWrong && busy === null) void publish(time);
  };
  const takeBack = async () => {
    setBusy("back");
    setOutcome(null);
    const answer = await deskSend(unscheduleMenu, { store_id });
    await menuChanged();
    setBusy(null);
    say(answer, t("unscheduled"));
  };
  const discard = async () => {
    setBusy("discard");
    setOutcome(null);
    const answer = await deskSend(discardMenuDraft, { store_id });
    await menuChanged();
    setBusy(null);
    setAsked(false);
    say(answer, t("discarded"));
  };
  return (
    <section className={styles.kind}>
      {schedule !== null && (
        <Notice
          kind={schedule.trouble === null ? "info" : "warn"}
          action={
            <Button size="small" kind="quiet" busy={busy === "back"} onClick={() => void takeBack()}>
              {t("unschedule")}
            </Button>
          }
        >
          {schedule.trouble === null
            ? t("scheduled", { time: when(schedule.publish_at), name: schedule.by })
            : t(`trouble.${schedule.trouble}`, { time: when(schedule.publish_at) })}
        </Notice>
      )}
      {!isNothing && (
        <div className={styles.publish}>
          <Button disabled={isHeld} busy={busy === "now"} onClick={() => busy === null && void publish(null)}>
            {t("publish")}
          </Button>
          <form
            className={styles.at}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              publishAt();
            }}
          >
            <Field label={t("at", { zone: time_zone })} error={isPast ? t("atWrong") : undefined}>
              <TextInput
                type="datetime-local"
                value={at}
                onChange={({ currentTarget: { value } }) => {
                  setAt(value.slice(0, 16));
                  setPast(false);
                }}
              />
            </Field>
            <Button type="submit" kind="outline" disabled={isHeld} busy={busy === "at"}>
              {t(schedule === null ? "publishAt" : "publishAtOther")}
            </Button>
          </form>
          <Button kind="plain" onClick={() => setAsked(true)}>
            {t("discard")}
          </Button>
        </div>
      )}
      {said}
      <div role="status">{outcome !== null && <Outcome of={outcome} />}</div>
      <Confirm
        open={isAsked}
        title={t("discardTitle")}
        act={t("discard")}
        busy={busy === "discard"}
        onAct={() => void discard()}
        onClose={() => setAsked(false)}
      >
        <p className={desk.said}>{t("discardNote", { count: difference_count })}</p>
      </Confirm>
    </section>
  );
}

/** What came of it, in words. */
function Outcome({ of: { number, outcome, taken } }: { readonly of: Published }) {
  const { t } = useTranslation("desk/publish");
  const isDone = outcome === "published" || outcome === "scheduled";
  return (
    <Notice kind={isDone ? "ok" : outcome === "unchanged" ? "info" : "warn"}>
      {t(`outcome.${outcome}`, { number: number ?? "", ids: taken.slice(0, 10).join(", ") })}
    </Notice>
  );
}
