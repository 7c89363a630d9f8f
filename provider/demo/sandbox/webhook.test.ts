import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sandboxService } from "#provider/gateways/testing/sandboxService.ts";
import { type TestDatabase, testDatabase } from "#provider/testing/testDatabase.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase({ isSeeded: false, now: new Date() });
});
afterAll(() => database.close());

describe("the sandbox's webhook", () => {
  it("is told until it is taken, and then no more", async () => {
    const asked: string[] = [];
    const sandbox = sandboxService(database.db, {
      onResult: async (ref) => {
        asked.push(ref);
        if (asked.length < 3) throw new Error("the provider is busy");
      },
    });
    const { ref } = await sandbox.begin();
    await sandbox.press(ref, "approve");
    await expect.poll(() => asked, { timeout: 10_000 }).toEqual([ref, ref, ref]);
    sandbox.start();
    await sandbox.close();
    expect(asked).toHaveLength(3);
  });

  it("is told after a restart when it was not before", async () => {
    const deaf = sandboxService(database.db, { deliver: async () => new Response(null, { status: 503 }) });
    const { ref } = await deaf.begin();
    await deaf.press(ref, "decline");
    await deaf.close();
    const sandbox = sandboxService(database.db);
    sandbox.start();
    await expect.poll(() => sandbox.told).toEqual([ref]);
    await sandbox.close();
  });

  it("tells everything three times, in no order, when it is to be unruly", async () => {
    const sandbox = sandboxService(database.db, { isUnruly: true });
    const refs = ["u1", "u2", "u3"];
    for (const ref of refs) await sandbox.begin({ ref });
    await Promise.all(refs.map((ref) => sandbox.press(ref, "approve")));
    await expect.poll(() => [...sandbox.told].toSorted().join(" ")).toMatch(/u1 u1 u1.*u2 u2 u2.*u3 u3 u3/);
    await sandbox.close();
  });

  it("is believed only with the gateway's own, fresh signature", async () => {
    const sent: Request[] = [];
    const sandbox = sandboxService(database.db, {
      deliver: async (request) => {
        sent.push(request.clone());
        return await sandbox.receive(request);
      },
    });
    const { ref } = await sandbox.begin();
    await sandbox.press(ref, "approve");
    await expect.poll(() => sandbox.told).toEqual([ref]);
    const [request] = sent;
    const replayed = () => ({
      body: JSON.stringify({ type: "payment.decided", ref }),
      headers: Object.fromEntries(request?.headers ?? []),
    });
    const receive = async ({ body, headers }: { body: string; headers: Record<string, string> }) =>
      (
        await sandbox.receive(
          new Request("http://provider.test/hooks/sandbox", { method: "POST", body, headers }),
        )
      ).status;

    expect(await receive(replayed())).toBe(200);
    expect(
      await receive({ ...replayed(), body: JSON.stringify({ type: "payment.decided", ref: "other" }) }),
    ).toBe(401);
    expect(await receive({ ...replayed(), headers: {} })).toBe(401);
    sandbox.pass(301_000);
    expect(await receive(replayed())).toBe(401);
    expect(sandbox.told).toEqual([ref, ref]);
    await sandbox.close();
  });
});
