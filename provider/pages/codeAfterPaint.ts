import { scriptJson } from "./scriptJson.ts";

/** Milliseconds that the code waits for the picture at most: on a slow line it comes beside it. */
const PATIENCE = 300;

/**
 * Script of a page that shows its first screen already: asks for the code once that, with its greatest picture, is
 * painted. Asked for earlier, the code would share the line with the picture, and then hold up its painting. A button
 * that is tapped meanwhile is kept for the app, which presses it once it is there.
 */
export function codeAfterPaint(entry: string, preloads: readonly string[]): string {
  return `{
addEventListener("click", ({ target }) => {
const button = target.closest?.("button");
if (button) window.norenTapped ??= button;
}, true);
let asked = false;
const ask = () => {
if (asked) return;
asked = true;
for (const href of ${scriptJson(preloads)})
document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", crossOrigin: "", href }));
import(${scriptJson(entry)});
};
const painted = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(ask)));
const picture = document.querySelector("img[fetchpriority=high]");
if (picture) picture.decode().then(painted, painted);
else painted();
setTimeout(ask, ${PATIENCE});
}`.replaceAll("\n", " ");
}
