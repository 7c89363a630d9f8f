import { useAtomValue, useSetAtom } from "jotai";
import { useTranslation } from "react-i18next";
import { OrderType } from "#contract/enumerations.ts";
import { keepWayAtom } from "#state/places/keepWay.ts";
import { wayAtom } from "#state/places/way.ts";
import { Segments } from "#ui/fields/Segments.tsx";

const WAYS = [OrderType.takeAway, OrderType.delivery] as const;

/** What one came for, to take away or to have it delivered: what stores are listed by, and how their pages open. */
export function WaySwitch() {
  const { t } = useTranslation("stores");
  const way = useAtomValue(wayAtom);
  const keep = useSetAtom(keepWayAtom);
  return (
    <Segments
      label={t("way")}
      name="way"
      value={`${way}`}
      options={WAYS.map((each) => ({ value: `${each}`, label: t(`orderType.${each}`) }))}
      onChange={(value) => keep(value === `${OrderType.delivery}` ? OrderType.delivery : OrderType.takeAway)}
    />
  );
}
