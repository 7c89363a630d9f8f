import { useSetAtom } from "jotai";
import { type ChangeEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { UPLOAD_TYPES } from "#contract/upload.ts";
import { showToastAtom } from "#state/page/alerts.ts";
import { Field } from "#ui/fields/Field.tsx";
import { Icon } from "#ui/pictures/Icon.tsx";
import { cameraIcon } from "#ui/icons/camera.ts";
import { PictureTile } from "./PictureTile.tsx";
import type { PictureFault } from "./pictureItems.ts";
import styles from "./Pictures.module.css";
import type { Pictures } from "./usePictures.ts";

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
