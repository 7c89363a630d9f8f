import { html, raw } from "hono/html";
import type { OrderType } from "#contract/enumerations.ts";
import { placeQuery } from "#provider/desk/boardPlace.ts";
import { type Board, totalOf } from "#provider/desk/readBoard.ts";
import type { View } from "#provider/desk/view.ts";

const all: readonly OrderType[] = [1, 2, 3, 4];

/**
 * Which orders are to be seen, by their way of ordering; nothing where there is but one. While all stand on one page the
 * choice is the page's own and works without scripts: what is left out is hidden, still counted, and still rings when it
 * is new. Of several pages each way of ordering has its own.
 */
export function modesView({ counts, pages, place }: Board, { order_types, store_id, words }: View) {
  const modes = all.filter(
    (mode) => order_types.includes(mode) || counts.some((one) => one.mode === mode && one.orders > 0),
  );
  if (modes.length < 2) return "";
  const isPaged = pages > 1 || place.mode !== null;
  const inside = (value: OrderType | null, label: string) => {
    const shown = counts.filter(({ mode }) => value === null || mode === value);
    const waiting = shown.reduce((sum, one) => sum + one.waiting, 0);
    return html`${label} <small>${totalOf(shown)}</small>${waiting > 0 ? html` <mark>${words.status[0]} ${waiting}</mark>` : ""}`;
  };
  const link = (value: OrderType | null, label: string) =>
    html`<a data-key="mode-${value ?? "all"}" href="/desk/${encodeURIComponent(store_id)}${placeQuery({ ...place, page: 1, mode: value })}"
      ${value === place.mode ? raw('aria-current="true"') : ""}>${inside(value, label)}</a>`;
  const choice = (value: OrderType | null, label: string) => html`<label data-key="mode-${value ?? "all"}">
      <input type="radio" name="mode" value="${value ?? "all"}" ${value === null ? raw("checked") : ""} />
      <span>${inside(value, label)}</span>
    </label>`;
  const one = isPaged ? link : choice;
  const choices = html`${one(null, words.allModes)}${modes.map((mode) => one(mode, words.modes[mode]))}`;
  return isPaged
    ? html`<nav class="modes" data-key="mode-links" aria-label="${words.shownModes}">${choices}</nav>`
    : html`<fieldset class="modes" data-key="modes"><legend class="unseen">${words.shownModes}</legend>
      ${choices}
    </fieldset>
    <p class="quiet none-of-mode" data-key="none-of-mode">${words.noneOfMode}</p>`;
}

/** How the choice is seen, and what it hides. */
export const modesStyle = `
.modes { display: flex; flex-wrap: wrap; gap: 8px; margin: 0 0 12px; padding: 0; border: 0; }
.modes label { margin: 0; position: relative; }
.modes input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: pointer; }
.modes span, .modes a { display: inline-flex; align-items: center; gap: 6px; min-height: 44px; padding: 6px 14px; border: 1px solid var(--line); border-radius: 999px; background: var(--card); }
.modes a { text-decoration: none; }
.modes :checked + span, .modes a[aria-current] { border-color: var(--ink); background: var(--ink); color: var(--card); font-weight: 700; }
.modes :focus-visible + span { outline: 3px solid var(--ring); outline-offset: 2px; }
.none-of-mode { display: none; }
${all
  .map(
    (
      mode,
    ) => `.board:has(.modes [value="${mode}"]:checked) .order:not([data-mode="${mode}"]) { display: none; }
.board:has(.order):has(.modes [value="${mode}"]:checked):not(:has(.order[data-mode="${mode}"])) .none-of-mode { display: block; }`,
  )
  .join("\n")}
`;
