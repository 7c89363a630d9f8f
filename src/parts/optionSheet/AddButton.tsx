import { useTranslation } from "react-i18next";
import type { Goods } from "#contract/goods.ts";
import { soldOut } from "#domain/menu/checkOptions.ts";
import { money } from "#text/formats.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Stepper } from "#ui/fields/Stepper.tsx";
import styles from "./AddButton.module.css";
import type { OptionChoice } from "./useOptionChoice.ts";

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
