import { useAtomValue } from "jotai";
import { lazyWithRetry, LazyLayer } from "#parts/trouble/lazyWithRetry.tsx";
import { sessionAtom } from "#state/account/session.ts";
import { signInPathAtom } from "#state/account/signInPath.ts";

const AskForNotices = lazyWithRetry(() => import("./AskForNotices.tsx"));

/** On the page of an order that is under way: asks who signed in by LINE, once, whether to be told of orders there. */
export function LineNoticesOffer({ orderNo }: { readonly orderNo: string }) {
  const user = useAtomValue(sessionAtom);
  const { platforms } = useAtomValue(signInPathAtom);
  if (user === null || !platforms.includes("line")) return null;
  return (
    <LazyLayer>
      <AskForNotices key={orderNo} orderNo={orderNo} />
    </LazyLayer>
  );
}
