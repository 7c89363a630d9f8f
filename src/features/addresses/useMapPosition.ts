import { useState } from "react";
import { useFormField } from "#parts/form/useFormField.ts";
import { draftOf } from "./draftOf.ts";
import { positionFor, writtenPlace } from "./positionFor.ts";
import type { SetPosition } from "./useBeginning.ts";

const NONE: SetPosition = { position: undefined, position_of: undefined };

/** The position that the customer set on the map; it is given up (`old`) once the address in the form is another one. */
export function useMapPosition(addressId: string | undefined, set: SetPosition) {
  const prefecture = useFormField<string>("prefecture").value;
  const city = useFormField<string>("city").value;
  const address = useFormField<string>("address").value;
  const [kept, setKept] = useState(set);
  const position = positionFor({ prefecture, city, address }, kept);
  const state = position ? "set" : kept.position ? "old" : "found";
  const remove = () => {
    draftOf(addressId).add(NONE);
    setKept(NONE);
  };
  return { state, position, written: writtenPlace({ prefecture, city, address }), remove } as const;
}
