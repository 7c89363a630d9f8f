import type { WireLanguage } from "#contract/scalars.ts";
import type fields from "#locales/ja/provider/fields.json";
import { textsIn } from "../texts.ts";

/** Names in `locales/<code>/provider/fields.json`. */
type Name = Exclude<keyof typeof fields, "comma">;

/** What people call the fields that they fill in, by their names on the wire. */
const names: ReadonlyMap<string, Name> = new Map<string, Name>([
  ["address_id", "address"],
  ["delivery", "address"],
  ["card_id", "card"],
  ["vault_token", "card"],
  ["coupon_id", "coupon"],
  ["member_coupon_id", "coupon"],
  ["activation_code", "gift_code"],
  ["lines", "items"],
  ["content", "message"],
  ["position", "place"],
  ["invoice_title", "receipt_name"],
  ["title", "receipt_name"],
  ["receive_time", "time"],
  ...(
    [
      "address",
      "amount",
      "building",
      "city",
      "code",
      "contact",
      "delivery_date",
      "delivery_section",
      "email",
      "feedback_type",
      "is_age_confirmed",
      "keyword",
      "label",
      "name",
      "new_password",
      "nickname",
      "number",
      "password",
      "pay_type",
      "people",
      "phone",
      "pictures",
      "postal_code",
      "prefecture",
      "present_password",
      "remark",
      "star",
      "street",
      "tableware",
      "time",
    ] as const
  ).map((name) => [name, name] as const),
]);

/**
 * Fields as people call them, each once, for a sentence about what was filled in: `lines.0.number` is the quantity.
 * Fields that nobody fills in (ids, cursors, keys) have no such name and are left out; `""` where none has one.
 */
export function namedFields(fields: readonly unknown[], language: WireLanguage): string {
  const t = textsIn(language, "provider/fields");
  const named = fields.flatMap((field) => {
    const known = String(field)
      .split(".")
      .map((part) => names.get(part))
      .findLast((name) => name !== undefined);
    return known === undefined ? [] : [t(known)];
  });
  return [...new Set(named)].join(t("comma"));
}
