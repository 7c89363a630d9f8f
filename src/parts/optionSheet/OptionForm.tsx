import { useTranslation } from "react-i18next";
import type { OptionGroup } from "#contract/goods.ts";
import { mostOptions } from "#domain/menu/checkOptions.ts";
import { money } from "#text/formats.ts";
import { Badge } from "#ui/feedback/Rating.tsx";
import styles from "./OptionForm.module.css";
import type { OptionChoice } from "./useOptionChoice.ts";

interface OptionFormProps {
  readonly groups: readonly OptionGroup[];
  readonly choice: OptionChoice;
}

/** The option groups: one choice or several up to a maximum, required or not, each with what it adds to the price. */
export function OptionForm({ groups, choice }: OptionFormProps) {
  return groups.map((group) => <Group key={group.group_id} group={group} choice={choice} />);
}

function Group({ group, choice }: { readonly group: OptionGroup; readonly choice: OptionChoice }) {
  const { t } = useTranslation("menu");
  const isMany = group.is_multiple === 1;
  const isRequired = group.is_require === 1;
  const isFaulty = choice.faultyGroups.includes(group.group_id);
  const errorId = `missing-${group.group_id}`;
  return (
    <fieldset
      className={styles.group}
      id={`group-${group.group_id}`}
      aria-describedby={isFaulty ? errorId : undefined}
    >
      <legend className={styles.legend}>
        <span>{group.name}</span>
        <Badge tone={isRequired ? "accent" : "plain"}>{isRequired ? t("required") : t("optional")}</Badge>
        {isMany && <small className={styles.hint}>{t("upTo", { count: mostOptions(group) })}</small>}
      </legend>
      {isFaulty && (
        <p id={errorId} className={styles.error}>
          {t("chooseRequired", { group: group.name })}
        </p>
      )}
      {group.options.map((option) => {
        const isSoldOut = option.is_sold_out === 1;
        return (
          <label key={option.option_id} className={styles.option} data-soldout={isSoldOut || undefined}>
            <input
              type={isMany || !isRequired ? "checkbox" : "radio"}
              name={group.group_id}
              checked={choice.chosen.includes(option.option_id)}
              disabled={isSoldOut}
              onChange={() => choice.pick(group, option.option_id)}
            />
            <span className={styles.name}>{option.name}</span>
            <span className={styles.price}>
              {isSoldOut ? t("optionSoldOut") : option.price > 0 ? `+${money(option.price)}` : null}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
