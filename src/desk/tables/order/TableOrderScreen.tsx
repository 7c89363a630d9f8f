import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useParams, useSearchParams } from "react-router-dom";
import type { DeskResponse } from "#contract/calls/desk/deskCall.ts";
import { orderForTable, tableMenu, type TypedDish } from "#contract/calls/desk/tableOrder.ts";
import { deskSend, useDesk } from "#desk/net/deskSend.ts";
import { Shown } from "#desk/frame/Shown.tsx";
import { Told } from "#desk/frame/Told.tsx";
import { useTold } from "#desk/net/useTold.ts";
import { money } from "#text/formats.ts";
import { Dishes } from "./Dishes.tsx";
import { OptionSheet } from "./OptionSheet.tsx";
import styles from "./TableOrder.module.css";
import { TypedLines } from "./TypedLines.tsx";
import { priceOf, totalOf, type TypedLine, withMore } from "./typedOrder.ts";

/** An order that a waiter types in for guests without a phone, onto their table's bill. */
export default function TableOrderScreen() {
  const { storeId = "" } = useParams();
  const read = useDesk(tableMenu, { store_id: storeId });
  return (
    <Shown of={read}>
      {(menu) => <Typing key={storeId} storeId={storeId} menu={menu} reload={read.reload} />}
    </Shown>
  );
}

interface TypingProps {
  readonly storeId: string;
  readonly menu: DeskResponse<typeof tableMenu>;
  readonly reload: () => Promise<unknown>;
}

interface Draft {
  readonly lines: readonly TypedLine[];
  /** Newcomers; null: what goes without saying, one at a free table and none at another. */
  readonly people: number | null;
  readonly remark: string;
  readonly attempt_id: string;
}

const EMPTY: Omit<Draft, "attempt_id"> = { lines: [], people: null, remark: "" };
const begun = (): Draft => ({ ...EMPTY, attempt_id: crypto.randomUUID() });

function Typing({ menu, reload, storeId }: TypingProps) {
  const { t } = useTranslation("desk/order");
  const { t: tb } = useTranslation("desk/board");
  const [query, setQuery] = useSearchParams();
  const telling = useTold();
  const [draft, setDraft] = useState(begun);
  const [chosen, choose] = useState<TypedDish | null>(null);
  const [isBusy, setBusy] = useState(false);
  const asked = menu.tables.find(({ table_id }) => table_id === query.get("table"));
  const table = asked === undefined || asked.is_locked ? null : asked;
  const people = draft.people ?? (table?.people === null ? 1 : 0);
  // An attempt is of what it holds: who changes it, begins another, and what could not be sent is offered no more.
  const change = (to: (before: Draft) => Partial<Omit<Draft, "attempt_id">>) => {
    setDraft((before) => ({ ...before, ...to(before), attempt_id: crypto.randomUUID() }));
    if (telling.told?.kind === "unsent") telling.hush();
  };
  const add = (line: TypedLine) => change(({ lines }) => ({ lines: withMore(lines, line) }));
  const take = (dish: TypedDish) =>
    dish.option.length > 0 ? choose(dish) : add({ dish, option_value: [], number: 1 });

  async function send(): Promise<void> {
    if (table === null || draft.lines.length === 0 || isBusy) return;
    setBusy(true);
    const answer = await deskSend(orderForTable, {
      store_id: storeId,
      table_id: table.table_id,
      attempt_id: draft.attempt_id,
      people,
      remark: draft.remark.trim(),
      lines: draft.lines.map((line) => ({
        goods_id: line.dish.id,
        option_value: [...line.option_value],
        number: line.number,
        price: priceOf(line),
      })),
    });
    setBusy(false);
    if (!answer.ok)
      return telling.tellFailure(
        answer,
        t("unsentLabel", { table: table.name }),
        () => void newest.current(),
      );
    await reload();
    if ("refusal" in answer.data) {
      const { goods_ids, refusal } = answer.data;
      const names = menu.dishes.filter(({ id }) => goods_ids.includes(id)).map(({ name }) => name);
      const about = names.length === 0 ? "" : ` ${t("about", { names: names.join(t("join")) })}`;
      return telling.tell("refused", `${t(`refusal.${refusal}`)}${about}`);
    }
    // What was typed while it was on its way is for the next one.
    setDraft(({ lines, remark }) => ({
      ...begun(),
      lines: draft.lines.reduce((left, line) => withMore(left, { ...line, number: -line.number }), lines),
      remark: remark === draft.remark ? "" : remark,
    }));
    telling.tell("done", t("done", { table: table.name, number: answer.data.number }));
  }

  const newest = useRef(send);
  useEffect(() => {
    newest.current = send;
  });
  useEffect(() => {
    const heard = (event: KeyboardEvent) => {
      if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void newest.current();
    };
    document.addEventListener("keydown", heard);
    return () => document.removeEventListener("keydown", heard);
  }, []);
  const search = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.page}>
      <h1 className="visually-hidden">{t("title")}</h1>
      <ul className={styles.tables} aria-label={t("table")}>
        {menu.tables.map(({ is_locked, name, people: seated, table_id }) => (
          <li key={table_id}>
            <button
              type="button"
              aria-pressed={table_id === table?.table_id}
              data-taken={seated !== null || undefined}
              disabled={is_locked}
              onClick={() => {
                setQuery({ table: table_id }, { replace: true });
                change(() => ({ people: null }));
                search.current?.focus();
              }}
            >
              <b>{name}</b>
              <small>
                {is_locked
                  ? tb("tables.locked")
                  : seated === null
                    ? t("free")
                    : t("seated", { count: seated })}
              </small>
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.columns}>
        <Dishes menu={menu} search={search} onTake={take} />
        {draft.lines.length > 0 && (
          <a className={styles.toTyped} href="#typed">
            <span>
              {t("order")} · {draft.lines.reduce((sum, { number }) => sum + number, 0)}
            </span>
            <span>{money(totalOf(draft.lines))}</span>
          </a>
        )}
        <TypedLines
          table={table}
          lines={draft.lines}
          people={people}
          most={menu.most_people}
          remark={draft.remark}
          isBusy={isBusy}
          onChange={(to) => change(() => to)}
          onMore={(line, by) => add({ ...line, number: by })}
          onSend={() => void send()}
        />
      </div>
      <Told told={telling.told} onClose={telling.hush} />
      {chosen !== null && (
        <OptionSheet
          key={chosen.id}
          dish={chosen}
          onClose={() => choose(null)}
          onAdd={(option_value) => {
            add({ dish: chosen, option_value, number: 1 });
            choose(null);
          }}
        />
      )}
    </div>
  );
}
