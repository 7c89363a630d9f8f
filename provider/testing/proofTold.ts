import type * as z from "zod/mini";
import type { ExternalProof } from "#contract/member.ts";
import { CallFailed, failWith } from "#provider/callFailed.ts";
import { createOutside } from "#provider/outside.ts";
import type { Parts } from "#provider/parts.ts";
import { verifyProof } from "#provider/platforms/verifyProof.ts";
import type { TestProvider } from "./provider.ts";

export type Proof = z.infer<typeof ExternalProof>;

/** Whom a proof stands for, or the code and reason that it is refused with, as a call would hear it. */
export async function proofTold(
  provider: Pick<TestProvider, "db" | "parts">,
  proof: Proof,
  parts: Partial<Pick<Parts, "line" | "wechat">> = {},
) {
  const withOutside = createOutside();
  const surroundings = {
    parts: { ...provider.parts, ...parts },
    now: provider.parts.clock(),
    fail: failWith,
  };
  try {
    return await withOutside((outside) =>
      provider.db.transaction((db) => verifyProof(proof, { db, outside, ...surroundings })),
    );
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    return { code: error.code, data: error.data };
  }
}

/** As `proofTold` tells of a proof that is refused. */
export const refusedFor = (reason: string) => ({ code: 102, data: { reason } });
