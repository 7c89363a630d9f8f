import { useState } from "react";
import { useTranslation } from "react-i18next";
import { addTables } from "#contract/calls/desk/tables.ts";
import { useSaving } from "#desk/frame/useSaving.ts";
import { tableNames } from "#domain/floor/tableNames.ts";
import { wholeNumber } from "#domain/values/wholeNumber.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { TextInput } from "#ui/fields/TextInput.tsx";
import { TableFacts } from "./TableFacts.tsx";
import { tablesChanged } from "./tablesChanged.ts";
import styles from "./Tables.module.css";

interface AddTablesProps {
  readonly store_id: string;
  /** Those that other tables stand in. */
  readonly areas: readonly string[];
}

/** One table by its name, or many of them: "T1 to T12". */
export function AddTables({ areas, store_id }: AddTablesProps) {
  const { t } = useTranslation("desk/tables");
  const [typed, setTyped] = useState({ names: "", seats: "4", area: "" });
  const [taken, setTaken] = useState<readonly string[]>([]);
  const { form, isAt, isBusy, said, send } = useSaving(addTables);
  const names = tableNames(typed.names);
  const add = async () => {
    setTaken([]);
    const { area } = typed;
    const asked = { store_id, names: names ?? [], seats: wholeNumber(typed.seats), area };
    const added = await send(asked);
    if (added === null) return;
    setTaken(added.taken);
    if (added.taken.length > 0) return;
    setTyped({ ...typed, names: "" });
    await tablesChanged();
  };
  const fault =
    taken.length > 0 ? t("taken", { names: taken.join(", ") }) : isAt("names") ? t("namesWrong") : undefined;
  return (
    <form
      ref={form}
      className={styles.add}
      noValidate
      aria-label={t("add")}
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <Field
        label={t("names")}
        hint={names !== null && names.length > 1 ? t("willAdd", { count: names.length }) : t("namesHint")}
        error={fault}
      >
        <TextInput
          name="names"
          autoComplete="off"
          maxLength={400}
          value={typed.names}
          onChange={(event) => setTyped({ ...typed, names: event.currentTarget.value })}
        />
      </Field>
      <TableFacts
        typed={typed}
        areas={areas}
        isSeatsWrong={isAt("seats")}
        onType={(facts) => setTyped({ ...typed, ...facts })}
      />
      {said}
      <Button type="submit" busy={isBusy}>
        {t("add")}
      </Button>
    </form>
  );
}
