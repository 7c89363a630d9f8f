import type { Access } from "#contract/call.ts";
import type { WireLanguage } from "#contract/scalars.ts";

/** Whose answers these are; a change of member or language never shows another's. */
export interface Scope {
  readonly uid: string | null;
  readonly language: WireLanguage;
}

/** The owner of what was answered to someone without a session; what anyone may read has no owner. */
const NOBODY = "-";

/** The cache's key of a read: path, request, language, and the member where the answer is theirs. */
export function callKey(
  path: string,
  request: Readonly<Record<string, unknown>>,
  access: Access,
  scope: Scope,
): string {
  const fields = Object.entries(request)
    .filter(([, value]) => value !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const owner = access === "anyone" ? "" : (scope.uid ?? NOBODY);
  return `${path}?${JSON.stringify(fields)}#${scope.language}#${owner}`;
}

/** Finds the kept answers of calls whose paths begin so, whoever they are of: for reading them again. */
export const isAnswerOf =
  (...paths: readonly string[]) =>
  (key: unknown): boolean =>
    typeof key === "string" && paths.some((path) => key.startsWith(path));

/** Whether a kept answer may be shown to a member, or to nobody: it is theirs, or anyone may read it. */
export function isAnswerFor(key: unknown, uid: string | null): boolean {
  return typeof key === "string" && (key.endsWith("#") || key.endsWith(`#${uid ?? NOBODY}`));
}
