import * as z from "zod/mini";
import { DeliveryTerms, DeliveryZone } from "#contract/store.ts";
import { foldWidth } from "#domain/values/typedText.ts";
import { checked, textOf, wholeNumber, wholeOr } from "./draftNumbers.ts";
import type { Draft, Fields } from "./filled.ts";

const MOST_CODES = 200;
const Own = z.object({ max_distance: DeliveryZone.shape.max_distance, ...DeliveryTerms.shape });

/** A zone as its form says it, by the contract's rules; a zone is a distance, postal codes, or both. */
export function zoneDraft(fields: Fields, zone_id: string): Draft<DeliveryZone> {
  const postal_codes = codesIn(textOf(fields, "postal_codes"));
  const name = textOf(fields, "name");
  const draft = checked(DeliveryZone, { zone_id, name, postal_codes, ...termsIn(fields) });
  const missing = {
    ...(name === "" && { name: "name" as const }),
    ...(postal_codes.length > MOST_CODES && { postal_codes: "postal_codes" as const }),
    ...(postal_codes.length === 0 &&
      textOf(fields, "max_distance") === "" && { max_distance: "place" as const }),
  };
  if (Object.keys(missing).length === 0) return draft;
  return { ok: false, faults: { ...(draft.ok ? {} : draft.faults), ...missing } };
}

/** Where and for how much a store delivers that has no zones. */
export function ownTermsDraft(fields: Fields): Draft<z.infer<typeof Own>> {
  return checked(Own, termsIn(fields));
}

function termsIn(fields: Fields) {
  return {
    max_distance: wholeOr(textOf(fields, "max_distance"), null),
    dispatchprice: wholeNumber(textOf(fields, "dispatchprice")),
    freeprice: wholeNumber(textOf(fields, "freeprice")),
    minimum_order: wholeNumber(textOf(fields, "minimum_order")),
  };
}

/** 〒104-0045, 1040061 and 150, as they are typed. */
function codesIn(text: string): string[] {
  const parts = foldWidth(text).split(/[\s,、]+/);
  const codes = parts.map((part) => part.replaceAll(/[〒\-‐−ー]/g, "")).filter((part) => part !== "");
  return [...new Set(codes)];
}
