import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { ListRow } from "#ui/lists/ListRow.tsx";

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

/** Bytes that came over the network since the page was opened; what the browser had already counts nothing. */
function bytesOf(timeline: Pick<Performance, "getEntriesByType">): number {
  return ["navigation", "resource"]
    .flatMap((type) => timeline.getEntriesByType(type))
    .reduce((sum, entry) => sum + transferred(entry), 0);
}

function transferred(entry: PerformanceEntry): number {
  return "transferSize" in entry && typeof entry.transferSize === "number" ? entry.transferSize : 0;
}

const THOUSAND = 1_000;

/** So many bytes as people read them, in kilobytes or megabytes of a thousand each: "340 kB", "1.2 MB". */
export function shownBytes(bytes: number, tag: string): string {
  const inKilobytes = bytes < THOUSAND * THOUSAND;
  const value = inKilobytes ? bytes / THOUSAND : bytes / THOUSAND / THOUSAND;
  return new Intl.NumberFormat(tag, {
    style: "unit",
    unit: inKilobytes ? "kilobyte" : "megabyte",
    maximumFractionDigits: inKilobytes ? 0 : 1,
  }).format(value);
}
