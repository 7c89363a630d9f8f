import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useParams, useSearchParams } from "react-router-dom";
import type { DeskResponse } from "#contract/calls/desk/deskCall.ts";
import { orderForTable, tableMenu, type TypedDish } from "#contract/calls/desk/tableOrder.ts";
import { failureText } from "#desk/net/deskRefusal.ts";
import { deskSend, useDesk } from "#desk/net/deskSend.ts";
import { Told } from "#desk/frame/Told.tsx";
import { useTold } from "#desk/net/useTold.ts";
import { money } from "#text/formats.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { Skeleton } from "#ui/feedback/Skeleton.tsx";
import { Dishes } from "./Dishes.tsx";
import { OptionSheet } from "./OptionSheet.tsx";
import styles from "./TableOrder.module.css";
import { TypedLines } from "./TypedLines.tsx";
import { priceOf, totalOf, type TypedLine, withMore } from "./typedOrder.ts";

/** An order that a waiter types in for guests without a phone, onto their table's bill. */
export default function TableOrderScreen() {
  const { t } = useTranslation(["desk/desk", "form"]);
  const { storeId = "" } = useParams();
  const { data, failure, reload } = useDesk(tableMenu, { store_id: storeId });
  if (data !== undefined)
    return <Typing key={storeId} storeId={storeId} menu={data} reload={() => reload()} />;
  if (failure === undefined) return <Skeleton lines={6} />;
  return (
    <EmptyState title={t("failed")} action={<Button onClick={() => void reload()}>{t("retry")}</Button>}>
      {failureText(failure, t)}
    </EmptyState>
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
  const [query, setQuery] = useSearchParams();
  const telling = useTold();
  const [draft, setDraft] = useState(begun);
  const [chosen, choose] = useState<TypedDish | null>(null);
  const [isBusy, setBusy] = useState(false);
  const table = menu.tables.find(({ table_id }) => table_id === query.get("table")) ?? null;
  const people = draft.people ?? (table?.people === null ? 1 : 0);
  // An attempt is of what it holds: who changes it, begins another.
  const change = (to: Partial<Omit<Draft, "attempt_id">>) =>
    setDraft((before) => ({ ...before, ...to, attempt_id: crypto.randomUUID() }));
  const add = (line: TypedLine) =>
    setDraft((before) => ({
      ...before,
      lines: withMore(before.lines, line),
      attempt_id: crypto.randomUUID(),
    }));
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
      return telling.tellFailure(answer, t("unsentLabel", { table: table.name }), () => void send());
    await reload();
    if ("refusal" in answer.data) {
      const { goods_ids, refusal } = answer.data;
      const names = menu.dishes.filter(({ id }) => goods_ids.includes(id)).map(({ name }) => name);
      const about = names.length === 0 ? "" : ` ${t("about", { names: names.join(t("join")) })}`;
      return telling.tell("refused", `${t(`refusal.${refusal}`)}${about}`);
    }
    setDraft(begun());
    telling.tell("done", t("done", { table: table.name, number: answer.data.number }));
  }

  const sent = useEffectEvent(() => void send());
  useEffect(() => {
    const heard = (event: KeyboardEvent) => {
      if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) sent();
    };
    document.addEventListener("keydown", heard);
    return () => document.removeEventListener("keydown", heard);
  }, []);
  const search = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.page}>
      <h1 className="visually-hidden">{t("title")}</h1>
      <ul className={styles.tables} aria-label={t("table")}>
        {menu.tables.map(({ name, people: seated, table_id }) => (
          <li key={table_id}>
            <button
              type="button"
              aria-pressed={table_id === table?.table_id}
              data-taken={seated !== null || undefined}
              onClick={() => {
                setQuery({ table: table_id }, { replace: true });
                change({ people: null });
                search.current?.focus();
              }}
            >
              <b>{name}</b>
              <small>{seated === null ? t("free") : t("seated", { count: seated })}</small>
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
          onChange={change}
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
