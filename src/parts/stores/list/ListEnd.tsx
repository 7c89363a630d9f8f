import { useEffect, useEffectEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#ui/actions/Button.tsx";
import styles from "./ListEnd.module.css";
import type { ReadOn } from "./usePages.ts";

/** Pixels before its end at which a list reads on. */
const AHEAD = 600;

interface ListEndProps {
  readonly of: ReadOn;
}

/** The end of a list that reads on as one scrolls, or by its button; says when more did not come. */
export function ListEnd({ of: { read, hasMore, moreState, readMore } }: ListEndProps) {
  const { t } = useTranslation("stores");
  const end = useRef<HTMLDivElement>(null);
  const readOn = useEffectEvent(() => {
    // What failed is asked for again by the button alone.
    if (moreState === "still") void readMore();
  });
  useEffect(() => {
    const element = end.current;
    if (!element || !hasMore || typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && readOn(), {
      rootMargin: `${AHEAD}px`,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [hasMore, read]);
  return (
    <>
      {moreState === "failed" && (
        <p className={styles.failed} role="status">
          {t("moreFailed")}
        </p>
      )}
      {hasMore && (
        <div ref={end} className={styles.more}>
          <Button kind="outline" block busy={moreState === "reading"} onClick={() => void readMore()}>
            {t("more")}
          </Button>
        </div>
      )}
    </>
  );
}
