import { serve } from "@hono/node-server";
import type { Hono } from "hono";
import type { AddressInfo } from "node:net";

/** Serves routes on this machine, on a free port unless one is given. `close` cuts what is still open. */
export async function listenOn(
  routes: Hono,
  wanted = 0,
): Promise<{ origin: string; host: string; close: () => Promise<void> }> {
  const server = serve({ fetch: routes.fetch, port: wanted, hostname: "127.0.0.1" });
  const { port } = await new Promise<AddressInfo>((resolve, reject) => {
    server.once("listening", () => {
      const address = server.address();
      if (address !== null && typeof address === "object") resolve(address);
      else reject(new Error("No port"));
    });
  });
  const host = `127.0.0.1:${port}`;
  return {
    host,
    origin: `http://${host}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        if ("closeAllConnections" in server) server.closeAllConnections();
      }),
  };
}
