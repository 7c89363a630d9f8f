import { useAtomValue } from "jotai";
import type { Place } from "#contract/address.ts";
import { distanceBetween } from "#domain/delivery/distance.ts";
import { positionAtom } from "#state/places/whereabouts.ts";
import { distance } from "#text/distance.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Icon } from "#ui/pictures/Icon.tsx";
import { pinIcon } from "#ui/icons/common.ts";
import { ListRow } from "#ui/lists/ListRow.tsx";

interface PlaceRowProps {
  readonly place: Place;
  readonly onChoose: (place: Place) => void;
}

/** A place to choose, with how far it is from where the customer said that they are. */
export function PlaceRow({ place, onChoose }: PlaceRowProps) {
  const tag = useLanguageTag();
  const here = useAtomValue(positionAtom);
  return (
    <ListRow
      title={place.name || place.address}
      note={place.name ? place.address : undefined}
      start={<Icon of={pinIcon} size={20} />}
      end={here ? distance(distanceBetween(here, place.position), tag) : undefined}
      onClick={() => onChoose(place)}
    />
  );
}
