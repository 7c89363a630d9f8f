import { useAtom, useStore } from "jotai";
import { useTranslation } from "react-i18next";
import type { LowData } from "#domain/device/lowData.ts";
import { lowDataAtom } from "#state/page/deviceSettings.ts";
import { Segments } from "#ui/fields/Segments.tsx";
import { changeLowData } from "./changeLowData.ts";

const CHOICES = ["auto", "on", "off"] as const satisfies readonly LowData[];

/** Text first and pictures on a tap, everything at once, or as the device is set. */
export function LowDataChoice() {
  const { t } = useTranslation("user");
  const [chosen, choose] = useAtom(lowDataAtom);
  const store = useStore();
  return (
    <Segments
      label={t("settings.lowData")}
      name="low-data"
      value={chosen}
      options={CHOICES.map((value) => ({ value, label: t(`settings.lowDataChoices.${value}`) }))}
      onChange={(value) => {
        choose(value);
        void changeLowData(value, store).catch(() => {});
      }}
    />
  );
}
