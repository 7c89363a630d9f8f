import { useAtomValue } from "jotai";
import { lazy, Suspense } from "react";
import { sessionAtom } from "#state/session.ts";

const NoticeButton = lazy(() => import("#features/notices/NoticeButton.tsx"));

/** The floating notice button, for whoever has a session: its code and the messaging service come only then. */
export default function FloatingNotices() {
  const user = useAtomValue(sessionAtom);
  if (!user) return null;
  return (
    <Suspense fallback={null}>
      <NoticeButton user={user} />
    </Suspense>
  );
}
