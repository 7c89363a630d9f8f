import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { LEAVING_WORKER } from "#provider/pages/pageRoutes.ts";
import { baseURL } from "./desk.ts";

/** What stands between a browser and the provider under test, and may change while a test runs. */
export interface Between {
  readonly origin: string;
  /** "up" · "down": nobody is there · "silent": whoever asks waits until that is over, and is refused then. */
  network: "up" | "down" | "silent";
  /** Whether the next build is served: the same app, each of its files under another name. */
  isNextBuild: boolean;
  /** "own": the build's · "broken": one that answers everything with rubbish · "none": the server wants none. */
  worker: "own" | "broken" | "none";
  /** Addresses that were asked for, in their order. */
  readonly asked: readonly string[];
  readonly close: () => void;
}

const names = () =>
  readdirSync(join(process.cwd(), "dist/client/assets")).map((name) => name.split(".")[0] ?? "");
const reversed = (name: string) => [...name].toReversed().join("");

/** How a page's policy names the script in it. */
const scriptHash = (html: string) =>
  createHash("sha256")
    .update(/<script type="module">(.*?)<\/script>/s.exec(html)?.[1] ?? "")
    .digest("base64");

const BROKEN_WORKER = `
addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("fetch", (event) => event.respondWith(new Response("rubbish")));
`;

/** Starts it on a port of its own. */
export async function serverBetween(): Promise<Between> {
  const hashes = new Set(names());
  const next = new Map([...hashes].map((hash) => [reversed(hash), hash]));
  const held = new Set<ServerResponse>();
  const seen: string[] = [];
  let network: Between["network"] = "up";
  const between: Omit<Between, "origin" | "close"> = {
    asked: seen,
    get network() {
      return network;
    },
    set network(state) {
      network = state;
      for (const response of held) response.writeHead(502).end();
      held.clear();
    },
    isNextBuild: false,
    worker: "own",
  };

  /** The text of the next build: its files' names, and the worker's own name for the build. */
  const renamed = (text: string) =>
    text
      .replaceAll(/(?<![\w-])[\w-]+(?=\.(?:js|css)\b)/g, (hash) => (hashes.has(hash) ? reversed(hash) : hash))
      .replaceAll(/(?<=["'`])[0-9a-f]{12}(?=["'`])/g, reversed);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (between.network === "down") return void request.socket.destroy();
    if (between.network === "silent") return void held.add(response);
    const asked = request.url ?? "/";
    seen.push(asked);
    if (asked === "/sw.js" && between.worker !== "own") {
      const isLooking = request.headers["service-worker"] === "script";
      if (between.worker === "none" && !isLooking) return void response.writeHead(410).end();
      const worker = between.worker === "none" ? LEAVING_WORKER : BROKEN_WORKER;
      return void response.writeHead(200, { "content-type": "text/javascript" }).end(worker);
    }
    const [, hash = ""] = /^\/assets\/([\w-]+)\./.exec(asked) ?? [];
    const original = between.isNextBuild ? next.get(hash) : hash;
    if (hash && (original === undefined || !hashes.has(original))) return void response.writeHead(404).end();

    const body: Buffer[] = [];
    for await (const part of request) body.push(part as Buffer);
    // Whoever asks knows the origin between, and the files as they are named there.
    const left = /^(?:host|origin|connection|accept-encoding|if-none-match)$/;
    const headers = Object.entries(request.headers).filter(([name]) => !left.test(name));
    const answered = await fetch(baseURL + asked.replace(hash || "\0", original ?? ""), {
      method: request.method ?? "GET",
      headers: headers.map(([name, value]) => [name, String(value)] as [string, string]),
      redirect: "manual",
      ...(body.length > 0 && { body: Buffer.concat(body) }),
    });
    const kept = [...answered.headers].filter(
      ([name]) =>
        !/^(content-length|content-encoding|connection|etag|transfer-encoding|keep-alive)$/.test(name),
    );
    const isText = /html|javascript|css/.test(answered.headers.get("content-type") ?? "");
    if (!between.isNextBuild || !isText) {
      response.writeHead(answered.status, Object.fromEntries(kept));
      return void response.end(Buffer.from(await answered.arrayBuffer()));
    }
    const text = await answered.text();
    // The next build's pages let in their own script, which names its files.
    const policed = kept.map(
      ([name, value]) => [name, value.replace(scriptHash(text), scriptHash(renamed(text)))] as const,
    );
    response.writeHead(answered.status, Object.fromEntries(policed));
    response.end(renamed(text));
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return Object.assign(between, { origin: `http://127.0.0.1:${port}`, close });
}
