import { shownPhone, shownPostalCode } from "#domain/values/typedText.ts";
import type { SavedAddress } from "./savedAddress.ts";

/** What stands in the form of an address. */
export interface AddressValues {
  readonly name: string;
  readonly phone: string;
  readonly postal_code: string;
  readonly prefecture: string;
  readonly city: string;
  /** Town and block. */
  readonly address: string;
  /** Building, floor and room. */
  readonly detail: string;
  readonly label: string;
  readonly is_default: boolean;
}

export const NO_VALUES: AddressValues = {
  name: "",
  phone: "",
  postal_code: "",
  prefecture: "",
  city: "",
  address: "",
  detail: "",
  label: "",
  is_default: false,
};

/** A saved address as the form shows it. */
export function valuesOf(saved: SavedAddress): AddressValues {
  const { name, phone, postal_code, prefecture, city, address, detail, label, is_default } = saved;
  return {
    name,
    phone: shownPhone(phone),
    postal_code: shownPostalCode(postal_code),
    prefecture,
    city,
    address,
    detail,
    label,
    is_default: is_default === 1,
  };
}
