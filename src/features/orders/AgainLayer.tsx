import { lazy, Suspense, useState } from "react";
import { SectionBoundary } from "#parts/trouble/SectionBoundary.tsx";
import type { AgainPlan } from "./planAgain.ts";

const OrderAgainSheet = lazy(() => import("./OrderAgainSheet.tsx"));

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
      <SectionBoundary isLayer>
        <Suspense fallback={null}>
          <OrderAgainSheet plan={again.plan} onGo={again.goOn} onClose={again.drop} />
        </Suspense>
      </SectionBoundary>
    )
  );
}
