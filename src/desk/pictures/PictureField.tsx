import { type DragEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { ALT_MAX, type Picture as PictureShape } from "#contract/scalars.ts";
import { UPLOAD_TYPES } from "#contract/upload.ts";
import desk from "#desk/frame/Desk.module.css";
import { type TypedWords, WordsField } from "#desk/frame/WordsField.tsx";
import { failureText } from "#desk/net/deskRefusal.ts";
import { LOCALES, wireLanguage } from "#domain/values/localeCodes.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { cameraIcon, pictureIcon } from "#ui/icons/camera.ts";
import { Icon } from "#ui/pictures/Icon.tsx";
import { Picture } from "#ui/pictures/Picture.tsx";
import { Cropper } from "./Cropper.tsx";
import styles from "./Pictures.module.css";
import type { PictureTrouble } from "./sendPicture.ts";
import { useSending } from "./useSending.ts";

interface PictureFieldProps {
  readonly label: string;
  readonly value: PictureShape | null;
  readonly onChange: (picture: PictureShape | null) => void;
  /** Height divided by width that it is cropped to; null: it is kept as it is. */
  readonly ratio?: number | null;
  /** Whether it can be described for who cannot see it; not where words beside it say the same. */
  readonly isDescribed?: boolean;
  /** Whether it can be taken out again. */
  readonly isNeeded?: boolean;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

/**
 * A picture by drop, file, camera or paste. It is on its way as soon as it was chosen, cropped around its middle; the crop
 * can be changed after that, and what it shows be written for who cannot see it.
 */
export function PictureField({
  error,
  hint,
  isDescribed = true,
  isNeeded = false,
  label,
  onChange,
  ratio = 3 / 4,
  value,
}: PictureFieldProps) {
  const { t } = useTranslation("desk/pictures");
  const words = useTroubleWords();
  const [isOver, setOver] = useState(false);
  const [isCropping, setCropping] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const changeWords = (alt: TypedWords) => {
    if (value !== null) onChange(withWords(value, alt));
  };
  // What was written of a dish is true of a better picture of it.
  const sending = useSending({ ratio, onSent: (picture) => onChange(withWords(picture, value?.alt ?? {})) });
  const { chosen, share, trouble } = sending;
  const choose = (file: Blob | undefined) => {
    setCropping(false);
    if (file !== undefined) void sending.choose(file);
  };
  usePaste(root, choose);
  const leave = () => {
    sending.drop();
    setCropping(false);
    onChange(null);
  };
  const percent = Math.round((share ?? 0) * 100);
  const fault = trouble === null ? error : words(trouble);
  return (
    <Field group label={label} hint={hint ?? t("how")} error={fault}>
      <div
        ref={root}
        className={styles.field}
        data-picture-field
        data-over={isOver || undefined}
        aria-busy={share !== null}
        onDragOver={(event) => {
          if (!hasFiles(event)) return;
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          if (!hasFiles(event)) return;
          event.preventDefault();
          setOver(false);
          choose(event.dataTransfer.files[0]);
        }}
      >
        {isCropping && chosen !== null ? (
          <Cropper
            chosen={chosen}
            isBusy={share !== null}
            onClose={() => setCropping(false)}
            onDone={(crop) => void sending.recrop(crop).then((isThere) => isThere && setCropping(false))}
          />
        ) : (
          <div className={styles.shown}>
            {value === null ? (
              <span className={styles.none}>
                <Icon of={pictureIcon} size={32} />
              </span>
            ) : (
              <Picture {...value} alt={value.alt?.ja ?? label} sizes="240px" />
            )}
          </div>
        )}
        {share !== null && (
          <progress
            className={styles.progress}
            aria-label={t("sending")}
            max={100}
            // Once all of it has left, it is being drawn.
            {...(percent > 0 && percent < 100 && { value: percent })}
          />
        )}
        <div className={styles.acts} hidden={isCropping}>
          <Chooser label={t(value === null ? "choose" : "chooseOther")} of={label} onChoose={choose} />
          <Chooser isCamera label={t("camera")} of={label} onChoose={choose} />
          {chosen !== null && trouble?.kind === "trouble" && (
            <Button size="small" kind="quiet" onClick={() => void sending.recrop(chosen.crop)}>
              {t("again")}
            </Button>
          )}
          {chosen !== null && value !== null && share === null && trouble === null && (
            <Button size="small" kind="outline" onClick={() => setCropping(true)}>
              {t("crop")}
            </Button>
          )}
          {value !== null && !isNeeded && (
            <Button size="small" kind="plain" onClick={leave}>
              {t("remove")}
            </Button>
          )}
        </div>
        <p role="status" className={styles.status}>
          {share === null && chosen !== null && trouble === null && value !== null && t("sent")}
        </p>
        {isDescribed && value !== null && <Described words={value.alt ?? {}} onType={changeWords} />}
      </div>
    </Field>
  );
}

interface ChooserProps {
  readonly label: string;
  /** The field's name, for who does not see whose button it is. */
  readonly of: string;
  readonly isCamera?: boolean;
  readonly onChoose: (file: Blob | undefined) => void;
}

/** A button that opens the device's files, or its camera where it is a phone or tablet. */
function Chooser({ isCamera = false, label, of, onChoose }: ChooserProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <span className={isCamera ? styles.camera : undefined}>
      <Button
        size="small"
        kind="quiet"
        icon={isCamera && <Icon of={cameraIcon} size={20} />}
        aria-label={`${label} (${of})`}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      {/* HEIC is left out on purpose: iPhones then hand over a JPEG. */}
      <input
        ref={input}
        hidden
        type="file"
        accept={UPLOAD_TYPES.join(",")}
        {...(isCamera && { capture: "environment" as const })}
        onChange={({ currentTarget }) => {
          onChoose(currentTarget.files?.[0]);
          // The same picture can be chosen again after it was taken out.
          currentTarget.value = "";
        }}
      />
    </span>
  );
}

const OTHERS = LOCALES.map(wireLanguage).filter((one) => one !== "ja");

interface DescribedProps {
  readonly words: TypedWords;
  readonly onType: (words: TypedWords) => void;
}

/** What a picture shows, for who cannot see it. */
function Described({ onType, words }: DescribedProps) {
  const { t } = useTranslation("desk/pictures");
  const { t: tc } = useTranslation("desk/company");
  const field = { name: "alt", label: t("alt"), words, most: ALT_MAX, onType };
  return (
    <div className={styles.described}>
      <WordsField {...field} language="ja" hint={t("altHint")} />
      <details className={desk.fold}>
        <summary>{tc("others")}</summary>
        {OTHERS.map((language) => (
          <WordsField key={language} {...field} language={language} />
        ))}
      </details>
    </div>
  );
}

/** A picture with what was written of it; what is empty is not written. */
function withWords(given: PictureShape, words: TypedWords): PictureShape {
  const { alt: _, ...picture } = given;
  const alt = Object.fromEntries(Object.entries(words).filter(([, text]) => text !== ""));
  return Object.keys(alt).length === 0 ? picture : { ...picture, alt };
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes("Files");

/** Takes a pasted picture, while the focus is in the field or, at the first one of the page, nowhere. */
function usePaste(root: { readonly current: HTMLElement | null }, onPaste: (file: Blob) => void): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const field = root.current;
    const file = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith("image/"));
    if (file === undefined || field === null || event.defaultPrevented) return;
    const { activeElement } = document;
    const isHere = field.contains(activeElement);
    const isTyping = activeElement?.matches("input, textarea, select") === true;
    const isFirst = document.querySelector("[data-picture-field]") === field;
    const isElsewhere = activeElement?.closest("[data-picture-field]") != null;
    if (!isHere && (isTyping || isElsewhere || !isFirst)) return;
    event.preventDefault();
    onPaste(file);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event);
    document.addEventListener("paste", listen);
    return () => document.removeEventListener("paste", listen);
  }, []);
}

/** Why a picture is not there, in words. */
function useTroubleWords(): (trouble: PictureTrouble) => string {
  const { t } = useTranslation("desk/pictures");
  const { t: td } = useTranslation(["desk/desk", "form"]);
  return (trouble) => {
    if (trouble.kind === "trouble") return failureText(trouble, td);
    const { fault } = trouble;
    switch (fault) {
      case "not_signed_in":
      case "forbidden":
      case "held_up":
      case "malformed":
        return failureText({ kind: "fault", fault, seconds: null, fields: [] }, td);
      default:
        return t(`fault.${fault}`);
    }
  };
}
