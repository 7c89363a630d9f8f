import { type FormikValues, useFormikContext } from "formik";
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import type { ResponseOf } from "#contract/call.ts";
import { searchPostCode } from "#contract/calls/places.ts";
import { useCall } from "#net/useCall.ts";
import { useFormField } from "#parts/forms/useFormField.ts";
import { draftOf } from "./addressDraft.ts";
import type { AddressValues } from "./addressValues.ts";

export type PostalArea = ResponseOf<typeof searchPostCode>["areas"][number];

export type PostalFindings =
  | { readonly kind: "nothing" | "searching" | "filled" | "none" | "failed" }
  /** The code stands for several areas: `place` is what they share, empty where that is nothing. */
  | { readonly kind: "several"; readonly place: string };

const NOTHING: PostalFindings = { kind: "nothing" };

/**
 * Looks up a postal code of seven digits and fills in what it says. The code that the form came with is left alone: what
 * stands beside it was chosen, or corrected, by hand; where nothing does, as after a reload before the answer, it is
 * looked up as well.
 */
export function usePostalAreas(code: string, addressId: string | undefined): PostalFindings {
  const prefecture = useFormField<string>("prefecture").value;
  const city = useFormField<string>("city").value;
  const [begun] = useState(prefecture + city === "" ? "" : code);
  const [hasChanged, setChanged] = useState(false);
  if (!hasChanged && code !== begun) setChanged(true);
  const isWhole = hasChanged && /^\d{7}$/.test(code);
  const known = useRef(begun);
  const address = useFormField<string>("address");
  const fill = useFillFields<AddressValues>();
  const { data, failure } = useCall(searchPostCode, isWhole ? { postal_code: code } : null, {
    isSilent: true,
  });

  const fillIn = useEffectEvent((areas: readonly PostalArea[]) => {
    if (known.current === code) return;
    known.current = code;
    const [first] = areas;
    if (!first || !areas.every((area) => isSameCity(area, first))) return;
    const draft = draftOf(addressId);
    const isUntouched = address.value.trim() === "" || address.value === draft.read().filled_town;
    const town = areas.length === 1 && isUntouched ? first.town : null;
    if (town !== null) draft.add({ filled_town: town });
    fill({
      prefecture: first.prefecture,
      city: first.city,
      ...(town === null ? {} : { address: town }),
    });
  });
  useEffect(() => {
    if (data) fillIn(data.areas);
  }, [data]);

  if (!isWhole) return NOTHING;
  // What was found before stands, whatever became of asking once more.
  if (!data) return { kind: failure ? "failed" : "searching" };
  const [first] = data.areas;
  if (!first) return { kind: "none" };
  if (data.areas.length === 1) return { kind: "filled" };
  return {
    kind: "several",
    place: data.areas.every((area) => isSameCity(area, first)) ? first.prefecture + first.city : "",
  };
}

const isSameCity = (one: PostalArea, other: PostalArea) =>
  one.prefecture === other.prefecture && one.city === other.city;

/** Fills several fields of the form around it at once, as the area of a postal code does; the others stay. */
function useFillFields<Values extends FormikValues>(): (filled: Partial<Values>) => void {
  const { setValues } = useFormikContext<Values>();
  return useCallback((filled) => void setValues((values) => ({ ...values, ...filled })), [setValues]);
}
