import { boolean, object, string } from "yup";
import {
  BUILDING_MAX,
  CITY_MAX,
  LABEL_MAX,
  POSTAL_CODE_PATTERN,
  PREFECTURE_MAX,
  RECEIVER_MAX,
  STREET_MAX,
} from "#contract/fieldRules.ts";
import { typedPostalCode } from "#domain/values/typedText.ts";
import { phoneSchema } from "#parts/form/phoneSchema.ts";

const line = (name: string, max: number) => string().trim().default("").max(max, `${name}_long`);

/** What a delivery needs (specification, section 5): receiver, phone and the whole address; building and label may be empty. */
export const addressSchema = object({
  name: line("name", RECEIVER_MAX).required("name_missing"),
  phone: phoneSchema,
  postal_code: string()
    .transform((typed: unknown) => (typeof typed === "string" ? typedPostalCode(typed) : typed))
    .default("")
    .required("postal_missing")
    .matches(POSTAL_CODE_PATTERN, "postal_digits"),
  prefecture: line("prefecture", PREFECTURE_MAX).required("prefecture_missing"),
  city: line("city", CITY_MAX).required("city_missing"),
  address: line("street", STREET_MAX).required("street_missing"),
  detail: line("building", BUILDING_MAX),
  label: line("label", LABEL_MAX),
  is_default: boolean().default(false),
});
