import { randomBytes } from "node:crypto";
import { PayType } from "#contract/enumerations.ts";
import { CardStored, type CardTyped } from "#contract/payment.ts";
import type { Database } from "#provider/db/database.ts";
import { sandboxPayments } from "#provider/demo/sandbox/sandboxPayments.ts";

const ORIGIN = "https://shop.example";
export const RETURN_URL = `${ORIGIN}/payLoading?trans_id=t1`;

/** The sandbox with a clock of its own and whatever its webhook tells written down. */
export function sandboxService(
  db: Database,
  options: Partial<Pick<Parameters<typeof sandboxPayments>[0], "deliver" | "isUnruly" | "onResult">> = {},
) {
  let time = Date.now();
  const told: string[] = [];
  const random = (bytes: number) => randomBytes(bytes).toString("base64url");
  const sandbox = sandboxPayments({
    db,
    clock: () => new Date(time),
    random,
    signingKey: "a key of the provider",
    onResult: async (ref) => {
      told.push(ref);
    },
    ...options,
  });
  const post = (
    path: string,
    fields: Readonly<Record<string, string>>,
    headers: Record<string, string> = {},
  ) =>
    sandbox.routes.request(`${ORIGIN}${path}`, {
      method: "POST",
      body: new URLSearchParams(fields),
      headers,
    });

  return {
    ...sandbox,
    told,
    post,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
    now: () => new Date(time),
    begin: async (
      fields: { pay_type?: PayType; ref?: string; amount?: number; return_url?: string } = {},
    ) => {
      const { pay_type = PayType.payPay, ref = random(9), amount = 1_280, return_url = RETURN_URL } = fields;
      const now = new Date(time);
      const payment = {
        db,
        ref,
        amount,
        pay_type,
        title: "ラーメン のれん",
        return_url,
        origin: ORIGIN,
        now,
      };
      return { ref, ...(await sandbox.gateway.begin(payment)) };
    },
    open: (ref: string, query = "", headers: Record<string, string> = {}) =>
      sandbox.routes.request(`${ORIGIN}/sandbox/pay/${ref}${query}`, { headers }),
    /** Presses a button of the payment page. */
    press: (ref: string, outcome: string) => post(`/sandbox/pay/${ref}`, { outcome }),
    payByCard: (ref: string, number: string, expiry = "12 / 40", security_code = "123") =>
      post(`/sandbox/vault/${ref}`, { number, expiry, security_code }),
  };
}

const typed: CardTyped = {
  number: "4242 4242 4242 4242",
  valid_period: "12 / 40",
  security_code: "123",
  name: "TARO YAMADA",
};

/** What a browser sends to the sandbox's vault, and what the provider then does with the token. */
export function vaultVisit(sandbox: () => ReturnType<typeof sandboxService>) {
  const way = { return_url: `${ORIGIN}/cardList`, origin: ORIGIN };
  const vault = () => sandbox().gateway.vault(ORIGIN);
  const send = (changes: Partial<CardTyped> = {}, headers: Record<string, string> = {}) =>
    sandbox().routes.request(vault().url, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${vault().key}`, ...headers },
      body: JSON.stringify({ ...typed, ...changes }),
    });
  return {
    way,
    send,
    url: () => vault().url,
    tokenOf: async (number = typed.number) => {
      const security_code = number.startsWith("37") ? "1234" : "123";
      return CardStored.parse(await (await send({ number, security_code })).json()).token;
    },
    charge: async (token: string, ref: string = crypto.randomUUID()) => ({
      ref,
      ...(await sandbox().gateway.charge({ ref, token, amount: 900, title: "Noren", ...way })),
    }),
  };
}
