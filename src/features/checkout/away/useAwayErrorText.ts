import { useTranslation } from "react-i18next";
import type { AwayFaults } from "./awayFaults.ts";

type Key = AwayFaults["time" | "name" | "phone" | "email" | "address" | "minimum"];

/** Words for what is wrong with a field of the form away from the table. */
export function useAwayErrorText(): (key: Key) => string | undefined {
  const { t } = useTranslation(["away", "form"]);
  return (key) => (key === undefined ? undefined : t(key));
}
