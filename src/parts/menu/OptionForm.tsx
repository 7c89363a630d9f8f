import { useSetAtom } from "jotai";
import { use, useState } from "react";
import { useTranslation } from "react-i18next";
import { OptionNeed } from "#contract/enumerations.ts";
import type { Goods, OptionGroup } from "#contract/goods.ts";
import { checkOptions, mostOptions, soldOut } from "#domain/menu/checkOptions.ts";
import { unitPrice } from "#domain/price/unitPrice.ts";
import { CartContext, mostOf, useLinePieces, usePutIn, useShowType } from "#parts/cart/useCart.ts";
import { showToastAtom } from "#state/page/alerts.ts";
import { money } from "#text/formats.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Badge } from "#ui/feedback/Rating.tsx";
import { Stepper } from "#ui/fields/Stepper.tsx";
import styles from "./OptionForm.module.css";

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
  const isRequired = group.is_require === OptionNeed.required;
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

interface AddButtonProps {
  readonly goods: Goods;
  readonly choice: OptionChoice;
  readonly isOrderable: boolean;
  readonly onAdded: () => void;
}

/** How many, and the button that puts them into the cart at the running price. */
export function AddButton({ goods, choice, isOrderable, onAdded }: AddButtonProps) {
  const { t } = useTranslation("menu");
  const isSoldOut = soldOut(goods);
  const add = () => {
    const { isAdded, groupId } = choice.add();
    if (isAdded) onAdded();
    else document.getElementById(`group-${groupId}`)?.scrollIntoView({ block: "center" });
  };
  if (isSoldOut || !isOrderable) {
    return (
      <Button block disabled>
        {isSoldOut ? t("soldOut") : t("notOrderable")}
      </Button>
    );
  }
  return (
    <div className={styles.add}>
      <Stepper
        value={choice.number}
        onChange={choice.setNumber}
        min={1}
        max={choice.most}
        onLimit={(bound) => bound === "max" && choice.tellMost()}
        labels={{
          group: goods.is_course === 1 ? t("persons") : t("number"),
          decrease: t("decrease", { name: goods.name }),
          increase: t("increase", { name: goods.name }),
        }}
      />
      <Button block onClick={add} end={money(choice.price)}>
        {t("addToCart")}
      </Button>
    </div>
  );
}

/** What is chosen of one of the goods before it goes into the cart, and the way there. */
export function useOptionChoice(goods: Goods, storeId: string) {
  const { t } = useTranslation("menu");
  const { t: tc } = useTranslation();
  const toast = useSetAtom(showToastAtom);
  const { offer } = use(CartContext);
  const showType = useShowType();
  const putIn = usePutIn(storeId);
  const stock = mostOf(goods, offer);
  const pieces = useLinePieces(storeId);
  const [touched, setTouched] = useState<readonly string[] | null>(null);
  const [number, setNumber] = useState(1);
  const [isChecked, setChecked] = useState(false);

  const chosen = touched ?? goods.optionIds;
  const faults = checkOptions(goods.option, chosen);

  const pick = (group: OptionGroup, optionId: string) => {
    const inGroup = group.options.map((option) => option.option_id).filter((id) => chosen.includes(id));
    const others = chosen.filter((id) => !inGroup.includes(id));
    if (inGroup.includes(optionId)) {
      const isFixed = group.is_multiple === 0 && group.is_require === OptionNeed.required;
      if (!isFixed) setTouched([...others, ...inGroup.filter((id) => id !== optionId)]);
      return;
    }
    if (group.is_multiple === 0) return setTouched([...others, optionId]);
    if (inGroup.length >= mostOptions(group)) {
      toast(t("tooMany", { group: group.name, count: mostOptions(group) }), "bad");
      return;
    }
    setTouched([...chosen, optionId]);
  };

  /** Puts the choice into the cart; tells what is missing and returns the group to look at where it cannot. */
  const add = (): { isAdded: boolean; groupId: string | null } => {
    setChecked(true);
    const fault = faults[0];
    if (fault) {
      const group = goods.option.find((one) => one.group_id === fault.group_id);
      toast(t("chooseRequired", { group: group?.name ?? goods.name }), "bad");
      return { isAdded: false, groupId: fault.group_id };
    }
    putIn(goods, { option_value: [...chosen], number });
    toast(t("added", { name: goods.name }), "good");
    return { isAdded: true, groupId: null };
  };

  return {
    chosen,
    pick,
    number,
    setNumber,
    most: Math.min(stock, pieces),
    /** Says why there can be no more. */
    tellMost: () =>
      toast(
        pieces < stock ? t("problem.pieces", { count: pieces }) : tc("stockShort", { count: stock }),
        "bad",
      ),
    /** Groups at fault, once the customer has tried to add. */
    faultyGroups: isChecked ? faults.map((fault) => fault.group_id) : [],
    /** Yen for all pieces. */
    price: unitPrice(goods, chosen, showType).unit * number,
    add,
  };
}

type OptionChoice = ReturnType<typeof useOptionChoice>;
