import { useAtomValue } from "jotai";
import { useTranslation } from "react-i18next";
import type { OffPremises } from "#contract/enumerations.ts";
import type { FeedPost, StoreSummary } from "#contract/storeLists.ts";
import { bannerListCall, hotStoreListCall, newStoresCall } from "#net/calls/storeListCalls.ts";
import { useCall } from "#net/useCall.ts";
import { OutsideLink } from "#parts/shell/OutsideLink.tsx";
import { BannerRow } from "#parts/stores/list/BannerRow.tsx";
import { lazyWithRetry, LazyPart } from "#parts/trouble/lazyWithRetry.tsx";
import { href } from "#routes/href.ts";
import { sessionAtom } from "#state/account/session.ts";
import { day } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Picture } from "#ui/pictures/Picture.tsx";
import styles from "./Home.module.css";
import { StoreRow, useNearby } from "./StoreRow.tsx";

const OwnRows = lazyWithRetry(() => import("./OwnRows.tsx"));

interface FurtherDownProps {
  readonly way: OffPremises;
  /** The stores above, where they are all that there are: none of them is named again. Null where there are more. */
  readonly above: readonly StoreSummary[] | null;
}

/**
 * Below the stores that one came for: one's coupons and where one has ordered, what is on, who is liked, who is new, what
 * the operator posted, and all stores.
 */
export default function FurtherDown({ way, above }: FurtherDownProps) {
  const { t } = useTranslation("home");
  const news = useCall(bannerListCall, { place: "home" }, { isSilent: true });
  const hot = useNearby(hotStoreListCall, way);
  const fresh = useNearby(newStoresCall, way);
  const hasSession = useAtomValue(sessionAtom) !== null;
  const named = new Set(above?.map(({ store_id }) => store_id));
  const others = (stores: readonly StoreSummary[]) => stores.filter(({ store_id }) => !named.has(store_id));
  const rows = (
    <>
      {!(hot.failure && hot.stores === null) && (
        <StoreRow
          title={t("recommended")}
          stores={hot.stores && others(hot.stores)}
          way={way}
          more={href("recommend", {})}
        />
      )}
      <BannerRow label={t("banners")} banners={news.data?.banners ?? (news.failure ? [] : null)} />
      {!(fresh.failure && fresh.stores === null) && (
        <StoreRow
          title={t("new")}
          stores={fresh.stores && others(fresh.stores)}
          way={way}
          more={href("moreRecommend", { of: "new" })}
        />
      )}
      <FeedRow posts={news.data?.posts ?? []} />
      <div className={styles.wayOn}>
        <Button kind="outline" block href={href("searchStore", {})}>
          {t("everyStore")}
        </Button>
      </div>
    </>
  );
  if (!hasSession) return rows;
  return (
    <LazyPart>
      <OwnRows way={way} others={others}>
        {rows}
      </OwnRows>
    </LazyPart>
  );
}

/** Posts of the operator's social-media feed; they open where they were posted. */
function FeedRow({ posts }: { readonly posts: readonly FeedPost[] }) {
  const { t } = useTranslation("home");
  const tag = useLanguageTag();
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="feed">
      <div className={styles.heading}>
        <h2 id="feed">{t("feed")}</h2>
      </div>
      <ul className={styles.posts}>
        {posts.map((post) => (
          <li key={post.post_id}>
            <OutsideLink
              className={styles.post}
              href={post.url.startsWith("https://") ? post.url : undefined}
            >
              {post.picture && <Picture {...post.picture} alt="" sizes="15rem" frame="square" />}
              <p className={styles.content}>{post.content}</p>
              <p className={styles.source}>
                {post.source} · {post.author} · {day(post.time, tag, "Asia/Tokyo")}
              </p>
            </OutsideLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
