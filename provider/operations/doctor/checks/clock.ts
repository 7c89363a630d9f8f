import { ask, type Check, type Finding, findingsOf, type Job } from "#provider/operations/doctor/check.ts";

const { ok, warning, fault } = findingsOf("clock");

/** Milliseconds that clocks may differ by: LINE's tokens are checked with a minute's grace. */
const LIMIT = 60_000;
/** Milliseconds from which on it is worth a look. */
const NEAR = 10_000;

/** This machine's clock against LINE's, and the server's against this one's. */
export const clock: Check = async ({ origin, isUp }: Job) => [
  await against("LINE's", "https://api.line.me/", "this machine's"),
  ...(isUp ? [await against("this machine's", `${origin}/livez`, "the server's")] : []),
];

async function against(reference: string, address: string, looked: string): Promise<Finding> {
  const from = Date.now();
  const answer = await ask(address, { method: "HEAD" });
  const middle = (from + Date.now()) / 2;
  const date = Date.parse(answer?.headers.get("date") ?? "");
  if (Number.isNaN(date))
    return warning(
      `${new URL(address).host} tells no time: ${looked} clock could not be compared with ${reference}.`,
      "Let this machine reach it by https, and run this again.",
    );
  // Told in whole seconds.
  return clockFinding(Math.abs(middle - date - 500), { reference, looked });
}

/** @param off milliseconds */
export function clockFinding(
  off: number,
  { reference, looked }: Readonly<Record<"reference" | "looked", string>>,
): Finding {
  const means = `Between ${looked} clock and ${reference} there are ${Math.round(off / 1_000)} s.`;
  const todo =
    "Let a time service set the clock (timedatectl set-ntp true): sign-ins and codes depend on it.";
  if (off > LIMIT) return fault(means, todo);
  return off > NEAR ? warning(means, todo) : ok(means);
}
