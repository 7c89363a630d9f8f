import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router-dom";
import type { DeskMenu } from "#contract/calls/desk/menu.ts";
import { OptionNeed } from "#contract/enumerations.ts";
import { MenuGroup, MOST_OPTIONS } from "#contract/menuDocument.ts";
import { useSaid } from "#desk/frame/Said.tsx";
import { checkGroup } from "#domain/menu/document/checkMenu.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { Select, TextInput } from "#ui/fields/TextInput.tsx";
import desk from "#desk/frame/Desk.module.css";
import { LeaveGuard } from "../edit/LeaveGuard.tsx";
import { useFaultAt } from "../edit/menuFaults.ts";
import { metFields, MetPanel } from "../edit/MetPanel.tsx";
import { TextsFields } from "../edit/TextsFields.tsx";
import { useContentForm } from "../edit/useContentForm.ts";
import { useValueWords } from "../edit/useValueWords.ts";
import { dishPath } from "../menuPath.ts";
import { useNameOf } from "../useNameOf.ts";
import { useRemoval } from "../useRemoval.tsx";
import styles from "../edit/Edit.module.css";
import { OptionFields } from "./OptionFields.tsx";
import { emptyOption, groupIn, type TypedGroup, typedOf } from "./typedGroup.ts";

const NEEDS = [OptionNeed.required, OptionNeed.optional] as const;
/** Items that are named of those that have a group. */
const NAMED = 20;

interface GroupFormProps {
  readonly store_id: string;
  readonly menu: DeskMenu;
  /** As it was read; without a stamp: it is new. */
  readonly kept: { readonly content: MenuGroup; readonly stamp: string | null };
  /** It is a page of its own, and not a sheet over another form. */
  readonly isPage?: boolean;
  readonly onDirty?: (isDirty: boolean) => void;
  readonly onSaved: (group: MenuGroup) => void;
  /** It was removed, which is said so. */
  readonly onGone?: (done: string) => void;
}

/** The form of a group of options. */
export function GroupForm({
  isPage = false,
  kept,
  menu,
  onDirty,
  onGone,
  onSaved,
  store_id,
}: GroupFormProps) {
  const { t } = useTranslation("desk/menu");
  const { t: ts } = useTranslation("desk/settings");
  const [query] = useSearchParams();
  const nameOf = useNameOf();
  const removed = useSaid();
  const { id } = kept.content;
  const isNew = kept.stamp === null;
  const { faults, form, goBack, isBusy, isDirty, met, overwrite, said, save, set, takeTheirs, typed } =
    useContentForm<MenuGroup, TypedGroup>({
      store_id,
      kept,
      schema: MenuGroup,
      typedOf,
      contentOf: groupIn,
      check: checkGroup,
      changeOf: (content, seen) => ({ kind: "group", id, content, seen }),
      isChecked: isPage && query.has("check"),
    });
  useEffect(() => onDirty?.(isDirty), [isDirty, onDirty]);
  const { ofGroup } = useValueWords(menu);
  const faultAt = useFaultAt(faults);
  const used = menu.dishes.filter(({ groups }) => groups.includes(id));
  const { question, remove } = useRemoval(store_id, (answer, { name }) => {
    removed.say(answer);
    if (!answer.ok) return;
    onGone?.(t("remove.done", { name }));
  });
  const leave = (saved: MenuGroup | null) => {
    if (saved !== null) onSaved(saved);
  };
  if (met !== null)
    return (
      <>
        {isPage && <LeaveGuard isDirty={isDirty} />}
        {said}
        <MetPanel
          met={met}
          isBusy={isBusy}
          fields={metFields(met, ["name", "need", "most", "options"], ofGroup)}
          onWrite={(taken) => void overwrite(met, taken).then(leave)}
          onTheirs={() =>
            void takeTheirs().then(() => {
              if (met.theirs === null) onGone?.(t("remove.done", { name: nameOf(met.base.name) }));
            })
          }
          onBack={goBack}
        />
      </>
    );
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      aria-label={t(isNew ? "newGroup" : "group")}
      onSubmit={(event) => {
        event.preventDefault();
        void save().then(leave);
      }}
    >
      {isPage && <LeaveGuard isDirty={isDirty} />}
      {!isNew && (
        <Notice kind="info">
          {t("usedByNote", { count: used.length })}{" "}
          {used.slice(0, NAMED).map((dish, place) => (
            <span key={dish.id}>
              {place > 0 && ", "}
              <Link to={dishPath(store_id, dish.id)}>{nameOf(dish.name)}</Link>
            </span>
          ))}
          {used.length > NAMED && " …"}
        </Notice>
      )}
      <section className={styles.part}>
        <TextsFields
          texts={[{ name: "name", label: t("groupName"), text: typed.name, isNeeded: true }]}
          faultAt={faultAt}
          onType={(_, name) => set({ name })}
        />
        <div className={styles.pair}>
          <Field label={t("field.need")} error={faultAt("need")}>
            <Select
              name="need"
              value={String(typed.need)}
              options={NEEDS.map((need) => ({ value: String(need), label: t(`need.${need}`) }))}
              onChange={({ currentTarget: { value } }) =>
                set({ need: NEEDS.find((need) => String(need) === value) ?? typed.need })
              }
            />
          </Field>
          <Field label={t("field.most")} hint={t("mostHint")} error={faultAt("most")}>
            <TextInput
              name="most"
              inputMode="numeric"
              autoComplete="off"
              maxLength={4}
              value={typed.most}
              onChange={(event) => set({ most: event.currentTarget.value })}
            />
          </Field>
        </div>
      </section>
      <OptionFields
        options={typed.options}
        faultAt={faultAt}
        onType={(options) => set({ options })}
        onAdd={
          typed.options.length < MOST_OPTIONS
            ? () =>
                set({
                  options: [...typed.options, { ...emptyOption(crypto.randomUUID()), price: "" }],
                })
            : null
        }
      />
      {faults.length > 0 && (
        <div role="alert">
          <Notice kind="danger">{ts("wrong")}</Notice>
        </div>
      )}
      <div className={styles.foot}>
        <Button type="submit" busy={isBusy}>
          {ts("save")}
        </Button>
        {!isNew && (
          <Button
            kind="quiet"
            onClick={() =>
              remove({
                kind: "group",
                id,
                seen: kept.stamp ?? "",
                name: nameOf(kept.content.name),
                dishes: used.length,
              })
            }
          >
            {t("remove.act")}
          </Button>
        )}
      </div>
      <div className={desk.acts}>
        {said}
        {removed.said}
      </div>
      {question}
    </form>
  );
}
