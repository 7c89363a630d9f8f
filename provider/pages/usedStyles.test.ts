import { describe, expect, it } from "vitest";
import { usedStyles } from "./usedStyles.ts";

const body = `<div class="card big" data-open="1" aria-pressed="false"><p class="name" lang="en" style="top:var(--of-element)">.gone{}</p></div>`;

describe("the styles of a page", () => {
  it.each([
    ".card{color:red}",
    "p,.gone{margin:0}",
    ".card:has(.name:active) p{scale:.9}",
    ".card:not(.gone){color:red}",
    ".card[data-open]{color:red}",
    '.card[data-open="1"]{color:red}',
    ".card:is(.gone,.big){color:red}",
    "[data-theme=dark] .card{color:red}",
    ":root{--ink:#000}.card{color:var(--ink)}",
    ":root{--ink:#000;--text:var(--ink)}.card{color:var(--text)}",
    ':root{--font:"A;B", serif}.card{font-family:var(--font)}',
    ":root{--of-element:1px}",
    '.card:after{content:"}.gone{"}',
    "@keyframes turn{to{rotate:1turn}}",
    "@media (width>=721px){.card{color:red}}",
    "@layer base;.card{color:red}",
    "[lang]:lang(ja){word-break:auto-phrase}",
    ".card:lang(en){hyphens:auto}",
    ".card:not(:lang(ko)){color:red}",
  ])("keep %s", (css) => {
    expect(usedStyles(css, body, "ja")).toBe(css);
  });

  it.each([
    ".gone{color:red}",
    ".card .gone>p{color:red}",
    ".card[data-busy]{color:red}",
    ".card[data-open='0'],.card[aria-pressed=true]{color:red}".replaceAll("'", '"'),
    "@media (width>=721px){.gone{color:red}}",
    "[lang]:lang(ko){word-break:keep-all}",
  ])("leave out %s, which holds for nothing on it", (css) => {
    expect(usedStyles(`.card{margin:0}${css}.name{margin:0}`, body, "ja")).toBe(
      ".card{margin:0}.name{margin:0}",
    );
  });

  it.each([
    ":root{--ink:#000}",
    ":root{--ink:#000;--text:var(--ink)}",
    ':root{--font:"A;B", serif;--ink:#000}',
  ])("leave out %s, which nothing asks for", (css) => {
    expect(usedStyles(`${css}.card{--tint:red;margin:0}`, body, "ja")).toBe(":root{}.card{margin:0}");
  });

  it("keep every language's where the page's is not known", () => {
    const css = "[lang]:lang(ko){word-break:keep-all}";
    expect(usedStyles(css, body, null)).toBe(css);
  });
});
