import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { TypedDish } from "#contract/calls/desk/tableOrder.ts";
import type { OptionGroup } from "#contract/goods.ts";
import { checkOptions, mostOptions } from "#domain/menu/checkOptions.ts";
import { money } from "#text/formats.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Sheet } from "#ui/layers/Sheet.tsx";
import styles from "./TableOrder.module.css";
import { priceOf } from "./typedOrder.ts";

interface OptionSheetProps {
  readonly dish: TypedDish;
  readonly onAdd: (option_value: string[]) => void;
  readonly onClose: () => void;
}

/** The options of a dish, the usual ones chosen: by touch, or by the digits that stand before them. */
export function OptionSheet({ dish, onAdd, onClose }: OptionSheetProps) {
  const { t } = useTranslation("desk/order");
  const { t: td } = useTranslation("desk/desk");
  const [chosen, choose] = useState<readonly string[]>(dish.optionIds);
  const faults = checkOptions(dish.option, chosen);
  const all = dish.option.flatMap((group) => group.options.map((option) => ({ group, option })));
  const toggle = (group: OptionGroup, option_id: string) => {
    const own = new Set(group.options.map((option) => option.option_id));
    const others = chosen.filter((id) => !own.has(id));
    const before = chosen.filter((id) => own.has(id));
    if (before.includes(option_id)) return choose([...others, ...before.filter((id) => id !== option_id)]);
    // The newest stay, where more are chosen than it takes.
    choose([...others, ...[...before, option_id].slice(-mostOptions(group))]);
  };
  const add = () => {
    if (faults.length === 0) onAdd([...chosen]);
  };
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === "Enter" && !event.ctrlKey && !event.metaKey && !isButton(event.target)) {
      event.preventDefault();
      add();
    }
    const place = /^[1-9]$/.test(event.key) ? all[Number(event.key) - 1] : undefined;
    if (place !== undefined && place.option.is_sold_out === 0) toggle(place.group, place.option.option_id);
  });
  useEffect(() => {
    const heard = (event: KeyboardEvent) => pressed(event);
    document.addEventListener("keydown", heard);
    return () => document.removeEventListener("keydown", heard);
  }, []);
  const faultOf = (group_id: string) => faults.some((fault) => fault.group_id === group_id);
  return (
    <Sheet open onClose={onClose} title={dish.name} closeLabel={td("close")}>
      <div className={styles.options}>
        {dish.option.map((group) => (
          <fieldset key={group.group_id} data-invalid={faultOf(group.group_id) || undefined}>
            <legend>
              {group.name} {faultOf(group.group_id) && <em>{t("needed")}</em>}
            </legend>
            {group.options.map((option) => {
              const place = all.findIndex((one) => one.option === option) + 1;
              return (
                <button
                  key={option.option_id}
                  type="button"
                  aria-pressed={chosen.includes(option.option_id)}
                  disabled={option.is_sold_out === 1}
                  onClick={() => toggle(group, option.option_id)}
                >
                  {place < 10 && <kbd aria-hidden="true">{place}</kbd>}
                  {option.name}
                  {option.price > 0 && <small> +{money(option.price)}</small>}
                  {option.is_sold_out === 1 && <small> {t("soldOut")}</small>}
                </button>
              );
            })}
          </fieldset>
        ))}
        <Button
          block
          disabled={faults.length > 0}
          end={money(priceOf({ dish, option_value: chosen }))}
          onClick={add}
        >
          {t("add")}
        </Button>
      </div>
    </Sheet>
  );
}

const isButton = (target: EventTarget | null): boolean => target instanceof HTMLButtonElement;
