import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import type { Banner } from "#contract/storeLists.ts";
import { outsideCallback, safeCallback } from "#routes/callback.ts";
import { signInDoorAtom } from "#state/account/signInDoor.ts";
import { Anchor } from "#ui/actions/Anchor.tsx";
import styles from "./Banners.module.css";

interface BannerLinkProps {
  readonly banner: Pick<Banner, "href">;
  readonly children: ReactNode;
}

/** Leads to a screen of ours, or to a page under an origin that the operator lists; anything else is no link. */
export function BannerLink({ banner, children }: BannerLinkProps) {
  const { backOrigins } = useAtomValue(signInDoorAtom);
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
