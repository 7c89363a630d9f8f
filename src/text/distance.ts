const formatters = new Map<string, Intl.NumberFormat>();

function formatter(tag: string, unit: "meter" | "kilometer", digits: number): Intl.NumberFormat {
  const key = `${tag} ${unit} ${digits}`;
  const found =
    formatters.get(key) ??
    new Intl.NumberFormat(tag, {
      style: "unit",
      unit,
      unitDisplay: "short",
      maximumFractionDigits: digits,
    });
  formatters.set(key, found);
  return found;
}

/** A distance in metres as one says it: to 10 m below a kilometre, to 100 m below ten, in whole kilometres beyond. */
export function distance(metres: number, tag: string): string {
  const near = Math.max(10, Math.round(metres / 10) * 10);
  if (near < 1_000) return formatter(tag, "meter", 0).format(near);
  return formatter(tag, "kilometer", metres < 9_950 ? 1 : 0).format(metres / 1_000);
}
