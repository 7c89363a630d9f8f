import { useAtom } from "jotai";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { StoredValuePart } from "#contract/storedValue.ts";
import { type PayableOrder, type Payer, storedParts, storedTotal } from "#domain/payments/allotParts.ts";
import { NotKnown } from "#parts/trouble/NotKnown.tsx";
import { chosenPayersAtom } from "#state/payments/chosenMeans.ts";
import { money } from "#text/formats.ts";
import { CheckCards } from "#ui/fields/ChoiceCards.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { tagIcon } from "#ui/icons/discovery.ts";
import { walletIcon } from "#ui/icons/payment.ts";
import { Icon } from "#ui/pictures/Icon.tsx";
import { type Holdings, useHoldings } from "./useHoldings.ts";

/** Cards and vouchers that pay a part, each with what it pays; nothing where there is none. Texts of `bill`. */
export function StoredPartsField({ stored }: { readonly stored: StoredParts }) {
  const { t } = useTranslation("bill");
  const { offered, chosen, choose, parts } = stored;
  if (stored.isUnknown) {
    return (
      <NotKnown onRetry={stored.reload} isRetrying={stored.isRetrying}>
        {t("storedUnknown")}
      </NotKnown>
    );
  }
  if (offered.length === 0) return null;
  return (
    <Field group label={t("useStored")}>
      <CheckCards
        name="stored_value"
        options={offered.map(({ id, kind, name, balance }) => {
          const pays = parts.find((part) => part.id === id)?.amount;
          return {
            value: id,
            label: name,
            note: t("walletHolds", { balance: money(balance) }),
            start: <Icon of={kind === 1 ? walletIcon : tagIcon} />,
            end: pays === undefined ? undefined : money(-pays),
          };
        })}
        values={chosen}
        onChange={choose}
      />
    </Field>
  );
}

interface Paying {
  /** One, or several that are paid at once; `to_pay`: the whole price. */
  readonly orders: readonly PayableOrder[];
  /** What cards and vouchers have paid of them by now; it can be taken back. */
  readonly paid?: readonly StoredValuePart[];
  /** Yen that the wallet holds that pays as a method of its own; null where there is none. */
  readonly wallet: number | null;
  readonly isWanted: boolean;
}

const NONE: readonly StoredValuePart[] = [];

/** What cards and vouchers of the customer's pay of orders, as they choose; nothing for whoever has none. */
export function useStoredParts({ orders, paid = NONE, wallet, isWanted }: Paying) {
  const stores = [...new Set(orders.map((order) => order.store_id))].toSorted();
  const store_id = stores.join(" ");
  const to_pay = orders.reduce((sum, order) => sum + order.to_pay, 0);
  const of = stores.length === 1 ? { for_store: store_id } : {};
  const { holdings, failure, isValidating, reload } = useHoldings({ ...of, isWanted, isSilent: true });
  const [kept, keep] = useAtom(chosenPayersAtom);
  const [own, setOwn] = useState<readonly string[] | null>(null);
  // What was chosen for several shops' orders holds for each of them as well.
  const isMeant = stores.every((one) => kept?.store_id.split(" ").includes(one));
  const remembered = isMeant ? (kept?.ids ?? []) : [];
  const chosen = own ?? (paid.length > 0 ? paid.map(({ id }) => id) : remembered);

  const payers = holdings ? payersOf(holdings, paid) : [];
  const picked = payers.filter(({ id }) => chosen.includes(id));
  const parts = storedParts(orders, picked);
  const total = holdings ? storedTotal(parts) : storedTotal(paid);
  const byVouchers = storedTotal(parts.filter(({ kind }) => kind === 2));
  const isOffered = (payer: Payer) => {
    if (chosen.includes(payer.id)) return true;
    const isOfUse = storedParts(orders, [payer]).length > 0;
    // What pays all that is left is a method of its own.
    const isMethod = payer.kind === 1 && wallet !== null && wallet >= to_pay - byVouchers;
    return isOfUse && !isMethod;
  };
  return {
    offered: payers.filter(isOffered).map((payer) => ({
      ...payer,
      // Of several shops: whose it is.
      name: stores.length > 1 ? `${payer.store_name} · ${payer.name}` : payer.name,
    })),
    chosen,
    choose: (ids: readonly string[]) => {
      setOwn(ids);
      keep({ store_id, ids });
    },
    parts,
    total,
    /** Yen that are to be paid otherwise. */
    left: to_pay - total,
    /** What payorder is told of them: nothing where nothing is known or meant. */
    request:
      holdings && (parts.length > 0 || paid.length > 0)
        ? { stored_value: parts.map((part) => ({ ...part })) }
        : {},
    /** The card that pays a part, and could pay all if it held more. */
    hasCard: picked.some(({ kind }) => kind === 1),
    reload,
    /** What one holds could not be found out. */
    isUnknown: holdings === undefined && failure !== undefined,
    isRetrying: isValidating,
    /** Once it is paid, nothing is chosen for the next one. */
    forget: () => keep(null),
  };
}

type StoredParts = ReturnType<typeof useStoredParts>;

export interface NamedPayer extends Payer {
  readonly name: string;
  readonly store_name: string;
  /** Yen on it now. */
  readonly balance: number;
}

/** Cards and vouchers as payers of an order, with what they have paid of it already, which they can pay again. */
function payersOf(
  { cards, vouchers }: Pick<Holdings, "cards" | "vouchers">,
  paid: readonly StoredValuePart[],
): NamedPayer[] {
  const before = (id: string) =>
    paid.filter((part) => part.id === id).reduce((sum, { amount }) => sum + amount, 0);
  const isGood = ({ voucher_id, status }: Holdings["vouchers"][number]) =>
    status === "active" || before(voucher_id) > 0;
  return [
    ...vouchers.filter(isGood).map(({ voucher_id: id, store_id, store_name, name, balance, goods_ids }) => ({
      kind: 2 as const,
      id,
      store_id,
      store_name,
      name,
      balance,
      goods_ids,
      available: balance + before(id),
    })),
    ...cards.map(({ card_id: id, store_id, store_name, name, balance }) => ({
      kind: 1 as const,
      id,
      store_id,
      store_name,
      name,
      balance,
      goods_ids: null,
      available: balance + before(id),
    })),
  ];
}
