import { useAtomValue } from "jotai";
import { lazy, Suspense } from "react";
import { SectionBoundary } from "#parts/trouble/SectionBoundary.tsx";
import { sessionAtom } from "#state/session.ts";
import { signInDoorAtom } from "#state/signInDoor.ts";

const AskForNotices = lazy(() => import("./AskForNotices.tsx"));

/** On the page of an order that is under way: asks who signed in by LINE, once, whether to be told of orders there. */
export function LineNoticesOffer({ orderNo }: { readonly orderNo: string }) {
  const user = useAtomValue(sessionAtom);
  const { platforms } = useAtomValue(signInDoorAtom);
  if (user === null || !platforms.includes("line")) return null;
  return (
    <SectionBoundary isLayer>
      <Suspense fallback={null}>
        <AskForNotices key={orderNo} orderNo={orderNo} />
      </Suspense>
    </SectionBoundary>
  );
}
