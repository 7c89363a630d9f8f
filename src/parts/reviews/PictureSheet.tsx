import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Picture as PictureShape } from "#contract/scalars.ts";
import { IconButton } from "#ui/actions/IconButton.tsx";
import { backIcon, chevronIcon } from "#ui/icons/common.ts";
import { Sheet } from "#ui/layers/Sheet.tsx";
import { Picture } from "#ui/pictures/Picture.tsx";
import styles from "./PictureSheet.module.css";

interface PictureSheetProps {
  readonly pictures: readonly PictureShape[];
  /** The one that is shown first. */
  readonly first: number;
  readonly title: (index: number) => string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Pictures as large as the column, one after the other: by a swipe, the arrow keys or the buttons. */
export default function PictureSheet({ pictures, first, title, open, onClose }: PictureSheetProps) {
  const { t } = useTranslation("store");
  const { t: tc } = useTranslation();
  const frame = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(first);
  const last = pictures.length - 1;
  const turn = (by: -1 | 1) => setShown(Math.min(last, Math.max(0, shown + by)));
  useTurning(frame, open, turn);
  const picture = pictures[shown];

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={title(shown)}
      closeLabel={tc("close")}
      hero={
        picture && (
          <div ref={frame}>
            <Picture
              key={picture.src}
              {...picture}
              alt={title(shown)}
              sizes="(min-width: 721px) 30rem, 100vw"
            />
          </div>
        )
      }
    >
      {last > 0 && (
        <div className={styles.turn} role="group" aria-label={t("review.pictures")}>
          <IconButton
            icon={backIcon}
            label={t("review.previous")}
            aria-disabled={shown === 0}
            onClick={() => turn(-1)}
          />
          <span aria-live="polite">
            {shown + 1} / {last + 1}
          </span>
          <IconButton
            icon={chevronIcon}
            label={t("review.next")}
            aria-disabled={shown === last}
            onClick={() => turn(1)}
          />
        </div>
      )}
    </Sheet>
  );
}

/** A finger that went this far to one side turns a page. */
const FAR_PX = 40;

/** Calls `onTurn` with -1 for back and 1 for on: by the arrow keys, or a swipe over `element`. */
function useTurning(
  element: RefObject<HTMLElement | null>,
  isActive: boolean,
  onTurn: (by: -1 | 1) => void,
): void {
  const turn = useEffectEvent(onTurn);
  useEffect(() => {
    if (!isActive) return;
    let from: { readonly x: number; readonly y: number } | null = null;
    const press = ({ key }: KeyboardEvent) => {
      if (key === "ArrowLeft") turn(-1);
      if (key === "ArrowRight") turn(1);
    };
    const isOver = ({ target }: TouchEvent) => target instanceof Node && element.current?.contains(target);
    const start = (event: TouchEvent) => {
      const [touch] = event.touches;
      from =
        touch && event.touches.length === 1 && isOver(event) ? { x: touch.clientX, y: touch.clientY } : null;
    };
    const end = ({ changedTouches: [touch] }: TouchEvent) => {
      if (!from || !touch) return;
      const aside = touch.clientX - from.x;
      if (Math.abs(aside) > FAR_PX && Math.abs(aside) > Math.abs(touch.clientY - from.y)) {
        turn(aside < 0 ? 1 : -1);
      }
      from = null;
    };
    document.addEventListener("keydown", press);
    document.addEventListener("touchstart", start, { passive: true });
    document.addEventListener("touchend", end);
    return () => {
      document.removeEventListener("keydown", press);
      document.removeEventListener("touchstart", start);
      document.removeEventListener("touchend", end);
    };
  }, [element, isActive]);
}
