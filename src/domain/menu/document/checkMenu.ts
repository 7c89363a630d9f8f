import type { StatedAllergens } from "#contract/goods.ts";
import type { MenuFault } from "#contract/menuChanges.ts";
import type { MenuCategory, MenuDish, MenuDocument, MenuGroup, MenuText } from "#contract/menuDocument.ts";
import { DiscountType } from "#contract/enumerations.ts";

/** All that is wrong with a menu of which each value by itself is as its schema says. */
export function checkMenu(menu: MenuDocument): MenuFault[] {
  const { categories, dishes, groups } = menu;
  const known: Known = {
    categories: new Set(categories.map(({ id }) => id)),
    groups: new Map(groups.map((group) => [group.id, group])),
    dishes: new Map(dishes.map((dish) => [dish.id, dish])),
  };
  return [
    ...sameIds("categories", categories),
    ...categories.flatMap((category, place) => checkCategory(category, ["categories", place])),
    ...sameIds("groups", groups),
    ...groups.flatMap((group, place) => checkGroup(group, ["groups", place])),
    ...sameIds("dishes", dishes),
    ...dishes.flatMap((dish, place) => checkDish(dish, known, ["dishes", place])),
  ];
}

type Path = readonly (string | number)[];
/** What a dish of a menu can name. */
export interface Known {
  readonly categories: ReadonlySet<string>;
  readonly groups: ReadonlyMap<string, Pick<MenuGroup, "options">>;
  readonly dishes: ReadonlyMap<string, Pick<MenuDish, "is_course">>;
}

/** Of each value that stands in a list again its place. */
function repeated(values: readonly (string | number)[]): number[] {
  const seen = new Set<string | number>();
  return values.flatMap((value, place) => {
    const isAgain = seen.has(value);
    seen.add(value);
    return isAgain ? [place] : [];
  });
}

function sameIds(list: string, items: readonly { readonly id: string }[], at: Path = []): MenuFault[] {
  const ids = items.map(({ id }) => id);
  return repeated(ids).map((place) => ({
    path: [...at, list, place, "id"],
    fault: "same_id",
    value: ids[place] ?? "",
  }));
}

/** A name in one language is enough: guests see it in the others. */
function nameFaults(at: Path, name: MenuText): MenuFault[] {
  const isThere = Object.values(name).some((text) => text !== "");
  return isThere ? [] : [{ path: [...at, "name"], fault: "no_name" }];
}

/** All that is wrong with a category. */
export function checkCategory({ name }: Pick<MenuCategory, "name">, at: Path = []): MenuFault[] {
  return nameFaults(at, name);
}

/** All that is wrong with a group of options. */
export function checkGroup({ most, options, name }: MenuGroup, at: Path = []): MenuFault[] {
  const faults = [
    ...nameFaults(at, name),
    ...sameIds("options", options, at),
    ...options.flatMap((option, place) => nameFaults([...at, "options", place], option.name)),
    ...options.flatMap(({ allergens }, place) =>
      allergens === undefined ? [] : allergenFaults(allergens, [...at, "options", place]),
    ),
  ];
  if (options.length === 0) return [...faults, { path: [...at, "options"], fault: "no_options" }];
  if (most > options.length)
    faults.push({ path: [...at, "most"], fault: "most_beyond_options", value: options.length });
  const defaults = options.filter(({ is_default }) => is_default).length;
  if (defaults > most) faults.push({ path: [...at, "options"], fault: "defaults_beyond_most", value: most });
  return faults;
}

/** All that is wrong with a dish of a menu that holds what is known. */
export function checkDish(dish: MenuDish, known: Known, at: Path = []): MenuFault[] {
  const faults = nameFaults(at, dish.name);
  if (!known.categories.has(dish.category_id))
    faults.push({ path: [...at, "category_id"], fault: "unknown_category", value: dish.category_id });
  if (dish.sold.length === 0) faults.push({ path: [...at, "sold"], fault: "sold_nowhere" });
  return [
    ...faults,
    ...priceFaults(dish, at),
    ...whenFaults(dish, at),
    ...choiceFaults(dish, at, known),
    ...courseFaults(dish, at, known),
    ...allergenFaults(dish.allergens, at),
    ...goesWithFaults(dish, at, known),
  ];
}

const HUNDRED_PERCENT = 100;

function priceFaults({ discount, discount_type, price }: MenuDish, at: Path): MenuFault[] {
  const path = [...at, "discount"];
  if (discount_type === DiscountType.none)
    return discount === 0 ? [] : [{ path, fault: "discount_without_kind" }];
  if (discount_type === DiscountType.percent)
    return discount <= HUNDRED_PERCENT
      ? []
      : [{ path, fault: "percent_beyond_price", value: HUNDRED_PERCENT }];
  return discount <= price ? [] : [{ path, fault: "discount_beyond_price", value: price }];
}

const DAY_MINUTES = 1_440;

function whenFaults({ when }: MenuDish, at: Path): MenuFault[] {
  if (when === null) return [];
  const { spans, weekdays } = when;
  const path = [...at, "when"];
  if (spans.length === 0 && weekdays.length === 0) return [{ path, fault: "no_hours" }];
  const faults: MenuFault[] = repeated(weekdays).map((place) => ({
    path: [...path, "weekdays", place],
    fault: "same_id",
    value: weekdays[place] ?? 0,
  }));
  const sorted = spans
    .map((span, place) => ({ ...span, place }))
    .toSorted((one, other) => one.from - other.from);
  const first = sorted[0];
  for (const [index, { from, place, until }] of sorted.entries()) {
    const here = [...path, "spans", place];
    const next = sorted[index + 1]?.from ?? (first === undefined ? until : first.from + DAY_MINUTES);
    if (until <= from) faults.push({ path: here, fault: "span_backwards" });
    else if (until > next) faults.push({ path: here, fault: "spans_overlap" });
  }
  return faults;
}

/** An order names an option without its group, so that no two of a dish may have one id. */
function choiceFaults({ groups }: MenuDish, at: Path, known: Known): MenuFault[] {
  const path = [...at, "groups"];
  const again = repeated(groups);
  const faults = again.map(
    (place): MenuFault => ({ path: [...path, place], fault: "same_group", value: groups[place] ?? "" }),
  );
  const seen = new Set<string>();
  for (const [place, id] of groups.entries()) {
    const group = known.groups.get(id);
    if (group === undefined) faults.push({ path: [...path, place], fault: "unknown_group", value: id });
    else if (!again.includes(place)) {
      const twice = group.options.find((option) => seen.has(option.id));
      if (twice !== undefined) faults.push({ path: [...path, place], fault: "same_option", value: twice.id });
      for (const option of group.options) seen.add(option.id);
    }
  }
  return faults;
}

function courseFaults(dish: MenuDish, at: Path, known: Known): MenuFault[] {
  return [...courseTimeFaults(dish, at), ...ofCourseFaults(dish, at, known)];
}

function courseTimeFaults({ course_time, is_course }: MenuDish, at: Path): MenuFault[] {
  if (course_time === null) return [];
  const path = [...at, "course_time"];
  if (!is_course) return [{ path, fault: "time_without_course" }];
  const { last_order, minutes } = course_time;
  // Without an end there is nothing to order before; else some time is left to order in.
  const isIn = minutes === 0 ? last_order === 0 : last_order < minutes;
  return isIn ? [] : [{ path: [...path, "last_order"], fault: "last_order_beyond_course", value: minutes }];
}

function ofCourseFaults({ course_id, is_course }: MenuDish, at: Path, known: Known): MenuFault[] {
  if (course_id === null) return [];
  const path = [...at, "course_id"];
  if (is_course) return [{ path, fault: "course_in_course" }];
  const course = known.dishes.get(course_id);
  if (course === undefined) return [{ path, fault: "unknown_course", value: course_id }];
  return course.is_course ? [] : [{ path, fault: "not_a_course", value: course_id }];
}

/** Something is in a dish, or it is not; what it contains needs no word that it is used in the kitchen. */
function allergenFaults({ contains, same_kitchen, without }: StatedAllergens, at: Path): MenuFault[] {
  const inLists = { contains, without, same_kitchen };
  return (["contains", "without", "same_kitchen"] as const).flatMap((list) =>
    inLists[list].flatMap((allergen, place): MenuFault[] => {
      const isAgain = inLists[list].indexOf(allergen) < place;
      const isElsewhere = list !== "contains" && contains.includes(allergen);
      const fault: MenuFault = {
        path: [...at, "allergens", list, place],
        fault: "allergen_twice",
        value: allergen,
      };
      return isAgain || isElsewhere ? [fault] : [];
    }),
  );
}

function goesWithFaults({ goes_with, id }: MenuDish, at: Path, known: Known): MenuFault[] {
  return goes_with.flatMap((other, place): MenuFault[] => {
    const path = [...at, "goes_with", place];
    if (other === id) return [{ path, fault: "goes_with_itself" }];
    if (!known.dishes.has(other)) return [{ path, fault: "unknown_goes_with", value: other }];
    return goes_with.indexOf(other) < place ? [{ path, fault: "same_id", value: other }] : [];
  });
}
