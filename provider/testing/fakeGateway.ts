import type { GatewayAnswer, PaymentGateway } from "#provider/gateways/payment.ts";

/** A gateway that does as a test tells it, and keeps books of what it was asked. */
export function fakeGateway() {
  const begun: { ref: string; amount: number; return_url: string }[] = [];
  const refunded: string[] = [];
  const shares: { ref: string; trans_id: string; amount: number }[] = [];
  const answers = new Map<string, GatewayAnswer>();
  const state = { isOutOfReach: false, refunds: "refunded" as "refunded" | "failed" };
  const gateway: PaymentGateway = {
    methods: [2, 3, 4, 5, 6],
    begin: async ({ ref, amount, return_url }) => {
      begun.push({ ref, amount, return_url });
      if (state.isOutOfReach) throw new Error("The gateway did not answer");
      return { redirect_url: `https://gateway.example/${ref}` };
    },
    charge: async () => ({ answer: "failed", redirect_url: null }),
    inquire: async (ref) => answers.get(ref) ?? "unknown",
    abandon: async (ref) => answers.get(ref) ?? "unknown",
    refund: async (ref, share) => {
      if (state.refunds === "refunded") {
        refunded.push(ref);
        shares.push({ ref, ...share });
      }
      return state.refunds;
    },
    vault: (origin) => ({ url: `${origin}/vault`, key: "public" }),
    describe: async () => null,
    keep: async () => null,
    confirm: async () => ({ redirect_url: null }),
    forget: async () => undefined,
  };
  return {
    gateway,
    begun,
    refunded,
    /** What went back, for which of our transactions. */
    shares,
    state,
    /** From now on an inquiry about the payment begun last, or about `ref`, is answered so. */
    decides: (answer: GatewayAnswer, ref = begun.at(-1)?.ref ?? "") => answers.set(ref, answer),
  };
}
