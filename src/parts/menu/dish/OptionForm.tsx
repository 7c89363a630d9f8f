import { useAtomValue, useSetAtom } from "jotai";
import { startTransition, use, useState } from "react";
import { useTranslation } from "react-i18next";
import { OptionNeed } from "#contract/enumerations.ts";
import type { Goods, Option, OptionGroup } from "#contract/goods.ts";
import { type cartLine, lineKey } from "#domain/cart/cart.ts";
import { checkOptions, mostOptions } from "#domain/menu/checkOptions.ts";
import { soldOut } from "#domain/menu/soldOut.ts";
import { unitPrice } from "#domain/price/unitPrice.ts";
import {
  CartContext,
  limitOf,
  useCart,
  useLimitWords,
  useLinePieces,
  usePutIn,
  useShowType,
} from "#parts/cart/useCart.ts";
import { CourseOffer, CourseOver } from "#parts/menu/course/CourseOffer.tsx";
import { useCourse, useCourseParty } from "#parts/menu/course/useCourse.ts";
import { openGoodsAtom } from "#state/cart/cart.ts";
import { showToastAtom } from "#state/page/alerts.ts";
import { money } from "#text/formats.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Badge } from "#ui/feedback/Rating.tsx";
import { Stepper } from "#ui/fields/Stepper.tsx";
import { Settling } from "#ui/motion/Settling.tsx";
import styles from "./OptionForm.module.css";

interface OptionFormProps {
  readonly groups: readonly OptionGroup[];
  readonly choice: OptionChoice;
}

/** What must be chosen comes before what can be; otherwise as the store has it. */
function requiredFirst(groups: readonly OptionGroup[]): readonly OptionGroup[] {
  const rank = ({ is_require }: OptionGroup) => (is_require === OptionNeed.required ? 0 : 1);
  return groups.toSorted((one, other) => rank(one) - rank(other));
}

/** The option groups: one choice or several up to a maximum, required or not, each with what it adds to the price. */
export function OptionForm({ groups, choice }: OptionFormProps) {
  return requiredFirst(groups).map((group) => <Group key={group.group_id} group={group} choice={choice} />);
}

function Group({ group, choice }: { readonly group: OptionGroup; readonly choice: OptionChoice }) {
  const { t } = useTranslation("menu");
  const isMany = group.is_multiple === 1;
  const isRequired = group.is_require === OptionNeed.required;
  const isFaulty = choice.faultyGroups.includes(group.group_id);
  const isChosen = group.options.some(({ option_id }) => choice.chosen.includes(option_id));
  const errorId = `missing-${group.group_id}`;
  return (
    <fieldset
      className={styles.group}
      id={`group-${group.group_id}`}
      aria-describedby={isFaulty ? errorId : undefined}
    >
      <legend className={styles.legend}>
        <span lang={group.name_lang}>{group.name}</span>
        <Badge tone={isRequired && !isChosen ? "accent" : "plain"}>
          {isRequired ? t("required") : t("optional")}
        </Badge>
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
            <span className={styles.name} lang={option.name_lang}>
              {option.name}
              <Contained option={option} />
            </span>
            <span className={styles.price}>
              {isSoldOut ? t("optionSoldOut") : option.price > 0 ? `+${money(option.price)}` : null}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

/** What an option brings into the dish, said where one chooses it. */
function Contained({ option: { allergen_facts } }: { readonly option: Option }) {
  const { t } = useTranslation("menu");
  const contains = allergen_facts?.contains ?? [];
  if (contains.length === 0) return null;
  const names = contains.map((one) => t(`allergen.${one}`)).join(" · ");
  return (
    <small className={styles.contained}>
      {t("allergenFacts.contains")}: {names}
    </small>
  );
}

interface AddButtonProps {
  readonly goods: Goods;
  readonly choice: OptionChoice;
  readonly isOrderable: boolean;
  readonly onAdded: () => void;
  /** Shows the course that the dish belongs to, where the table has not ordered it; in the sheet unless said otherwise. */
  readonly onCourse?: (course: Goods) => void;
  /** On a page that is longer than the window it stays at the window's foot. */
  readonly isInReach?: boolean;
}

/** How many, and the button that puts them into the cart at the running price. */
export function AddButton({ goods, choice, isOrderable, onAdded, onCourse, isInReach }: AddButtonProps) {
  const { t } = useTranslation("menu");
  const isSoldOut = soldOut(goods);
  const open = useSetAtom(openGoodsAtom);
  const { limit, limitWords } = choice;
  const standing = useCourse(goods);
  const isLacking = standing?.state === "lacking" && !choice.isEdit;
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
  if (isLacking)
    return <CourseOffer goods={goods} courseId={standing.courseId} onCourse={onCourse ?? open} />;
  if (standing?.state === "over") return <CourseOver course={standing.course} />;
  if (limit.most === 0) {
    return (
      <Button block disabled>
        {limitWords}
      </Button>
    );
  }
  return (
    <div className={styles.add} data-in-reach={isInReach}>
      {choice.number >= limit.most && (
        <p className={styles.limit} role="status">
          {limitWords}
        </p>
      )}
      <Stepper
        value={choice.number}
        onChange={choice.setNumber}
        min={1}
        max={limit.most}
        onLimit={(bound) => bound === "max" && choice.tellMost()}
        labels={{
          group: goods.is_course === 1 ? t("persons") : t("number"),
          decrease: t("decrease", { name: goods.name }),
          increase: t("increase", { name: goods.name }),
        }}
      />
      <Button block onClick={add} end={<Settling value={choice.price}>{money(choice.price)}</Settling>}>
        {t(choice.isEdit ? "line.change" : "addToCart")}
      </Button>
    </div>
  );
}

/** A line of the cart that is changed: what was chosen, and what becomes of the new choice. */
export interface LineEdit {
  readonly option_value: readonly string[];
  readonly number: number;
  readonly save: (goods: Goods, chosen: Parameters<typeof cartLine>[1]) => void;
}

/** What is chosen of one of the goods before it goes into the cart, or back to its line, and the way there. */
export function useOptionChoice(goods: Goods, storeId: string, edit?: LineEdit) {
  const { t } = useTranslation("menu");
  const toast = useSetAtom(showToastAtom);
  const { offer } = use(CartContext);
  const showType = useShowType();
  const putIn = usePutIn(storeId);
  const limitWords = useLimitWords();
  const pieces = useLinePieces(storeId);
  const party = useCourseParty(goods);
  const held = useHeld(goods, storeId, edit);
  const [touched, setTouched] = useState<readonly string[] | null>(null);
  const left = party === null ? 1 : party - held.others;
  // A course is for the whole party, unless one says otherwise.
  const [wanted, setNumber] = useState(edit?.number ?? Math.max(1, left));
  const [isChecked, setChecked] = useState(false);

  // Options of a line that the menu has no more are chosen anew.
  const exists = (id: string) =>
    goods.option.some(({ options }) => options.some((one) => one.option_id === id));
  const chosen = touched ?? edit?.option_value.filter(exists) ?? goods.optionIds;
  const faults = checkOptions(goods.option, chosen);
  const limit = limitOf(goods, { offer, pieces, party: party ?? undefined, ...held.of(chosen) });
  // With other options there may be room for fewer.
  const number = Math.max(1, Math.min(wanted, limit.most));

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
    if (faults.length > 0) {
      setChecked(true);
      const isFaulty = ({ group_id }: OptionGroup) => faults.some((one) => one.group_id === group_id);
      const group = requiredFirst(goods.option).find(isFaulty);
      toast(t("chooseRequired", { group: group?.name ?? goods.name }), "bad");
      return { isAdded: false, groupId: group?.group_id ?? null };
    }
    // It is in the cart at once; that is drawn when the sheet has begun to close, which is what the tap is answered by.
    startTransition(() => {
      if (edit) edit.save(goods, { option_value: [...chosen], number });
      else {
        putIn(goods, { option_value: [...chosen], number });
        toast(t("added", { name: goods.name }), "good");
      }
    });
    return { isAdded: true, groupId: null };
  };

  return {
    isEdit: edit !== undefined,
    chosen,
    pick,
    number,
    setNumber,
    /** How many can be added, and why no more. */
    limit,
    limitWords: limitWords.atPlus(limit),
    /** Says why there can be no more. */
    tellMost: () => toast(limitWords.told(limit), "bad"),
    /** Groups at fault, once the customer has tried to add. */
    faultyGroups: isChecked ? faults.map((fault) => fault.group_id) : [],
    /** Yen for all pieces. */
    price: unitPrice(goods, chosen, showType).unit * number,
    add,
  };
}

/** Pieces of the goods that the cart holds beside the line that is changed, and in a line as it would be chosen. */
function useHeld(goods: Goods, storeId: string, edit: LineEdit | undefined) {
  const lines = useAtomValue(useCart(storeId).linesAtom);
  const keyOf = (option_value: readonly string[]) =>
    lineKey({ goods_id: goods.id, option_value: [...option_value] });
  const edited = edit && keyOf(edit.option_value);
  const kept = lines.filter((line) => line.goods_id === goods.id && lineKey(line) !== edited);
  const others = kept.reduce((sum, { number }) => sum + number, 0);
  const of = (chosen: readonly string[]) => {
    const key = keyOf(chosen);
    return { others, line: kept.find((line) => lineKey(line) === key)?.number ?? 0 };
  };
  return { others, of };
}

type OptionChoice = ReturnType<typeof useOptionChoice>;
