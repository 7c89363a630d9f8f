import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type ChangeableLine, LINE_REASONS, type LineHow, orderLines } from "#contract/calls/desk/lines.ts";
import { useDesk } from "#desk/net/deskSend.ts";
import { Shown } from "#desk/frame/Shown.tsx";
import { money } from "#text/formats.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { ChipGroup } from "#ui/fields/ChipGroup.tsx";
import { Switch } from "#ui/fields/Checkbox.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { Stepper } from "#ui/fields/Stepper.tsx";
import { TextInput } from "#ui/fields/TextInput.tsx";
import styles from "./Lines.module.css";
import { PlanStep } from "./PlanStep.tsx";

interface LineFormProps {
  readonly storeId: string;
  readonly orderNo: string;
  readonly onBack: () => void;
  /** With words of what was done. */
  readonly onDone: (how: LineHow, back: number) => void;
}

/** What was chosen so far: pieces of a line, and what is to be done about them. */
interface Chosen {
  readonly line: ChangeableLine;
  readonly how: LineHow;
  readonly number: number;
  readonly reason: (typeof LINE_REASONS)[number] | "own" | null;
  readonly words: string;
  readonly is_back_in_stock: boolean;
  /** Of this attempt. */
  readonly change_id: string;
}

/**
 * Changes a line of an order, a step after the other: which, what, how many and why, and a look at what comes of it before
 * it is done.
 */
export function LineForm({ onBack, onDone, orderNo, storeId }: LineFormProps) {
  const { t } = useTranslation("desk/lines");
  const { t: tb } = useTranslation("desk/board");
  const read = useDesk(orderLines, { store_id: storeId, order_no: orderNo });
  const [lineId, setLine] = useState<string | null>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [isChecked, setChecked] = useState(false);
  return (
    <Shown of={read}>
      {({ is_money_kept, lines }) => {
        // A colleague may have taken it off meanwhile.
        const line = lines.find((one) => one.line_id === lineId);
        if (line === undefined)
          return (
            <>
              <LineStep lines={lines} isMoneyKept={is_money_kept} onChoose={setLine} />
              <Button kind="quiet" block onClick={onBack}>
                {tb("back")}
              </Button>
            </>
          );
        const other = () => {
          setLine(null);
          setChosen(null);
          setChecked(false);
        };
        if (chosen === null)
          return <HowStep line={line} onOther={other} onChoose={(how) => setChosen(chosenOf(line, how))} />;
        if (!isChecked)
          return (
            <WhyStep
              chosen={{ ...chosen, line }}
              onChange={setChosen}
              onBack={() => setChosen(null)}
              onNext={() => {
                setChosen({ ...chosen, line, change_id: crypto.randomUUID() });
                setChecked(true);
              }}
            />
          );
        const { change_id, how, is_back_in_stock, number, reason, words } = chosen;
        return (
          <PlanStep
            name={t("pieces", { name: line.name, number })}
            wanted={{ store_id: storeId, order_no: orderNo, line_id: line.line_id, how, number }}
            with={{
              change_id,
              reason: reason === "own" || reason === null ? words : reason,
              is_back_in_stock: (how === "cancel" || how === "less") && is_back_in_stock,
            }}
            onBack={() => setChecked(false)}
            onDone={(back) => onDone(how, back)}
          />
        );
      }}
    </Shown>
  );
}

/** What one begins with: all of what is taken off wholly, one piece of all else. */
const chosenOf = (line: ChangeableLine, how: LineHow): Chosen => ({
  line,
  how,
  number: how === "cancel" ? line.number : 1,
  reason: null,
  words: "",
  is_back_in_stock: !line.is_made,
  change_id: "",
});

interface LineStepProps {
  readonly lines: readonly ChangeableLine[];
  readonly isMoneyKept: boolean;
  readonly onChoose: (line_id: string) => void;
}

function LineStep({ isMoneyKept, lines, onChoose }: LineStepProps) {
  const { t } = useTranslation("desk/lines");
  const { t: tb } = useTranslation("desk/board");
  return (
    <section className={styles.step}>
      <h3>{t("choose")}</h3>
      {isMoneyKept && <Notice>{t("moneyKept")}</Notice>}
      {lines.every(({ hows }) => hows.length === 0) && <Notice>{t("nothing")}</Notice>}
      <ul className={styles.lines}>
        {lines.map(({ choices, hows, is_free, is_remade, line_id, line_total, name, number }) => (
          <li key={line_id}>
            <button type="button" disabled={hows.length === 0} onClick={() => onChoose(line_id)}>
              <b>{number} ×</b>
              <span>
                {name} {is_free && <mark>{tb("isFree")}</mark>}
                {is_remade && <mark>{tb("isRemade")}</mark>}
                {choices && <small>{choices}</small>}
              </span>
              <strong>{money(line_total)}</strong>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface HowStepProps {
  readonly line: ChangeableLine;
  readonly onOther: () => void;
  readonly onChoose: (how: LineHow) => void;
}

function HowStep({ line, onChoose, onOther }: HowStepProps) {
  const { t } = useTranslation("desk/lines");
  const { t: tb } = useTranslation("desk/board");
  return (
    <section className={styles.step}>
      <p className={styles.chosen}>{t("pieces", { name: line.name, number: line.number })}</p>
      <h3>{t("what")}</h3>
      <div className={styles.hows}>
        {line.hows.map((how) => (
          <button key={how} type="button" onClick={() => onChoose(how)}>
            {t(`how.${how}`)}
            <small>{t(`note.${how}`)}</small>
          </button>
        ))}
      </div>
      <Button kind="quiet" block onClick={onOther}>
        {tb("back")}
      </Button>
    </section>
  );
}

interface WhyStepProps {
  readonly chosen: Chosen;
  readonly onChange: (chosen: Chosen) => void;
  readonly onBack: () => void;
  readonly onNext: () => void;
}

/** How many, why, and whether what is taken off goes back in stock. */
function WhyStep({ chosen, onBack, onChange, onNext }: WhyStepProps) {
  const { t } = useTranslation("desk/lines");
  const { t: tb } = useTranslation("desk/board");
  const [isMissing, setMissing] = useState(false);
  const { how, is_back_in_stock, line, number, reason, words } = chosen;
  const most = how === "less" ? line.number - 1 : line.number;
  const isOff = how === "cancel" || how === "less";
  const next = () => {
    const isGiven = reason !== null && (reason !== "own" || words.trim() !== "");
    setMissing(!isGiven);
    if (isGiven) onNext();
  };
  return (
    <form
      className={styles.step}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        next();
      }}
    >
      <p className={styles.chosen}>
        {t("pieces", { name: line.name, number: how === "cancel" ? line.number : number })} ·{" "}
        {t(`how.${how}`)}
      </p>
      {how !== "cancel" && most > 1 && (
        <div className={styles.number}>
          <span>{t(`number.${how}`)}</span>
          <Stepper
            value={Math.min(number, most)}
            min={1}
            max={most}
            labels={{ group: t(`number.${how}`), decrease: t("minus"), increase: t("plus") }}
            onChange={(pieces) => onChange({ ...chosen, number: pieces })}
          />
        </div>
      )}
      <Field group label={t("why")} error={isMissing && reason !== "own" ? t("reasonMissing") : undefined}>
        <ChipGroup
          name="reason"
          label={t("why")}
          value={reason}
          options={[...LINE_REASONS, "own" as const].map((each) => ({
            value: each,
            label: t(`reason.${each}`),
          }))}
          onChange={(each) => {
            setMissing(false);
            onChange({ ...chosen, reason: each });
          }}
        />
      </Field>
      {reason === "own" && (
        <Field label={t("ownReason")} required error={isMissing ? t("reasonMissing") : undefined}>
          <TextInput
            name="words"
            maxLength={200}
            autoComplete="off"
            autoFocus
            value={words}
            onChange={({ target }) => onChange({ ...chosen, words: target.value })}
          />
        </Field>
      )}
      {isOff && (
        <Switch
          label={t("stock")}
          note={line.is_made ? t("stockNote") : undefined}
          checked={is_back_in_stock}
          onChange={({ target }) => onChange({ ...chosen, is_back_in_stock: target.checked })}
        />
      )}
      <Button type="submit" block>
        {t("next")}
      </Button>
      <Button kind="quiet" block onClick={onBack}>
        {tb("back")}
      </Button>
    </form>
  );
}
