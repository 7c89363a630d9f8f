import { useTranslation } from "react-i18next";
import { COUNTER_WAYS, type TableBill } from "#contract/calls/desk/bill.ts";
import { PayType } from "#contract/enumerations.ts";
import desk from "#desk/frame/Desk.module.css";
import { likelyTendered } from "#domain/price/shareOfBill.ts";
import { money } from "#text/formats.ts";
import { Button } from "#ui/actions/Button.tsx";
import { ChipGroup } from "#ui/fields/ChipGroup.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { Segments } from "#ui/fields/Segments.tsx";
import { Stepper } from "#ui/fields/Stepper.tsx";
import { TextInput } from "#ui/fields/TextInput.tsx";
import styles from "./Bill.module.css";
import { type Draft, PART_OF, type Reckoned } from "./billDraft.ts";

/** Among more than these nobody divides a bill. */
const MOST_HEADS = 99;

interface TakePartProps {
  readonly bill: TableBill;
  readonly draft: Draft;
  readonly reckoned: Reckoned;
  readonly isBusy: boolean;
  readonly onChange: (to: Partial<Omit<Draft, "attempt_id">>) => void;
  readonly onTake: () => void;
}

/** Takes the bill, or a part of it: how much, by what, and what comes back. */
export function TakePart({ bill, draft, reckoned, isBusy, onChange, onTake }: TakePartProps) {
  const { t } = useTranslation("desk/bill");
  const { amount, fault, isTooLittle } = reckoned;
  return (
    <form
      className={`${desk.card} ${styles.take}`}
      aria-label={t("take")}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (amount > 0 && fault === null && !isTooLittle) onTake();
      }}
    >
      <Segments
        label={t("of.label")}
        name="of"
        value={draft.of}
        options={PART_OF.map((value) => ({ value, label: t(`of.${value}`) }))}
        onChange={(of) => onChange({ of, tendered: "" })}
      />
      <HowMuch bill={bill} draft={draft} reckoned={reckoned} onChange={onChange} />
      <p className={styles.amount}>
        <span>{t("toTake")}</span>
        <output>{money(amount)}</output>
      </p>
      <ChipGroup
        label={t("by")}
        name="way"
        value={String(draft.way)}
        options={COUNTER_WAYS.map((way) => ({ value: String(way), label: t(`way.${way}`) }))}
        onChange={(chosen) => {
          const way = COUNTER_WAYS.find((each) => String(each) === chosen);
          if (way !== undefined) onChange({ way, tendered: "" });
        }}
      />
      {draft.way === PayType.cash && amount > 0 && (
        <Cash draft={draft} reckoned={reckoned} onChange={onChange} />
      )}
      <Button type="submit" block busy={isBusy} disabled={amount === 0 || fault !== null || isTooLittle}>
        {t("takeBy", { way: t(`way.${draft.way}`) })} {amount > 0 && money(amount)}
      </Button>
    </form>
  );
}

type PartProps = Pick<TakePartProps, "bill" | "draft" | "reckoned" | "onChange">;

/** What a part is of: a typed amount, of how many, or where lines are chosen. */
function HowMuch({ bill, draft, reckoned, onChange }: PartProps) {
  const { t } = useTranslation("desk/bill");
  const { amount, each, fault, heads } = reckoned;
  switch (draft.of) {
    case "rest":
      return null;
    case "lines":
      return <p className={desk.soft}>{t("of.linesHint")}</p>;
    case "heads":
      return (
        <div className={styles.heads}>
          <span aria-hidden="true">{t("heads")}</span>
          <Stepper
            value={heads}
            min={1}
            max={MOST_HEADS}
            labels={{ group: t("heads"), decrease: `${t("heads")} −1`, increase: `${t("heads")} +1` }}
            onChange={(value) => onChange({ heads: value })}
          />
          {heads > 1 && (
            <p className={desk.soft}>
              {each === amount
                ? t("each", { amount: money(amount) })
                : t("firstAndOthers", { amount: money(amount), others: money(each) })}
            </p>
          )}
        </div>
      );
    case "amount":
      return (
        <Field
          label={t("of.amountLabel")}
          hint={t("of.amountHint", { rest: money(bill.rest) })}
          error={
            fault === null
              ? undefined
              : t(fault === "too_much" ? "refusal.too_much" : "amountFault", { rest: money(bill.rest) })
          }
        >
          <TextInput
            value={draft.amount}
            start="¥"
            inputMode="numeric"
            autoComplete="off"
            maxLength={15}
            onChange={({ target }) => onChange({ amount: target.value, tendered: "" })}
          />
        </Field>
      );
  }
}

/** Cash: what is handed over, and the change. */
function Cash({ draft, reckoned, onChange }: Omit<PartProps, "bill">) {
  const { t } = useTranslation("desk/bill");
  const { amount, isTooLittle, tendered } = reckoned;
  return (
    <div className={styles.cash}>
      <ul className={styles.notes} aria-label={t("tendered")}>
        {likelyTendered(amount).map((yen) => (
          <li key={yen}>
            <button
              type="button"
              aria-pressed={tendered === yen}
              onClick={() => onChange({ tendered: yen === amount ? "" : String(yen) })}
            >
              {yen === amount ? t("exact") : money(yen)}
            </button>
          </li>
        ))}
      </ul>
      <Field
        label={t("tendered")}
        error={isTooLittle ? t("refusal.tendered", { rest: money(amount) }) : undefined}
      >
        <TextInput
          value={draft.tendered}
          placeholder={amount.toLocaleString("en-US")}
          start="¥"
          inputMode="numeric"
          autoComplete="off"
          maxLength={15}
          onChange={({ target }) => onChange({ tendered: target.value })}
        />
      </Field>
      <p className={styles.change}>
        <span>{t("change")}</span>
        <output>{money(Math.max(0, (tendered ?? amount) - amount))}</output>
      </p>
    </div>
  );
}
