import { readdirSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { baseURL } from "./desk.ts";

/** What stands between a browser and the provider under test, and may change while a test runs. */
export interface Between {
  readonly origin: string;
  /** "up" · "down": nobody is there · "silent": whoever asks for a page waits for ever. */
  network: "up" | "down" | "silent";
  /** Whether the next build is served: the same app, each of its files under another name. */
  isNextBuild: boolean;
  /** Whether there is a service worker, or the server says that it is gone. */
  hasWorker: boolean;
  readonly close: () => void;
}

const names = () =>
  readdirSync(join(process.cwd(), "dist/client/assets")).map((name) => name.split(".")[0] ?? "");
const reversed = (name: string) => [...name].toReversed().join("");

/** Starts it on a port of its own. */
export async function serverBetween(): Promise<Between> {
  const hashes = new Set(names());
  const next = new Map([...hashes].map((hash) => [reversed(hash), hash]));
  const between = { network: "up", isNextBuild: false, hasWorker: true } as Omit<Between, "origin" | "close">;

  /** The text of the next build: its files' names, and the worker's own name for the build. */
  const renamed = (text: string) =>
    text
      .replaceAll(/(?<![\w-])[\w-]{7}(?=\.(?:js|css)\b)/g, (hash) =>
        hashes.has(hash) ? reversed(hash) : hash,
      )
      .replaceAll(/(?<=["'`])[0-9a-f]{12}(?=["'`])/g, reversed);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const isPage = request.headers.accept?.startsWith("text/html") ?? false;
    if (between.network === "down") return void request.socket.destroy();
    if (between.network === "silent" && isPage) return;
    const asked = request.url ?? "/";
    if (asked === "/sw.js" && !between.hasWorker) return void response.writeHead(410).end();
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
    response.writeHead(answered.status, Object.fromEntries(kept));
    const isText = /html|javascript|css/.test(answered.headers.get("content-type") ?? "");
    if (between.isNextBuild && isText) response.end(renamed(await answered.text()));
    else response.end(Buffer.from(await answered.arrayBuffer()));
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
