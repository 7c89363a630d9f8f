import { useTranslation } from "react-i18next";
import { useReach } from "#parts/account/useHost.ts";
import { useTexts } from "#parts/shell/useTexts.ts";
import { href } from "#routes/href.ts";
import { plusIcon } from "#ui/icons/common.ts";
import { ListRow } from "#ui/lists/ListRow.tsx";
import { Icon } from "#ui/pictures/Icon.tsx";

/** Puts the app on the device's first screen by LINE, where LINE does that: it shows how by itself. */
export default function Shortcut() {
  const hasTexts = useTexts(["share"]);
  const { t } = useTranslation("share");
  const reach = useReach();
  if (!hasTexts || !reach?.canAddShortcut()) return null;
  return (
    <ListRow
      title={t("shortcut")}
      start={<Icon of={plusIcon} />}
      onClick={() => void reach.addShortcut(href("home", {}))}
    />
  );
}
