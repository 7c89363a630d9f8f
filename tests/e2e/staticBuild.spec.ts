import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { expect, test } from "@playwright/test";
import { baseURL, phone, tableLink } from "./desk.ts";
import { addPlain, dishes, fillConfirmation, orderNumber, toConfirmation } from "./guest.ts";

const client = join(process.cwd(), "dist/client");
const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".avif": "image/avif",
  ".webp": "image/webp",
};

/** Any web server: files, the page for every other address, and the calls handed on to the API. */
function staticServer(): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", baseURL);
    if (request.method === "POST") {
      const body: Buffer[] = [];
      request.on("data", (data: Buffer) => body.push(data));
      request.on("end", () => {
        const headers = {
          "content-type": "application/json",
          "idempotency-key": String(request.headers["idempotency-key"] ?? ""),
        };
        void fetch(`${baseURL}${pathname}`, { method: "POST", headers, body: Buffer.concat(body) }).then(
          async (answer) => {
            response.writeHead(answer.status, { "content-type": "application/json" });
            response.end(await answer.text());
          },
        );
      });
      return;
    }
    const file = join(client, pathname);
    const isFile = extname(pathname) !== "" && file.startsWith(client) && existsSync(file);
    void readFile(isFile ? file : join(client, "index.html")).then((content) => {
      response.writeHead(200, { "content-type": types[isFile ? extname(file) : ".html"] ?? "text/plain" });
      response.end(content);
    });
  });
  return new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(server)));
}

test("the build served as files, with nothing rendered on a server, takes an order", async ({ browser }) => {
  const link = await tableLink(browser, "C5");
  const server = await staticServer();
  const { port } = server.address() as AddressInfo;
  const { page, say, close } = await phone(browser);
  await page.goto(`http://127.0.0.1:${port}${link}`);
  await addPlain(page, say, dishes.ja.plain);
  await toConfirmation(page, say);
  await fillConfirmation(page, say);
  await page.getByRole("button", { name: say("checkout:submit") }).click();
  await orderNumber(page);
  await expect(page.getByText(say("orders:status.pending")).first()).toBeVisible();
  await close();
  server.closeAllConnections();
  server.close();
});
