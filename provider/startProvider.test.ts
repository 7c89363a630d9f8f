import { once } from "node:events";
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runDemoTool } from "./seed/demo/demoTool.ts";
import { startProvider } from "./startProvider.ts";
import { someBuild } from "./testing/someBuild.ts";

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "noren-start-"));
  const build = await someBuild();
  await cp(build.folder, join(root, "dist"), { recursive: true });
  await build.remove();
  await writeFile(join(root, "package.json"), '{"version":"9.9.9"}');
});
afterAll(() => rm(root, { recursive: true, force: true }));

function start(environment: Record<string, string>, folder = root) {
  return startProvider({
    root: folder,
    environment: { PORT: "0", HOST: "127.0.0.1", NOREN_DEMO: "0", NOREN_LOG_LEVEL: "silent", ...environment },
    isDevelopment: false,
    print: () => undefined,
    onLost: () => undefined,
  });
}

it("says that a certificate cannot be read", async () => {
  await expect(start({ NOREN_TLS_CERT: "no.pem", NOREN_TLS_KEY: "no.pem" })).rejects.toThrow(
    "NOREN_TLS_CERT names no.pem, which cannot be read.",
  );
});

it("says that a database does not answer, and not with what password", async () => {
  const failure = start({ DATABASE_URL: "postgresql://user:hidden@127.0.0.1:1/noren" });
  await expect(failure).rejects.toThrow("DATABASE_URL names does not answer");
  await expect(failure).rejects.not.toThrow("hidden");
});

it("leaves nothing open when it fails late: the next start has the data", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = address !== null && typeof address === "object" ? address.port : 0;
  await expect(start({ PORT: String(port) })).rejects.toThrow(`Port ${port} is in use by another program.`);
  server.close();
  const provider = await start({ NOREN_DEMO: "1" });
  const health = await fetch(`http://127.0.0.1:${provider.port}/healthz`);
  expect(await health.json()).toEqual({ status: "ok", version: "9.9.9" });
  await provider.stop();
});

it("refuses to serve real guests from a database that holds the demo's stores, until they are removed", async () => {
  const failure = await start({}).then(
    () => "",
    (error: Error) => error.message,
  );
  expect(failure).toContain("NOREN_DEMO=0, but the database holds");
  expect(failure).toContain("npm run demo -- remove --yes");
  const said: string[] = [];
  const tool = (...words: readonly string[]) =>
    runDemoTool(words, { root, environment: {}, say: (text) => said.push(text) });
  expect(await tool("remove")).toBe(0);
  expect(said.join("\n")).toContain("Nothing was changed");
  await expect(start({})).rejects.toThrow("holds");
  expect(await tool("remove", "--yes")).toBe(0);
  const provider = await start({});
  expect((await fetch(`http://127.0.0.1:${provider.port}/home`)).status).toBe(200);
  await provider.stop();
  said.splice(0);
  expect(await tool("remove")).toBe(0);
  expect(said).toEqual(["The database holds none of the demo's stores."]);
});

it("without a build says how to make one", async () => {
  await rm(join(root, "dist"), { recursive: true });
  await expect(start({})).rejects.toThrow("The client is not built");
});
