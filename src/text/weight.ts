/** Grams in words of the language, from a kilogram on in kilograms. */
export function weight(grams: number, tag: string): string {
  const isHeavy = grams >= 1_000;
  return new Intl.NumberFormat(tag, {
    style: "unit",
    unit: isHeavy ? "kilogram" : "gram",
    maximumFractionDigits: 1,
  }).format(isHeavy ? grams / 1_000 : grams);
}
