import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ViteDevServer } from "vite";
import { ServerEntry } from "./firstScreen.ts";
import type { Frontend } from "./frontend.ts";
import { pageTemplate } from "./pageTemplate.ts";
import { readTexts } from "./readTexts.ts";

/** The client as Vite serves it from its sources. */
export function viteFrontend(vite: ViteDevServer): Frontend {
  return {
    isDevelopment: true,
    async template(url) {
      const html = await readFile(join(vite.config.root, "index.html"), "utf8");
      return pageTemplate(await vite.transformIndexHtml(url, html), false);
    },
    async render(request) {
      const entry: unknown = await vite.ssrLoadModule("/src/app/server.tsx");
      try {
        return await ServerEntry.parse(entry).renderFirstScreen(request);
      } catch (error) {
        if (error instanceof Error) vite.ssrFixStacktrace(error);
        throw error;
      }
    },
    texts: readTexts,
    needed: () => ({ scripts: [], styles: [] }),
    style: () => Promise.resolve(""),
    // Vite stands before us and has served it.
    file: () => Promise.resolve(null),
  };
}
