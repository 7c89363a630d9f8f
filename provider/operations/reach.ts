import { type PaymentGateways, vaultAt } from "#provider/gateways/payments/paymentGateways.ts";
import type { Settings } from "./settings.ts";

/**
 * Who gets what is written to customers: they themselves by a service; where there is none, in a demo, whoever looks at
 * the desk; and without the demo nobody, for a desk that reads codes could take over any account.
 */
export type Reach = "customers" | "desk" | "nobody";

const reach = (hasService: boolean, { hasDemo }: Pick<Settings, "hasDemo">): Reach =>
  hasService ? "customers" : hasDemo ? "desk" : "nobody";

export function textsReach(settings: Pick<Settings, "twilio" | "hasDemo">): Reach {
  return reach(settings.twilio !== null, settings);
}

export function mailReach(settings: Pick<Settings, "smtp" | "hasDemo">): Reach {
  return reach(settings.smtp !== null, settings);
}

/** What this installation cannot do for want of a service, as its pages are told. */
export type Lack = "texts" | "mail" | "cards" | "online_payment";

/** What pages offer nobody, because what it needs is not set up. */
export function lacksOf({
  settings,
  payment,
}: {
  readonly settings: Pick<Settings, "twilio" | "smtp" | "hasDemo">;
  readonly payment: Pick<PaymentGateways, "anywhere" | "nameFor" | "named">;
}): readonly Lack[] {
  const lacks: readonly (readonly [Lack, boolean])[] = [
    ["texts", textsReach(settings) === "nobody"],
    ["mail", mailReach(settings) === "nobody"],
    ["cards", vaultAt(payment, "") === null],
    ["online_payment", payment.anywhere.length === 0],
  ];
  return lacks.filter(([, isLacking]) => isLacking).map(([lack]) => lack);
}
