import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Picture as PictureShape } from "#contract/scalars.ts";
import { IconButton } from "#ui/actions/IconButton.tsx";
import { backIcon, chevronIcon } from "#ui/icons/common.ts";
import { Picture } from "#ui/pictures/Picture.tsx";
import { Sheet } from "#ui/layers/Sheet.tsx";
import styles from "./PictureSheet.module.css";
import { useTurning } from "./useTurning.ts";

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
