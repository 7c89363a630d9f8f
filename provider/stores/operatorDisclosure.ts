import type { WireLanguage } from "#contract/scalars.ts";
import type { Disclosure } from "#contract/store.ts";
import type { Settings } from "#provider/operations/settings.ts";
import type { OperatorSettings } from "#provider/operations/settingsGroups.ts";
import type { Parts } from "#provider/server/context.ts";
import { textsIn } from "#provider/server/texts.ts";

/**
 * The operator's own disclosure of 13 items (Specified Commercial Transactions Act). What the settings tell stands alone:
 * a real name beside a made-up address would be worse than none. An item that is not told is empty. The food
 * is the stores' to sell, so the terms of prices, delivery and licenses point to theirs.
 */
export function operatorDisclosure(
  { operator }: Pick<Settings, "operator">,
  madeUp: Parts["madeUpOperator"],
  language: WireLanguage,
): Disclosure {
  const isMadeUp = Object.values(operator).every((value) => value === null);
  const fact = (name: keyof OperatorSettings) => (isMadeUp ? madeUp?.[name][language] : operator[name]) ?? "";
  const terms = textsIn(language, "provider/operator");
  return {
    seller: fact("name"),
    responsible_person: fact("representative"),
    address: fact("address"),
    phone: fact("phone"),
    email: fact("email"),
    website: fact("website"),
    prices: terms("prices"),
    additional_charges: terms("additional_charges"),
    payment_methods: terms("payment_methods"),
    payment_timing: terms("payment_timing"),
    delivery_timing: terms("delivery_timing"),
    returns: terms("returns"),
    qualification: [fact("qualification"), terms("qualification")].filter((text) => text !== "").join("\n"),
  };
}
