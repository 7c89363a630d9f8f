import { useTranslation } from "react-i18next";
import { ListRow } from "#ui/lists/ListRow.tsx";
import { Sheet } from "#ui/layers/Sheet.tsx";
import type { CategoryPlace } from "./menuRows.ts";

interface CategorySheetProps {
  readonly open: boolean;
  readonly places: readonly CategoryPlace[];
  /** The category on the screen. */
  readonly here: string | null;
  readonly onClose: () => void;
  readonly onChoose: (place: CategoryPlace) => void;
}

/** All categories of a menu, with how much there is in each. */
export default function CategorySheet({ open, places, here, onClose, onChoose }: CategorySheetProps) {
  const { t } = useTranslation("menu");
  const { t: tc } = useTranslation();
  const choose = (place: CategoryPlace) => {
    onClose();
    onChoose(place);
  };
  return (
    <Sheet open={open} onClose={onClose} title={t("categories")} closeLabel={tc("close")}>
      {places.map((place) => (
        <ListRow
          key={place.category.category_id}
          title={place.category.category_id === here ? <b>{place.category.name}</b> : place.category.name}
          end={t("goodsCount", { count: place.category.goods_count })}
          onClick={() => choose(place)}
        />
      ))}
    </Sheet>
  );
}
