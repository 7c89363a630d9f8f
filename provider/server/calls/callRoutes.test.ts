import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as Code from "#contract/codes.ts";
import { type TestProvider, testProvider } from "#provider/testing/provider.ts";
import { readTrial, trialHandlers, writeTrial } from "#provider/testing/trialCalls.ts";

const OWN = "http://provider.test";
const FRIEND = "https://friend.example";
let provider: TestProvider;
const trial = trialHandlers((word) => {
  if (word === "crash") throw new Error("the phone number is 09012345678");
});

beforeAll(async () => {
  provider = await testProvider({ handlers: trial.handlers, settings: { allowedOrigins: [FRIEND] } });
});
afterAll(() => provider.close());

async function post(path: string, body: BodyInit, headers: Record<string, string> = {}, method = "POST") {
  const request = new Request(OWN + path, {
    method,
    headers: { "content-type": "application/json", ...headers },
    ...(method === "POST" && { body, duplex: "half" }),
  } as RequestInit);
  const response = await provider.app.fetch(request, { address: "192.0.2.1" });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    envelope: text === "" ? null : JSON.parse(text),
  };
}

describe("what is not understood is refused in the envelope", () => {
  it.each([
    ["malformed JSON", '{"word": ', 400, 90003],
    ["no object", '["word"]', 400, 90003],
    ["nothing", "", 400, 90003],
    ["a character that no text can keep", String.raw`{"word": "a\u0000b"}`, 400, 90003],
  ])("%s", async (_, body, status, code) => {
    expect(await post(readTrial.path, body)).toMatchObject({ status, envelope: { code } });
  });

  it("an unknown call", async () => {
    const { status, envelope } = await post("/order/store/indx", "{}");
    expect({ status, envelope }).toMatchObject({
      status: 404,
      envelope: { code: Code.unknownCall, message: expect.any(String) },
    });
  });

  it("a field that is missing, by its name in the data and not in the words, which has none for it", async () => {
    const { envelope } = await post(readTrial.path, "{}", { "accept-language": "en" });
    expect(envelope).toEqual({
      code: Code.missingParameter,
      message: "Something is missing or incorrect. Please check what you entered.",
      data: { fields: ["word"] },
    });
  });

  it("a base parameter that is wrong", async () => {
    const { envelope } = await post(readTrial.path, JSON.stringify({ word: "a", language: "tlh" }));
    expect(envelope).toMatchObject({ code: Code.missingParameter, data: { fields: ["language"] } });
  });

  it("a write without a key", async () => {
    const { envelope } = await post(writeTrial.path, JSON.stringify({ word: "a" }));
    expect(envelope).toMatchObject({ code: Code.missingParameter, data: { fields: ["idempotency-key"] } });
  });
});

describe("a body of 10 MB", () => {
  const TEN_MEGABYTES = 10 * 1_024 * 1_024;

  it("is refused by its announced length", async () => {
    const body = JSON.stringify({ word: "a".repeat(TEN_MEGABYTES) });
    const answer = await post(readTrial.path, body, { "content-length": String(body.length) });
    expect(answer).toMatchObject({ status: 413, envelope: { code: Code.requestTooLarge } });
  });

  it("is not read on when its length was not announced", async () => {
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (sent >= TEN_MEGABYTES) return controller.close();
        sent += 65_536;
        controller.enqueue(new Uint8Array(65_536).fill(32));
      },
    });
    expect(await post(readTrial.path, body)).toMatchObject({
      status: 413,
      envelope: { code: Code.requestTooLarge },
    });
    expect(sent).toBeLessThan(1_000_000);
  });
});

describe("another site", () => {
  const body = JSON.stringify({ word: "a" });

  it("cannot call, as a page or as a form", async () => {
    const foreign = { origin: "https://evil.example" };
    expect(await post(readTrial.path, body, foreign)).toMatchObject({
      status: 403,
      envelope: { code: Code.malformedRequest },
    });
    expect(await post(readTrial.path, body, { origin: "null" })).toMatchObject({ status: 403 });
    for (const type of [
      "text/plain",
      "application/x-www-form-urlencoded",
      "multipart/form-data; boundary=x",
    ]) {
      expect(await post(readTrial.path, body, { "content-type": type })).toMatchObject({ status: 415 });
    }
  });

  it("cannot even ask whether it may", async () => {
    const { status, headers } = await post(readTrial.path, "", { origin: "https://evil.example" }, "OPTIONS");
    expect(status).toBe(403);
    expect(headers.get("access-control-allow-origin")).toBeNull();
  });

  it("can call when the operator lists it", async () => {
    const preflight = await post(readTrial.path, "", { origin: FRIEND }, "OPTIONS");
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-headers")).toContain("idempotency-key");
    const answer = await post(readTrial.path, body, { origin: FRIEND });
    expect(answer).toMatchObject({ status: 200, envelope: { code: Code.success } });
    expect(answer.headers.get("access-control-allow-origin")).toBe(FRIEND);
  });

  it("is not our own page", async () => {
    expect(await post(readTrial.path, body, { origin: OWN })).toMatchObject({ status: 200 });
  });
});

it("tells nothing of what broke but a number to ask about", async () => {
  const key = { "idempotency-key": "0123456789abcdef" };
  const { status, envelope } = await post(writeTrial.path, JSON.stringify({ word: "crash" }), key);
  expect(status).toBe(500);
  expect(envelope).toEqual({
    code: Code.unexpectedFailure,
    message: expect.any(String),
    data: { error_id: expect.stringMatching(/^[\w-]{36}$/) },
  });
});

it("answers are nobody's to keep", async () => {
  const { headers } = await post(readTrial.path, JSON.stringify({ word: "a" }));
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
});
