import { createHmac, timingSafeEqual } from "node:crypto";
import type {
  PaymentGateway,
  RefundState,
  TryAnswer,
  TryState,
} from "#provider/gateways/payments/paymentGateway.ts";

/** Its names for the ways to pay, by ours: 4 is PayPay, 5 a card. */
const METHODS: Readonly<Record<number, string>> = { 4: "paypay", 5: "card" };
const STATES: Readonly<Record<string, TryState>> = {
  waiting: "open",
  held: "authorized",
  paid: "paid",
  declined: "failed",
  ended: "expired",
};
const REFUNDS: Readonly<Record<string, RefundState>> = { done: "refunded", under_way: "pending" };

interface Payment {
  readonly number: string;
  readonly status: string;
  readonly amount: number;
  readonly refunded: number;
  readonly page: string;
}

/** Makes the gateway of its settings: { "url", "key", "secret" }. */
export function createGateway(settings: unknown): PaymentGateway {
  const { url, key, secret } = readSettings(settings);

  /** Null: it knows of no such thing. Throws where it gives no answer: it is asked again then. */
  async function ask<Answer>(method: "GET" | "POST", path: string, body?: object): Promise<Answer | null> {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(10_000),
    });
    if (response.status === 404) return null;
    if (!response.ok) throw new Error(`Example Pay answered ${response.status}`);
    return (await response.json()) as Answer;
  }

  function standing(payment: Payment | null): TryAnswer {
    if (payment === null) return { state: "none" };
    const { number: gateway_id, status, amount, refunded } = payment;
    if (refunded > 0) return { gateway_id, state: refunded < amount ? "refunded_in_part" : "refunded" };
    // A word of theirs that we do not know is nothing decided.
    return { gateway_id, state: STATES[status] ?? "open" };
  }

  return {
    methods: [4, 5],
    async begin({ ref, amount, pay_type, title, return_url, language }) {
      const asked = { id: ref, amount, method: METHODS[pay_type], title, return_url, language };
      const payment = await ask<Payment>("POST", "/payments", asked);
      if (payment === null) throw new Error("Example Pay takes no payments");
      return { redirect_url: payment.page, gateway_id: payment.number };
    },
    query: async ({ ref }) => standing(await ask<Payment>("GET", `/payments/${ref}`)),
    cancel: async ({ ref }) => standing(await ask<Payment>("POST", `/payments/${ref}/end`)),
    async refund({ ref }, { refund_id, amount }) {
      const asked = { id: refund_id, amount };
      const refund = await ask<{ status: string }>("POST", `/payments/${ref}/refunds`, asked);
      return REFUNDS[refund?.status ?? ""] ?? "failed";
    },
    async notify({ headers, body }) {
      const right = createHmac("sha256", secret).update(body).digest();
      const given = Buffer.from(headers.get("example-signature") ?? "", "hex");
      if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
      const { payment } = JSON.parse(body) as { payment: string };
      return [payment];
    },
    async checkKeys() {
      return (await ask<object>("GET", "/account")) === null ? "it knows no such account" : null;
    },
  };
}

function readSettings(settings: unknown) {
  const { url, key, secret } = settings as Readonly<Record<string, unknown>>;
  if (typeof url !== "string" || typeof key !== "string" || typeof secret !== "string")
    throw new Error('"url", "key" and "secret" should be texts.');
  return { url, key, secret };
}
