import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  CHANNEL,
  ear,
  type EmbeddedService,
  embeddedService,
} from "#provider/gateways/testing/embeddedService.ts";
import { type TestDatabase, testDatabase } from "#provider/testing/testDatabase.ts";

let database: TestDatabase;
let service: EmbeddedService;

const isDenied = (reason: string) =>
  expect.objectContaining({
    status: expect.objectContaining({
      category: "PNAccessDeniedCategory",
      statusCode: 403,
      errorData: expect.objectContaining({ message: reason }),
    }),
  });

beforeAll(async () => {
  database = await testDatabase({ isSeeded: false, now: new Date() });
});
beforeEach(async () => {
  service = await embeddedService(database.db);
});
afterEach(() => service.stop());
afterAll(() => database.close());

describe("the embedded messaging service's guard", () => {
  it("refuses another's channel, to read and to listen", async () => {
    const pubnub = await service.client();
    await expect(pubnub.fetchMessages({ channels: ["ch-member-2"], count: 10 })).rejects.toEqual(
      isDenied("Forbidden"),
    );
    const heard = ear(pubnub, [CHANNEL, "ch-member-2"]);
    await expect.poll(() => heard.statuses).toEqual(["PNConnectionErrorCategory"]);
  });

  it("refuses another's token, a token that was changed, and none", async () => {
    const another = await service.client([CHANNEL], "member-2");
    await expect(another.fetchMessages({ channels: [CHANNEL] })).rejects.toEqual(isDenied("Forbidden"));
    const changed = await service.client();
    const [text = "", signature = ""] = String(changed.getToken()).split(".");
    const claim = Buffer.from(text, "base64url").toString().replace(CHANNEL, "ch-member-2");
    changed.setToken(`${Buffer.from(claim).toString("base64url")}.${signature}`);
    await expect(changed.fetchMessages({ channels: ["ch-member-2"] })).rejects.toEqual(isDenied("Forbidden"));
    changed.setToken(undefined);
    await expect(changed.fetchMessages({ channels: [CHANNEL] })).rejects.toEqual(isDenied("Forbidden"));
  });

  it("refuses channels that no address can name, and does not call itself overloaded", async () => {
    const { status } = await fetch(`${service.origin}/v2/subscribe/sub-c-noren-embedded/%E0%A4%A/0?tt=1`);
    expect(status).toBe(403);
  });

  it("refuses a client that publishes", async () => {
    const pubnub = await service.client();
    await expect(pubnub.publish({ channel: CHANNEL, message: "forged" })).rejects.toEqual(
      isDenied("Forbidden"),
    );
    await expect(pubnub.publish({ channel: CHANNEL, message: "forged", sendByPost: true })).rejects.toEqual(
      isDenied("Forbidden"),
    );
    await expect(pubnub.signal({ channel: CHANNEL, message: "forged" })).rejects.toEqual(
      isDenied("Forbidden"),
    );
  });

  it("lets no token live longer than an hour", async () => {
    const pubnub = await service.client();
    service.pass(3_599_000);
    await pubnub.fetchMessages({ channels: [CHANNEL] });
    service.pass(1_000);
    await expect(pubnub.fetchMessages({ channels: [CHANNEL] })).rejects.toEqual(isDenied("Token is expired"));
  });

  it("ends long polls cleanly when it stops, so that the listener goes on from where it was", async () => {
    const poll = service.poll();
    await new Promise((resolve) => setTimeout(resolve, 100));
    service.close();
    const { status, body } = await poll;
    expect(status).toBe(200);
    expect(body).toEqual({ t: { t: "17000000000000000", r: 1 }, m: [] });
    expect((await service.poll()).status).toBe(503);
  });

  it("holds no more polls than it can, and forgets those whose client is gone", async () => {
    const full = await embeddedService(database.db, { holdFor: 60_000, most: 1 });
    const status = async () => (await full.poll(AbortSignal.timeout(100)).catch(() => null))?.status;
    const gone = new AbortController();
    const first = full.poll(gone.signal).catch(() => null);
    await expect.poll(status).toBe(503);
    gone.abort();
    await first;
    await expect.poll(status).toBeUndefined();
    await full.stop();
  });

  it("can be reached from a client on another origin", async () => {
    const { headers } = await fetch(`${service.origin}/time/0`, {
      headers: { origin: "https://shop.example" },
    });
    expect(headers.get("access-control-allow-origin")).toBe("*");
    expect(headers.get("cache-control")).toBe("no-cache");
  });
});
