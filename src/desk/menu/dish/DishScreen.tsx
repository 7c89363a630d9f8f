import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation, useParams, useSearchParams } from "react-router-dom";
import { type DeskMenu, deskDish, deskMenu } from "#contract/calls/desk/menu.ts";
import type { MenuDish } from "#contract/menuDocument.ts";
import type { DeskStore } from "#desk/frame/deskWays.ts";
import { PageHead } from "#desk/frame/PageHead.tsx";
import { Shown } from "#desk/frame/Shown.tsx";
import { useStoreRead } from "#desk/frame/useStore.ts";
import { useDesk } from "#desk/net/deskSend.ts";
import desk from "#desk/frame/Desk.module.css";
import { menuPath } from "../menuPath.ts";
import { DishForm } from "./DishForm.tsx";
import { emptyDish } from "./typedDish.ts";

/** A dish of a store's menu: all that its owner says of it. */
export default function DishScreen() {
  const { t } = useTranslation("desk/menu");
  const { dishId: dish_id = "new", storeId: store_id = "" } = useParams();
  const [query] = useSearchParams();
  const { key } = useLocation();
  const isNew = dish_id === "new";
  const from = isNew ? query.get("copy") : dish_id;
  const menu = useDesk(deskMenu, { store_id });
  const store = useStoreRead();
  const dish = useDesk(deskDish, from === null ? null : { store_id, dish_id: from });
  const of = { store_id, category_id: query.get("category") ?? "" };
  return (
    <div className={desk.page}>
      <PageHead title={t(isNew ? "newItem" : "item")}>
        <div className={desk.acts}>
          <Link to={menuPath(store_id, dish.data?.dish.category_id ?? query.get("category") ?? undefined)}>
            {t("toMenu")}
          </Link>
        </div>
      </PageHead>
      <Shown of={menu}>
        {(whole) => (
          <Shown of={store}>
            {(shop) =>
              from === null ? (
                <NewDish key={key} {...of} menu={whole} store={shop} copied={null} />
              ) : (
                <Shown of={dish}>
                  {(read) =>
                    isNew ? (
                      <NewDish key={key} {...of} menu={whole} store={shop} copied={read.dish} />
                    ) : (
                      <DishForm
                        key={dish_id}
                        store_id={store_id}
                        menu={whole}
                        store={shop}
                        kept={{ content: read.dish, stamp: read.stamp }}
                        recheck={read.recheck}
                      />
                    )
                  }
                </Shown>
              )
            }
          </Shown>
        )}
      </Shown>
    </div>
  );
}

interface NewDishProps {
  readonly store_id: string;
  readonly category_id: string;
  readonly menu: DeskMenu;
  readonly store: DeskStore;
  /** The dish that it begins as; null: none. */
  readonly copied: MenuDish | null;
}

/** The form of a dish that is new; its id is there from the start, so that sending it twice adds one. */
function NewDish({ category_id, copied, menu, store, store_id }: NewDishProps) {
  const [content] = useState<MenuDish>(() => {
    const id = crypto.randomUUID();
    const asked = menu.categories.some((category) => category.id === category_id);
    const empty = emptyDish(id, asked ? category_id : (menu.categories[0]?.id ?? ""), store);
    return copied === null ? empty : { ...copied, id };
  });
  return (
    <DishForm
      store_id={store_id}
      menu={menu}
      store={store}
      kept={{ content, stamp: null }}
      isCopy={copied !== null}
    />
  );
}
