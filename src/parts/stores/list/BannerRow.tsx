import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import type { Banner } from "#contract/storeLists.ts";
import { outsideCallback, safeCallback } from "#routes/callback.ts";
import { signInPathAtom } from "#state/account/signInPath.ts";
import { Anchor } from "#ui/actions/Anchor.tsx";
import { Skeleton } from "#ui/feedback/Skeleton.tsx";
import { Picture } from "#ui/pictures/Picture.tsx";
import styles from "./BannerRow.module.css";

interface BannerRowProps {
  /** What they are; read aloud. */
  readonly label: string;
  /** Null while they are on their way. */
  readonly banners: readonly Banner[] | null;
}

/** What is on, to leaf through by a finger or by the keyboard; the first is the greatest picture of the screen. */
export function BannerRow({ label, banners }: BannerRowProps) {
  if (banners === null) {
    return (
      <div className={styles.bannerBone} aria-hidden="true">
        <Skeleton shape="picture" />
      </div>
    );
  }
  if (banners.length === 0) return null;
  return (
    <section aria-label={label}>
      <ul className={styles.banners}>
        {banners.map((banner, index) => (
          <li key={banner.banner_id} className={styles.banner}>
            <BannerLink banner={banner}>
              <Picture
                {...banner.picture}
                alt=""
                sizes="(min-width: 721px) 28rem, 92vw"
                priority={index === 0}
              />
              <span className={styles.bannerTitle}>{banner.title}</span>
            </BannerLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface BannerLinkProps {
  readonly banner: Pick<Banner, "href">;
  readonly children: ReactNode;
}

/** Leads to a screen of ours, or to a page under an origin that the operator lists; anything else is no link. */
function BannerLink({ banner, children }: BannerLinkProps) {
  const { backOrigins } = useAtomValue(signInPathAtom);
  const inside = safeCallback(banner.href ?? undefined);
  const outside = outsideCallback(banner.href ?? undefined, backOrigins);
  if (inside) {
    return (
      <Anchor href={inside} className={styles.bannerLink}>
        {children}
      </Anchor>
    );
  }
  if (outside) {
    return (
      <a href={outside} target="_blank" rel="noopener noreferrer" className={styles.bannerLink}>
        {children}
      </a>
    );
  }
  return <span className={styles.bannerLink}>{children}</span>;
}
