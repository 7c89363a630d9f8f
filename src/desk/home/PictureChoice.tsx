import { useTranslation } from "react-i18next";
import type { Picture as PictureShape } from "#contract/scalars.ts";
import { Notice } from "#ui/feedback/Notice.tsx";
import { Picture } from "#ui/pictures/Picture.tsx";
import styles from "./Home.module.css";

interface PictureChoiceProps {
  readonly pictures: readonly PictureShape[];
  /** The address of the one that is chosen; empty: none. */
  readonly chosen: string;
  readonly isNeeded: boolean;
  readonly error: string | undefined;
  readonly onChoose: (src: string) => void;
  /** What it is a picture of; default: "Picture". */
  readonly label?: string;
  /** Of the form's field; default: "picture". */
  readonly name?: string;
}

/** The pictures that there are, to choose one by its looks. */
export function PictureChoice(props: PictureChoiceProps) {
  const { chosen, error, isNeeded, name = "picture", onChoose, pictures } = props;
  const { t } = useTranslation("desk/home");
  const label = props.label ?? t("picture");
  const choice = (src: string) => (
    <input type="radio" name={name} value={src} checked={src === chosen} onChange={() => onChoose(src)} />
  );
  return (
    <fieldset
      className={styles.choice}
      role="radiogroup"
      aria-invalid={error !== undefined || undefined}
      tabIndex={-1}
    >
      <legend>{label}</legend>
      {error !== undefined && <Notice kind="danger">{error}</Notice>}
      {/* What scrolls by itself is reached by keyboard through its radio buttons. */}
      <div className={styles.pictures}>
        {!isNeeded && (
          <label className={styles.one}>
            {choice("")}
            <span>{t("noPicture")}</span>
          </label>
        )}
        {pictures.map((picture, index) => (
          <label key={picture.src} className={styles.one}>
            {choice(picture.src)}
            <span className="visually-hidden">
              {label} {index + 1}
            </span>
            <Picture {...picture} alt="" sizes="112px" frame="wide" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
