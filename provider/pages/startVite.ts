import { IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "vite";
import type { Incoming, Outgoing, Server } from "#provider/serve.ts";
import type { Frontend } from "./frontend.ts";
import { viteFrontend } from "./viteFrontend.ts";

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
