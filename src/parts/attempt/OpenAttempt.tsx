import { useState } from "react";
import { useHydrated } from "#parts/shell/page.ts";
import { LazyLayer, lazyWithRetry } from "#parts/trouble/lazyWithRetry.tsx";
import { journalStore } from "#state/orders/journalStore.ts";

const AttemptNotice = lazyWithRetry(() => import("./AttemptNotice.tsx"));

/** Tells of an order attempt that nobody has heard the end of; where there is none, as nearly always, it costs nothing. */
export function OpenAttempt({ storeId }: { readonly storeId: string }) {
  return useHydrated() && <Watch key={storeId} storeId={storeId} />;
}

function Watch({ storeId }: { readonly storeId: string }) {
  // Kept: what is told goes on being told once it is settled.
  const [mayBeOpen] = useState(journalStore.mayHaveOpen);
  return (
    mayBeOpen && (
      <LazyLayer>
        <AttemptNotice storeId={storeId} />
      </LazyLayer>
    )
  );
}
