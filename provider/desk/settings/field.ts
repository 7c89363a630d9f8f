import { html, raw } from "hono/html";
import type { SettingsView } from "./settingsView.ts";

interface Field {
  readonly form: string;
  readonly name: string;
  readonly label: string;
  /** As it is saved. */
  readonly value: string;
  readonly type?: "text" | "date" | "datetime-local";
  readonly isNumber?: boolean;
}

/** A field of a form, with what is wrong with it under it; as it was filled in where it could not be saved. */
export function field({ form, name, label, value, type = "text", isNumber }: Field, view: SettingsView) {
  const filled = view.filled?.form === form ? view.filled : null;
  const fault = filled?.faults[name];
  const id = `${form}-${name}-fault`;
  return html`<label>${label}
      <input name="${name}" type="${type}" value="${filled?.fields[name] ?? value}" maxlength="2000" autocomplete="off"
        ${isNumber ? raw('inputmode="numeric"') : ""} ${fault ? html`aria-invalid="true" aria-describedby="${id}"` : ""} /></label>
    ${fault ? html`<p class="warn fault" id="${id}">${view.words.faults[fault]}</p>` : ""}`;
}
