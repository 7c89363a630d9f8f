import { tmpdir } from "node:os";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { noneRegister } from "#contract/calls/session.ts";
import * as Code from "#contract/codes.ts";
import { taken } from "#provider/testing/guest.ts";
import { type TestProvider, testProvider } from "#provider/testing/provider.ts";
import { createHealth, type Health, healthRoutes } from "./health.ts";
import { createLog } from "./log.ts";

let provider: TestProvider;
let health: Health;
let now = 0;
let lines: string[] = [];

beforeAll(async () => {
  provider = await testProvider();
});
afterAll(() => provider.close());
beforeEach(() => {
  now = 0;
  lines = [];
  health = of(provider.db);
});

const of = (db: TestProvider["db"], folder: string | null = null) =>
  createHealth({ db, log: createLog("info", (line) => lines.push(line)), folder, now: () => now });
async function told(path: string, which = health): Promise<[number, string]> {
  const answer = await healthRoutes(which, "1.2.3").request(path);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  return [answer.status, JSON.parse(await answer.text()).status];
}
const allOf = async (which = health) => [
  await told("/livez", which),
  await told("/healthz", which),
  await told("/readyz", which),
];
const ALIVE = [200, "ok"];
const ill = (state: string) => [ALIVE, [Code.couponLimitReached, state], [Code.couponLimitReached, state]];

describe("a database that", () => {
  it("is well is said to be, and asked no more often than every five seconds, however many ask", async () => {
    const execute = vi.spyOn(provider.db, "insert");
    expect(await allOf()).toEqual([ALIVE, [200, "ok"], [200, "ok"]]);
    const asked = execute.mock.calls.length;
    for (let times = 0; times < 20; times += 1) await told("/healthz");
    expect(execute.mock.calls.length).toBe(asked);
    execute.mockRestore();
  });

  it("takes no writes is ill, although it answers every question; once it takes them it is well", async () => {
    // As a PostgreSQL does that became a standby; the transaction keeps it to this connection.
    const undone = provider.db.transaction(async (db) => {
      await db.execute(sql`set transaction read only`);
      health = of(db);
      expect(await allOf()).toEqual(ill("database refuses writes"));
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    expect(lines.join()).toContain("25006");
    expect(await of(provider.db).look()).toBe("ok");
  });

  it("cannot be reached, or does not answer at all", async () => {
    const gone = new Proxy(provider.db, {
      get: () => () => {
        throw new Error("gone");
      },
    });
    expect(await allOf(of(gone))).toEqual(ill("database out of reach"));
    health.start();
    expect(await health.state()).toBe("ok");
    now += 21_000;
    expect(await allOf()).toEqual(ill("database does not answer"));
    expect(await health.look()).toBe("ok");
    expect(await health.state()).toBe("ok");
    await health.stop();
  });
});

describe("looked at in the background, a database that", () => {
  const begin = () => {
    health = createHealth({
      db: provider.db,
      log: createLog("info", (line) => lines.push(line)),
      folder: null,
      every: 20,
    });
    health.start();
  };
  const soon = { timeout: 10_000, interval: 20 };
  const says = (state: string) =>
    expect.poll(() => allOf(), soon).toEqual(state === "ok" ? [ALIVE, [200, "ok"], [200, "ok"]] : ill(state));
  /** Every connection ends, as when an administrator or a failover ends them; what asks for it, last. */
  const dropAll = async () => {
    const others = "select pg_terminate_backend(pid, 1000) from pg_stat_activity";
    const mine = "datname = current_database() and pid <> pg_backend_pid()";
    await provider.db.transaction(async (db) => {
      // Not held to what the database says by now, if this one came late.
      await db.execute(sql.raw(`${others} where ${mine}`));
    });
    await provider.db.execute(sql`select pg_terminate_backend(pg_backend_pid())`).catch(() => undefined);
  };
  /** Has the database refuse writes, or take them again: the embedded one's only connection, or every new one. */
  const refuseWrites = async (isRefusing: boolean) => {
    if (provider.kind === "embedded")
      return provider.db.execute(sql.raw(`set default_transaction_read_only = ${isRefusing ? "on" : "off"}`));
    await provider.db.transaction(async (db) => {
      await db.execute(sql`set transaction read write`);
      const change = isRefusing
        ? "set default_transaction_read_only = on"
        : "reset default_transaction_read_only";
      const alter = `execute format('alter database %I ${change}', current_database())`;
      await db.execute(sql.raw(`do $$ begin ${alter}; end $$`));
    });
    return dropAll();
  };

  it("takes no writes is told to be ill without anybody's order, and well once it takes them", async () => {
    begin();
    await says("ok");
    await refuseWrites(true);
    await says("database refuses writes");
    expect(lines.join()).toContain("25006");
    await refuseWrites(false);
    await says("ok");
    await health.stop();
    expect((await provider.call(noneRegister, {})).code).toBe(Code.success);
  });

  // The embedded one has a connection that nobody else can end.
  it.runIf(process.env["TEST_DATABASE_URL"])("drops its connections is well again by itself", async () => {
    begin();
    await says("ok");
    for (let times = 0; times < 5; times += 1) await dropAll();
    await says("ok");
    await health.stop();
    expect((await provider.call(noneRegister, {})).code).toBe(Code.success);
  });
});

describe("a disk that is full", () => {
  // A file system of the kernel's own has no room for anything.
  it.runIf(process.platform === "linux")("is seen before the database needs it", async () => {
    expect(await allOf(of(provider.db, "/proc"))).toEqual(ill("disk full"));
    expect(await of(provider.db, tmpdir()).look()).toBe("ok");
  });

  it("is told of by the call that it fails, until a write succeeds", async () => {
    const no = Object.assign(new Error("could not extend file: No space left on device"), { code: "53100" });
    health.noteFailure(new Error("Failed query", { cause: no }));
    expect(await allOf()).toEqual(ill("disk full"));
    health.noteWrite();
    expect(await told("/healthz")).toEqual([200, "ok"]);
    // A statement that is wrong in itself says nothing of the database.
    health.noteFailure(
      new Error("Failed query", { cause: Object.assign(new Error("x"), { code: "23505" }) }),
    );
    expect(await told("/healthz")).toEqual([200, "ok"]);
  });
});

it("every order that fails for want of a disk turns the provider's own answer", async () => {
  const insert = vi.spyOn(provider.db, "transaction");
  const no = Object.assign(new Error("No space left on device"), { code: "53100" });
  insert.mockRejectedValueOnce(new Error("Failed query", { cause: no }));
  await expect(provider.call(noneRegister, {})).rejects.toThrow("Failed query");
  const ask = () => provider.app.fetch(new Request("http://provider.test/healthz"), { address: "" });
  expect((await ask()).status).toBe(503);
  await taken(provider.call(noneRegister, {}));
  expect((await ask()).status).toBe(200);
  insert.mockRestore();
});

it("who ends is well, and not to be sent customers", async () => {
  expect(await told("/readyz")).toEqual([200, "ok"]);
  health.release();
  expect([await told("/livez"), await told("/healthz"), await told("/readyz")]).toEqual([
    ALIVE,
    [200, "stopping"],
    [503, "stopping"],
  ]);
});
