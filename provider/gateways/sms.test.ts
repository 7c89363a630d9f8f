import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import { SmsRefused, twilioSms } from "./sms.ts";

interface Heard {
  readonly path: string;
  readonly authorization: string;
  readonly body: URLSearchParams;
}

let server: Server;
let heard: Heard[] = [];
let answer = { status: 201, body: '{"sid":"SM1"}' };

beforeEach(async () => {
  [heard, answer] = [[], { status: 201, body: '{"sid":"SM1"}' }];
  server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += String(chunk);
    const { authorization = "" } = request.headers;
    heard.push({ path: request.url ?? "", authorization, body: new URLSearchParams(body) });
    response.writeHead(answer.status, { "content-type": "application/json" }).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterEach(() => void server.close());

const gateway = (from = "+815012345678") =>
  twilioSms({
    accountSid: "AC123",
    authToken: "secret",
    from,
    api: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  });
const message = { phone: "+819012345678", text: "1234 が認証コードです" };

it("sends as Twilio's Messages resource asks", async () => {
  await gateway().send(message);
  await gateway(`MG${"0".repeat(32)}`).send(message);
  expect(heard.map(({ path }) => path)).toEqual(Array(2).fill("/2010-04-01/Accounts/AC123/Messages.json"));
  expect(heard[0]?.authorization).toBe(`Basic ${Buffer.from("AC123:secret").toString("base64")}`);
  expect(Object.fromEntries(heard[0]?.body ?? [])).toEqual({
    To: "+819012345678",
    Body: "1234 が認証コードです",
    From: "+815012345678",
  });
  expect(heard[1]?.body.get("MessagingServiceSid")).toBe(`MG${"0".repeat(32)}`);
});

it("gives up on a number that can receive nothing, and keeps no word of it", async () => {
  answer = { status: 400, body: '{"code":21211,"message":"The number +819012345678 is not valid"}' };
  const refused = await gateway()
    .send(message)
    .catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(SmsRefused);
  expect(String(refused)).toContain("400 21211");
  expect(String(refused)).not.toContain("+8190");
});

it.each([401, 429, 500, 503])("may be asked again after %i", async (status) => {
  answer = { status, body: "no JSON" };
  const failed = await gateway()
    .send(message)
    .catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(Error);
  expect(failed).not.toBeInstanceOf(SmsRefused);
});

it("may be asked again when nobody answers", async () => {
  const silent = gateway();
  await new Promise((resolve) => server.close(resolve));
  await expect(silent.send(message)).rejects.not.toBeInstanceOf(SmsRefused);
});
