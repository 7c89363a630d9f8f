import { use, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Picture as DishPhoto } from "#contract/scalars.ts";
import { LazyLayer, lazyWithRetry } from "#parts/trouble/lazyWithRetry.tsx";
import { Picture, PictureInstead } from "#ui/pictures/Picture.tsx";
import styles from "./DishPicture.module.css";

const FullPicture = lazyWithRetry(() => import("#ui/layers/FullPicture.tsx"));

interface DishPictureProps {
  readonly picture: DishPhoto;
  /** Of the dish. */
  readonly name: string;
}

/** The picture above a dish; a tap shows it as large as the screen. */
export function DishPicture({ picture, name }: DishPictureProps) {
  const { t } = useTranslation("menu");
  const { t: tc } = useTranslation();
  /** Null until it was opened once: its code comes then. */
  const [isOpen, setOpen] = useState<boolean | null>(null);
  /** What its owner wrote of it, in the guest's language; the name stands beside it. */
  const shows = Object.values(picture.alt ?? {})[0] ?? "";
  const isSaving = use(PictureInstead) !== null;
  const small = (
    <Picture {...picture} alt={shows} sizes="(min-width: 721px) 30rem, 100vw" frame="wide" priority />
  );
  // While data is saved it is a button already, that fetches it.
  if (isSaving) return <div className={styles.picture}>{small}</div>;
  return (
    <>
      <button
        type="button"
        className={styles.picture}
        aria-haspopup="dialog"
        aria-label={t("enlarge", { name: shows === "" ? name : `${name} (${shows})` })}
        onClick={() => setOpen(true)}
      >
        {small}
      </button>
      {isOpen !== null && (
        <LazyLayer>
          <FullPicture
            open={isOpen}
            onClose={() => setOpen(false)}
            picture={picture}
            name={name}
            shows={shows}
            closeLabel={tc("close")}
          />
        </LazyLayer>
      )}
    </>
  );
}
