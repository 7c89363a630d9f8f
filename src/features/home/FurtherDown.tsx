import { useTranslation } from "react-i18next";
import type { FeedPost } from "#contract/storeLists.ts";
import { newStoresCall } from "#net/calls/storeListCalls.ts";
import { href } from "#routes/href.ts";
import { FeedRow } from "./FeedRow.tsx";
import { StoreRow } from "./StoreRow.tsx";
import { useNearby } from "./useNearby.ts";

/** What no phone shows at first, and what therefore comes after the rest: new stores and the operator's posts. */
export default function FurtherDown({ posts }: { readonly posts: readonly FeedPost[] }) {
  const { t } = useTranslation("home");
  const fresh = useNearby(newStoresCall);
  return (
    <>
      {!(fresh.failure && fresh.stores === null) && (
        <StoreRow title={t("new")} stores={fresh.stores} more={href("moreRecommend", { of: "new" })} />
      )}
      <FeedRow posts={posts} />
    </>
  );
}
