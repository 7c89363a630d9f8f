import * as Code from "#contract/codes.ts";

/** What became of one call. */
export interface Row {
  readonly path: string;
  readonly verdict: "answers" | "not yet" | "breach";
  /** How many requests were made. */
  readonly requests: number;
  /** Whether a success was seen, and matched the contract. */
  readonly hasSuccess: boolean;
  /** Examples that could not be made here. */
  readonly skipped: number;
  readonly breaches: readonly string[];
}

export const isSuccess = (code: number): boolean => code === Code.success || code === Code.receiptConfirmed;

/** A line for each call, what was broken under it, and the sums. */
export function table(rows: readonly Row[]): string {
  const width = Math.max(...rows.map(({ path }) => path.length));
  const lines = rows.flatMap((row) => [
    `${row.path.padEnd(width)}  ${row.verdict.padEnd(7)}  ${noteOf(row)}`.trimEnd(),
    ...row.breaches.map((breach) => `  - ${breach}`),
  ]);
  const count = (verdict: Row["verdict"]) => rows.filter((row) => row.verdict === verdict).length;
  const sums = `${rows.length} calls: ${count("answers")} answer, ${count("not yet")} not yet, ${count("breach")} in breach`;
  return [...lines, "", sums].join("\n");
}

function noteOf({ verdict, requests, hasSuccess }: Row): string {
  if (verdict === "not yet") return "";
  return `${requests} requests${hasSuccess ? "" : ", no success seen"}`;
}
