import type { Code } from "#contract/codes.ts";
import type { Fail } from "#provider/server/context.ts";

/** Fails with the order machine's code where the call declares it, and with `otherwise` where it does not. */
export function refuse<Declared extends Code>(
  code: Code,
  declared: readonly Declared[],
  otherwise: Declared,
  fail: Fail<Declared>,
): never {
  return fail(declared.find((each) => each === code) ?? otherwise);
}
