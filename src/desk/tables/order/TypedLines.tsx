import { useTranslation } from "react-i18next";
import type { TypedTable } from "#contract/calls/desk/tableOrder.ts";
import { optionWords } from "#domain/menu/optionWords.ts";
import { money } from "#text/formats.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { Stepper } from "#ui/fields/Stepper.tsx";
import { TextInput } from "#ui/fields/TextInput.tsx";
import styles from "./TableOrder.module.css";
import { priceOf, totalOf, type TypedLine } from "./typedOrder.ts";

const LONGEST = 200;

interface TypedLinesProps {
  /** Null: none is chosen. */
  readonly table: TypedTable | null;
  readonly lines: readonly TypedLine[];
  readonly people: number;
  readonly most: number;
  readonly remark: string;
  readonly isBusy: boolean;
  readonly onChange: (to: { readonly people?: number; readonly remark?: string }) => void;
  readonly onMore: (line: TypedLine, by: number) => void;
  readonly onSend: () => void;
}

/** What has been typed so far, who is new at the table, and the button that orders it. */
export function TypedLines({ lines, most, onMore, people, remark, table, ...own }: TypedLinesProps) {
  const { t } = useTranslation("desk/order");
  const least = table?.people === null ? 1 : 0;
  return (
    <section className={styles.typed} aria-labelledby="typed">
      <h2 id="typed">
        {t("order")} {table !== null && <strong>{table.name}</strong>}
      </h2>
      {lines.length === 0 && <p className={styles.none}>{t("empty")}</p>}
      <ul className={styles.lines}>
        {lines.map((line) => {
          const { dish, number, option_value } = line;
          const words = optionWords(dish.option, option_value);
          return (
            <li key={`${dish.id} ${option_value.join(" ")}`}>
              <span>
                {dish.name}
                {words !== "" && <small>{words}</small>}
              </span>
              <Stepper
                removable
                value={number}
                labels={{
                  group: dish.name,
                  decrease: t("less", { name: dish.name }),
                  increase: t("more", { name: dish.name }),
                }}
                onChange={(value) => onMore(line, value - number)}
              />
              <span className={styles.price}>{money(priceOf(line) * number)}</span>
            </li>
          );
        })}
      </ul>
      {table !== null && (
        <div className={styles.people}>
          <span aria-hidden="true">{t("people")}</span>
          <Stepper
            value={people}
            min={least}
            max={most}
            labels={{
              group: t("people"),
              decrease: `${t("people")} −1`,
              increase: `${t("people")} +1`,
            }}
            onChange={(value) => own.onChange({ people: value })}
          />
        </div>
      )}
      <Field label={t("remark")}>
        <TextInput
          value={remark}
          maxLength={LONGEST}
          autoComplete="off"
          onChange={({ target }) => own.onChange({ remark: target.value })}
        />
      </Field>
      <Button
        block
        busy={own.isBusy}
        disabled={table === null || lines.length === 0}
        end={lines.length > 0 ? money(totalOf(lines)) : undefined}
        onClick={own.onSend}
      >
        {table === null ? t("chooseTable") : t("send", { table: table.name })}
      </Button>
    </section>
  );
}
