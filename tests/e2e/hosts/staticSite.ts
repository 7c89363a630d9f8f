import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, sep } from "node:path";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".avif": "image/avif",
  ".webp": "image/webp",
};

interface Site {
  /** Where the client was built to. */
  readonly folder: string;
  /** 0: any that is free. */
  readonly port?: number;
  /** What becomes of a call; a web server of files alone takes none. */
  readonly onCall?: (pathname: string, request: IncomingMessage, response: ServerResponse) => void;
}

/** Any web server: files, and the page for every other address. */
export async function staticSite({ folder, port = 0, onCall }: Site) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    if (request.method === "POST" && onCall !== undefined) return onCall(pathname, request, response);
    if (request.method !== "GET" && request.method !== "HEAD") return void response.writeHead(405).end();
    const file = join(folder, pathname);
    const isFile = extname(pathname) !== "" && file.startsWith(folder + sep) && existsSync(file);
    void readFile(isFile ? file : join(folder, "index.html")).then((content) => {
      response.writeHead(200, { "content-type": types[isFile ? extname(file) : ".html"] ?? "text/plain" });
      response.end(content);
    });
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
