import { useSetAtom } from "jotai";
import { use, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Goods, OptionGroup } from "#contract/goods.ts";
import { checkOptions, mostOptions } from "#domain/menu/checkOptions.ts";
import { unitPrice } from "#domain/price/unitPrice.ts";
import { CartContext, useShowType } from "#parts/cart/CartContext.ts";
import { mostOf } from "#parts/cart/useCartStepper.ts";
import { useLinePieces } from "#parts/cart/linePieces.ts";
import { usePutIn } from "#parts/cart/usePutIn.ts";
import { showToastAtom } from "#state/page/alerts.ts";

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
      const isFixed = group.is_multiple === 0 && group.is_require === 1;
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
    putIn(goods, { option_value: chosen, number });
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

export type OptionChoice = ReturnType<typeof useOptionChoice>;
