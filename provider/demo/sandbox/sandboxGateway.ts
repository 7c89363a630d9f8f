import * as z from "zod/mini";
import { PayType } from "#contract/enumerations.ts";
import type { CardBehaviour } from "#provider/db/tables/cards.ts";
import type { SandboxMethod } from "#provider/db/tables/payments.ts";
import type {
  CardVault,
  PaymentGateway,
  Try,
  TryAnswer,
  TryState,
  Way,
} from "#provider/gateways/payments/paymentGateway.ts";
import { keyedHash } from "#provider/server/signing.ts";
import type { Decision, SandboxBooks, SandboxPayment } from "./sandboxBooks.ts";
import type { SandboxVault, VaultCard } from "./sandboxVault.ts";
import { isOwnWebhook, SIGNATURE_HEADER } from "./webhook.ts";

interface Surroundings {
  readonly books: SandboxBooks;
  readonly vault: SandboxVault;
  readonly vaultKey: string;
  /** Null: by whatever origin a browser came. */
  readonly vaultOrigin: string | null;
  readonly signingKey: string;
  readonly clock: () => Date;
  readonly knownOrigins: readonly string[];
  /** Milliseconds that inquiries about a charge hang which is answered late. */
  readonly silence: number;
  readonly onDecided: (decision: Decision) => void;
}

const Told = z.object({ type: z.literal("payment.decided"), ref: z.string() });

/** The sandbox as the provider speaks with it. */
export function sandboxGateway(surroundings: Surroundings) {
  const { books, vault, vaultKey, vaultOrigin, signingKey, clock, knownOrigins, silence, onDecided } =
    surroundings;
  const confirmationOf = (token: string) => `keep-${keyedHash(signingKey, "card confirmation", token)}`;

  function checkWay({ return_url, origin }: Way): void {
    const back = new URL(return_url).origin;
    if (back !== origin && !knownOrigins.includes(back)) throw new RangeError(`Unknown way back: ${back}`);
  }

  const page = (at: "pay" | "challenge", ref: string, { origin, language }: Way): string =>
    `${origin}/sandbox/${at}/${encodeURIComponent(ref)}?language=${language}`;

  /** A card's payment, decided at once as its bank does, or left for its bank's page. */
  function cardPayment(card: VaultCard, ref: string, way: Way, state: SandboxPayment["state"]) {
    const { brand: card_brand, last4: card_last4 } = card;
    const now = clock();
    return {
      ref,
      method: "card",
      return_url: way.return_url,
      state,
      card_brand,
      card_last4,
      created_at: now,
    } as const;
  }

  async function query({ ref }: Pick<Try, "ref">): Promise<TryAnswer> {
    const now = clock();
    return { state: stateOf(await books.find(ref, now), now) };
  }

  const cards = {
    address: (origin) => ({ url: `${vaultOrigin ?? origin}/sandbox/vault/cards`, key: vaultKey }),
    async charge({ ref, token, amount, title, ...way }) {
      checkWay(way);
      const now = clock();
      const card = await vault.find(token, now);
      if (card !== null) {
        const state = charged[card.behaviour];
        const late =
          card.behaviour === "silent"
            ? { is_silent: true, answers_at: new Date(now.getTime() + silence) }
            : {};
        await books.begin({ ...cardPayment(card, ref, way, state), amount, title, ...late });
        await vault.useUp(token);
        if (state !== "open") onDecided(card.behaviour === "silent" ? "silent" : "approved");
      }
      const payment = await books.find(ref, now);
      const redirect_url = payment?.state === "open" ? page("challenge", ref, way) : null;
      // Nothing was charged, and without its card nothing will be.
      return { state: payment === null ? "failed" : stateOf(payment, now), redirect_url };
    },
    async describe(token) {
      const now = clock();
      const card = await vault.find(token, now);
      if (card === null) return null;
      const { brand, last4, valid_period } = card;
      const asked = await books.find(confirmationOf(token), now);
      const consent = asked === null ? "none" : consents[asked.state];
      return { brand, last4, valid_period, is_kept: vault.isKept(token), consent };
    },
    keep: async (token) => (await vault.keep(token, clock()))?.token ?? null,
    async confirm({ token, ...way }) {
      checkWay(way);
      const card = await vault.find(token, clock());
      if (card === null) return { redirect_url: null };
      const ref = confirmationOf(token);
      const payment = cardPayment(card, ref, way, agreed[card.behaviour]);
      const { state } = await books.begin({ ...payment, amount: 0, title: "" });
      return { redirect_url: state === "open" ? page("challenge", ref, way) : null };
    },
    forget: (token) => vault.forget(token),
  } satisfies CardVault;

  return {
    methods: SANDBOX_PAY_TYPES,
    async begin({ ref, amount, pay_type, title, ...way }) {
      checkWay(way);
      const { return_url } = way;
      const method = sandboxMethod(pay_type);
      await books.begin({ ref, amount, method, title, return_url, state: "open", created_at: clock() });
      return { redirect_url: page("pay", ref, way) };
    },
    query,
    async cancel({ ref }) {
      if (await books.decide(ref, "abandoned", clock())) onDecided("abandoned");
      return query({ ref });
    },
    refund: ({ ref }, share) => books.refund(ref, share),
    async notify({ headers, body }) {
      const signature = headers.get(SIGNATURE_HEADER) ?? undefined;
      if (!isOwnWebhook(body, signature, signingKey, clock())) return null;
      return [Told.parse(JSON.parse(body)).ref];
    },
    vault: cards,
  } satisfies PaymentGateway;
}

/** What a test card's bank makes of a charge, and of its being kept. */
const charged: Readonly<Record<CardBehaviour, SandboxPayment["state"]>> = {
  approve: "approved",
  decline: "declined",
  short: "declined",
  challenge: "open",
  silent: "approved",
};
const agreed: Readonly<Record<CardBehaviour, SandboxPayment["state"]>> = {
  ...charged,
  short: "approved",
};

const consents = {
  open: "asked",
  approved: "given",
  declined: "refused",
  abandoned: "refused",
  refunded: "refused",
} as const satisfies Record<SandboxPayment["state"], string>;

/** What these books say of a payment. */
function stateOf(payment: SandboxPayment | null, now: Date): TryState {
  if (payment === null) return "none";
  const isHanging = payment.answers_at !== null && payment.answers_at > now;
  const paid = payment.refunded_amount > 0 ? "refunded_in_part" : "paid";
  const states: Readonly<Record<SandboxPayment["state"], TryState>> = {
    open: "open",
    approved: isHanging ? "open" : paid,
    declined: "failed",
    abandoned: "expired",
    refunded: "refunded",
  };
  return states[payment.state];
}

/** How the sandbox knows the ways to pay online; cash and the provider's own wallet never come here. */
const methods: { readonly [Type in PayType]?: SandboxMethod } = {
  [PayType.weChatPay]: "wechat",
  [PayType.alipay]: "alipay",
  [PayType.payPay]: "paypay",
  [PayType.card]: "card",
  [PayType.merpay]: "merpay",
};

const SANDBOX_PAY_TYPES: readonly PayType[] = [
  PayType.weChatPay,
  PayType.alipay,
  PayType.payPay,
  PayType.card,
  PayType.merpay,
];

/** @throws for a pay type that is not paid online */
function sandboxMethod(pay_type: PayType): SandboxMethod {
  const method = methods[pay_type];
  if (method === undefined) throw new RangeError(`Pay type ${pay_type} is not paid online`);
  return method;
}
