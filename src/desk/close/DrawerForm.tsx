import { type SyntheticEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Confirm } from "#desk/frame/Confirm.tsx";
import { closeDay, PIECES } from "#contract/calls/desk/close.ts";
import type { DeskRequest } from "#contract/calls/desk/deskCall.ts";
import { useSaid } from "#desk/frame/Said.tsx";
import { deskSend } from "#desk/net/deskSend.ts";
import { typedAmount } from "#domain/values/typedText.ts";
import { wholeOr } from "#domain/values/wholeNumber.ts";
import { money } from "#text/formats.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { Segments } from "#ui/fields/Segments.tsx";
import { TextInput } from "#ui/fields/TextInput.tsx";
import styles from "./Close.module.css";
import { Part, Sum } from "./Sums.tsx";

/** Most yen of an amount on the wire. */
const MOST = 99_999_999;
const LONGEST_NOTE = 200;

type Ways = "sum" | "pieces";
type Asked = Pick<DeskRequest<typeof closeDay>, "drawer" | "note">;

interface DrawerFormProps {
  readonly storeId: string;
  /** The number of the last close that is shown; 0: there is none. */
  readonly after: number;
  /** What the last close left in the drawer; null: the store takes no cash. */
  readonly drawer: { readonly change_float: number } | null;
  /** Cash that was taken since, less what was given back. */
  readonly cash: number;
  /** With the close that there is now, and whether a colleague made it. */
  readonly onClosed: (close: { readonly number: number; readonly was_closed: boolean }) => void;
  /** What is shown is old. */
  readonly onChanged: () => Promise<unknown>;
}

/** Counts the drawer, and closes the day once somebody has agreed to it. */
export function DrawerForm({ after, cash, drawer, onChanged, onClosed, storeId }: DrawerFormProps) {
  const { t } = useTranslation("desk/close");
  const [float, setFloat] = useState(String(drawer?.change_float ?? ""));
  const [way, setWay] = useState<Ways>("sum");
  const [sum, setSum] = useState("");
  const [pieces, setPieces] = useState<Readonly<Record<string, string>>>({});
  const [note, setNote] = useState("");
  const [isTried, setTried] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [isOld, setOld] = useState(false);
  const { said, say } = useSaid();

  const change_float = yenOf(float);
  const counts = PIECES.map((value) => [value, wholeOr(pieces[value] ?? "", 0)] as const);
  const counted = way === "sum" ? yenOf(sum) : inPieces(counts);
  const expected = change_float === null ? null : change_float + cash;
  const difference = counted === null || expected === null ? null : counted - expected;
  const needsNote = drawer !== null && difference !== null && difference !== 0;
  const isWrong = drawer !== null && difference === null;
  const lacksNote = needsNote && note.trim() === "";

  const ask = (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
    setOld(false);
    if (!isWrong && !lacksNote) setAsking(true);
  };

  const send = async () => {
    const ready = change_float !== null && counted !== null && expected !== null;
    if (isBusy || (drawer !== null && !ready)) return;
    setBusy(true);
    const asked: Asked = {
      drawer:
        drawer === null || !ready ? null : { change_float, counted, expected, pieces: given(way, counts) },
      note: note.trim(),
    };
    const answer = await deskSend(closeDay, { store_id: storeId, after, ...asked });
    setBusy(false);
    setAsking(false);
    if (answer.ok) return onClosed(answer.data);
    if (answer.kind === "fault" && answer.fault === "changed") {
      setOld(true);
      await onChanged();
      return;
    }
    say(answer);
  };

  return (
    <form className={styles.form} onSubmit={ask} noValidate aria-label={t("make")}>
      {drawer !== null && (
        <Part title={t("part.cash")}>
          <div className={styles.fields}>
            <Field
              label={t("float")}
              hint={t("floatHint")}
              error={isTried && change_float === null && t("amountWrong")}
            >
              <YenInput value={float} onChange={setFloat} />
            </Field>
            <dl className={styles.sums}>
              <Sum name={t("cash")} yen={cash} />
              {expected !== null && <Sum name={t("expected")} yen={expected} isWhole />}
            </dl>
          </div>
          <Segments
            label={t("counted")}
            name="way"
            value={way}
            onChange={setWay}
            options={[
              { value: "sum", label: t("bySum") },
              { value: "pieces", label: t("byPieces") },
            ]}
          />
          {way === "sum" ? (
            <Field
              label={t("counted")}
              hint={t("countedHint")}
              error={isTried && counted === null && t("amountWrong")}
            >
              <YenInput value={sum} onChange={setSum} />
            </Field>
          ) : (
            <Field group label={t("pieces")} error={isTried && counted === null && t("amountWrong")}>
              <div className={styles.pieces}>
                {PIECES.map((value) => (
                  <label key={value} className={styles.piece}>
                    <span>{t("piece", { value: value.toLocaleString("en-US") })}</span>
                    <TextInput
                      inputMode="numeric"
                      autoComplete="off"
                      maxLength={6}
                      value={pieces[value] ?? ""}
                      onChange={({ target }) => setPieces({ ...pieces, [value]: target.value })}
                    />
                  </label>
                ))}
              </div>
              {counted !== null && (
                <dl className={styles.sums}>
                  <Sum name={t("counted")} yen={counted} isWhole />
                </dl>
              )}
            </Field>
          )}
          <div role="status">
            {difference !== null && (
              <Notice kind={difference === 0 ? "ok" : "warn"}>
                {t("difference")}: {differenceWords(difference, t)}
              </Notice>
            )}
          </div>
        </Part>
      )}
      <Field
        label={needsNote ? t("differenceNote") : t("plainNote")}
        hint={t("noteHint")}
        error={isTried && lacksNote && t("noteMissing")}
        required={needsNote}
      >
        <TextInput
          value={note}
          maxLength={LONGEST_NOTE}
          autoComplete="off"
          onChange={({ target }) => setNote(target.value)}
        />
      </Field>
      <div role="status">{isOld && <Notice kind="warn">{t("changed")}</Notice>}</div>
      {said}
      <Button type="submit" block>
        {t("make")}
      </Button>
      <Confirm
        open={isAsking}
        title={t("sure")}
        act={t("make")}
        kind="primary"
        stay={t("keepOpen")}
        busy={isBusy}
        onAct={() => void send()}
        onClose={() => setAsking(false)}
      >
        {t("sureNote")}
      </Confirm>
    </form>
  );
}

interface YenInputProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function YenInput({ onChange, value }: YenInputProps) {
  return (
    <TextInput
      start="¥"
      inputMode="numeric"
      autoComplete="off"
      maxLength={14}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** Yen that were typed; null: none, or what is no amount. */
function yenOf(typed: string): number | null {
  const { fault, yen } = typedAmount(typed);
  if (fault === "zero") return 0;
  return yen === null || yen > MOST ? null : yen;
}

function inPieces(counts: readonly (readonly [number, number])[]): number | null {
  const total = counts.reduce((all, [value, count]) => all + value * count, 0);
  return Number.isNaN(total) || total > MOST || counts.some(([, count]) => count > 9_999) ? null : total;
}

const given = (way: Ways, counts: readonly (readonly [number, number])[]) =>
  way === "sum" ? null : Object.fromEntries(counts.map(([value, count]) => [String(value), count]));

/** How the drawer differs, in words. */
export function differenceWords(
  difference: number,
  t: ReturnType<typeof useTranslation<"desk/close">>["t"],
): string {
  if (difference === 0) return t("exact");
  return t(difference > 0 ? "over" : "short", { amount: money(Math.abs(difference)) });
}
