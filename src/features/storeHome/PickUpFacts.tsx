import { useAtomValue } from "jotai";
import { useTranslation } from "react-i18next";
import type { StoreDetail } from "#contract/store.ts";
import { distanceBetween, walkingMinutes } from "#domain/delivery/distance.ts";
import { href } from "#routes/href.ts";
import { positionAtom } from "#state/places/whereabouts.ts";
import { distance } from "#text/distance.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Icon } from "#ui/pictures/Icon.tsx";
import { pinIcon } from "#ui/icons/common.ts";
import { ListRow } from "#ui/lists/ListRow.tsx";

/** Farther than this nobody wants to know how long it is on foot. */
const WALKED = 3_000;

/** Where it is fetched, how far that is, and the way there. */
export function PickUpFacts({ store }: { readonly store: StoreDetail }) {
  const { t } = useTranslation("storeHome");
  const tag = useLanguageTag();
  const here = useAtomValue(positionAtom);
  const metres = here && store.position ? distanceBetween(here, store.position) : null;
  const far = metres === null ? null : distance(metres, tag);
  const isWalked = metres !== null && metres <= WALKED;
  const way =
    far === null
      ? t("toMap")
      : isWalked
        ? t("walk", { distance: far, minutes: walkingMinutes(metres) })
        : t("farOff", { distance: far });
  return (
    <ListRow
      title={store.address}
      note={way}
      start={<Icon of={pinIcon} size={20} />}
      href={href("takeOutAddress", { storeId: store.store_id })}
    />
  );
}
