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
  options: Partial<Pick<Parameters<typeof sandboxPayments>[0], "deliver" | "isUnruly">> & {
    /** Hears of each payment; rejects: it is told again. */
    readonly onResult?: (ref: string) => Promise<void>;
  } = {},
) {
  let time = Date.now();
  const told: string[] = [];
  const random = (bytes: number) => randomBytes(bytes).toString("base64url");
  const sandbox = sandboxPayments({
    db,
    clock: () => new Date(time),
    random,
    signingKey: "a key of the provider",
    deliver: options.deliver ?? receive,
    ...(options.isUnruly && { isUnruly: true }),
  });
  /** The provider's end: asks the gateway whose notice it is, as `hookRoutes` does. */
  async function receive(request: Request): Promise<Response> {
    const refs = await sandbox.gateway.notify({
      headers: request.headers,
      body: await request.text(),
      address: "192.0.2.1",
    });
    if (refs === null) return new Response(null, { status: 401 });
    const { onResult = async (ref: string) => void told.push(ref) } = options;
    const isTaken = await Promise.all(refs.map(onResult)).then(
      () => true,
      () => false,
    );
    return new Response(null, { status: isTaken ? 200 : 503 });
  }
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
    receive,
    post,
    stateOf: async (ref: string) => (await sandbox.gateway.query({ ref })).state,
    cancel: async (ref: string) =>
      (await sandbox.gateway.cancel({ ref, gateway_id: null, created_at: new Date(time) })).state,
    refund: (ref: string, share: { readonly refund_id: string; readonly amount: number }) =>
      sandbox.gateway.refund({ ref, gateway_id: null, created_at: new Date(time) }, share),
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
    now: () => new Date(time),
    begin: async (
      fields: { pay_type?: PayType; ref?: string; amount?: number; return_url?: string } = {},
    ) => {
      const { pay_type = PayType.payPay, ref = random(9), amount = 1_280, return_url = RETURN_URL } = fields;
      const payment = {
        ref,
        gateway_id: null,
        created_at: new Date(time),
        amount,
        pay_type,
        title: "ラーメン のれん",
        return_url,
        origin: ORIGIN,
        language: "ja",
      } as const;
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
  const way = { return_url: `${ORIGIN}/cardList`, origin: ORIGIN, language: "ja" } as const;
  const vault = () => sandbox().gateway.vault.address(ORIGIN);
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
      ...(await sandbox().gateway.vault.charge({
        ref,
        gateway_id: null,
        created_at: sandbox().now(),
        token,
        amount: 900,
        title: "Noren",
        ...way,
      })),
    }),
  };
}
