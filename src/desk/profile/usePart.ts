import { useState } from "react";

interface Typed<Part> {
  readonly value: Part;
  /** What stood for the values that were shown when its first letter was typed. */
  readonly stamp: string;
}

/** A part of a form that is saved as one: what was typed stays, whatever colleagues save meanwhile. */
export function usePart<Part>(kept: Part, stamp: string) {
  const [typed, setTyped] = useState<Typed<Part> | null>(null);
  return {
    value: typed?.value ?? kept,
    /** What stands for the values that somebody saw who saves these. */
    stamp: typed?.stamp ?? stamp,
    set: (value: Part) => setTyped({ value, stamp: typed?.stamp ?? stamp }),
    /** Shows what is kept again. */
    forget: () => setTyped(null),
    isOvertaken: typed !== null && typed.stamp !== stamp,
  };
}
