import { useState } from "react";
import { LazyLayer, lazyAgain } from "#parts/trouble/lazyAgain.tsx";
import type { AgainPlan } from "./planAgain.ts";

const OrderAgainSheet = lazyAgain(() => import("./OrderAgainSheet.tsx"));

interface AgainLayerProps {
  readonly again: {
    /** What is asked before anything goes into the cart; null while nothing is. */
    readonly plan: AgainPlan | null;
    readonly goOn: (plan: AgainPlan) => unknown;
    readonly drop: () => void;
  };
}

/** The sheet that names what has changed, whose code comes when something has. */
export function AgainLayer({ again }: AgainLayerProps) {
  const [isWanted, setWanted] = useState(false);
  if (again.plan !== null && !isWanted) setWanted(true);
  return (
    isWanted && (
      <LazyLayer>
        <OrderAgainSheet plan={again.plan} onGo={again.goOn} onClose={again.drop} />
      </LazyLayer>
    )
  );
}
