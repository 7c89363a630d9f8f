import { useTranslation } from "react-i18next";
import type { Picture as PictureShape } from "#contract/scalars.ts";
import { Picture } from "#ui/Picture.tsx";
import { Sheet } from "#ui/Sheet.tsx";

interface PictureSheetProps {
  readonly picture: PictureShape;
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** One picture as large as the column. */
export default function PictureSheet({ picture, title, open, onClose }: PictureSheetProps) {
  const { t } = useTranslation();
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={t("close")}
      hero={<Picture {...picture} alt={title} sizes="(min-width: 721px) 30rem, 100vw" />}
    >
      {null}
    </Sheet>
  );
}
