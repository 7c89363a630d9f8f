import { PayType } from "#contract/enumerations.ts";
import type { CardVault, PaymentGateway } from "./paymentGateway.ts";

/** The gateways of this installation, and which of them takes what. */
export interface PaymentGateways {
  /** Ways that are paid through a gateway at some store at least. */
  readonly anywhere: readonly PayType[];
  /** Those of a store; with "" for its id, of stores without a contract of their own. */
  readonly waysAt: (store_id: string) => readonly PayType[];
  /** The name of the gateway that takes a way at a store; null: none does. */
  readonly nameFor: (store_id: string, pay_type: PayType) => string | null;
  /** A gateway by its name; null: there is none (any more). */
  readonly named: (name: string) => PaymentGateway | null;
  /** Of all of them, in the order of their names' first mention. */
  readonly names: readonly string[];
}

/** Which gateway takes which way, by its name. */
export type Ways = Readonly<Partial<Record<PayType, string>>>;

/** What settings come to. */
export interface GatewayChoice {
  readonly gateways: ReadonlyMap<string, PaymentGateway>;
  readonly ways: Ways;
  /** By the ids of stores with contracts of their own: what is not named there is as elsewhere. */
  readonly stores: Readonly<Record<string, Ways>>;
}

function choosePayments({ gateways, ways, stores }: GatewayChoice): PaymentGateways {
  const own = new Map(Object.entries(stores));
  const nameFor = (store_id: string, pay_type: PayType) => own.get(store_id)?.[pay_type] ?? ways[pay_type];
  const places = ["", ...own.keys()];
  return {
    anywhere: Object.values(PayType).filter((pay_type) =>
      places.some((store_id) => nameFor(store_id, pay_type) !== undefined),
    ),
    waysAt: (store_id) =>
      Object.values(PayType).filter((pay_type) => nameFor(store_id, pay_type) !== undefined),
    nameFor: (store_id, pay_type) => nameFor(store_id, pay_type) ?? null,
    named: (name) => gateways.get(name) ?? null,
    names: [...gateways.keys()],
  };
}

/** The name of the demo's gateway. */
export const SANDBOX = "sandbox";

/** What this installation has: what its settings name, the demo's sandbox, both, or none. */
export function paymentsOf(choice: GatewayChoice | null, sandbox: PaymentGateway | null): PaymentGateways {
  if (choice === null) return sandbox === null ? noPayments : choosePayments(allBy(SANDBOX, sandbox));
  const gateways = new Map(choice.gateways);
  // Also where no way goes to it: what it took before is asked about there.
  if (sandbox !== null) gateways.set(SANDBOX, sandbox);
  return choosePayments({ ...choice, gateways });
}

/** One gateway takes all that it can, at every store. */
export function allBy(name: string, gateway: PaymentGateway): GatewayChoice {
  const ways = Object.fromEntries(gateway.methods.map((pay_type) => [pay_type, name]));
  return { gateways: new Map([[name, gateway]]), ways, stores: {} };
}

/** No service takes money: nothing online is offered, begun or kept. */
const noPayments = choosePayments({ gateways: new Map(), ways: {}, stores: {} });

/** The one gateway that takes a way at all of these stores; null where none does, or each its own. */
export function gatewayForAll(
  gateways: Pick<PaymentGateways, "nameFor">,
  store_ids: readonly string[],
  pay_type: PayType,
): string | null {
  const [first = null, ...others] = store_ids.map((store_id) => gateways.nameFor(store_id, pay_type));
  return others.every((other) => other === first) ? first : null;
}

/** Whether orders of these stores can be paid together by a way: through one gateway, or at each of them through none. */
export function canPayTogether(
  gateways: Pick<PaymentGateways, "nameFor">,
  store_ids: readonly string[],
  pay_type: PayType,
): boolean {
  return new Set(store_ids.map((store_id) => gateways.nameFor(store_id, pay_type))).size <= 1;
}

/** The vault of the cards that are typed at a store, and its gateway's name; with "" for its id, of cards that are saved. */
export function vaultAt(
  gateways: Pick<PaymentGateways, "nameFor" | "named">,
  store_id: string,
): { readonly name: string; readonly vault: CardVault } | null {
  const name = gateways.nameFor(store_id, PayType.card);
  const vault = name === null ? undefined : gateways.named(name)?.vault;
  return name === null || vault === undefined ? null : { name, vault };
}

/** The vault of a gateway; null where that is gone, or has none. */
export function vaultOf(gateways: Pick<PaymentGateways, "named">, name: string): CardVault | null {
  return gateways.named(name)?.vault ?? null;
}
