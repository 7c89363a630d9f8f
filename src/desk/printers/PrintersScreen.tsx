import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Confirm } from "#desk/frame/Confirm.tsx";
import { useParams } from "react-router-dom";
import type { DeskResponse } from "#contract/calls/desk/deskCall.ts";
import {
  type addPrinter,
  type Printer,
  printers as printersCall,
  removePrinter,
  testPrinter,
} from "#contract/calls/desk/printers.ts";
import { deskSend, useDesk } from "#desk/net/deskSend.ts";
import desk from "#desk/frame/Desk.module.css";
import { PageHead } from "#desk/frame/PageHead.tsx";
import { Shown } from "#desk/frame/Shown.tsx";
import { Told } from "#desk/frame/Told.tsx";
import { useStore } from "#desk/frame/useStore.ts";
import { useWhen } from "#desk/frame/useWhen.ts";
import { useTold } from "#desk/net/useTold.ts";
import { Button } from "#ui/actions/Button.tsx";
import badge from "#ui/feedback/Badge.module.css";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { Sheet } from "#ui/layers/Sheet.tsx";
import { PrinterForm } from "./PrinterForm.tsx";
import styles from "./Printers.module.css";

/** Milliseconds between looks at how the printers stand. */
const LOOK = 5_000;

type Added = DeskResponse<typeof addPrinter> & { readonly name: string };

/** A store's printers: what each prints, how it stands, and how another is set up. */
export default function PrintersScreen() {
  const { t } = useTranslation("desk/printers");
  const { t: td } = useTranslation("desk/desk");
  const { storeId: store_id = "" } = useParams();
  const read = useDesk(printersCall, { store_id }, { every: LOOK });
  const [open, setOpen] = useState<Printer | "new" | null>(null);
  const [removed, setRemoved] = useState<Printer | null>(null);
  const [added, setAdded] = useState<Added | null>(null);
  const { hush, tell, tellFailure, told } = useTold();

  async function remove({ name, printer_id, ...of }: Printer): Promise<void> {
    setRemoved(null);
    const answer = await deskSend(removePrinter, { store_id, printer_id });
    await read.reload();
    if (!answer.ok) tellFailure(answer, name, () => void remove({ name, printer_id, ...of }));
  }

  async function test({ name, printer_id }: Pick<Printer, "name" | "printer_id">): Promise<void> {
    const answer = await deskSend(testPrinter, { store_id, printer_id });
    await read.reload();
    if (answer.ok) tell("done", t("tested", { name }));
    else tellFailure(answer, name, () => void test({ name, printer_id }));
  }

  return (
    <div className={desk.page}>
      <PageHead title={t("title")} note={t("note")}>
        <Button size="small" onClick={() => setOpen("new")}>
          {t("add")}
        </Button>
      </PageHead>
      <Shown of={read}>
        {({ printers, stations }) => (
          <>
            {printers.length === 0 && <EmptyState title={t("empty")} />}
            <ul className={desk.cards}>
              {printers.map((printer) => (
                <li key={printer.printer_id} className={desk.card}>
                  <PrinterFacts printer={printer} stations={stations} />
                  <div className={styles.tools}>
                    <Button kind="quiet" size="small" onClick={() => void test(printer)}>
                      {t("test")}
                      <span className="visually-hidden"> {printer.name}</span>
                    </Button>
                    <Button kind="quiet" size="small" onClick={() => setOpen(printer)}>
                      {t("edit")}
                      <span className="visually-hidden"> {printer.name}</span>
                    </Button>
                    <Button kind="quiet" size="small" onClick={() => setRemoved(printer)}>
                      {t("remove")}
                      <span className="visually-hidden"> {printer.name}</span>
                    </Button>
                  </div>
                </li>
              ))}
            </ul>
            <Sheet
              open={open !== null}
              onClose={() => setOpen(null)}
              title={t(open === "new" ? "add" : "edit")}
              closeLabel={td("close")}
            >
              {open !== null && (
                <PrinterForm
                  storeId={store_id}
                  printer={open === "new" ? null : open}
                  stations={stations}
                  onSaved={(made) => {
                    setOpen(null);
                    setAdded(made);
                    if (made === null) tell("done", t("saved"));
                    void read.reload();
                  }}
                />
              )}
            </Sheet>
          </>
        )}
      </Shown>
      <Sheet
        open={added !== null}
        onClose={() => setAdded(null)}
        title={t("secretTitle", { name: added?.name ?? "" })}
        closeLabel={td("close")}
      >
        {added !== null && (
          <div className={styles.form}>
            <p>{t("secretNote")}</p>
            <dl className={styles.secret}>
              <dt>{t("address")}</dt>
              <dd>{added.address}</dd>
              <dt>{t("user")}</dt>
              <dd>{added.user}</dd>
              <dt>{t("secret")}</dt>
              <dd>{added.secret}</dd>
            </dl>
            <Button block onClick={() => setAdded(null)}>
              {t("done")}
            </Button>
          </div>
        )}
      </Sheet>
      <Confirm
        open={removed !== null}
        title={t("remove")}
        act={t("remove")}
        onAct={() => removed !== null && void remove(removed)}
        onClose={() => setRemoved(null)}
      >
        {removed !== null && t("removeSure", { name: removed.name })}
      </Confirm>
      <Told told={told} onClose={hush} />
    </div>
  );
}

interface PrinterFactsProps {
  readonly printer: Printer;
  readonly stations: DeskResponse<typeof printersCall>["stations"];
}

const TONES = { new: undefined, ready: "ok", trouble: "danger", silent: "danger" } as const;

function PrinterFacts({ printer, stations }: PrinterFactsProps) {
  const { t } = useTranslation("desk/printers");
  const when = useWhen(useStore()?.time_zone);
  const { kind, name, seen_time, state, trouble, waiting } = printer;
  const own = stations.filter(({ station_id }) => printer.stations?.includes(station_id));
  const prints = [
    printer.prints_tickets &&
      `${t("tickets")}: ${printer.stations === null ? t("allStations") : own.map((one) => one.name).join(" · ")}`,
    printer.prints_bills && t("bills"),
  ].filter(Boolean);
  return (
    <>
      <div className={desk.cardHead}>
        <h2>{name}</h2>
        <span className={badge.badge} data-tone={TONES[state]}>
          {t(`state.${state}`, { trouble, time: seen_time === null ? "" : when(seen_time) })}
        </span>
      </div>
      <p>{prints.join(" / ")}</p>
      <p className={desk.soft}>
        {t(`kinds.${kind}`)} · {t(`papers.${printer.columns}`)} · <small>{printer.address}</small>
      </p>
      {waiting > 0 && <p>{t("waiting", { count: waiting })}</p>}
    </>
  );
}
