import { useTranslation } from "react-i18next";
import type { FeedPost } from "#contract/storeLists.ts";
import { newStoresCall } from "#net/calls/storeListCalls.ts";
import { OutsideLink } from "#parts/shell/OutsideLink.tsx";
import { href } from "#routes/href.ts";
import { day } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Picture } from "#ui/pictures/Picture.tsx";
import styles from "./Home.module.css";
import { StoreRow, useNearby } from "./StoreRow.tsx";

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
