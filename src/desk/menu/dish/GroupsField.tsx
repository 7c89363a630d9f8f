import { useTranslation } from "react-i18next";
import type { MenuGroup } from "#contract/menuDocument.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { Select } from "#ui/fields/TextInput.tsx";
import desk from "#desk/frame/Desk.module.css";
import { MovableList } from "../list/MovableList.tsx";
import { putBefore } from "../list/usePlaces.ts";
import menuStyles from "../Menu.module.css";
import { useNameOf } from "../useNameOf.ts";
import styles from "../edit/Edit.module.css";
import type { DishPartProps } from "./DishForm.tsx";

interface GroupsFieldProps extends DishPartProps {
  /** Asks for a new group. */
  readonly onNew: () => void;
}

/** The groups of options that a dish asks for, in the order in which it does. */
export function GroupsField({ faultAt, menu, onNew, set, typed }: GroupsFieldProps) {
  const { t } = useTranslation("desk/menu");
  const nameOf = useNameOf();
  const known = new Map(menu.groups.map((group) => [group.id, group]));
  const rows = typed.groups.map((id) => ({ id, group: known.get(id) }));
  const others = menu.groups.filter(({ id }) => !typed.groups.includes(id));
  const name = (group: MenuGroup | undefined) => (group === undefined ? t("unknown") : nameOf(group.name));
  return (
    <section className={styles.part} aria-labelledby="dish-groups">
      <h2 id="dish-groups">{t("part.groups")}</h2>
      <Field group label={t("field.groups")} hint={t("groupsNote")} error={faultAt("groups")}>
        {rows.length > 0 && (
          <MovableList
            label={t("field.groups")}
            className={menuStyles.dishes}
            items={rows}
            nameOf={({ group }) => name(group)}
            onMove={(id, before) => set({ groups: putBefore(rows, id, before).map((row) => row.id) })}
          >
            {({ group, id }, handle) => (
              <div className={menuStyles.dish}>
                {handle}
                <span className={menuStyles.name}>
                  <b>{name(group)}</b>
                  <small>{group?.options.map((option) => nameOf(option.name)).join(" · ")}</small>
                </span>
                <Button
                  size="small"
                  kind="quiet"
                  aria-label={`${t("withoutGroup")}: ${name(group)}`}
                  onClick={() => set({ groups: typed.groups.filter((each) => each !== id) })}
                >
                  {t("withoutGroup")}
                </Button>
              </div>
            )}
          </MovableList>
        )}
      </Field>
      {others.length > 0 && (
        <Field label={t("addSharedGroup")}>
          <Select
            name="add_group"
            value=""
            placeholder={t("choose")}
            options={others.map((group) => ({ value: group.id, label: nameOf(group.name) }))}
            onChange={({ currentTarget: { value } }) => {
              if (value !== "") set({ groups: [...typed.groups, value] });
            }}
          />
        </Field>
      )}
      <div className={desk.acts}>
        <Button kind="quiet" size="small" onClick={onNew}>
          {t("addGroup")}
        </Button>
      </div>
    </section>
  );
}
