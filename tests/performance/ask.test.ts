import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { freePort } from "../../.ci/services/freePort.ts";
import { ask } from "./ask.ts";

test("an address is asked for what it answers, a failure too", async () => {
  const server = createServer((request, response) => response.writeHead(404).end(`none at ${request.url}`));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  expect(await ask(new URL(`http://127.0.0.1:${port}/menu?table=3`))).toBe("none at /menu?table=3");
  server.close();
});

test("where nobody answers is told with the reason", async () => {
  const origin = `http://127.0.0.1:${await freePort()}`;
  await expect(ask(new URL(`${origin}/menu`))).rejects.toThrow(`${origin} does not answer (ECONNREFUSED).`);
});
