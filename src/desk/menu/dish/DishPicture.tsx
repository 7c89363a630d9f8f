import { useTranslation } from "react-i18next";
import type { MenuDish } from "#contract/menuDocument.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { Picture } from "#ui/pictures/Picture.tsx";
import desk from "#desk/frame/Desk.module.css";
import styles from "../edit/Edit.module.css";

interface DishPictureProps {
  readonly picture: MenuDish["picture"];
  readonly onChange: (picture: MenuDish["picture"]) => void;
}

/** The picture of a dish, as guests see it. */
export function DishPicture({ onChange, picture }: DishPictureProps) {
  const { t } = useTranslation("desk/menu");
  return (
    <Field group label={t("field.picture")}>
      {picture === null ? (
        <p className={desk.soft}>{t("noPicture")}</p>
      ) : (
        <>
          <div className={styles.picture}>
            <Picture {...picture} alt={t("field.picture")} sizes="192px" frame="wide" />
          </div>
          <Button kind="quiet" size="small" onClick={() => onChange(null)}>
            {t("removePicture")}
          </Button>
        </>
      )}
    </Field>
  );
}
