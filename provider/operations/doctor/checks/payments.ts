import { type Check, findingsOf, type Job } from "#provider/operations/doctor/check.ts";
import { readGateways } from "#provider/operations/gatewaysFile.ts";
import { SettingsError } from "#provider/operations/settings.ts";
import { type GatewayChoice, paymentsOf } from "#provider/gateways/payments/paymentGateways.ts";

/** The gateways that the settings name; null: none, or none that can be used, which `payments` says. */
export function gatewaysOf({
  root,
  settings,
}: Pick<Job, "root" | "settings">): Promise<GatewayChoice | null> {
  return readGateways(settings, root).catch((error: unknown) => {
    if (error instanceof SettingsError) return null;
    throw error;
  });
}

/** Milliseconds that a gateway may take for its answer. */
const PATIENCE = 15_000;

/** Who takes money online, and whether they know our keys: each is asked what changes nothing. */
export const payments: Check = async ({ root, settings }) => {
  const { ok, warning, fault } = findingsOf("payments");
  const choice = await readGateways(settings, root).catch((error: unknown) => {
    if (error instanceof SettingsError) return error;
    throw error;
  });
  if (choice instanceof SettingsError)
    return [fault(choice.message.split("\n").slice(1).join(" ").trim(), "Mend the file: docs/payments.md.")];
  if (choice === null && settings.hasDemo)
    return [ok("Payments online go to the demo's sandbox: nobody is charged.")];
  const { anywhere, named, names } = paymentsOf(choice, null);
  if (anywhere.length === 0)
    return [
      warning(
        "No payment gateway is set up: guests pay at the register, on delivery or by balance, and nothing online. Cards are not taken.",
        "Nothing, if that is meant: pages offer nobody what cannot be paid. A shop of the mall needs cash on delivery. Else: docs/payments.md.",
      ),
    ];
  return Promise.all(
    names.map(async (name) => {
      const gateway = named(name);
      if (gateway?.checkKeys === undefined)
        return ok(`The payment gateway "${name}" is set up; its adapter cannot check its keys.`);
      const late = new Promise<never>((_, reject) => {
        setTimeout(() => reject(new Error("no answer in time")), PATIENCE).unref();
      });
      const trouble = await Promise.race([gateway.checkKeys(), late]).catch(() => undefined);
      if (trouble === undefined)
        return warning(`The payment gateway "${name}" gives no answer.`, "Let this machine reach it.");
      if (trouble === null) return ok(`The payment gateway "${name}" knows our keys.`);
      return fault(
        `The payment gateway "${name}" refuses our keys: ${trouble}`,
        "Compare its settings in the file that NOREN_PAYMENTS names with its console.",
      );
    }),
  );
};
