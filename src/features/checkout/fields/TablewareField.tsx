import { useAtom } from "jotai";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { StoreDetail } from "#contract/store.ts";
import type { CheckoutValues } from "#features/checkout/checkoutFaults.ts";
import { chosenTablewareAtom } from "#state/orders/chosenTableware.ts";
import { RadioCards } from "#ui/fields/ChoiceCards.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { Fold } from "#ui/lists/Fold.tsx";

type Kinds = Pick<StoreDetail, "store_id" | "dishware">;

/**
 * With what one eats: what was chosen at this store before, or else the first of its kinds. Null where it has none to
 * choose from.
 */
export function useTableware({ store_id, dishware }: Kinds, chosen: string | null): string | null {
  const [last] = useAtom(chosenTablewareAtom);
  const kept = [chosen, last[store_id]].find((id) => dishware.some(({ dishware_id }) => dishware_id === id));
  return kept ?? dishware[0]?.dishware_id ?? null;
}

interface TablewareFieldProps {
  readonly store: Kinds;
  readonly checkout: {
    readonly values: Pick<CheckoutValues, "tableware">;
    readonly set: (change: { readonly tableware: string }) => void;
  };
}

/** With what one eats, of the kinds that the store has: folded, as one of them is chosen; the next order remembers it. */
export function TablewareField({ store, checkout }: TablewareFieldProps) {
  const { t } = useTranslation("checkout");
  const [, keep] = useAtom(chosenTablewareAtom);
  const [isOpen, setOpen] = useState(false);
  const { dishware, store_id } = store;
  const { tableware } = checkout.values;
  return (
    <Fold
      isOpen={isOpen}
      onOpen={() => setOpen(true)}
      title={t("tableware")}
      value={dishware.find(({ dishware_id }) => dishware_id === tableware)?.name}
      action={t("change")}
    >
      <Field group label={t("tableware")}>
        <RadioCards
          name="tableware"
          options={dishware.map(({ dishware_id, name }) => ({ value: dishware_id, label: name }))}
          value={tableware}
          onChange={(chosen) => {
            checkout.set({ tableware: chosen });
            keep((last) => ({ ...last, [store_id]: chosen }));
          }}
        />
      </Field>
    </Fold>
  );
}
