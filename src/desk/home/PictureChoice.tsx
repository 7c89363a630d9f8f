import { useTranslation } from "react-i18next";
import type { Picture as PictureShape } from "#contract/scalars.ts";
import desk from "#desk/frame/Desk.module.css";
import { Picture } from "#ui/pictures/Picture.tsx";
import styles from "./Home.module.css";

interface PictureChoiceProps {
  readonly pictures: readonly PictureShape[];
  /** The address of the one that is chosen; null: none. */
  readonly chosen: string | null;
  readonly onChoose: (picture: PictureShape) => void;
  /** What it is a picture of; default: "Picture". */
  readonly label?: string;
  /** Of the form's field; default: "picture". */
  readonly name?: string;
}

/** The pictures that there are, to choose one by its looks. */
export function PictureChoice(props: PictureChoiceProps) {
  const { chosen, name = "picture", onChoose, pictures } = props;
  const { t } = useTranslation("desk/home");
  const label = props.label ?? t("picture");
  return (
    <details className={desk.fold}>
      <summary>{t("pictureThere")}</summary>
      {/* What scrolls by itself is reached by keyboard through its radio buttons. */}
      <div className={styles.pictures} role="radiogroup" aria-label={t("pictureThere")}>
        {pictures.map((picture, index) => (
          <label key={picture.src} className={styles.one}>
            <input
              type="radio"
              name={name}
              value={picture.src}
              checked={picture.src === chosen}
              onChange={() => onChoose(picture)}
            />
            <span className="visually-hidden">
              {label} {index + 1}
            </span>
            <Picture {...picture} alt="" sizes="112px" frame="wide" />
          </label>
        ))}
      </div>
    </details>
  );
}
