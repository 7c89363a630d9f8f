/** A group of options as far as its words go; `Name` is what its names are kept as: words, or those of each language. */
interface Named<Name> {
  readonly name: Name;
  readonly options: readonly { readonly option_id: string; readonly name: Name }[];
}

const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * What was chosen of a dish's options, with the names of their groups, as carts, confirmations, orders, kitchen and
 * receipts show it: "Firmness: Regular / Toppings: Egg, Nori". Groups and options stand in the menu's order.
 */
export function optionWords(groups: readonly Named<string>[], option_value: readonly string[]): string {
  return groups
    .flatMap(({ name, options }) => {
      const chosen = options.filter(({ option_id }) => option_value.includes(option_id));
      if (chosen.length === 0) return [];
      const words = chosen.map((option) => option.name);
      const choice = words.join(words.some((one) => EAST_ASIAN.test(one)) ? "、" : ", ");
      return [name === "" ? choice : `${name}: ${choice}`];
    })
    .join(" / ");
}

/** Groups with the names that `say` picks, for menus that hold each name in several languages. */
export function groupsIn<Name>(groups: readonly Named<Name>[], say: (name: Name) => string): Named<string>[] {
  return groups.map(({ name, options }) => ({
    name: say(name),
    options: options.map((option) => ({ option_id: option.option_id, name: say(option.name) })),
  }));
}
