import { createContext } from "react";

/** What a `Field` tells the control inside of it. */
export type FieldTies = {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
};

export const FieldContext = createContext<FieldTies | null>(null);
