import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { MOST_DAYS } from "#contract/calls/desk/close.ts";
import { addDays, localDay } from "#domain/hours/zonedTime.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { TextInput } from "#ui/fields/TextInput.tsx";
import styles from "./Close.module.css";

interface Span {
  readonly from: string;
  readonly to: string;
}

/** Days up to today that one tap shows. */
const SPANS = { week: 7, month: 30, quarter: MOST_DAYS } as const;

interface SpanOf {
  readonly today: string;
  readonly span: Span;
  readonly setSpan: (span: Span) => void;
}

/** A span of days by a store's clock; the last week to begin with. */
export function useSpan(time_zone: string): SpanOf {
  const [today] = useState(() => localDay(new Date(), time_zone));
  const [span, setSpan] = useState(() => lastDays(today, SPANS.week));
  return { today, span, setSpan };
}

const lastDays = (today: string, days: number): Span => ({ from: addDays(today, 1 - days), to: today });

interface SpanChoiceProps {
  readonly of: SpanOf;
  /** No day after today is asked for: nothing is known of it. */
  readonly endsToday?: boolean;
}

/** Chooses a span of days: by a tap, or by its first and last one. */
export function SpanChoice({ endsToday = false, of: { setSpan, span, today } }: SpanChoiceProps) {
  const { t } = useTranslation("desk/close", { keyPrefix: "figures" });
  return (
    <>
      <div className={styles.links}>
        {(["week", "month", "quarter"] as const).map((name) => {
          const { from, to } = lastDays(today, SPANS[name]);
          const isShown = from === span.from && to === span.to;
          return (
            <Button
              key={name}
              size="small"
              kind={isShown ? "outline" : "quiet"}
              aria-pressed={isShown}
              onClick={() => setSpan({ from, to })}
            >
              {t(name)}
            </Button>
          );
        })}
      </div>
      <SpanForm
        key={`${span.from} ${span.to}`}
        span={span}
        latest={endsToday ? today : null}
        onShow={setSpan}
      />
    </>
  );
}

interface SpanFormProps {
  readonly span: Span;
  /** The last day that may be asked for; null: any. */
  readonly latest: string | null;
  readonly onShow: (span: Span) => void;
}

function SpanForm({ latest, onShow, span }: SpanFormProps) {
  const { t } = useTranslation("desk/close", { keyPrefix: "figures" });
  const [fault, setFault] = useState<"daysWrong" | "notYet" | "tooLong" | null>(null);
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const [from, to] = [String(typed.get("from") ?? ""), String(typed.get("to") ?? "")];
    const isWrong = from === "" || to === "" || to < from;
    const isLong = !isWrong && addDays(from, MOST_DAYS) <= to;
    const isAhead = latest !== null && latest < to;
    const found = isWrong ? "daysWrong" : isLong ? "tooLong" : isAhead ? "notYet" : null;
    setFault(found);
    if (found === null) onShow({ from, to });
    else event.currentTarget.querySelector<HTMLElement>('[name="to"]')?.focus();
  };
  return (
    <form className={styles.span} onSubmit={show} noValidate>
      <Field label={t("from")}>
        <TextInput name="from" type="date" defaultValue={span.from} />
      </Field>
      <Field label={t("to")} error={fault !== null && t(fault, { most: MOST_DAYS })}>
        <TextInput name="to" type="date" defaultValue={span.to} />
      </Field>
      <Button type="submit" kind="outline">
        {t("show")}
      </Button>
    </form>
  );
}
