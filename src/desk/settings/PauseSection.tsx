import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  PAUSES,
  pauseOrders,
  resumeOrders,
  settings as settingsCall,
} from "#contract/calls/desk/settings.ts";
import { PauseReason } from "#contract/store.ts";
import { failureText } from "#desk/net/deskRefusal.ts";
import { type DeskFailure, deskSend, readAnew } from "#desk/net/deskSend.ts";
import { dayAndTime } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { Select, TextInput } from "#ui/fields/TextInput.tsx";
import type { Fault } from "./save.ts";
import { Section, type SectionProps } from "./Section.tsx";
import styles from "./Settings.module.css";

/** Longest words of one's own. */
const LONGEST = 100;

/** Lets orders rest, with a reason and an end that guests are told; and takes them again. */
export function PauseSection({ settings }: SectionProps) {
  const { t } = useTranslation("desk/settings");
  const { t: td } = useTranslation(["desk/desk", "form"]);
  const tag = useLanguageTag();
  const { pause, store_id, time_zone } = settings;
  const [reason, setReason] = useState<PauseReason | null>(null);
  const [words, setWords] = useState("");
  const [until, setUntil] = useState("");
  const [busy, setBusy] = useState<string | null>(null);
  const [wrong, setWrong] = useState<Extract<Fault, "until" | "words"> | null>(null);
  const [failure, setFailure] = useState<DeskFailure | null>(null);
  const faultAt = (field: "until" | "words") => (wrong === field ? t(`faults.${field}`) : undefined);

  const rest = async (end: (typeof PAUSES)[number] | string) => {
    if (busy !== null) return;
    if (end === "") return setWrong("until");
    setBusy(String(end));
    const answer = await deskSend(pauseOrders, { store_id, reason, words: words.trim(), until: end });
    await readAnew(settingsCall);
    setBusy(null);
    setFailure(answer.ok ? null : answer);
    setWrong(answer.ok ? answer.data.wrong : null);
    if (answer.ok && answer.data.wrong === null) setUntil("");
  };
  const resume = async () => {
    if (busy !== null) return;
    setBusy("resume");
    const answer = await deskSend(resumeOrders, { store_id });
    await readAnew(settingsCall);
    setBusy(null);
    setFailure(answer.ok ? null : answer);
  };
  const why =
    pause === null || pause.reason === null ? null : pause.words || t(`pauseReason.${pause.reason}`);
  return (
    <Section id="pause" title={t("pause")} note={t("pauseNote")}>
      <div role="status">
        {pause === null ? (
          <p>{t("taking")}</p>
        ) : (
          <Notice kind="warn">
            {t("pausedUntil")} <b>{dayAndTime(pause.until, tag, time_zone)}</b>
            {why !== null && (
              <>
                <br />
                {t("pausedFor")} {why}
              </>
            )}
          </Notice>
        )}
        {failure !== null && (
          <Notice kind="danger">
            {t("unsaved")} {failureText(failure, td)}
          </Notice>
        )}
      </div>
      {pause !== null && (
        <Button busy={busy === "resume"} onClick={() => void resume()}>
          {t("resume")}
        </Button>
      )}
      <Field label={t("pauseWhy")}>
        <Select
          value={reason ?? ""}
          onChange={({ currentTarget: { value } }) => {
            setReason(PauseReason.def.values.find((one) => one === value) ?? null);
            setWrong(null);
          }}
          options={[
            { value: "", label: t("pauseReason.none") },
            ...PauseReason.def.values.map((one) => ({ value: one, label: t(`pauseReason.${one}`) })),
          ]}
        />
      </Field>
      {reason === "other" && (
        <Field label={t("pauseWords")} error={faultAt("words")}>
          <TextInput
            value={words}
            maxLength={LONGEST}
            autoComplete="off"
            onChange={({ currentTarget: { value } }) => setWords(value)}
          />
        </Field>
      )}
      <div className={styles.acts}>
        {PAUSES.map((minutes) => (
          <Button
            key={minutes}
            kind={pause === null ? "quiet" : "outline"}
            busy={busy === String(minutes)}
            onClick={() => void rest(minutes)}
          >
            {t("pauseMinutes", { minutes })}
          </Button>
        ))}
      </div>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void rest(until);
        }}
      >
        <Field label={`${t("pauseTill")} (${time_zone})`} error={faultAt("until")}>
          <TextInput
            type="datetime-local"
            value={until}
            onChange={({ currentTarget: { value } }) => {
              setUntil(value.slice(0, 16));
              setWrong(null);
            }}
          />
        </Field>
        <Button type="submit" kind="quiet" busy={busy !== null && busy === until}>
          {t("stop")}
        </Button>
      </form>
    </Section>
  );
}
