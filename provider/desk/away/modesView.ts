import { html, raw } from "hono/html";
import type { OrderType } from "#contract/enumerations.ts";
import type { BoardOrder } from "#provider/desk/readBoard.ts";
import type { View } from "#provider/desk/view.ts";

const all: readonly OrderType[] = [1, 2, 3, 4];

/**
 * Which orders are to be seen, by their way of ordering; nothing where there is but one. The choice is the page's own
 * and works without scripts: what is left out is hidden, still counted, and still rings when it is new.
 */
export function modesView(orders: readonly BoardOrder[], { order_types, words }: View) {
  const modes = all.filter(
    (mode) => order_types.includes(mode) || orders.some(({ order }) => order.order_type === mode),
  );
  if (modes.length < 2) return "";
  const choice = (value: OrderType | "all", label: string) => {
    const shown = orders.filter(({ order }) => value === "all" || order.order_type === value);
    const waiting = shown.filter(({ is_waiting }) => is_waiting).length;
    return html`<label data-key="mode-${value}">
      <input type="radio" name="mode" value="${value}" ${value === "all" ? raw("checked") : ""} />
      <span>${label} <small>${shown.length}</small>${waiting > 0 ? html` <mark>${words.status[0]} ${waiting}</mark>` : ""}</span>
    </label>`;
  };
  return html`<fieldset class="modes" data-key="modes"><legend class="unseen">${words.shownModes}</legend>
      ${choice("all", words.allModes)}${modes.map((mode) => choice(mode, words.modes[mode]))}
    </fieldset>
    <p class="quiet none-of-mode" data-key="none-of-mode">${words.noneOfMode}</p>`;
}

/** How the choice is seen, and what it hides. */
export const modesStyle = `
.modes { display: flex; flex-wrap: wrap; gap: 8px; margin: 0 0 12px; padding: 0; border: 0; }
.modes label { margin: 0; position: relative; }
.modes input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: pointer; }
.modes span { display: inline-flex; align-items: center; gap: 6px; min-height: 44px; padding: 6px 14px; border: 1px solid var(--line); border-radius: 999px; background: var(--card); }
.modes :checked + span { border-color: var(--ink); background: var(--ink); color: var(--card); font-weight: 700; }
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
