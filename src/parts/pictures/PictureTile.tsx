import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "#ui/pictures/Icon.tsx";
import { IconButton } from "#ui/actions/IconButton.tsx";
import { closeIcon, warningIcon } from "#ui/icons/common.ts";
import { refreshIcon } from "#ui/icons/discovery.ts";
import { Picture } from "#ui/pictures/Picture.tsx";
import type { PictureItem } from "./pictureItems.ts";
import styles from "./Pictures.module.css";

interface PictureTileProps {
  readonly item: PictureItem;
  /** Its place among those chosen, from 1. */
  readonly place: number;
  readonly onRemove: () => void;
  readonly onRetry: () => void;
}

/** A picture that was chosen: what it shows, how far it is, and how to have it again or not at all. */
export function PictureTile({ item, place, onRemove, onRetry }: PictureTileProps) {
  const { t } = useTranslation("reviews");
  const { state, share, file, uploaded, fault } = item;
  const name = t("pictures.name", { place });
  const percent = Math.round(share * 100);
  return (
    <li className={styles.tile} data-state={state}>
      {uploaded ? (
        <Picture {...uploaded.picture} alt={name} sizes="104px" frame="square" />
      ) : (
        <span className={styles.frame}>
          {file !== null && state !== "failed" && <Preview file={file} alt={name} />}
          {state === "failed" && <Icon of={warningIcon} size={24} />}
        </span>
      )}
      {(state === "waiting" || state === "sending") && (
        <progress
          className={styles.progress}
          aria-label={t("pictures.sending", { place })}
          max={100}
          {...(state === "sending" && percent > 0 && { value: percent })}
        />
      )}
      <span className={styles.remove}>
        <IconButton
          icon={closeIcon}
          kind="raised"
          label={t("pictures.remove", { place })}
          onClick={onRemove}
        />
      </span>
      {state === "failed" && fault?.kind === "trouble" && (
        <span className={styles.retry}>
          <IconButton
            icon={refreshIcon}
            kind="tinted"
            label={t("pictures.retry", { place })}
            onClick={onRetry}
          />
        </span>
      )}
    </li>
  );
}

/** A file of the device as a picture, for as long as it is shown. */
function Preview({ file, alt }: { readonly file: Blob; readonly alt: string }) {
  const draw = useCallback(
    (image: HTMLImageElement | null) => {
      if (image === null || typeof URL.createObjectURL !== "function") return;
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return <img ref={draw} className={styles.preview} alt={alt} />;
}
