import type { Finding } from "./finding.ts";

const WIDTH = { state: 9, check: 15 };

/** The findings as lines for a terminal, and their sums. */
export function report(findings: readonly Finding[], origin: string): string {
  const indent = " ".repeat(WIDTH.state + WIDTH.check);
  const lines = findings.flatMap(({ check, state, means, todo, lines: more }) => [
    `${state.padEnd(WIDTH.state)}${check.padEnd(WIDTH.check)}${means}`,
    ...(todo === null ? [] : [`${indent}→ ${todo}`]),
    ...more.map((line) => `${indent}  ${line}`),
  ]);
  const { ok, warning, fault } = countsOf(findings);
  return [...lines, "", `${origin}: ${ok} ok, ${warning} to look at, ${fault} at fault`].join("\n");
}

/** How many findings there are of each kind. */
export function countsOf(findings: readonly Finding[]): Readonly<Record<Finding["state"], number>> {
  const count = (state: Finding["state"]) => findings.filter((one) => one.state === state).length;
  return { ok: count("ok"), warning: count("warning"), fault: count("fault") };
}
