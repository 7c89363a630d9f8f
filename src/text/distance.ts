const formatters = new Map<string, Intl.NumberFormat>();

function formatter(tag: string, unit: "meter" | "kilometer"): Intl.NumberFormat {
  const key = tag + unit;
  const found =
    formatters.get(key) ??
    new Intl.NumberFormat(tag, {
      style: "unit",
      unit,
      maximumFractionDigits: 1,
    });
  formatters.set(key, found);
  return found;
}

/** A distance in metres as one says it: to 10 m below a kilometre, to 100 m below ten, in whole kilometres beyond. */
export function distance(metres: number, tag: string): string {
  const near = Math.max(10, Math.round(metres / 10) * 10);
  if (near < 1_000) return formatter(tag, "meter").format(near);
  const far = metres / 1_000;
  return formatter(tag, "kilometer").format(far < 9.95 ? far : Math.round(far));
}
