import type { i18n } from "i18next";
import type { Namespaces } from "./loadTexts.ts";

/** The namespaces that a card for the staff is written in. */
const CARD = ["staffCard", "menu", "bill"] as const;

const files: Namespaces = import.meta.glob<Readonly<Record<string, unknown>>>(
  "../../locales/ja/{staffCard,menu,bill}.json",
  { eager: true, import: "default" },
);

/**
 * What the staff read, whatever language the customer does. The words come along with the code of whoever imports this:
 * what is shown across the counter must not need a network.
 */
export function japaneseOf(instance: i18n) {
  for (const namespace of CARD) {
    if (instance.hasResourceBundle("ja", namespace)) continue;
    instance.addResourceBundle("ja", namespace, files[`../../locales/ja/${namespace}.json`] ?? {});
  }
  return instance.getFixedT("ja", CARD);
}
