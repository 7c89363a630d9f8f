import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import * as Code from "#contract/codes.ts";
import { lockFolder } from "#provider/db/folderLock.ts";
import { dueMigrations } from "#provider/db/migrate.ts";
import { handlers } from "#provider/server/calls/calls.ts";
import { type TestProvider, testProvider } from "#provider/testing/provider.ts";
import { calls } from "./checks/calls.ts";
import { database, schemaFinding } from "./checks/database.ts";
import { runDoctor } from "./runDoctor.ts";
import { network, someJob } from "./testing/someJob.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "noren-doctor-run-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
afterEach(() => vi.unstubAllGlobals());

/** The doctor as a process of its own, in this environment alone. */
async function doctor(words: readonly string[], environment: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [join(root, "provider/operations/doctor/main.ts"), ...words], {
    env: { PATH: process.env["PATH"], NOREN_DATA_DIR: folder, NOREN_MAP_TILES: "none", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let [said, complained] = ["", ""];
  child.stdout.on("data", (data) => (said += data));
  child.stderr.on("data", (data) => (complained += data));
  const [code] = await once(child, "close");
  return { code: code as number | null, said, complained };
}

describe("the command", () => {
  it("names settings that cannot be used, tells no secret, and ends with 1", async () => {
    const { code, said, complained } = await doctor([], {
      NOREN_PROT: "80",
      NOREN_DESK_PASSWORD: "short",
      NOREN_WECHAT_APP_SECRET: "s3cret-of-wechat",
    });
    expect([code, complained]).toEqual([1, ""]);
    expect(said).toContain("NOREN_PROT is not a setting: PORT is.");
    expect(said).toContain("NOREN_DESK_PASSWORD should be a password of 8 to 200 characters.");
    expect(said).toContain("NOREN_WECHAT_APP_ID is missing");
    expect(said).not.toMatch(/s3cret|short/);
  });

  it("tells as JSON of a database and a server that are out of reach, without their passwords", async () => {
    const { code, said } = await doctor(["--json", "--url", "http://127.0.0.1:1"], {
      DATABASE_URL: "postgresql://user:hidden-word@127.0.0.1:1/noren",
    });
    const { origin, counts, findings } = JSON.parse(said);
    expect([code, origin, counts.fault]).toEqual([1, "http://127.0.0.1:1", 2]);
    const faulty = findings.filter(({ state }: { state: string }) => state === "fault");
    expect(faulty.map(({ check }: { check: string }) => check)).toEqual(["database", "server"]);
    for (const { todo } of faulty) expect(todo).toBeTruthy();
    expect(said).not.toContain("hidden-word");
  });

  it("tells JSON that can be read, whatever words the secrets are", async () => {
    const { said } = await doctor(["--json"], { NOREN_PROT: "80", NOREN_DESK_PASSWORD: "findings" });
    expect(JSON.parse(said).findings).toHaveLength(1);
  });

  it("tells how it is used, and what it does not understand", async () => {
    const said: string[] = [];
    const run = (...words: string[]) =>
      runDoctor(words, { root, environment: {}, say: (text) => said.push(text), now: new Date() });
    expect([await run("--help"), await run("--ulr", "x"), await run("--url", "ftp://x")]).toEqual([0, 2, 2]);
    expect(said[1]).toContain("--ulr");
    expect(said[2]).toContain("--url should be an address");
  });

  it("ends well where nothing is at fault", async () => {
    network({});
    const said: string[] = [];
    const environment = { NOREN_DATA_DIR: folder, HOST: "127.0.0.1", PORT: "0" };
    const code = await runDoctor([], { root, environment, say: (text) => said.push(text), now: new Date() });
    expect(said.join("\n")).toContain(", 0 at fault");
    expect(code).toBe(0);
  });
});

describe("the database", () => {
  it("does not exist yet, is in use, lacks changes, or is out of reach", async () => {
    const dataDir = join(folder, "embedded");
    const job = someJob({ environment: { NOREN_DATA_DIR: dataDir } });
    expect((await database(job))[0]?.means).toContain("does not exist yet");
    await mkdir(join(dataDir, "database"), { recursive: true });
    const lock = lockFolder(dataDir);
    expect((await database(job))[0]?.means).toContain("is in use");
    lock.release();
    expect([0, 2].map((due) => schemaFinding("It answers", due).state)).toEqual(["ok", "warning"]);
    const nowhere = someJob({ environment: { DATABASE_URL: "postgresql://127.0.0.1:1/noren" } });
    expect((await database(nowhere))[0]).toMatchObject({ state: "fault" });
  });
});

describe("a running provider's calls", () => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await testProvider({ isSeeded: true });
  });
  afterAll(() => provider.close());
  const serve = (change: (path: string, answer: Response) => Response | Promise<Response>) =>
    network({
      "order.example.com": async (request) =>
        change(new URL(request.url).pathname, await provider.app.fetch(request, { address: "192.0.2.7" })),
    });

  it("come with the schema of this version", async () => {
    expect(await dueMigrations(provider.db)).toBe(0);
  });

  it("all answer by the contract, and nobody is registered by the question", async () => {
    serve((_, answer) => answer);
    const found = await calls(someJob());
    expect(found).toMatchObject([{ state: "ok", lines: [] }]);
    expect(found[0]?.means).toContain(`All ${handlers.length} calls`);
    expect(Number(/of (\d+) the whole/.exec(found[0]?.means ?? "")?.[1])).toBeGreaterThan(30);
  });

  it("are named where they are unknown, lack a field, or do what they should refuse", async () => {
    serve((path, answer) => {
      if (path === "/order/store/companyinfo") return Response.json({ code: Code.unknownCall, message: "" });
      if (path === "/order/special/index")
        return Response.json({ code: Code.success, message: "", data: {} });
      if (path === "/order/my/feedback") return Response.json({ code: Code.success, message: "", data: {} });
      if (path === "/order/my/memberinfo") return new Response("<html>", { status: 502 });
      return answer;
    });
    const [finding] = await calls(someJob());
    expect(finding).toMatchObject({ state: "fault" });
    expect(finding?.lines.toSorted()).toEqual([
      "/order/my/feedback: a write without its key was not refused",
      "/order/my/memberinfo: no answer with code, message and data",
      expect.stringContaining("/order/special/index: fields are missing or wrong: specials"),
      "/order/store/companyinfo: answered 90002",
    ]);
  });

  it("are not asked where nothing answers", async () => {
    expect(await calls(someJob({ isUp: false }))).toMatchObject([{ state: "warning" }]);
  });
});
