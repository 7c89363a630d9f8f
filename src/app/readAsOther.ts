import type { useSWRConfig } from "swr";
import { isAnswerFor } from "#net/isAnswerFor.ts";

/** Drops what was answered to someone else, and reads everything on the screen again. */
export function readAsOther(mutate: ReturnType<typeof useSWRConfig>["mutate"], uid: string | null): void {
  void mutate((key) => !isAnswerFor(key, uid), undefined, { revalidate: false });
  void mutate((key) => isAnswerFor(key, uid));
}
