/** Rules within these hold under a condition, and are looked at one by one. */
const CONDITIONAL = /^@(?:media|supports|container|layer)\b/;
const CLASS = /\.[A-Za-z_-][\w-]*/g;
/** What components say of their state. The theme is not theirs: it stands on the page's own element. */
const STATE = /\[((?:data|aria)-(?!theme\b)[\w-]+)(?:="?([^"\]]*)"?)?\]/g;

const LANGUAGE = /:lang\(([\w-]+)\)/g;

/**
 * Of a built style sheet what can hold for elements of the body as it stands there: rules that name a class, a state of
 * a component, or a language beside the page's (`null`: any) which no element has are left out, and variables that
 * nothing then asks for. A rule in doubt stays, and so do fonts and animations.
 */
export function usedStyles(css: string, body: string, lang: string | null): string {
  const has = new Set<string>(lang === null ? [] : [`[lang=${lang}]`]);
  for (const [, name = "", value = ""] of body.matchAll(/\s([\w-]+)="([^"]*)"/g)) {
    has.add(`[${name}]`).add(`[${name}=${value}]`);
    if (name === "class") for (const each of value.split(" ")) has.add(`.${each}`);
  }
  if (lang === null) for (const [, each] of css.matchAll(LANGUAGE)) has.add(`[lang=${each}]`);
  return withAskedVariables(kept(css, has), body);
}

/** A variable's declaration, with the sign that ends it; signs in strings count for nothing. */
const VARIABLE = /(?<=[{;])(--[\w-]+):(?:"[^"]*"|[^";}])*(?:;|(?=\}))/g;

/** Without variables that neither a rule nor an element asks for, nor another variable that stays. */
function withAskedVariables(css: string, body: string): string {
  const asked = new Set(Array.from((css + body).matchAll(/var\((--[\w-]+)/g), ([, name]) => name));
  const left = css.replaceAll(VARIABLE, (declaration, name: string) => (asked.has(name) ? declaration : ""));
  return left === css ? css : withAskedVariables(left, body);
}

function kept(css: string, has: ReadonlySet<string>): string {
  return rulesOf(css)
    .map(({ selector, block }) => {
      if (block !== "" && CONDITIONAL.test(selector)) {
        const inner = kept(block.slice(1, -1), has);
        return inner === "" ? "" : `${selector}{${inner}}`;
      }
      const isUsed = selector.startsWith("@") || selector.split(",").some((each) => canMatch(each, has));
      return isUsed ? selector + block : "";
    })
    .join("");
}

/** Parts of a list in brackets, as `:is(.a,.b)`, are judged apart: more is kept then, never less. */
function canMatch(selector: string, has: ReadonlySet<string>): boolean {
  if (selector.includes("\\")) return true;
  const named = selector.replaceAll(/:not\([^)]*\)?/g, "");
  return (
    [...named.matchAll(CLASS)].every(([each]) => has.has(each)) &&
    [...named.matchAll(STATE)].every(([, name, value]) =>
      has.has(value === undefined ? `[${name}]` : `[${name}=${value}]`),
    ) &&
    [...named.matchAll(LANGUAGE)].every(([, language]) => has.has(`[lang=${language}]`))
  );
}

/** The rules of a sheet, each up to its last brace; braces in strings count for nothing. */
function rulesOf(css: string): { readonly selector: string; readonly block: string }[] {
  const rules: { selector: string; block: string }[] = [];
  let [start, open, depth] = [0, 0, 0];
  for (const { 0: sign, index } of css.matchAll(/"(?:[^"\\]|\\.)*"|[{};]/g)) {
    if (sign === "{") {
      if (depth === 0) open = index;
      depth += 1;
    } else if (sign === "}") {
      depth -= 1;
      if (depth > 0) continue;
      rules.push({ selector: css.slice(start, open).trim(), block: css.slice(open, index + 1) });
      start = index + 1;
    } else if (sign === ";" && depth === 0) {
      // A statement, as @layer or @charset.
      rules.push({ selector: css.slice(start, index + 1).trim(), block: "" });
      start = index + 1;
    }
  }
  return rules;
}
