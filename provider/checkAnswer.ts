import { isDeepStrictEqual } from "node:util";
import type { Call } from "#contract/call.ts";

/** An answer that is not what its declaration promises. */
export class ContractBreach extends Error {
  override name = "ContractBreach";
}

/** What is wrong with an answer, undeclared fields included; null when nothing is. */
export function checkAnswer(call: Call, data: unknown): ContractBreach | null {
  const parsed = call.response.safeParse(data);
  if (!parsed.success) {
    const places = parsed.error.issues.map(({ path, code }) => `${path.join(".") || "the answer"} (${code})`);
    return new ContractBreach(`${call.path} answers against its contract: ${places.join(", ")}`);
  }
  return isDeepStrictEqual(asSent(parsed.data), asSent(data))
    ? null
    : new ContractBreach(`${call.path} answers with more than its contract declares`);
}

const asSent = (data: unknown): unknown => JSON.parse(JSON.stringify(data ?? null));
