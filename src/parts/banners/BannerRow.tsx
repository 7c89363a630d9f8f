import type { Banner } from "#contract/storeLists.ts";
import { Picture } from "#ui/pictures/Picture.tsx";
import { Skeleton } from "#ui/feedback/Skeleton.tsx";
import { BannerLink } from "./BannerLink.tsx";
import styles from "./Banners.module.css";

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
