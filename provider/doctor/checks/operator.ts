import { findingsOf } from "#provider/doctor/finding.ts";
import type { Check } from "#provider/doctor/job.ts";

/** What a seller has to disclose of themselves (Specified Commercial Transactions Act), and LINE's review compares. */
const DISCLOSED = ["name", "representative", "address", "phone", "email"] as const;

/** Who runs the service: stands in the terms, the privacy policy and the disclosure. */
export const operator: Check = async ({ settings }) => {
  const { ok, warning } = findingsOf("operator");
  const missing = DISCLOSED.filter((name) => settings.operator[name] === null);
  if (missing.length === 0) return [ok("Terms, privacy policy and disclosure name who runs the service.")];
  if (settings.hasDemo && missing.length === DISCLOSED.length)
    return [ok("The demo's made-up operator stands in terms, privacy policy and disclosure.")];
  const names = missing.map((name) => `NOREN_OPERATOR_${name.toUpperCase()}`).join(", ");
  return [
    warning(
      `Terms, privacy policy and disclosure lack who runs the service: ${names}.`,
      "Set them: the law asks for them, and LINE's review compares the name with its provider.",
    ),
  ];
};
