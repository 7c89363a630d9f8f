import { addLine, type Counted, lineKey, removeLine, within } from "./cart.ts";

/** Puts a line that was changed in the place of what it was; one that is identical to another joins it. */
export function exchangeLine<Line extends Counted>(lines: readonly Line[], key: string, line: Line): Line[] {
  const isOther = lineKey(line) !== key && lines.some((other) => lineKey(other) === lineKey(line));
  if (isOther) return addLine(removeLine(lines, key), line);
  return lines.map((other) => (lineKey(other) === key ? { ...line, number: within(line.number) } : other));
}

/** Puts a line back to where it was; one that is identical to another joins it. */
export function restoreLine<Line extends Counted>(lines: readonly Line[], line: Line, at: number): Line[] {
  if (lines.some((other) => lineKey(other) === lineKey(line))) return addLine(lines, line);
  return lines.toSpliced(at, 0, line);
}

/** Takes off what was ordered: what is there beyond that stays. */
export function deductLines<Line extends Counted>(
  lines: readonly Line[],
  ordered: readonly Counted[],
): Line[] {
  const numbers = new Map(ordered.map((line) => [lineKey(line), line.number]));
  return lines.flatMap((line) => {
    const number = line.number - (numbers.get(lineKey(line)) ?? 0);
    return number > 0 ? [{ ...line, number }] : [];
  });
}
