import { useSetAtom } from "jotai";
import { type ChangeEvent, useCallback, useRef } from "react";
import { useTranslation } from "react-i18next";
import { UPLOAD_TYPES } from "#contract/upload.ts";
import { showToastAtom } from "#state/page/alerts.ts";
import { IconButton } from "#ui/actions/IconButton.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { cameraIcon } from "#ui/icons/camera.ts";
import { closeIcon, warningIcon } from "#ui/icons/common.ts";
import { refreshIcon } from "#ui/icons/discovery.ts";
import { Icon } from "#ui/pictures/Icon.tsx";
import { Picture } from "#ui/pictures/Picture.tsx";
import styles from "./Pictures.module.css";
import type { PictureFault, PictureItem, Pictures } from "./usePictures.ts";

interface PicturesFieldProps {
  readonly pictures: Pictures;
  /** What is wrong with them as a whole. */
  readonly error?: string | null;
}

/** Chooses pictures from the camera or the library, and shows what becomes of each. */
export function PicturesField({ pictures, error }: PicturesFieldProps) {
  const { t } = useTranslation("reviews");
  const toast = useSetAtom(showToastAtom);
  const input = useRef<HTMLInputElement>(null);
  const { items, most } = pictures;
  const words = useFaultWords();
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const over = pictures.add([...(event.currentTarget.files ?? [])]);
    // The same picture can be chosen again after it was taken out.
    event.currentTarget.value = "";
    if (over > 0) toast(t("pictures.most", { count: most }), "bad");
  };
  const faults = items.flatMap(({ fault, id }, index) =>
    fault === null ? [] : [{ id, text: t("pictures.failed", { place: index + 1, why: words(fault) }) }],
  );
  return (
    <Field
      group
      label={t("pictures.label")}
      mark={t("optional")}
      hint={t("pictures.hint", { count: most })}
      error={
        faults.length > 0 || error ? (
          <>
            {error}
            {faults.map(({ id, text }) => (
              <span key={id} className={styles.fault}>
                {text}
              </span>
            ))}
          </>
        ) : undefined
      }
    >
      <ul className={styles.tiles}>
        {items.map((item, index) => (
          <PictureTile
            key={item.id}
            item={item}
            place={index + 1}
            onRemove={() => {
              pictures.remove(item.id);
              input.current?.focus();
            }}
            onRetry={() => pictures.retry(item.id)}
          />
        ))}
        <li className={styles.add} hidden={items.length >= most}>
          <label>
            {/* HEIC is left out on purpose: iPhones then hand over a JPEG. */}
            <input
              ref={input}
              className={styles.input}
              type="file"
              accept={UPLOAD_TYPES.join(",")}
              multiple
              onChange={choose}
            />
            <Icon of={cameraIcon} size={24} />
            <span>{t("pictures.add")}</span>
            <small>
              {items.length} / {most}
            </small>
          </label>
        </li>
      </ul>
    </Field>
  );
}

function useFaultWords(): (fault: PictureFault) => string {
  const { t } = useTranslation("reviews");
  return (fault) => {
    if (fault.kind === "message") return fault.text;
    return fault.kind === "fault"
      ? t(`pictures.fault.${fault.fault}`)
      : t(`pictures.trouble.${fault.trouble}`);
  };
}

interface PictureTileProps {
  readonly item: PictureItem;
  /** Its place among those chosen, from 1. */
  readonly place: number;
  readonly onRemove: () => void;
  readonly onRetry: () => void;
}

/** A picture that was chosen: what it shows, how far it is, and how to have it again or not at all. */
function PictureTile({ item, place, onRemove, onRetry }: PictureTileProps) {
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
