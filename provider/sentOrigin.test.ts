import { hostname } from "node:os";
import { desc } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { orderInvoice } from "#contract/calls/afterOrder.ts";
import { sendSmsCode } from "#contract/calls/signIn.ts";
import type { Call, RequestOf } from "#contract/call.ts";
import { IDEMPOTENCY_HEADER } from "#contract/codes.ts";
import type { User } from "#contract/member.ts";
import { mails } from "#provider/db/tables/receipts.ts";
import { sentOrigin } from "./sentOrigin.ts";
import { guest, line, taken } from "./testing/guest.ts";
import { newPhone, textsTo } from "./testing/phones.ts";
import { type Planted, planted } from "./testing/planted.ts";
import { receiptsOf } from "./testing/receiptGuest.ts";

let provider: Planted;
beforeAll(async () => {
  provider = await planted();
});
afterAll(() => provider.close());

/** Calls by whatever name of a host, as anybody can who writes the request themselves. */
async function callAt<C extends Call>(origin: string, call: C, request: RequestOf<C>, session?: User) {
  const who = session && { uid: session.uid, auth_token: session.auth_token };
  const answer = await provider.app.fetch(
    new Request(origin + call.path, {
      method: "POST",
      headers: { "content-type": "application/json", [IDEMPOTENCY_HEADER]: crypto.randomUUID() },
      body: JSON.stringify({ ...who, ...(request as object) }),
    }),
    { address: "192.0.2.66" },
  );
  return (await answer.json()) as { code: number };
}

describe("what is sent, where no origin is set,", () => {
  const settings = { host: "127.0.0.1", port: 5173, publicOrigin: null, tls: null };
  it.each([
    ["http://localhost:5173", "http://localhost:5173"],
    ["http://127.0.0.1:8080", "http://127.0.0.1:8080"],
    ["http://[::1]:8080", "http://[::1]:8080"],
    [`http://${hostname().toLowerCase()}:5173`, `http://${hostname().toLowerCase()}:5173`],
    ["https://attacker.example", "http://127.0.0.1:5173"],
    ["https://localhost.attacker.example", "http://127.0.0.1:5173"],
    ["https://127.0.0.1.attacker.example", "http://127.0.0.1:5173"],
    ["http://203.0.113.66", "http://127.0.0.1:5173"],
  ])("asked for by %s leads to %s", (asked, told) => {
    expect(sentOrigin(asked, settings)).toBe(told);
    const publicOrigin = "https://order.example.com";
    expect(sentOrigin(asked, { ...settings, publicOrigin })).toBe(publicOrigin);
  });

  it("a receipt's mail and a code's text never name the host of whoever asked for them", async () => {
    const one = await guest(provider);
    const { order_no } = await taken(one.order([line({ goods_id: "tea", price: 300 })]));
    await receiptsOf(provider).desk(order_no, "accept", "pay_cash");
    const attacker = "http://attacker.example";
    const wanted = { order_no, kind: 1, companyName: "のれん", email: "victim@example.com" } as const;
    expect((await callAt(attacker, orderInvoice, wanted, one.session)).code).toBe(1001);
    const [mail] = await provider.db.select().from(mails).orderBy(desc(mails.created_at));
    expect(mail?.recipient).toBe("victim@example.com");
    expect(mail?.text).toMatch(/http:\/\/[^/]+:5173\/receipt\//);
    expect(JSON.stringify(mail)).not.toContain("attacker");
    const phone = newPhone();
    expect((await callAt(attacker, sendSmsCode, { phone, purpose: "register" })).code).toBe(10000);
    const [text = ""] = await textsTo(provider, phone);
    expect(text).toMatch(/\d{4}/);
    expect(text).not.toContain("attacker");
  });
});
