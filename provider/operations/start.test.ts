import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as Code from "#contract/codes.ts";
import { runDemoTool } from "#provider/demo/removal/demoTool.ts";
import { repeatable } from "#provider/testing/repeatable.ts";
import { someBuild } from "#provider/testing/someBuild.ts";
import { startProvider } from "./start.ts";

describe("run", () => {
  let root: string;
  const children: ChildProcess[] = [];

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), "noren-run-"));
    const build = await someBuild();
    await cp(build.folder, join(root, "dist"), { recursive: true });
    await build.remove();
    await writeFile(join(root, "package.json"), '{"version":"9.9.9"}');
  });
  afterAll(async () => {
    for (const child of children) child.kill("SIGKILL");
    await rm(root, { recursive: true, force: true });
  });

  async function freePort(): Promise<number> {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    server.close();
    return address !== null && typeof address === "object" ? address.port : 0;
  }

  /** A provider as a process of its own; resolves when it is ready or has given up. */
  async function start(environment: Record<string, string> = {}) {
    const port = Number(environment["PORT"] ?? (await freePort()));
    const module = new URL("./start.ts", import.meta.url).href;
    const code = `const { run } = await import(${JSON.stringify(module)}); await run(${JSON.stringify(root)}, { isDevelopment: false });`;
    const child = spawn(process.execPath, ["--input-type=module", "-e", code], {
      env: {
        PATH: process.env["PATH"],
        PORT: String(port),
        HOST: "127.0.0.1",
        NOREN_DEMO: "0",
        ...environment,
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    children.push(child);
    let [said, complained] = ["", ""];
    child.stdout.on("data", (data) => (said += data));
    child.stderr.on("data", (data) => (complained += data));
    const ended = once(child, "exit").then(([exitCode]) => exitCode as number | null);
    const isReady = async () => said.includes("Ctrl-C") || child.exitCode !== null;
    await expect.poll(isReady, { timeout: 60_000, interval: 50 }).toBe(true);
    return {
      said: () => said,
      complained: () => complained,
      ended,
      kill: (signal: NodeJS.Signals) => child.kill(signal),
      fetch: (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init),
      post: (path: string, body: object, key: string) =>
        fetch(`http://127.0.0.1:${port}${path}`, {
          method: "POST",
          headers: { "content-type": "application/json", "idempotency-key": key },
          body: JSON.stringify(body),
        }),
      port,
    };
  }

  describe("starting", () => {
    it("says where to go, and answers there", async () => {
      const provider = await start();
      expect(provider.said()).toContain(`http://127.0.0.1:${provider.port}/desk`);
      expect(provider.said()).toMatch(/\/desk\/begin#[\w-]{32}\n/);
      const health = await provider.fetch("/healthz");
      expect(await health.json()).toEqual({ status: "ok", version: "9.9.9" });
      provider.kill("SIGINT");
      expect(await provider.ended).toBe(0);
    });

    it("with settings that are none ends before anything listens, and names them all", async () => {
      const provider = await start({ NOREN_PROT: "80", NOREN_TRUST_PROXY: "yes" });
      expect(await provider.ended).toBe(1);
      expect(provider.complained()).toContain("NOREN_PROT is not a setting: PORT is.");
      expect(provider.complained()).toContain("NOREN_TRUST_PROXY should be 1 or 0.");
      expect(provider.complained()).not.toContain("    at ");
    });

    it("twice on one folder is refused, with the folder's name", async () => {
      const first = await start();
      const second = await start();
      expect(await second.ended).toBe(1);
      expect(second.complained()).toContain(join(root, "data"));
      expect((await first.fetch("/healthz")).status).toBe(200);
      first.kill("SIGTERM");
      expect(await first.ended).toBe(0);
    });
  });

  describe("ending", () => {
    it("answers what is under way, and keeps what it answered", async () => {
      const provider = await start();
      const keys = Array.from({ length: 20 }, (_, index) => `registration-number-${index}`);
      const answers = keys.map((key) =>
        provider.post("/order/user/none_register", {}, key).then((answer) => answer.json()),
      );
      await answers[0];
      // As when npm and the terminal both pass it on.
      provider.kill("SIGTERM");
      provider.kill("SIGTERM");
      const registered = await Promise.allSettled(answers);
      expect(await provider.ended).toBe(0);
      const taken = registered.flatMap((result) =>
        result.status === "fulfilled" ? [result.value.data] : [],
      );
      expect(taken.length).toBeGreaterThan(0);

      const next = await start();
      for (const { uid, auth_token } of taken) {
        const answer = await next.post(
          "/order/user/get_channel",
          { uid, auth_token },
          "unused-unused-unused",
        );
        expect(await answer.json()).toMatchObject({ code: Code.success });
      }
      next.kill("SIGTERM");
      expect(await next.ended).toBe(0);
    });

    it("does not wait for who only listens", async () => {
      const provider = await start();
      const { data } = await (
        await provider.post("/order/user/none_register", {}, "a-listener-registers")
      ).json();
      const channels = await (
        await provider.post("/order/user/get_channel", data, "unused-unused-unused")
      ).json();
      const { channel, subscribe_key, token, user_id } = channels.data.listening;
      const query = new URLSearchParams({ tt: `${Date.now()}0000`, tr: "1", uuid: user_id, auth: token });
      const poll = provider.fetch(`/v2/subscribe/${subscribe_key}/${channel}/0?${query}`);
      await new Promise((resolve) => setTimeout(resolve, 300));
      const asked = performance.now();
      provider.kill("SIGTERM");
      expect((await poll).status).toBe(200);
      expect(await provider.ended).toBe(0);
      expect(performance.now() - asked).toBeLessThan(3_000);
    });

    it("by kill -9 loses nothing that was answered, and the next start needs no help", async () => {
      const provider = await start();
      const { first, again: same } = repeatable("a secret of this browser");
      const { data } = await (
        await provider.post("/order/user/none_register", first, "registered-before-the-kill")
      ).json();
      provider.kill("SIGKILL");
      await provider.ended;
      const next = await start();
      const again = await (
        await next.post("/order/user/none_register", same, "registered-before-the-kill")
      ).json();
      expect(again.data).toEqual(data);
      next.kill("SIGTERM");
      expect(await next.ended).toBe(0);
    });
  });
});

describe("start provider", () => {
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
      environment: {
        PORT: "0",
        HOST: "127.0.0.1",
        NOREN_DEMO: "0",
        NOREN_LOG_LEVEL: "silent",
        ...environment,
      },
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
});
