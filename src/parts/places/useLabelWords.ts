import { useTranslation } from "react-i18next";

/** Labels that every customer has the use of; they are kept as these words, and shown in the customer's language. */
export const QUICK_LABELS = ["home", "work"] as const;
export type QuickLabel = (typeof QUICK_LABELS)[number];

/** Whether a label is home or work, and not a word of the customer's own. */
export function isQuickLabel(label: string): label is QuickLabel {
  return QUICK_LABELS.some((quick) => quick === label);
}

/** What an address is called, in the customer's language; empty where it has no label. */
export function useLabelWords(): (label: string) => string {
  const { t } = useTranslation("addresses");
  return (label) => (isQuickLabel(label) ? t(`label.${label}`) : label);
}
