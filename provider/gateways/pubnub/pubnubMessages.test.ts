import { Hono } from "hono";
import { createHmac } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listenOn } from "#provider/gateways/testing/listenOn.ts";
import { pubnubMessages } from "./pubnubMessages.ts";

interface Heard {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: string;
}

const keys = { publishKey: "pub-c-1", subscribeKey: "sub-c-1", secretKey: "sec-c-1" };
const heard: Heard[] = [];
let isBroken = false;
let server: Awaited<ReturnType<typeof listenOn>>;

/** Stands where PubNub stands and writes down what it is asked. */
const recorder = new Hono().all("*", async (context) => {
  const { pathname } = new URL(context.req.url);
  heard.push({
    method: context.req.method,
    path: pathname,
    query: context.req.query(),
    body: await context.req.text(),
  });
  if (isBroken) return context.json({ status: 500, error: true, message: "broken", service: "any" }, 500);
  return pathname.startsWith("/v3/pam")
    ? context.json({
        status: 200,
        data: { message: "Success", token: "token-from-pubnub" },
        service: "Access Manager",
      })
    : context.json([1, "Sent", "17650000000000000"]);
});

beforeAll(async () => {
  server = await listenOn(recorder);
});
beforeEach(() => {
  heard.length = 0;
  isBroken = false;
});
afterAll(() => server.close());

const gateway = () => pubnubMessages({ ...keys, origin: server.origin });

/** PubNub's signature of a request (version 2), as its service computes it. */
function signatureOf({ method, path, query, body }: Heard): string {
  const signed = Object.entries(query)
    .filter(([name]) => name !== "signature")
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("&");
  const text = `${method}\n${keys.publishKey}\n${path}\n${signed}\n${body}`;
  return `v2.${createHmac("sha256", keys.secretKey).update(text).digest("base64url")}`;
}

describe("PubNub with the operator's keys", () => {
  it("publishes signed, and kept in the history", async () => {
    await gateway().publish("ch-1", { content: "ご注文を承りました" });
    const [request] = heard;
    expect(request?.path).toMatch(/^\/publish\/pub-c-1\/sub-c-1\/0\/ch-1\/0\//);
    expect(request?.query["store"]).toBe("1");
    expect(request && request.query["signature"]).toBe(request && signatureOf(request));
  });

  it("grants one user to read exact channels for ten minutes, and nothing more", async () => {
    const now = new Date();
    const listening = await gateway().listen({
      uid: "member-1",
      signIn: "sign-in-1",
      channels: ["ch-1", "store-izakaya"],
      origin: "https://shop.example",
      now,
    });
    expect(listening).toEqual({
      subscribe_key: "sub-c-1",
      origin: server.origin,
      user_id: "member-1",
      token: "token-from-pubnub",
      expires_in: 600,
    });
    const [request] = heard;
    expect(request?.path).toBe("/v3/pam/sub-c-1/grant");
    expect(JSON.parse(request?.body ?? "")).toMatchObject({
      ttl: 10,
      permissions: {
        uuid: "member-1",
        resources: { channels: { "ch-1": 1, "store-izakaya": 1 }, groups: {}, uuids: {} },
        patterns: { channels: {}, groups: {}, uuids: {} },
      },
    });
    expect(request && request.query["signature"]).toBe(request && signatureOf(request));
  });

  it("keeps the secret key to itself", async () => {
    await gateway().publish("ch-1", { content: "any" });
    await gateway().listen({
      uid: "member-1",
      signIn: "sign-in-1",
      channels: ["ch-1"],
      origin: "https://shop.example",
      now: new Date(),
    });
    expect(JSON.stringify(heard)).not.toContain(keys.secretKey);
  });

  it("says so when a message was not taken", async () => {
    isBroken = true;
    await expect(gateway().publish("ch-1", { content: "lost" })).rejects.toThrow(
      "REST API request processing error",
    );
  });
});
