import type { AddressDraft } from "#state/places/addressDraft.ts";
import type { AddressValues } from "./addressValues.ts";

/** The fields of a form or a draft that are not as the form began. */
export function changesOf(values: AddressDraft, begin: AddressValues): Partial<AddressValues> {
  const { name, phone, postal_code, prefecture, city, address, detail, label, is_default } = values;
  return {
    ...(name !== undefined && name !== begin.name && { name }),
    ...(phone !== undefined && phone !== begin.phone && { phone }),
    ...(postal_code !== undefined && postal_code !== begin.postal_code && { postal_code }),
    ...(prefecture !== undefined && prefecture !== begin.prefecture && { prefecture }),
    ...(city !== undefined && city !== begin.city && { city }),
    ...(address !== undefined && address !== begin.address && { address }),
    ...(detail !== undefined && detail !== begin.detail && { detail }),
    ...(label !== undefined && label !== begin.label && { label }),
    ...(is_default !== undefined && is_default !== begin.is_default && { is_default }),
  };
}
