import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Floor, FloorChange, FloorTable, Party } from "#contract/calls/desk/floor.ts";
import { money } from "#text/formats.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Checkbox } from "#ui/fields/Checkbox.tsx";
import { Sheet } from "#ui/layers/Sheet.tsx";
import { ChooseTable } from "./ChooseTable.tsx";
import styles from "./Floor.module.css";
import { isFree } from "./floorWords.ts";

interface PartyMovesProps {
  readonly floor: Floor;
  readonly table: FloorTable;
  readonly party: Party;
  readonly change: (wanted: FloorChange, done: string) => Promise<boolean>;
  readonly isBusy: boolean;
}

type Asked = { readonly kind: "move" | "split"; readonly visit_id: string } | { readonly kind: "join" };

/** Moving a party, joining another table, splitting orders off, putting bills together: each asks where to. */
export function PartyMoves({ change, floor, isBusy, party, table }: PartyMovesProps) {
  const { t } = useTranslation("desk/floor");
  const { t: td } = useTranslation("desk/desk");
  const [asked, ask] = useState<Asked | null>(null);
  const { name, table_id, visit_ids } = table;
  const others = floor.tables.filter((one) => one.table_id !== table_id);
  const free = others.filter((one) => isFree(one) && !one.is_locked);
  const taken = others.filter((one) => one.visit_ids.length > 0);
  const ordersOf = (visit_id: string) => party.tickets.filter((ticket) => ticket.visit_id === visit_id);
  const [main] = visit_ids;
  const done = async (wanted: FloorChange, words: string) => {
    ask(null);
    await change(wanted, words);
  };
  const joinable = main === undefined ? taken : others.filter((one) => one.joined_to === null);
  const join = (other: FloorTable) => {
    const [theirs = null] = other.visit_ids;
    if (main !== undefined) {
      const wanted = { table_id: other.table_id, visit_id: theirs, to_table_id: table_id, to_visit_id: main };
      return done({ kind: "join", ...wanted }, t("did.join", { table: other.name, other: name }));
    }
    if (theirs === null) return undefined;
    const wanted = { table_id, visit_id: null, to_table_id: other.table_id, to_visit_id: theirs };
    return done({ kind: "join", ...wanted }, t("did.join", { table: name, other: other.name }));
  };
  return (
    <div className={styles.acts}>
      {visit_ids.map((visit_id, place) => {
        const of = visit_ids.length > 1 ? ` ${t("bill", { number: place + 1 })}` : "";
        return (
          <div key={visit_id} className={styles.moves}>
            <Button kind="quiet" size="small" busy={isBusy} onClick={() => ask({ kind: "move", visit_id })}>
              {t("move")}
              {of}
            </Button>
            {ordersOf(visit_id).length > 1 && (
              <Button
                kind="quiet"
                size="small"
                busy={isBusy}
                onClick={() => ask({ kind: "split", visit_id })}
              >
                {t("split")}
                {of}
              </Button>
            )}
            {place > 0 && main !== undefined && (
              <Button
                kind="quiet"
                size="small"
                busy={isBusy}
                onClick={() =>
                  void done(
                    { kind: "join", table_id, visit_id, to_table_id: table_id, to_visit_id: main },
                    t("did.together", { table: name }),
                  )
                }
              >
                {t("together", { number: place + 1 })}
              </Button>
            )}
          </div>
        );
      })}
      {table.joined_to === null && joinable.length > 0 && (
        <Button kind="quiet" size="small" busy={isBusy} onClick={() => ask({ kind: "join" })}>
          {t(main === undefined ? "joinOther" : "join")}
        </Button>
      )}
      {asked?.kind === "move" && (
        <Sheet
          open
          onClose={() => ask(null)}
          title={t("moveTitle", { table: name })}
          closeLabel={td("close")}
        >
          <ChooseTable
            note={t("moveNote")}
            tables={free}
            onChoose={({ name: to, table_id: to_table_id }) =>
              void done(
                { kind: "move", table_id, visit_id: asked.visit_id, to_table_id },
                t("did.move", { table: name, other: to }),
              )
            }
          />
        </Sheet>
      )}
      {asked?.kind === "join" && (
        <Sheet
          open
          onClose={() => ask(null)}
          title={t("joinTitle", { table: name })}
          closeLabel={td("close")}
        >
          <ChooseTable note={t("joinNote")} tables={joinable} onChoose={(other) => void join(other)} />
        </Sheet>
      )}
      {asked?.kind === "split" && (
        <Sheet
          open
          onClose={() => ask(null)}
          title={t("splitTitle", { table: name })}
          closeLabel={td("close")}
        >
          <SplitForm
            orders={ordersOf(asked.visit_id)}
            free={free}
            taken={taken}
            onSplit={(order_nos, to) => {
              const where = to ?? table;
              const [to_visit_id = null] = to === null ? [] : to.visit_ids;
              const words =
                to === null
                  ? t("did.apart", { table: name })
                  : t("did.split", { table: name, other: to.name });
              const { visit_id } = asked;
              const { table_id: to_table_id } = where;
              void done({ kind: "split", table_id, visit_id, order_nos, to_table_id, to_visit_id }, words);
            }}
          />
        </Sheet>
      )}
    </div>
  );
}

interface SplitFormProps {
  readonly orders: Party["tickets"];
  readonly free: readonly FloorTable[];
  readonly taken: readonly FloorTable[];
  /** To another table, or (null) apart at their own. */
  readonly onSplit: (order_nos: string[], to: FloorTable | null) => void;
}

/** Which orders leave, and where to. At least one stays: all of them would be a move. */
function SplitForm({ free, onSplit, orders, taken }: SplitFormProps) {
  const { t } = useTranslation("desk/floor");
  const [chosen, choose] = useState<readonly string[]>([]);
  const [isTried, setTried] = useState(false);
  const isAll = chosen.length === orders.length;
  const fault = chosen.length === 0 ? t("fault.none") : isAll ? t("fault.all") : null;
  const split = (to: FloorTable | null) => {
    setTried(true);
    if (fault === null) onSplit([...chosen], to);
  };
  return (
    <div className={styles.sheet}>
      <fieldset className={styles.choice}>
        <legend>{t("splitWhich")}</legend>
        {orders.map(({ is_paying, lines, number, order_no, total }) => (
          <Checkbox
            key={order_no}
            label={`${number} · ${money(total)} · ${lines.map((line) => `${line.name} ×${line.number}`).join(", ")}`}
            disabled={is_paying}
            checked={chosen.includes(order_no)}
            onChange={({ target }) =>
              choose((before) =>
                target.checked ? [...before, order_no] : before.filter((one) => one !== order_no),
              )
            }
          />
        ))}
      </fieldset>
      <p role="alert" className={styles.warn}>
        {isTried && fault}
      </p>
      <Button kind="quiet" block onClick={() => split(null)}>
        {t("splitApart")}
      </Button>
      <ChooseTable note={t("splitNote")} tables={[...free, ...taken]} onChoose={split} />
    </div>
  );
}
