import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Call, RequestOf } from "#contract/call.ts";
import { orderInvoice } from "#contract/calls/afterOrder.ts";
import { payOrder } from "#contract/calls/order.ts";
import { sendSmsCode } from "#contract/calls/signIn.ts";
import * as Code from "#contract/codes.ts";
import { IDEMPOTENCY_HEADER } from "#contract/codes.ts";
import { PayType } from "#contract/enumerations.ts";
import type { User } from "#contract/member.ts";
import { sandboxPayments } from "#provider/db/tables/payments.ts";
import { mails } from "#provider/db/tables/receipts.ts";
import { NOON, plantFixture } from "#provider/testing/fixture.ts";
import { guest, line, type Planted, planted, taken } from "#provider/testing/guest.ts";
import { newPhone, textsTo } from "#provider/testing/members.ts";
import { receiptsOf } from "#provider/testing/offPremisesGuest.ts";
import { testProvider } from "#provider/testing/provider.ts";
import { clientAddress, clientOrigin, sentOrigin } from "./origins.ts";

describe("surroundings", () => {
  const from = (address: string, forwarded: string | null, trustProxy: boolean) =>
    clientAddress(
      new Headers(forwarded === null ? {} : { "x-forwarded-for": forwarded }),
      { address },
      { trustProxy },
    );

  describe("the client's address", () => {
    it.each([
      ["the connection's", "203.0.113.1", null, false, "203.0.113.1"],
      ["IPv4 in IPv6's clothes", "::ffff:203.0.113.1", null, false, "203.0.113.1"],
      ["of IPv6 the network", "2001:db8:1:2:3:4:5:6", null, false, "2001:db8:1:2"],
      ["of short IPv6 the network", "2001:db8::1", null, false, "2001:db8"],
      ["this machine's", "::1", null, false, "::1"],
      ["not what the client claims", "203.0.113.1", "198.51.100.7", false, "203.0.113.1"],
      [
        "what our proxy saw, not what the client told it",
        "10.0.0.1",
        "198.51.100.7, 203.0.113.9",
        true,
        "203.0.113.9",
      ],
      ["the connection's when the proxy says nothing", "10.0.0.1", null, true, "10.0.0.1"],
    ])("is %s", (_, address, forwarded, trustProxy, expected) => {
      expect(from(address, forwarded, trustProxy)).toBe(expected);
    });
  });

  describe("the client's origin", () => {
    const request = (headers: Record<string, string>) =>
      new Request("http://10.0.0.5:5173/orderFood", { headers });
    const forwarded = { "x-forwarded-proto": "https", "x-forwarded-host": "order.example.com" };

    it.each([
      ["as it came", {}, { publicOrigin: null, trustProxy: false }, "http://10.0.0.5:5173"],
      [
        "as the operator says",
        {},
        { publicOrigin: "https://a.example.com", trustProxy: false },
        "https://a.example.com",
      ],
      [
        "not as the client claims",
        forwarded,
        { publicOrigin: null, trustProxy: false },
        "http://10.0.0.5:5173",
      ],
      ["as our proxy says", forwarded, { publicOrigin: null, trustProxy: true }, "https://order.example.com"],
      [
        "as it came when the proxy talks nonsense",
        { "x-forwarded-host": "a b" },
        { publicOrigin: null, trustProxy: true },
        "http://10.0.0.5:5173",
      ],
    ])("is %s", (_, headers, settings, expected) => {
      expect(clientOrigin(request(headers), settings)).toBe(expected);
    });
  });
});

describe("other origins", () => {
  const STATIC = "https://static.example.com";

  it("a payment begun on the operator's other origin leads back to it, by a page that is here; any other to here", async () => {
    const provider = await testProvider({ payment: "sandbox", settings: { allowedOrigins: [STATIC] } });
    provider.clock.set(NOON);
    await plantFixture(provider.db);
    const backFrom = async (origin: string | null) => {
      const one = await guest(provider);
      const order = one.order([line({ goods_id: "tea", price: 300 })], { pay_type: PayType.payPay });
      const { order_no } = await taken(order);
      const { uid, auth_token } = one.session;
      const answer = await provider.app.fetch(
        new Request(`http://provider.test${payOrder.path}`, {
          method: "POST",
          headers: {
            "content-type": "application/json",
            "idempotency-key": randomUUID(),
            ...(origin !== null && { origin }),
          },
          body: JSON.stringify({ uid, auth_token, order_no, pay_type: PayType.payPay }),
        }),
        { address: "192.0.2.1" },
      );
      const { data } = (await answer.json()) as { data: { redirect_url: string } };
      const page = new URL(data.redirect_url);
      const ref = page.pathname.split("/").at(-1) ?? "";
      const [begun] = await provider.db.select().from(sandboxPayments).where(eq(sandboxPayments.ref, ref));
      return { page: page.origin, back: new URL(begun?.return_url ?? "").origin };
    };
    expect(await backFrom(STATIC)).toEqual({ page: "http://provider.test", back: STATIC });
    expect(await backFrom(null)).toEqual({ page: "http://provider.test", back: "http://provider.test" });
    await provider.close();
  });
});

describe("sent origin", () => {
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
      expect((await callAt(attacker, orderInvoice, wanted, one.session)).code).toBe(Code.receiptConfirmed);
      const [mail] = await provider.db.select().from(mails).orderBy(desc(mails.created_at));
      expect(mail?.recipient).toBe("victim@example.com");
      expect(mail?.text).toMatch(/http:\/\/[^/]+:5173\/receipt\//);
      expect(JSON.stringify(mail)).not.toContain("attacker");
      const phone = newPhone();
      expect((await callAt(attacker, sendSmsCode, { phone, purpose: "register" })).code).toBe(Code.success);
      const [text = ""] = await textsTo(provider, phone);
      expect(text).toMatch(/\d{4}/);
      expect(text).not.toContain("attacker");
    });
  });
});
