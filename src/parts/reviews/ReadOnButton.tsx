import { useEffect, useEffectEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";

/** Pixels before its end at which a list reads on. */
const AHEAD = "600px";

interface ReadOnButtonProps {
  /** Reviews so far: with more of them the end is somewhere else. */
  readonly count: number;
  readonly hasMore: boolean;
  readonly state: "still" | "reading" | "failed";
  readonly onMore: () => void;
}

/** The end of a list of reviews, which reads on as one scrolls, or by its button; says when more did not come. */
export function ReadOnButton({ count, hasMore, state, onMore }: ReadOnButtonProps) {
  const { t } = useTranslation("store");
  const end = useRef<HTMLDivElement>(null);
  const readOn = useEffectEvent(() => {
    // What failed is asked for again by the button alone.
    if (state === "still") onMore();
  });
  useEffect(() => {
    const element = end.current;
    if (!element || !hasMore || typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && readOn(), {
      rootMargin: AHEAD,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [hasMore, count]);
  return (
    <>
      {state === "failed" && (
        <Notice kind="warn" live>
          {t("review.moreFailed")}
        </Notice>
      )}
      {hasMore && (
        <div ref={end}>
          <Button kind="outline" block busy={state === "reading"} onClick={onMore}>
            {t("review.more")}
          </Button>
        </div>
      )}
    </>
  );
}
