import { useTranslation } from "react-i18next";
import type { DeskMenu } from "#contract/calls/desk/menu.ts";
import { DiscountType } from "#contract/enumerations.ts";
import type { MenuCategory, MenuDish, MenuGroup, MenuText } from "#contract/menuDocument.ts";
import { nameOfWire } from "#domain/values/localeCodes.ts";
import { money } from "#text/formats.ts";
import { useNameOf } from "../useNameOf.ts";
import { clockText } from "./clockText.ts";
import { MENU_LANGUAGES } from "./menuLanguages.ts";

export type MenuField = Exclude<keyof MenuDish | keyof MenuGroup | keyof MenuCategory, "id">;

/** Says the values of a menu's things in words, as where two versions stand beside each other. */
export function useValueWords(menu: DeskMenu) {
  const { t } = useTranslation("desk/menu");
  const { t: ts } = useTranslation("desk/settings");
  const { t: tk } = useTranslation("desk/kitchen");
  const nameOf = useNameOf();
  const texts = (text: MenuText) =>
    MENU_LANGUAGES.filter((language) => text[language] !== "")
      .map((language) => `${nameOfWire(language)}: ${text[language]}`)
      .join("\n");
  const named = (list: readonly { readonly id: string; readonly name: MenuText }[], id: string) => {
    const found = list.find((each) => each.id === id);
    return found === undefined ? t("unknown") : nameOf(found.name);
  };
  const yesNo = (value: boolean) => t(value ? "yes" : "no");
  const dish: Readonly<Record<Exclude<keyof MenuDish, "id">, (of: MenuDish) => string>> = {
    category_id: ({ category_id }) => named(menu.categories, category_id),
    name: ({ name }) => texts(name),
    reading: ({ reading }) => reading,
    about: ({ about }) => texts(about),
    picture: ({ picture }) => (picture === null ? "" : t("hasPicture")),
    price: ({ price }) => money(price),
    discount_type: ({ discount_type }) => t(`discountType.${discount_type}`),
    discount: ({ discount, discount_type }) =>
      discount_type === DiscountType.percent ? `${discount}%` : money(discount),
    tax_class: ({ tax_class }) => t(`taxClass.${tax_class}`),
    sold: ({ sold }) => sold.map((mode) => t(`sold.${mode}`)).join(", "),
    when: ({ when }) =>
      when === null
        ? t("always")
        : [
            when.weekdays.map((day) => ts(`weekdays.${day}`)).join(" "),
            when.spans.map(({ from, until }) => `${clockText(from)}–${clockText(until)}`).join(" "),
          ].join("\n"),
    daily: ({ daily }) => (daily === null ? "" : String(daily)),
    groups: ({ groups }) => groups.map((id) => named(menu.groups, id)).join(", "),
    is_course: ({ is_course }) => yesNo(is_course),
    course_time: ({ course_time }) =>
      course_time === null
        ? t("courseAsStore")
        : t("courseTime", { minutes: course_time.minutes, before: course_time.last_order }),
    course_id: ({ course_id }) => (course_id === null ? "" : named(menu.dishes, course_id)),
    tags: ({ tags }) => tags.map((tag) => t(`tag.${tag}`)).join(", "),
    allergens: ({ allergens: { contains, same_kitchen, without } }) =>
      t("allergenCounts", {
        contains: contains.length,
        without: without.length,
        kitchen: same_kitchen.length,
      }),
    serving: ({ serving }) => tk(`serving.${serving}`),
    goes_with: ({ goes_with }) => goes_with.map((id) => named(menu.dishes, id)).join(", "),
    recommended: ({ recommended }) => (recommended === null ? "" : String(recommended)),
  };
  const group: Readonly<Record<Exclude<keyof MenuGroup, "id">, (of: MenuGroup) => string>> = {
    name: ({ name }) => texts(name),
    need: ({ need }) => t(`need.${need}`),
    most: ({ most }) => String(most),
    options: ({ options }) =>
      options
        .map(({ is_default, name, price }) =>
          [nameOf(name), `+${money(price)}`, is_default ? `(${t("isDefault")})` : ""].join(" ").trim(),
        )
        .join("\n"),
  };
  const category: Readonly<Record<Exclude<keyof MenuCategory, "id">, (of: MenuCategory) => string>> = {
    name: ({ name }) => texts(name),
    reading: ({ reading }) => reading,
  };
  return {
    ofDish: (of: MenuDish, field: Exclude<keyof MenuDish, "id">) => dish[field](of),
    ofGroup: (of: MenuGroup, field: Exclude<keyof MenuGroup, "id">) => group[field](of),
    ofCategory: (of: MenuCategory, field: Exclude<keyof MenuCategory, "id">) => category[field](of),
  };
}
