/** One figure, with what it may be at most or must be at least. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly most?: number;
  readonly least?: number;
  /** What else there is to say of it. */
  readonly note?: string;
}

/** Whether a figure keeps its bar; one that could not be measured keeps none. */
export function isMissed({ value, most = Infinity, least = -Infinity }: Figure): boolean {
  return !(value <= most && value >= least);
}

/** The figures as lines of text, those that miss their bar marked. */
export function table(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    isMissed(figure) ? "✗" : " ",
    figure.name,
    `${Number(figure.value.toPrecision(4))} ${figure.unit}`.trim(),
    barOf(figure),
    figure.note ?? "",
  ]);
  const widths = [1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map(([mark, name = "", value = "", bar = "", note]) => {
      const [first = 0, second = 0, third = 0] = widths;
      return `${mark} ${name.padEnd(first)}  ${value.padStart(second)}  ${bar.padEnd(third)}  ${note}`.trimEnd();
    })
    .join("\n");
}

function barOf({ most, least }: Figure): string {
  if (most !== undefined) return `≤ ${most}`;
  return least === undefined ? "" : `≥ ${least}`;
}
