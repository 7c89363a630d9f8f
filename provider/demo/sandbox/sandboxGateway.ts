import { PayType } from "#contract/enumerations.ts";
import type { Vault } from "#contract/payment.ts";
import type { CardBehaviour } from "#provider/db/tables/cards.ts";
import type { SandboxMethod } from "#provider/db/tables/payments.ts";
import type { GatewayAnswer, PaymentGateway } from "#provider/gateways/payment.ts";
import { keyedHash } from "#provider/server/signing.ts";
import type { Decision, SandboxBooks, SandboxPayment } from "./sandboxBooks.ts";
import type { SandboxVault, VaultCard } from "./sandboxVault.ts";

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

interface Way {
  readonly return_url: string;
  readonly origin: string;
  readonly language?: string;
}

/** The sandbox as the provider speaks with it. */
export function sandboxGateway(surroundings: Surroundings) {
  const { books, vault, vaultKey, vaultOrigin, signingKey, clock, knownOrigins, silence, onDecided } =
    surroundings;
  const confirmationOf = (token: string) => `keep-${keyedHash(signingKey, "card confirmation", token)}`;

  function checkWay({ return_url, origin }: Way): void {
    const back = new URL(return_url).origin;
    if (back !== origin && !knownOrigins.includes(back)) throw new RangeError(`Unknown way back: ${back}`);
  }

  const page = (at: "pay" | "challenge", ref: string, { origin, language }: Way): string => {
    const asked = language === undefined ? "" : `?language=${language}`;
    return `${origin}/sandbox/${at}/${encodeURIComponent(ref)}${asked}`;
  };

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

  async function inquire(ref: string): Promise<GatewayAnswer> {
    const now = clock();
    const payment = await books.find(ref, now).catch(() => undefined);
    return payment === undefined ? "unknown" : answerOf(payment, now);
  }

  return {
    methods: SANDBOX_PAY_TYPES,
    async begin({ db, ref, amount, pay_type, title, now, ...way }) {
      checkWay(way);
      const { return_url } = way;
      const method = sandboxMethod(pay_type);
      await books.begin({ ref, amount, method, title, return_url, state: "open", created_at: now }, db);
      return { redirect_url: page("pay", ref, way) };
    },
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
      return { answer: answerOf(payment, now), redirect_url };
    },
    inquire,
    async abandon(ref) {
      const isGivenUp = await books.decide(ref, "abandoned", clock()).catch(() => false);
      if (isGivenUp) onDecided("abandoned");
      return inquire(ref);
    },
    refund: (ref, share) => books.refund(ref, share),
    vault: (origin): Vault => ({ url: `${vaultOrigin ?? origin}/sandbox/vault/cards`, key: vaultKey }),
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

/** What these books say of a payment; of one that never began they know that nothing was charged. */
function answerOf(payment: SandboxPayment | null, now: Date): GatewayAnswer {
  if (payment === null) return "failed";
  const isHanging = payment.answers_at !== null && payment.answers_at > now;
  const answers: Readonly<Record<SandboxPayment["state"], GatewayAnswer>> = {
    open: "unknown",
    approved: isHanging ? "unknown" : "paid",
    declined: "failed",
    abandoned: "abandoned",
    refunded: "refunded",
  };
  return answers[payment.state];
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
