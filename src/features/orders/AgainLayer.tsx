import { lazy, Suspense, useState } from "react";
import { SectionBoundary } from "#parts/trouble/SectionBoundary.tsx";
import type { useOrderAgain } from "./useOrderAgain.ts";

const OrderAgainSheet = lazy(() => import("./OrderAgainSheet.tsx"));

/** The sheet that names what has changed, whose code comes when something has. */
export function AgainLayer({ again }: { readonly again: ReturnType<typeof useOrderAgain> }) {
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
