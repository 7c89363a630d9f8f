import { useAtomValue } from "jotai";
import { useLocation } from "react-router-dom";
import type { User } from "#contract/member.ts";
import { storeIndexCall } from "#net/calls/menuCalls.ts";
import { useCall } from "#net/useCall.ts";
import { useTexts } from "#parts/shell/useTexts.ts";
import { matchRoute } from "#routes/matchRoute.ts";
import { placeAtom } from "#state/page/pageState.ts";
import { FloatingBell } from "./FloatingBell.tsx";
import { useRealTime } from "./useRealTime.ts";

/** Screens that show the messages themselves, or nothing of a store. */
const WITHOUT = new Set(["message", "noText"]);

/** Hears what happens to one's orders, and floats the button that opens the latest messages where the store has one. */
export default function NoticeButton({ user }: { readonly user: User }) {
  const hasTexts = useTexts(["notices"]);
  return hasTexts && <Listening user={user} />;
}

function Listening({ user }: { readonly user: User }) {
  const place = useAtomValue(placeAtom);
  const { pathname, search } = useLocation();
  const { store_id, table_id, isHere } = place;
  const match = matchRoute(pathname, search);
  // Over the big button that calls the staff it would be in the way.
  const isWithout = WITHOUT.has(match?.name ?? "") || match?.query["tab"] === "staff";
  const isShown = isHere && !isWithout && store_id !== null;
  // The screens' own request, so that it is answered once for both.
  const store = useCall(storeIndexCall, isShown ? { store_id, ...(table_id ? { table_id } : {}) } : null);
  useRealTime(user, store_id, match?.name === "message");
  if (!isShown || store.data?.is_store_notice !== 1) return null;
  return <FloatingBell storeId={store_id} tableId={table_id} timeZone={store.data.time_zone} />;
}
