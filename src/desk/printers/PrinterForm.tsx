import { type SyntheticEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { DeskResponse } from "#contract/calls/desk/deskCall.ts";
import {
  addPrinter,
  changePrinter,
  PaperColumns,
  type Printer,
  type PrinterFacts,
  PrinterKind,
  type printers,
} from "#contract/calls/desk/printers.ts";
import { WireLanguage } from "#contract/scalars.ts";
import { nameOfWire } from "#domain/values/localeCodes.ts";
import { deskSend } from "#desk/net/deskSend.ts";
import { useSaid } from "#desk/frame/Said.tsx";
import { Button } from "#ui/actions/Button.tsx";
import { Checkbox } from "#ui/fields/Checkbox.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { Select, TextInput } from "#ui/fields/TextInput.tsx";
import styles from "./Printers.module.css";

const LONGEST = 30;

interface PrinterFormProps {
  readonly storeId: string;
  /** Null: one that is added. */
  readonly printer: Printer | null;
  readonly stations: DeskResponse<typeof printers>["stations"];
  /** With what is told once of one that was added. */
  readonly onSaved: (added: (DeskResponse<typeof addPrinter> & { readonly name: string }) | null) => void;
}

const NEW: PrinterFacts = {
  name: "",
  language: "ja",
  columns: 48,
  stations: null,
  prints_tickets: true,
  prints_bills: false,
};

/** What a printer is called, how it speaks, and what it prints. */
export function PrinterForm({ onSaved, printer, stations, storeId: store_id }: PrinterFormProps) {
  const { t } = useTranslation("desk/printers");
  const [facts, setFacts] = useState(() => factsOf(printer ?? NEW));
  const [kind, setKind] = useState<PrinterKind>(printer?.kind ?? "star");
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { said, say } = useSaid();
  const set = (change: Partial<PrinterFacts>) => setFacts((before) => ({ ...before, ...change }));
  const name = facts.name.trim();
  const isNothing = !facts.prints_tickets && !facts.prints_bills;
  const isNowhere = facts.prints_tickets && facts.stations?.length === 0;

  const send = async (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
    if (name === "" || isNothing || isNowhere || isBusy) return;
    setBusy(true);
    const own = { ...facts, name };
    if (printer === null) {
      const answer = await deskSend(addPrinter, { store_id, kind, facts: own });
      say(answer);
      if (answer.ok) onSaved({ ...answer.data, name });
    } else {
      const { printer_id } = printer;
      const answer = await deskSend(changePrinter, { store_id, printer_id, facts: own });
      say(answer);
      if (answer.ok) onSaved(null);
    }
    setBusy(false);
  };

  return (
    <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
      <Field label={t("name")} hint={t("nameHint")} error={isTried && name === "" && t("nameMissing")}>
        <TextInput
          value={facts.name}
          maxLength={LONGEST}
          autoComplete="off"
          onChange={({ target }) => set({ name: target.value })}
        />
      </Field>
      {printer === null && (
        <Field label={t("kind")}>
          <Select
            value={kind}
            options={PrinterKind.def.values.map((value) => ({ value, label: t(`kinds.${value}`) }))}
            onChange={({ target }) => setKind(PrinterKind.safeParse(target.value).data ?? kind)}
          />
        </Field>
      )}
      <div className={styles.pair}>
        <Field label={t("paper")}>
          <Select
            value={String(facts.columns)}
            options={PaperColumns.def.values.map((value) => ({
              value: String(value),
              label: t(`papers.${value}`),
            }))}
            onChange={({ target }) =>
              set({ columns: PaperColumns.safeParse(Number(target.value)).data ?? facts.columns })
            }
          />
        </Field>
        <Field label={t("language")} hint={t("languageHint")}>
          <Select
            value={facts.language}
            options={WireLanguage.def.values.map((value) => ({ value, label: nameOfWire(value) }))}
            onChange={({ target }) =>
              set({ language: WireLanguage.safeParse(target.value).data ?? facts.language })
            }
          />
        </Field>
      </div>
      <Field group label={t("prints")} error={isTried && isNothing && t("nothing")}>
        <div className={styles.checks}>
          <Checkbox
            label={t("tickets")}
            checked={facts.prints_tickets}
            onChange={({ target }) => set({ prints_tickets: target.checked })}
          />
          <Checkbox
            label={t("bills")}
            checked={facts.prints_bills}
            onChange={({ target }) => set({ prints_bills: target.checked })}
          />
        </div>
      </Field>
      {facts.prints_tickets && stations.length > 0 && (
        <Field group label={t("stations")} error={isTried && isNowhere && t("noneChosen")}>
          <div className={styles.checks}>
            <Checkbox
              label={t("allStations")}
              checked={facts.stations === null}
              onChange={({ target }) => set({ stations: target.checked ? null : [] })}
            />
            {stations.map(({ name: label, station_id }) => (
              <Checkbox
                key={station_id}
                label={label}
                checked={facts.stations?.includes(station_id) ?? false}
                onChange={({ target }) => {
                  const others = (facts.stations ?? []).filter((one) => one !== station_id);
                  set({ stations: target.checked ? [...others, station_id] : others });
                }}
              />
            ))}
          </div>
        </Field>
      )}
      {said}
      <Button type="submit" block busy={isBusy}>
        {t(printer === null ? "add" : "save")}
      </Button>
    </form>
  );
}

const factsOf = ({
  columns,
  language,
  name,
  prints_bills,
  prints_tickets,
  stations,
}: PrinterFacts): PrinterFacts => ({ columns, language, name, prints_bills, prints_tickets, stations });
