import { useState } from "react";
import { useTranslation } from "react-i18next";
import { changeTable } from "#contract/calls/desk/tables.ts";
import { useSaving } from "#desk/frame/useSaving.ts";
import { wholeNumber } from "#domain/values/wholeNumber.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { TextInput } from "#ui/fields/TextInput.tsx";
import { Sheet } from "#ui/layers/Sheet.tsx";
import { TableFacts } from "./TableFacts.tsx";
import { tablesChanged } from "./tablesChanged.ts";
import styles from "./Tables.module.css";

interface ChangeTableProps {
  readonly store_id: string;
  readonly table: {
    readonly table_id: string;
    readonly name: string;
    readonly seats: number;
    readonly area: string;
  };
}

/** The button that opens a table's own form. */
export function ChangeTable({ store_id, table }: ChangeTableProps) {
  const { t } = useTranslation("desk/tables");
  const { t: td } = useTranslation("desk/desk");
  const [isOpen, setOpen] = useState(false);
  const title = `${t("change")} ${table.name}`;
  return (
    <>
      <Button size="small" kind="quiet" aria-label={title} onClick={() => setOpen(true)}>
        {t("change")}
      </Button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={title} closeLabel={td("close")}>
        {isOpen && <TableForm store_id={store_id} table={table} onDone={() => setOpen(false)} />}
      </Sheet>
    </>
  );
}

function TableForm({ onDone, store_id, table }: ChangeTableProps & { readonly onDone: () => void }) {
  const { t } = useTranslation("desk/tables");
  const { t: ts } = useTranslation("desk/settings");
  const [typed, setTyped] = useState({ name: table.name, seats: String(table.seats), area: table.area });
  const [isTaken, setTaken] = useState(false);
  const { form, isAt, isBusy, said, send } = useSaving(changeTable);
  const { table_id } = table;
  const save = async () => {
    setTaken(false);
    const { area, name } = typed;
    const saved = await send({ store_id, table_id, name, area, seats: wholeNumber(typed.seats) });
    await tablesChanged();
    if (saved === null) return;
    if (saved.is_taken === 1) setTaken(true);
    else onDone();
  };
  const fault = isTaken ? t("taken", { names: typed.name }) : isAt("name") ? t("nameWrong") : undefined;
  return (
    <form
      ref={form}
      className={styles.change}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Field label={t("name")} hint={t("nameHint")} error={fault}>
        <TextInput
          name="name"
          autoComplete="off"
          maxLength={20}
          value={typed.name}
          onChange={(event) => setTyped({ ...typed, name: event.currentTarget.value })}
        />
      </Field>
      <TableFacts
        typed={typed}
        areas={[]}
        isSeatsWrong={isAt("seats")}
        onType={(facts) => setTyped({ ...typed, ...facts })}
      />
      {said}
      <Button type="submit" block busy={isBusy}>
        {ts("save")}
      </Button>
    </form>
  );
}
