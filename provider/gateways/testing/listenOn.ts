import { serve } from "@hono/node-server";
import type { Hono } from "hono";
import type { AddressInfo } from "node:net";

/** Serves routes on a free port of this machine. */
export async function listenOn(
  routes: Hono,
): Promise<{ origin: string; host: string; close: () => Promise<void> }> {
  const server = serve({ fetch: routes.fetch, port: 0, hostname: "127.0.0.1" });
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
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
