import type { Plugin } from "vite";

/** The inside of a function or class of i18next's that begins with `head`, at a depth of so many spaces. */
const body = (head: string, spaces: number) =>
  new RegExp(`^( {${spaces}}${head}.*\\{)$[\\s\\S]*?^ {${spaces}}\\}$`, "m");

/**
 * What i18next holds for those who use it otherwise, and what stands for it. Texts are at hand before their screens
 * (`ensureTexts`), in a language that we choose; they name no other texts, and the one format is ours (`startTexts`).
 */
const unused: readonly (readonly [RegExp, string])[] = [
  // Fetching of texts, its formats, and selectors in place of keys.
  [body("class Connector", 0), "$1 state = {}; load(languages, namespaces, done) { done(); } }"],
  [/formatter = Formatter;/, ""],
  [body("function keysFromSelector", 0), "$1 }"],
  // Methods that neither we nor React's part of it call.
  [body("cloneInstance", 2), ""],
  [body("dir", 2), ""],
  [body("hydrate", 2), ""],
  [body("toJSON", 2), ""],
  [body("reloadResources", 2), ""],
  [/reloadResources: this\.reloadResources\.bind\(this\)$/m, ""],
  // Texts within texts.
  [body("nest", 2), ""],
  [/if \(opt\.nest !== false\)/, "if (false)"],
  // Modules and ways of asking that nobody chose: there are React's part and our formats.
  [
    body("use\\(", 2),
    "$1 if (module.type === 'formatter') this.modules.formatter = module; else this.modules.external.push(module); return this; }",
  ],
  [/this\.pendingWarnings(?:\?\.| = ).*;$/gm, ""],
  [/this\.(?:modules\.|services\.)?(?:i18nFormat|languageDetector|modules\.backend)\b/g, "undefined"],
  [/const returnDetails = .*;$/m, "const returnDetails = false;"],
  [/const postProcess = .*;$/m, "const postProcess = undefined;"],
  [/if \(this\.options\.saveMissing\)/, "if (false)"],
  [/\w+\??\.toLowerCase\(\) === 'cimode'/g, "false"],
];

/** The package's code without it; throws where the package is written in another way. */
export function leaner(code: string): string {
  return unused.reduce((before, [written, instead]) => {
    const after = before.replace(written, instead);
    if (after === before)
      throw new Error(`i18next has no ${written} any more: see .ci/build/plugins/leanTexts.ts`);
    return after;
  }, code);
}

/** Leaves it out of what browsers load first, and of what draws pages for them, so that both say the same. */
export function leanTexts(): Plugin {
  return {
    name: "noren:lean-texts",
    apply: "build",
    transform: {
      filter: { id: /node_modules[\\/]i18next[\\/]dist[\\/]esm[\\/]i18next\.js/ },
      handler: (code) => ({ code: leaner(code), map: null }),
    },
  };
}

/** What libraries tell developers alone: the build's minifier takes their calls away. */
export const toldToDevelopers = ["this.logger.warn", "this.logger.deprecate", "this.logger.log", "warnOnce"];
