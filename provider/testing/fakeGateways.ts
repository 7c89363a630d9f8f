import { PayType } from "#contract/enumerations.ts";
import type { GeocoderGateway, PlaceFound } from "#provider/gateways/geocoder/geocoder.ts";
import type {
  PaymentGateway,
  RefundState,
  Try,
  TryState,
} from "#provider/gateways/payments/paymentGateway.ts";
import type { GatewayAnswer } from "#provider/payments/atGateway.ts";
import type { MessagesGateway } from "#provider/gateways/pubnub/pubnubMessages.ts";

/** How a gateway says what our books call so. */
const STATES: Readonly<Record<GatewayAnswer, TryState>> = {
  unknown: "open",
  paid: "paid",
  failed: "failed",
  abandoned: "expired",
  refunded: "refunded",
};

/** A gateway that does as a test tells it, and keeps books of what it was asked. */
export function fakeGateway() {
  const begun: { ref: string; amount: number; return_url: string }[] = [];
  const refunded: string[] = [];
  const shares: { ref: string; refund_id: string; amount: number }[] = [];
  const answers = new Map<string, GatewayAnswer>();
  const state = { isOutOfReach: false, refunds: "refunded" as RefundState };
  const stands = async ({ ref }: Try) => ({ state: STATES[answers.get(ref) ?? "unknown"] });
  const gateway: PaymentGateway = {
    methods: [PayType.weChatPay, PayType.alipay, PayType.payPay, PayType.card, PayType.merpay],
    begin: async ({ ref, amount, return_url }) => {
      begun.push({ ref, amount, return_url });
      if (state.isOutOfReach) throw new Error("The gateway did not answer");
      return { redirect_url: `https://gateway.example/${ref}` };
    },
    query: stands,
    cancel: stands,
    notify: async ({ body }) => [body],
    refund: async ({ ref }, share) => {
      if (state.refunds === "refunded") {
        refunded.push(ref);
        shares.push({ ref, ...share });
      }
      return state.refunds;
    },
    vault: {
      address: (origin) => ({ url: `${origin}/vault`, key: "public" }),
      charge: async () => ({ state: "failed", redirect_url: null }),
      describe: async () => null,
      keep: async () => null,
      confirm: async () => ({ redirect_url: null }),
      forget: async () => undefined,
    },
  };
  return {
    gateway,
    begun,
    refunded,
    /** What went back, for which of our refunds. */
    shares,
    state,
    /** From now on an inquiry about the payment begun last, or about `ref`, is answered so. */
    decides: (answer: GatewayAnswer, ref = begun.at(-1)?.ref ?? "") => answers.set(ref, answer),
  };
}

/** A geocoder that knows one place and does as a test tells it; it keeps what it was asked, and how long it was given. */
export function fakeGeocoder(place: PlaceFound) {
  const asked: string[] = [];
  const given: number[] = [];
  const state = { isOutOfReach: false, isEmpty: false };
  const told = <Answer>(
    { question, timeLimit }: { readonly question: string; readonly timeLimit: number },
    answer: Answer,
    empty: Answer,
  ): Answer | "unreachable" => {
    asked.push(question);
    given.push(timeLimit);
    if (state.isOutOfReach) return "unreachable";
    return state.isEmpty ? empty : answer;
  };
  const gateway: GeocoderGateway = {
    source: "fake",
    keepsFor: 30 * 86_400_000,
    find: async (keyword, { language, timeLimit }) =>
      told<readonly PlaceFound[]>({ question: `${language} ${keyword}`, timeLimit }, [place], []),
    at: async ({ latitude, longitude }, { language, timeLimit }) =>
      told<PlaceFound | null>(
        { question: `${language} ${latitude},${longitude}`, timeLimit },
        { ...place, latitude, longitude },
        null,
      ),
  };
  return { gateway, asked, given, state };
}

/** A messaging service that keeps what is published for the test to look at. */
export function quietMessages(): MessagesGateway & {
  readonly published: { channel: string; payload: unknown }[];
} {
  const published: { channel: string; payload: unknown }[] = [];
  return {
    published,
    knowsSignIns: true,
    publish: async (channel, payload) => void published.push({ channel, payload }),
    listen: async ({ uid }) => ({
      subscribe_key: "sub-c-test",
      origin: null,
      user_id: uid,
      token: "token-of-the-test",
      expires_in: 3_600,
    }),
  };
}
