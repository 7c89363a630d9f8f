import { html } from "hono/html";

/** A comment as the code writes it: what stands in backticks is code. */
export function prose(text: string) {
  return html`${text.split("`").map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))}`;
}
