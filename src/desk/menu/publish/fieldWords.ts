import type { TFunction } from "i18next";
import type texts from "#locales/ja/desk/publish.json";

type Field = keyof (typeof texts)["field"];

/** Fields by the words for them: kind and amount of a discount are one to who reads them. */
const FIELDS: Readonly<Partial<Record<string, Field>>> = {
  name: "name",
  reading: "reading",
  need: "need",
  most: "most",
  options: "options",
  category_id: "category_id",
  about: "about",
  picture: "picture",
  price: "price",
  discount_type: "discount",
  discount: "discount",
  tax_class: "tax_class",
  sold: "sold",
  when: "when",
  daily: "daily",
  groups: "groups",
  is_course: "is_course",
  course_time: "course_time",
  course_id: "course_id",
  tags: "tags",
  allergens: "allergens",
  serving: "serving",
  goes_with: "goes_with",
  recommended: "recommended",
};

/** What fields of a menu are called, each once; those that this desk does not know yet are told as "other". */
export function fieldWords(fields: readonly string[], t: TFunction<"desk/publish">): string {
  const names = new Set(fields.map((field) => FIELDS[field] ?? "other"));
  return [...names].map((name) => t(`field.${name}`)).join(t("comma"));
}
