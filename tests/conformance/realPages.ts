import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { firstScreenVariant, renderFirstScreen } from "#app/server.tsx";
import { type Frontend, pageTemplate, readTexts } from "#provider/pages/frontend.ts";
import { staticFiles } from "#provider/pages/staticFiles.ts";

const root = new URL("../../", import.meta.url);

/** The client's own pages from its sources, without the code that a browser would run. */
export async function realPages(): Promise<Frontend> {
  const template = pageTemplate(await readFile(new URL("index.html", root), "utf8"), true);
  return {
    isDevelopment: false,
    template: () => Promise.resolve(template),
    render: renderFirstScreen,
    variant: firstScreenVariant,
    texts: readTexts,
    needed: () => ({ scripts: [], styles: [] }),
    style: () => Promise.resolve(""),
    file: staticFiles(fileURLToPath(new URL("public", root))),
    desk: {
      isDevelopment: false,
      page: () => readFile(new URL("src/desk/index.html", root), "utf8"),
      file: () => Promise.resolve(null),
    },
  };
}
