import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useSearchParams } from "react-router-dom";
import type { DeskResponse } from "#contract/calls/desk/deskCall.ts";
import type { DeskMenu, deskDish } from "#contract/calls/desk/menu.ts";
import { MenuDish, type MenuGroup } from "#contract/menuDocument.ts";
import type { DeskStore } from "#desk/frame/deskWays.ts";
import { useSaid } from "#desk/frame/Said.tsx";
import { checkDish } from "#domain/menu/document/checkMenu.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import type { Done } from "../done.ts";
import { LeaveGuard } from "../edit/LeaveGuard.tsx";
import { type FaultAt, useFaultAt } from "../edit/menuFaults.ts";
import { metFields, MetPanel } from "../edit/MetPanel.tsx";
import { useContentForm } from "../edit/useContentForm.ts";
import { useValueWords } from "../edit/useValueWords.ts";
import { emptyGroup } from "../group/typedGroup.ts";
import { menuPath, newDishPath } from "../menuPath.ts";
import { useNameOf } from "../useNameOf.ts";
import { useRemoval } from "../useRemoval.tsx";
import styles from "../edit/Edit.module.css";
import { CourseFields } from "./CourseFields.tsx";
import { DishElsewhere } from "./DishElsewhere.tsx";
import { GroupsField } from "./GroupsField.tsx";
import { MoreFields } from "./MoreFields.tsx";
import { NewGroup } from "./NewGroup.tsx";
import { NameFields } from "./NameFields.tsx";
import { PriceFields } from "./PriceFields.tsx";
import { SaleFields } from "./SaleFields.tsx";
import { dishIn, type TypedDish, typedOf } from "./typedDish.ts";

/** What each part of the form is given. */
export interface DishPartProps {
  readonly typed: TypedDish;
  readonly set: (changes: Partial<TypedDish>) => void;
  readonly faultAt: FaultAt;
  readonly menu: DeskMenu;
}

const FIELDS = [
  "name",
  "reading",
  "about",
  "picture",
  "category_id",
  "price",
  "tax_class",
  "discount_type",
  "discount",
  "sold",
  "when",
  "daily",
  "groups",
  "is_course",
  "course_time",
  "course_id",
  "tags",
  "serving",
  "goes_with",
  "recommended",
  "allergens",
] as const satisfies readonly (keyof MenuDish)[];

interface DishFormProps {
  readonly store_id: string;
  readonly menu: DeskMenu;
  readonly store: DeskStore;
  /** As it was read; without a stamp: it is new. */
  readonly kept: { readonly content: MenuDish; readonly stamp: string | null };
  /** Of one that is there: as the dish was read. */
  readonly recheck?: DeskResponse<typeof deskDish>["recheck"];
  /** It is new, and begins as another one. */
  readonly isCopy?: boolean;
}

/** The form of a dish. */
export function DishForm({ isCopy = false, kept, menu, recheck = null, store, store_id }: DishFormProps) {
  const { t } = useTranslation("desk/menu");
  const { t: ts } = useTranslation("desk/settings");
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const nameOf = useNameOf();
  const removed = useSaid();
  /** A group that is being made in between. */
  const [added, setAdded] = useState<MenuGroup | null>(null);
  const { id } = kept.content;
  const isNew = kept.stamp === null;
  const { faults, form, goBack, isBusy, isDirty, met, overwrite, said, save, set, takeTheirs, typed } =
    useContentForm<MenuDish, TypedDish>({
      store_id,
      kept,
      schema: MenuDish,
      typedOf,
      contentOf: dishIn,
      check: (dish) =>
        checkDish(dish, {
          categories: new Set(menu.categories.map((category) => category.id)),
          groups: new Map(menu.groups.map((group) => [group.id, group])),
          dishes: new Map(menu.dishes.map((each) => [each.id, each])),
        }),
      changeOf: (content, seen) => ({ kind: "dish", id, content, seen }),
      isChecked: query.has("check"),
    });
  const { ofDish } = useValueWords(menu);
  const faultAt = useFaultAt(faults);
  const { question, remove } = useRemoval(store_id, (answer, { name }) => {
    removed.say(answer);
    if (!answer.ok) return;
    const state: Done = { done: t("remove.done", { name }) };
    void navigate(menuPath(store_id, kept.content.category_id), { state });
  });
  const leave = (saved: MenuDish | null) => {
    if (saved === null) return;
    const state: Done = { done: t("savedName", { name: nameOf(saved.name) }) };
    void navigate(menuPath(store_id, saved.category_id), { state });
  };
  const addAnother = (saved: MenuDish | null) => {
    if (saved !== null) void navigate(newDishPath(store_id, saved.category_id));
  };
  if (met !== null)
    return (
      <>
        <LeaveGuard isDirty={isDirty} />
        {said}
        <MetPanel
          met={met}
          isBusy={isBusy}
          fields={metFields(met, FIELDS, ofDish)}
          onWrite={(taken) => void overwrite(met, taken).then(leave)}
          onTheirs={() =>
            void takeTheirs().then(() => {
              if (met.theirs === null) void navigate(menuPath(store_id, met.base.category_id));
            })
          }
          onBack={goBack}
        />
      </>
    );
  const part = { typed, set, faultAt, menu };
  return (
    <>
      <form
        ref={form}
        className={styles.form}
        noValidate
        aria-label={t(isNew ? "newItem" : "item")}
        onSubmit={(event) => {
          event.preventDefault();
          void save().then(leave);
        }}
      >
        <LeaveGuard isDirty={isDirty} />
        {isCopy && <Notice kind="info">{t("copyNote")}</Notice>}
        <NameFields {...part} />
        <PriceFields {...part} />
        <SaleFields {...part} store={store} />
        <GroupsField {...part} onNew={() => setAdded(emptyGroup(crypto.randomUUID(), crypto.randomUUID()))} />
        <CourseFields {...part} />
        <MoreFields {...part} />
        {!isNew && <DishElsewhere store_id={store_id} dish={kept.content} recheck={recheck} />}
        {faults.length > 0 && (
          <div role="alert">
            <Notice kind="danger">{ts("wrong")}</Notice>
          </div>
        )}
        <div className={styles.foot}>
          <Button type="submit" busy={isBusy}>
            {ts("save")}
          </Button>
          {isNew ? (
            <Button kind="outline" busy={isBusy} onClick={() => void save().then(addAnother)}>
              {t("saveAndAdd")}
            </Button>
          ) : (
            <>
              <Button
                kind="quiet"
                onClick={() => void navigate(newDishPath(store_id, kept.content.category_id, id))}
              >
                {t("duplicate")}
              </Button>
              <Button
                kind="quiet"
                onClick={() =>
                  remove({
                    kind: "dish",
                    id,
                    seen: kept.stamp ?? "",
                    name: nameOf(kept.content.name),
                    dishes: 0,
                  })
                }
              >
                {t("remove.act")}
              </Button>
            </>
          )}
        </div>
        {said}
        {removed.said}
      </form>
      <NewGroup
        store_id={store_id}
        menu={menu}
        group={added}
        onClose={() => setAdded(null)}
        onSaved={(group) => {
          set({ groups: [...typed.groups, group] });
          setAdded(null);
        }}
      />
      {question}
    </>
  );
}
