import { use } from "react";
import { FieldContext } from "./fieldContext.ts";

/** The attributes that tie a control to its `Field`: id, description, validity. Nothing outside of a field. */
export const useFieldTies = () => {
  const ties = use(FieldContext);
  if (!ties) return {};
  return {
    id: ties.id,
    "aria-describedby": ties.describedBy,
    "aria-invalid": ties.invalid || undefined,
    "aria-required": ties.required || undefined,
  };
};
