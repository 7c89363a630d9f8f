import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { ListRow } from "#ui/lists/ListRow.tsx";
import { bytesOf } from "./bytesOf.ts";
import { shownBytes } from "./shownBytes.ts";

/** Milliseconds between two looks at what has come meanwhile. */
const PAUSE = 2_000;

/** How much came over the network since the page was opened. */
export function DataUse() {
  const { t } = useTranslation("user");
  const tag = useLanguageTag();
  const [bytes, setBytes] = useState<number | null>(null);
  useEffect(() => {
    const look = () => setBytes(bytesOf(performance));
    look();
    const timer = setInterval(look, PAUSE);
    return () => clearInterval(timer);
  }, []);
  return (
    <ListRow
      title={t("settings.dataUse")}
      note={t("settings.dataUseNote")}
      end={bytes === null ? undefined : shownBytes(bytes, tag)}
    />
  );
}
