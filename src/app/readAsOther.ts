import type { useSWRConfig } from "swr";
import { isAnswerFor } from "#net/isAnswerFor.ts";

type Mutate = ReturnType<typeof useSWRConfig>["mutate"];

/** Drops what was answered to someone else, and reads everything on the screen again. */
export async function readAsOther(mutate: Mutate, uid: string | null): Promise<void> {
  await mutate((key) => !isAnswerFor(key, uid), undefined, { revalidate: false });
  await mutate((key) => isAnswerFor(key, uid));
}
