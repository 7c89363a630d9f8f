/** A step of a recipe that a machine can follow: a block of code and what its first line says of it. */
export interface Step {
  /** The recipe's heading. */
  readonly recipe: string;
  /** `sh` is run, `diff` changes a file, `json` is put into one; anything else is a new file. */
  readonly kind: string;
  /** The file, or several by a pattern; empty for `sh`. */
  readonly path: string;
  readonly text: string;
}

/** The steps of a document, in order: blocks of code whose first line names a file, and commands. */
export function readRecipes(document: string): Step[] {
  return document.split(/^## /m).flatMap((section) => {
    const [recipe = ""] = section.split("\n");
    const blocks = section.matchAll(/^ *```(\w+)(?: (\S+))?\n([^]*?)^ *```$/gm);
    return [...blocks].flatMap(([block, kind = "", path = "", text = ""]) => {
      const indent = /^ */.exec(block)?.[0].length ?? 0;
      const lines = text.split("\n").map((line) => line.slice(Math.min(indent, line.search(/\S|$/))));
      return path === "" && kind !== "sh" ? [] : [{ recipe, kind, path, text: lines.join("\n") }];
    });
  });
}
