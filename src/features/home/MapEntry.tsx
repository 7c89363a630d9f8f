import { useTranslation } from "react-i18next";
import { href } from "#routes/href.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Icon } from "#ui/pictures/Icon.tsx";
import { pinIcon } from "#ui/icons/common.ts";

/** The way to the same stores on a map. */
export function MapEntry() {
  const { t } = useTranslation("home");
  return (
    <Button kind="quiet" size="small" icon={<Icon of={pinIcon} size={20} />} href={href("googlemap", {})}>
      {t("onMap")}
    </Button>
  );
}
