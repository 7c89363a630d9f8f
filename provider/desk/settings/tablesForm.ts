import { html, raw } from "hono/html";
import * as z from "zod/mini";
import { PACE_MINUTES, type TableRules, tableRules } from "#domain/orders/tableRules.ts";
import {
  checked,
  type Draft,
  type Fields,
  fieldView,
  textOf,
  wholeNumber,
} from "#provider/desk/frame/form.ts";
import type { SettingsView } from "./settingsView.ts";

const DAY = 1_440;
const Minutes = z.int().check(z.minimum(1), z.maximum(DAY));
const NoneOrMinutes = z.int().check(z.minimum(0), z.maximum(DAY));
const Some = z.int().check(z.minimum(1), z.maximum(9_999));

const Rules = z.object({
  lets_bare_ids_in: z.boolean(),
  let_in_minutes: Minutes,
  table_waiting: Some,
  store_waiting: Some,
  line_pieces: Some,
  member_orders: Some,
  table_orders: Some,
  table_calls: Some,
  stranger_calls: Some,
  closing_minutes: Minutes,
  slow_minutes: Minutes,
  late_minutes: Minutes,
  course_minutes: NoneOrMinutes,
  course_last_order: NoneOrMinutes,
});

const numbers = [
  "let_in_minutes",
  "table_waiting",
  "store_waiting",
  "line_pieces",
  "member_orders",
  "table_orders",
  "table_calls",
  "stranger_calls",
  "closing_minutes",
  "slow_minutes",
  "late_minutes",
  "course_minutes",
  "course_last_order",
] as const satisfies readonly (keyof TableRules)[];

/** Whom a store lets order at its tables, and how much: every field, as it is filled in. */
export function tablesDraft(fields: Fields): Draft<{ table_rules: TableRules }> {
  const typed = Object.fromEntries(numbers.map((name) => [name, wholeNumber(textOf(fields, name))]));
  const draft = checked(Rules, { ...typed, lets_bare_ids_in: fields["lets_bare_ids_in"] === "1" });
  return draft.ok ? { ok: true, value: { table_rules: draft.value } } : draft;
}

/** The form of the rules for a store's tables. */
export function tablesView(view: SettingsView) {
  const { filled, own, store, words } = view;
  const rules = tableRules(store.table_rules);
  const isOpen =
    filled?.form === "tables" ? filled.fields["lets_bare_ids_in"] === "1" : rules.lets_bare_ids_in;
  return html`<section aria-labelledby="tables" data-key="tables"><h2 id="tables">${words.tables}</h2>
    <p class="quiet">${words.tablesNote}</p>
    <form method="post" action="${own}/tables">
      <label class="check"><input type="checkbox" name="lets_bare_ids_in" value="1" ${isOpen ? raw("checked") : ""} /> ${words.letsBareIdsIn}</label>
      ${numbers.map((name) =>
        fieldView(
          {
            form: "tables",
            name,
            label: words.tableRules[name].replace("{minutes}", String(PACE_MINUTES)),
            value: String(rules[name]),
            isNumber: true,
          },
          view,
        ),
      )}
      <button class="main">${words.save}</button>
    </form></section>`;
}
