import { readFile } from "node:fs/promises";
import { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { createServer, type ViteDevServer } from "vite";
import type { Incoming, Outgoing, Server } from "#provider/server/http.ts";
import { type Frontend, inLanguage, pageTemplate, readTexts, ServerEntry, withNonce } from "./frontend.ts";

/** Vite before the app, with its hot reload on the same port. */
export async function startVite(
  server: Server,
  root: string,
): Promise<{
  frontend: Frontend;
  before: (incoming: Incoming, outgoing: Outgoing, next: () => void) => void;
  close: () => Promise<void>;
}> {
  const vite = await createServer({
    root,
    appType: "custom",
    server: { middlewareMode: true, hmr: { server: server.http } },
  });
  return {
    frontend: viteFrontend(vite),
    before(incoming, outgoing, next) {
      const isForVite = incoming instanceof IncomingMessage && outgoing instanceof ServerResponse;
      if (isForVite) vite.middlewares(incoming, outgoing, next);
      else next();
    },
    close: () => vite.close(),
  };
}

/** The client as Vite serves it from its sources. */
function viteFrontend(vite: ViteDevServer): Frontend {
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
    // Its code changes while it is looked at.
    variant: () => null,
    texts: readTexts,
    needed: () => ({ scripts: [], styles: [] }),
    style: () => Promise.resolve(""),
    // Vite stands before us and has served it.
    file: () => Promise.resolve(null),
    desk: {
      isDevelopment: true,
      async page(lang, nonce) {
        const html = await readFile(join(vite.config.root, "src/desk/index.html"), "utf8");
        const whole = await vite.transformIndexHtml("/src/desk/index.html", html);
        return withNonce(inLanguage(whole, lang), nonce);
      },
      file: () => Promise.resolve(null),
    },
  };
}
