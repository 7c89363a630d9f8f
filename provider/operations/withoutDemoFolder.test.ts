import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as Code from "#contract/codes.ts";
import { someBuild } from "#provider/testing/someBuild.ts";

const root = join(import.meta.dirname, "../..");
const DEMO = join("provider", "demo");
/** Milliseconds; the types of the whole provider are checked, on a machine that may do much else. */
const LONG = 180_000;
let copy: string;

/** What an operator has who deleted `provider/demo`, but for tests. */
const isKept = (path: string) => {
  const file = relative(root, path);
  return file !== DEMO && !file.split(sep).includes("testing") && !/\.test\.tsx?$/.test(file);
};

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), "noren-no-demo-"));
  for (const name of ["src", "liff", "locales", "provider", "package.json", "tsconfig.json"])
    await cp(join(root, name), join(copy, name), { recursive: true, filter: isKept });
  await symlink(join(root, "node_modules"), join(copy, "node_modules"));
  const build = await someBuild();
  await cp(build.folder, join(copy, "dist"), { recursive: true });
  await build.remove();
}, LONG);
afterAll(() => rm(copy, { recursive: true, force: true }));

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  return address !== null && typeof address === "object" ? address.port : 0;
}

/** The provider's own process; resolves when it is ready or has given up. */
async function start(environment: Record<string, string>) {
  const port = await freePort();
  const child = spawn(process.execPath, [join(copy, "provider/main.ts")], {
    cwd: copy,
    env: { PATH: process.env["PATH"], PORT: String(port), HOST: "127.0.0.1", ...environment },
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => (said += data));
  const ended = once(child, "exit").then(([code]) => code as number | null);
  const isReady = () => said.includes("Ctrl-C") || child.exitCode !== null;
  await expect.poll(isReady, { timeout: LONG, interval: 50 }).toBe(true);
  return {
    said: () => said,
    ended,
    stop: () => child.kill("SIGTERM"),
    fetch: (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init),
  };
}

describe("with the folder provider/demo deleted", () => {
  it(
    "the provider's types hold",
    async () => {
      await writeFile(
        join(copy, "tsconfig.json"),
        JSON.stringify({ extends: join(root, "tsconfig.json"), include: ["provider", "src/text/*.d.ts"] }),
      );
      const { stdout } = await promisify(execFile)(
        process.execPath,
        [join(root, "node_modules/typescript/bin/tsc"), "--noEmit", "-p", copy],
        { cwd: copy },
      ).catch((error: { readonly stdout: string }) => error);
      expect(stdout).toBe("");
    },
    LONG,
  );

  it(
    "pages, the desk and calls are answered with NOREN_DEMO=0",
    async () => {
      const provider = await start({ NOREN_DEMO: "0" });
      expect(await (await provider.fetch("/healthz")).json()).toMatchObject({ status: "ok" });
      expect((await provider.fetch("/home")).status).toBe(200);
      expect((await provider.fetch("/desk")).status).toBe(200);
      const registered = await provider.fetch("/order/user/none_register", {
        method: "POST",
        headers: { "content-type": "application/json", "idempotency-key": "registered-without-the-demo" },
        body: "{}",
      });
      expect(await registered.json()).toMatchObject({ code: Code.success });
      provider.stop();
      expect(await provider.ended).toBe(0);
    },
    LONG,
  );

  it("with the demo wanted it ends, and says why", async () => {
    const provider = await start({});
    expect(await provider.ended).toBe(1);
    expect(provider.said()).toBe(
      "There is no demo, for its folder provider/demo was deleted: set NOREN_DEMO=0.\n",
    );
  });
});
