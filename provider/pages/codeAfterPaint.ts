import { scriptJson } from "./scriptJson.ts";

/** Addresses of what a page asks for: the entry's script, the scripts that it needs, and their style sheets. */
export interface CodeAddresses {
  readonly entry: string;
  readonly preloads: readonly string[];
  readonly styles: readonly string[];
}

/** Milliseconds that the code waits for the picture at most: on a slow line it comes beside it. */
const PATIENCE = 300;

/** Scripts that are asked for in one go. */
const AT_A_TIME = 8;

/**
 * Script of a page that shows its first screen already: asks for the code once that, with its greatest picture, is
 * painted. Asked for earlier, the code would share the line with the picture, and then hold up its painting. The page
 * holds the styles of what it shows; the whole sheets come with the code, which begins once they are there, or failed.
 * The requests are made some at a time, so that no tap waits for all of them. A button or a choice that is tapped
 * meanwhile is kept for the app, which presses it once it is there.
 */
export function codeAfterPaint({ entry, preloads, styles }: CodeAddresses): string {
  return `{
addEventListener("click", ({ target }) => {
const tapped = target.closest?.("button,[type=radio],[type=checkbox]");
if (tapped) window.norenTapped ??= tapped;
}, true);
let asked = false;
const ask = () => {
if (asked) return;
asked = true;
const add = (given) => new Promise((done) =>
document.head.append(Object.assign(document.createElement("link"), { ...given, onload: done, onerror: done })));
const styled = ${scriptJson(styles)}.map((href) => add({ rel: "stylesheet", href }));
const scripts = ${scriptJson(preloads)};
const some = () => {
for (const href of scripts.splice(0, ${AT_A_TIME})) add({ rel: "modulepreload", crossOrigin: "", href });
if (scripts[0]) setTimeout(some);
};
setTimeout(some);
Promise.all(styled).then(() => import(${scriptJson(entry)}));
};
const painted = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(ask)));
const picture = document.querySelector("img[fetchpriority=high]");
if (picture) picture.decode().then(painted, painted);
else painted();
setTimeout(ask, ${PATIENCE});
}`.replaceAll("\n", " ");
}
