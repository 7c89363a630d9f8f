import type { Goods } from "#contract/goods.ts";

/** The names of chosen options, as a line of text. */
export function chosenNames({ option }: Pick<Goods, "option">, option_value: readonly string[]): string {
  return option
    .flatMap(({ options }) => options)
    .filter(({ option_id }) => option_value.includes(option_id))
    .map(({ name }) => name)
    .join(" / ");
}
