import type { ReactNode } from "react";
import { type Diners, useDiners } from "./useDiners.ts";

interface WithDinersProps {
  readonly store: Parameters<typeof useDiners>[0];
  /** The guest adds to an order of their own. */
  readonly hasOrder: boolean;
  readonly children: (diners: Diners) => ReactNode;
}

/** What goes by the number of diners, where a store takes a cover charge: its code comes there alone. */
export default function WithDiners({ store, hasOrder, children }: WithDinersProps) {
  return children(useDiners(store, hasOrder));
}
