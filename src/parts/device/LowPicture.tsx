import { type MouseEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { pictureIcon } from "#ui/icons/camera.ts";
import { Icon } from "#ui/pictures/Icon.tsx";
import { Picture, PictureInstead, type PictureProps } from "#ui/pictures/Picture.tsx";
import styles from "./LowPicture.module.css";

/**
 * A picture's tint where data is saved; a tap brings its smallest file. The greatest of a screen has a button. The small
 * ones, of lists, are for a finger alone: they stand in links and buttons that lead to the same picture in great.
 */
export default function LowPicture(props: PictureProps) {
  const { alt, frame = "natural", priority, ratio, tint, widths } = props;
  const { t } = useTranslation();
  const [isAsked, ask] = useState(false);
  if (isAsked) {
    return (
      <PictureInstead value={null}>
        <Picture {...props} widths={widths.slice(0, 1)} priority={undefined} eager />
      </PictureInstead>
    );
  }
  const show = (event: MouseEvent) => {
    // It may stand in a link.
    event.preventDefault();
    event.stopPropagation();
    ask(true);
  };
  return (
    <span className={styles.frame} data-frame={frame}>
      <svg
        className={styles.tint}
        viewBox={`0 0 100 ${Math.round(100 * ratio)}`}
        preserveAspectRatio="none"
        {...(alt === "" ? { "aria-hidden": true } : { role: "img", "aria-label": alt })}
      >
        <rect width="100%" height="100%" fill={tint} />
      </svg>
      {priority ? (
        <button type="button" className={styles.show} data-words onClick={show}>
          <Icon of={pictureIcon} size={20} />
          {t("showPicture")}
        </button>
      ) : (
        <span className={styles.show} role="presentation" aria-hidden="true" onClick={show}>
          <Icon of={pictureIcon} size={20} />
        </span>
      )}
    </span>
  );
}
