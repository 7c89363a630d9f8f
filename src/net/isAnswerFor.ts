import { NOBODY } from "./callKey.ts";

/** Whether a kept answer may be shown to a member, or to nobody: it is theirs, or anyone may read it. */
export function isAnswerFor(key: unknown, uid: string | null): boolean {
  return typeof key === "string" && (key.endsWith("#") || key.endsWith(`#${uid ?? NOBODY}`));
}
