import { findingsOf } from "#provider/doctor/finding.ts";
import type { Check } from "#provider/doctor/job.ts";

/** Who takes money online. */
export const payments: Check = async ({ settings }) => {
  const { ok, warning } = findingsOf("payments");
  if (settings.hasDemo) return [ok("Payments online go to the demo's sandbox: nobody is charged.")];
  return [
    warning(
      "No payment gateway is set up: guests pay at the register, on delivery or by balance, and nothing online. Cards are not taken.",
      "Nothing, if that is meant: pages offer nobody what cannot be paid. A shop of the mall needs cash on delivery.",
    ),
  ];
};
