import { useTranslation } from "react-i18next";
import type { Fault } from "./fault.ts";
import { WaitWords } from "./WaitWords.tsx";

/** What is wrong, in the customer's language. */
export function FaultWords({ fault }: { readonly fault: Fault }) {
  const { t } = useTranslation("form");
  switch (fault.kind) {
    case "key":
      return t(`fault.${fault.key}`);
    case "message":
      return fault.text;
    case "trouble":
      return t(`trouble.${fault.trouble}`);
    case "wait":
      return <WaitWords until={fault.until} />;
  }
}
