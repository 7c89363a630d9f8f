import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CardRefused, CardStored } from "#contract/payment.ts";
import { sandboxService, vaultVisit } from "#provider/gateways/testing/sandboxService.ts";
import { type TestDatabase, testDatabase } from "#provider/testing/testDatabase.ts";

let database: TestDatabase;
let sandbox: ReturnType<typeof sandboxService>;
const { charge, send, tokenOf, url } = vaultVisit(() => sandbox);

beforeAll(async () => {
  database = await testDatabase({ isSeeded: false, now: new Date() });
  sandbox = sandboxService(database.db);
});
afterAll(async () => {
  await sandbox.close();
  await database.close();
});

describe("the vault", () => {
  it("takes a card from a page of any origin, and answers a token and nothing of the number but its end", async () => {
    const response = await send({}, { origin: "https://elsewhere.example", "sec-fetch-site": "cross-site" });
    expect(response.status).toBe(201);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(response.headers.get("access-control-allow-credentials")).toBeNull();
    expect(response.headers.get("cache-control")).toBe("no-store");
    const text = await response.text();
    expect(CardStored.parse(JSON.parse(text))).toMatchObject({
      brand: "visa",
      last4: "4242",
      valid_period: "12/40",
    });
    expect(text.replaceAll("4242", "")).not.toMatch(/\d{8}|TARO|123"/);
    const preflight = await sandbox.routes.request(url(), { method: "OPTIONS" });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-headers")).toBe("authorization, content-type");
  });

  it.each([
    [{ number: "4242424242424243" }, ["number"]],
    [{ number: "" }, ["number"]],
    [{ number: "4012888888881881" }, ["not_a_test_number"]],
    [{ valid_period: "13/40" }, ["expiry"]],
    [{ valid_period: "12/20" }, ["expired"]],
    [{ security_code: "12" }, ["security_code"]],
    [{ security_code: "1234" }, ["security_code"]],
    [{ number: "378282246310005" }, ["security_code"]],
    [{ name: " " }, ["name"]],
    [{ name: "4242 4242 4242 4242" }, ["name"]],
    [
      { number: "1", valid_period: "", security_code: "", name: "" },
      ["number", "expiry", "security_code", "name"],
    ],
  ])("names every fault of %j at once, without repeating what was typed", async (changes, faults) => {
    const response = await send(changes);
    expect(response.status).toBe(422);
    const text = await response.text();
    expect(CardRefused.parse(JSON.parse(text))).toEqual({ faults });
    expect(text).not.toMatch(/\d/);
  });

  it("refuses a wrong key, a form, and what is no card", async () => {
    expect((await send({}, { authorization: "Bearer pk_other" })).status).toBe(401);
    expect((await send({}, { "content-type": "text/plain" })).status).toBe(415);
    expect((await send({ number: "4".repeat(100) })).status).toBe(400);
    expect((await send({ name: "x".repeat(5_000) })).status).toBe(413);
  });

  it("is tried by one address only so often", async () => {
    sandbox.pass(60_000 - (sandbox.now().getTime() % 60_000));
    const statuses = new Set<number>();
    for (let round = 0; round < 61; round += 1) statuses.add((await send({ number: "1" })).status);
    expect(statuses).toContain(429);
    sandbox.pass(60_000);
    expect((await send()).status).toBe(201);
  });

  it("keeps a card for good when it is told to, and forgets it when it is told to", async () => {
    const token = await tokenOf("3566002020360505");
    expect(await sandbox.gateway.vault.describe(token)).toMatchObject({
      brand: "jcb",
      is_kept: false,
      consent: "none",
    });
    const kept = (await sandbox.gateway.vault.keep(token)) ?? "";
    expect(await sandbox.gateway.vault.keep(token)).toBe(kept);
    expect(kept).not.toContain(token.slice(4));
    expect(await sandbox.gateway.vault.describe(token)).toBeNull();
    expect(await sandbox.gateway.vault.keep(kept)).toBeNull();
    sandbox.pass(30 * 86_400_000);
    expect(await sandbox.gateway.vault.describe(kept)).toMatchObject({ last4: "0505", is_kept: true });
    await sandbox.gateway.vault.forget(kept);
    await sandbox.gateway.vault.forget(kept);
    expect(await sandbox.gateway.vault.describe(kept)).toBeNull();
  });

  it("lets a token lapse with which nothing was done for an hour", async () => {
    const token = await tokenOf();
    sandbox.pass(3_600_000);
    expect(await sandbox.gateway.vault.describe(token)).toBeNull();
    expect(await charge(token)).toMatchObject({ state: "failed" });
  });
});
