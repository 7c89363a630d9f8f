import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { DeskResponse } from "#contract/calls/desk/deskCall.ts";
import { MOST_FEE, type readShipping, type ShippingForm } from "#contract/calls/desk/shipping.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { Checkbox } from "#ui/fields/Checkbox.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { Select, TextInput } from "#ui/fields/TextInput.tsx";
import desk from "#desk/frame/Desk.module.css";
import { fillFees } from "./fillFees.ts";
import styles from "./Shipping.module.css";

type Fees = ShippingForm["fees"];

interface FeesTableProps extends Pick<DeskResponse<typeof readShipping>, "prefectures" | "regions"> {
  readonly fees: Fees;
  /** What is wrong with a field, in words. */
  readonly fault: (name: string) => string | undefined;
  readonly onChange: (fees: Fees) => void;
}

/** What each prefecture costs, and one fee written to many at once. */
export function FeesTable({ fault, fees, onChange, prefectures, regions }: FeesTableProps) {
  const { t } = useTranslation("desk/shipping");
  const change = (code: string, changes: Partial<Fees[number]>) =>
    onChange(fees.map((one) => (one.code === code ? { ...one, ...changes } : one)));
  return (
    <section className={desk.card}>
      <h2>{t("fees")}</h2>
      <FillMany fees={fees} onChange={onChange} regions={regions} prefectures={prefectures} />
      <ul className={styles.fees}>
        {prefectures.map(({ code, name }) => {
          const { fee = "0", is_shipped_to = false } = fees.find((one) => one.code === code) ?? {};
          return (
            <li key={code}>
              <Checkbox
                label={
                  <>
                    {name}
                    <span className="visually-hidden"> – {t("ships")}</span>
                  </>
                }
                checked={is_shipped_to}
                onChange={({ currentTarget: { checked } }) => change(code, { is_shipped_to: checked })}
              />
              <Field
                label={
                  <span className="visually-hidden">
                    {name} – {t("fee")}
                  </span>
                }
                error={fault(`fee_${code}`)}
              >
                <TextInput
                  name={`fee_${code}`}
                  inputMode="numeric"
                  maxLength={12}
                  autoComplete="off"
                  disabled={!is_shipped_to}
                  value={fee}
                  onChange={({ currentTarget: { value } }) => change(code, { fee: value })}
                />
              </Field>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

type FillManyProps = Pick<FeesTableProps, "fees" | "onChange" | "prefectures" | "regions">;

function FillMany({ fees, onChange, prefectures, regions }: FillManyProps) {
  const { t } = useTranslation("desk/shipping");
  const [region, setRegion] = useState("");
  const [fee, setFee] = useState("");
  const [outcome, setOutcome] = useState<"filled" | "wrong" | null>(null);
  const fill = () => {
    const codes = regions.find(({ id }) => id === region)?.codes ?? prefectures.map(({ code }) => code);
    const filled = fillFees(fees, codes, fee);
    setOutcome(filled === null ? "wrong" : "filled");
    if (filled !== null) onChange(filled);
  };
  const figure = (value: number) => value.toLocaleString("en-US");
  return (
    <fieldset className={styles.fill}>
      <legend>{t("fill.title")}</legend>
      <Field label={t("fill.where")}>
        <Select
          name="fill_region"
          value={region}
          placeholder={t("fill.all")}
          onChange={({ currentTarget: { value } }) => setRegion(value)}
          options={regions.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Field>
      <Field
        label={t("fee")}
        hint={t("fill.hint")}
        error={outcome === "wrong" ? t("fault.number", { least: "0", most: figure(MOST_FEE) }) : undefined}
      >
        <TextInput
          name="fill_fee"
          inputMode="numeric"
          maxLength={12}
          autoComplete="off"
          value={fee}
          onChange={({ currentTarget: { value } }) => {
            setFee(value);
            setOutcome(null);
          }}
        />
      </Field>
      <Button kind="quiet" onClick={fill}>
        {t("fill.button")}
      </Button>
      <div role="status">{outcome === "filled" && <Notice kind="info">{t("fill.done")}</Notice>}</div>
    </fieldset>
  );
}
