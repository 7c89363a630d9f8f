import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router-dom";
import type { DeskMenu } from "#contract/calls/desk/menu.ts";
import type { DeskFailure } from "#desk/net/deskSend.ts";
import { groupBy } from "#domain/values/groupBy.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { chevronIcon } from "#ui/icons/common.ts";
import { Icon } from "#ui/pictures/Icon.tsx";
import desk from "#desk/frame/Desk.module.css";
import { CategoryForm } from "./CategoryForm.tsx";
import { DishRows } from "./DishRows.tsx";
import { MovableList } from "./list/MovableList.tsx";
import { usePlaces } from "./list/usePlaces.ts";
import styles from "./Menu.module.css";
import { newDishPath } from "./menuPath.ts";
import { useNameOf } from "./useNameOf.ts";
import { useRemoval } from "./useRemoval.tsx";

/** How the parts of the editor tell what came of a button. */
export interface Say {
  readonly tell: (text: string) => void;
  readonly tellFailure: (failure: DeskFailure, label: string, again: () => void) => void;
}

export interface MenuPartProps {
  readonly store_id: string;
  readonly menu: DeskMenu;
  readonly say: Say;
}

/** With no more items than these in all categories, these stand open. */
const FEW = 40;

/** Categories in the order of the menu, each folded around its items. */
export function CategoryList({ menu, say, store_id }: MenuPartProps) {
  const { t } = useTranslation("desk/menu");
  const nameOf = useNameOf();
  const [query, setQuery] = useSearchParams();
  /** The category whose form is open, "" for a new one's: no more than one, so that nobody leaves two half written. */
  const [editing, setEditing] = useState<string | null>(null);
  const isAdding = editing === "";
  const { move, shown } = usePlaces(store_id, "category", menu.categories, (failure) =>
    say.tellFailure(failure, t("order.label"), () => undefined),
  );
  const isFew = menu.dishes.length <= FEW && !query.has("open");
  const open = new Set(isFew ? menu.categories.map(({ id }) => id) : query.getAll("open"));
  const toggle = (id: string) => {
    const next = open.has(id) ? [...open].filter((each) => each !== id) : [...open, id];
    setQuery(new URLSearchParams((next.length === 0 ? [""] : next).map((each) => ["open", each])), {
      replace: true,
      preventScrollReset: true,
    });
  };
  const byCategory = groupBy(menu.dishes, ({ category_id }) => category_id);
  return (
    <section className={styles.part} aria-labelledby="menu-categories">
      <h2 id="menu-categories">{t("categories")}</h2>
      {shown.length === 0 && !isAdding && (
        <EmptyState title={t("noCategories")}>{t("noCategoriesNote")}</EmptyState>
      )}
      <MovableList
        label={t("categories")}
        className={styles.categories}
        items={shown}
        nameOf={({ name }) => nameOf(name)}
        onMove={move}
      >
        {(category, handle) => {
          const dishes = byCategory.get(category.id) ?? [];
          const isOpen = open.has(category.id);
          return (
            <>
              <div className={styles.categoryHead}>
                {handle}
                <h3>
                  <button
                    type="button"
                    className={styles.toggle}
                    aria-expanded={isOpen}
                    onClick={() => toggle(category.id)}
                  >
                    <span>{nameOf(category.name)}</span>
                    <small>{t("items", { count: dishes.length })}</small>
                    <Icon of={chevronIcon} size={20} />
                  </button>
                </h3>
              </div>
              {isOpen && (
                <Category
                  store_id={store_id}
                  category={category}
                  menu={menu}
                  dishes={dishes}
                  say={say}
                  editing={editing}
                  onEdit={setEditing}
                />
              )}
            </>
          );
        }}
      </MovableList>
      {isAdding ? (
        <CategoryForm
          store_id={store_id}
          category={null}
          menu={menu}
          onDone={(id) => {
            setEditing(null);
            if (id !== null && !open.has(id) && !isFew) toggle(id);
          }}
        />
      ) : (
        <Button
          kind={shown.length === 0 ? "primary" : "outline"}
          disabled={editing !== null}
          onClick={() => setEditing("")}
        >
          {t("addCategory")}
        </Button>
      )}
    </section>
  );
}

interface CategoryProps extends MenuPartProps {
  readonly category: DeskMenu["categories"][number];
  readonly dishes: DeskMenu["dishes"];
  readonly editing: string | null;
  readonly onEdit: (id: string | null) => void;
}

function Category({ category, dishes, editing, menu, onEdit, say, store_id }: CategoryProps) {
  const { t } = useTranslation("desk/menu");
  const nameOf = useNameOf();
  const name = nameOf(category.name);
  const { question, remove } = useRemoval(store_id, (answer, gone, again) => {
    if (answer.ok) say.tell(t("remove.done", { name: gone.name }));
    else say.tellFailure(answer, t("remove.act"), again);
  });
  return (
    <div className={styles.category}>
      {editing === category.id ? (
        <CategoryForm store_id={store_id} category={category} menu={menu} onDone={() => onEdit(null)} />
      ) : (
        <div className={desk.acts}>
          <Link to={newDishPath(store_id, category.id)} aria-label={`${t("addItem")}: ${name}`}>
            {t("addItem")}
          </Link>
          <Button
            size="small"
            kind="quiet"
            aria-label={`${t("rename")}: ${name}`}
            disabled={editing !== null}
            onClick={() => onEdit(category.id)}
          >
            {t("rename")}
          </Button>
          <Button
            size="small"
            kind="quiet"
            aria-label={`${t("remove.act")}: ${name}`}
            onClick={() =>
              remove({ kind: "category", id: category.id, seen: category.stamp, name, dishes: dishes.length })
            }
          >
            {t("remove.act")}
          </Button>
        </div>
      )}
      <DishRows store_id={store_id} label={name} dishes={dishes} say={say} />
      {question}
    </div>
  );
}
