import type { Figure } from "./table.ts";

/** The same figure of this build and of another address; less is better. */
export interface Pair {
  readonly name: string;
  readonly unit: string;
  readonly ours: number;
  readonly theirs: number;
}

/** The figures that were measured once here and once there, by name: one store has more dishes to tap than another. */
export function pairsOf(ours: readonly Figure[], theirs: readonly Figure[]): Pair[] {
  const onlyOne = (all: readonly Figure[], name: string) => {
    const [first, ...others] = all.filter((figure) => figure.name === name);
    return others.length === 0 ? first : undefined;
  };
  return ours.flatMap(({ name, unit, value }) => {
    const there = onlyOne(theirs, name);
    return there && onlyOne(ours, name) ? [{ name, unit, ours: value, theirs: there.value }] : [];
  });
}

/** Lines of text: what each is here and there, and how many times as much it is there. */
export function ratioTable(pairs: readonly Pair[], theirName: string): string {
  const rows = [
    ["", "this build", theirName, "there to here"],
    ...pairs.map(({ name, unit, ours, theirs }) => [
      name,
      figure(ours, unit),
      figure(theirs, unit),
      ratio(theirs, ours),
    ]),
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

const figure = (value: number, unit: string) =>
  Number.isFinite(value) ? `${Number(value.toPrecision(4))} ${unit}`.trim() : "–";

function ratio(theirs: number, ours: number): string {
  if (!Number.isFinite(theirs) || !Number.isFinite(ours)) return "–";
  if (ours === 0) return theirs === 0 ? "1 ×" : "–";
  return `${Number((theirs / ours).toPrecision(3))} ×`;
}
