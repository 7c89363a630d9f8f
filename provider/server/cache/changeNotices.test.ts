import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { postgresNotices } from "./changeNotices.ts";
import { type OpenDatabase, openPostgres } from "#provider/db/open.ts";

const server = process.env["TEST_DATABASE_URL"] ?? "";

describe.runIf(server)("notices between the processes of one PostgreSQL", () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openPostgres(server, 2);
  });
  afterAll(() => database.close());

  it("are heard within a second, also after the listener's connection was ended", async () => {
    const heard = vi.fn<() => void>();
    const [listener, teller] = [postgresNotices(database.db, server), postgresNotices(database.db, server)];
    listener.listen(heard);
    // Once it listens it asks for what was told before.
    await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce(), { timeout: 5_000 });
    await teller.notify();
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2), { timeout: 1_000 });

    await database.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen noren_store_changes'`,
    );
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(3), { timeout: 10_000 });
    await teller.notify();
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(4), { timeout: 1_000 });
    await Promise.all([listener.close(), teller.close()]);
  });

  it("end no process whose listener finds no database", async () => {
    const nobody = postgresNotices(database.db, "postgres://nobody@127.0.0.1:1/nothing");
    const heard = vi.fn<() => void>();
    nobody.listen(heard);
    await new Promise((go) => setTimeout(go, 200));
    await nobody.close();
    expect(heard).not.toHaveBeenCalled();
  });
});
