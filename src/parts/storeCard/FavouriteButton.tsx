import { useTranslation } from "react-i18next";
import type { StoreSummary } from "#contract/storeLists.ts";
import { heartIcon } from "#ui/icons/discovery.ts";
import { IconButton } from "#ui/actions/IconButton.tsx";
import { useFavourite } from "./useFavourite.ts";

interface FavouriteButtonProps {
  readonly store: Pick<StoreSummary, "store_id" | "name" | "is_favourite">;
  /** `raised` over a picture. */
  readonly kind?: "plain" | "raised";
}

/** The heart that takes a store into the favourites, or out of them. */
export function FavouriteButton({ store, kind = "plain" }: FavouriteButtonProps) {
  const { t } = useTranslation("stores");
  const { isFavourite, toggle } = useFavourite(store);
  return (
    <IconButton
      icon={heartIcon}
      kind={kind}
      filled={isFavourite}
      label={t("favourite", { name: store.name })}
      aria-pressed={isFavourite}
      onClick={() => void toggle()}
    />
  );
}
