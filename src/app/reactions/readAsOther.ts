import type { useSWRConfig } from "swr";
import { isAnswerFor } from "#net/callKey.ts";

type Mutate = ReturnType<typeof useSWRConfig>["mutate"];

/** Drops what was answered to someone else, and reads everything on the screen again. */
export async function readAsOther(mutate: Mutate, uid: string | null): Promise<void> {
  // Nothing on the screen shows these any more. They count as read anew, so that who comes back to them within the time in
  // which equal requests are one is not given the request of before, whose answer has been dropped.
  await mutate((key) => !isAnswerFor(key, uid), undefined);
  await mutate((key) => isAnswerFor(key, uid));
}
