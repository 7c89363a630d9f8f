import { PayType } from "#contract/enumerations.ts";
import type { PaymentGateway, Try, TryState } from "#provider/gateways/payments/paymentGateway.ts";

/** A gateway with a vault, whose books are the test's to look at. It does what it is asked once for each id of ours. */
export function gatewayBooks() {
  const tries = new Map<string, { amount: number; state: TryState; readonly refunds: Map<string, number> }>();
  const cards = new Set<string>();
  const back = (ref: string) =>
    [...(tries.get(ref)?.refunds.values() ?? [])].reduce((sum, amount) => sum + amount, 0);

  async function query({ ref }: Pick<Try, "ref">) {
    const known = tries.get(ref);
    if (known === undefined) return { state: "none" } as const;
    const isBack = back(ref) === known.amount;
    return { state: known.state === "paid" && isBack ? ("refunded" as const) : known.state };
  }

  const gateway: PaymentGateway = {
    methods: [PayType.payPay, PayType.alipay, PayType.card],
    async begin({ ref, amount }) {
      if (!tries.has(ref)) tries.set(ref, { amount, state: "open", refunds: new Map() });
      return { redirect_url: `https://gateway.example/${ref}` };
    },
    query,
    async cancel({ ref }) {
      const known = tries.get(ref);
      if (known?.state === "open") known.state = "expired";
      return query({ ref });
    },
    async refund({ ref }, { refund_id, amount }) {
      tries.get(ref)?.refunds.set(refund_id, amount);
      return "refunded";
    },
    notify: async ({ body }) => [body],
    vault: {
      address: () => ({ url: "https://gateway.example/cards", key: "public" }),
      async charge({ ref, amount }) {
        if (!tries.has(ref)) tries.set(ref, { amount, state: "paid", refunds: new Map() });
        return { ...(await query({ ref })), redirect_url: null };
      },
      async describe(token) {
        if (!cards.has(token)) return null;
        const is_kept = token.startsWith("kept-");
        const seen = { brand: "visa", last4: "4242", valid_period: "12/40" } as const;
        return { ...seen, is_kept, consent: is_kept ? "given" : "none" };
      },
      async keep(token) {
        if (cards.delete(token)) cards.add(`kept-${token}`);
        return cards.has(`kept-${token}`) ? `kept-${token}` : null;
      },
      confirm: async () => ({ redirect_url: null }),
      async forget(token) {
        cards.delete(token);
      },
    },
  };

  return {
    gateway,
    tries,
    cards,
    back,
    /** A card that a browser sent to the vault, by its token. */
    typed: () => {
      const token = `typed-${crypto.randomUUID()}`;
      cards.add(token);
      return token;
    },
    decide: (ref: string, state: TryState) => {
      const known = tries.get(ref);
      if (known === undefined) throw new Error(`No try ${ref}`);
      known.state = state;
    },
  };
}
