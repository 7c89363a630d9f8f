import { useAtom } from "jotai";
import type { StoreDetail } from "#contract/store.ts";
import { peopleChoices } from "#domain/orders/tableRules.ts";
import { coverCharge } from "#domain/price/bill.ts";
import { dinersKey, saidDinersAtom } from "#state/orders/saidDiners.ts";

/**
 * How many sit at a table: asked once in a visit and kept on the device until they have ordered; from then on the
 * provider counts them, and only those who join are asked for. `hasOrder`: the guest adds to an order of their own.
 */
export function useDiners(
  store: Pick<StoreDetail, "store_id" | "extra_config" | "is_tea_money" | "tea_money" | "table">,
  hasOrder: boolean,
) {
  const [said, setSaid] = useAtom(saidDinersAtom);
  const { extra_config, is_tea_money, store_id, table, tea_money } = store;
  const key = dinersKey(store_id, table?.table_id);
  const isOfVisit = hasOrder || table?.is_of_visit === 1;
  const joins = isOfVisit || table?.is_occupied === 1;
  const choices = peopleChoices(joins, Math.min(extra_config.max_people, table?.most_diners ?? Infinity));
  const kept = said[key];
  const answer = kept?.joins === joins && choices.includes(kept.people) ? kept.people : null;
  const people = answer ?? (isOfVisit ? 0 : null);
  return {
    /** Null until it is known. */
    people,
    /** They join a table that has ordered; otherwise they are the whole party. */
    joins,
    choices,
    /** Yen that each of them is charged; 0 where the store takes nothing. */
    coverEach: is_tea_money === 1 ? tea_money : 0,
    /** Yen for all of them, as far as they are known. */
    cover: coverCharge({ is_tea_money, tea_money, people: people ?? 0 }),
    say: (count: number) => setSaid((all) => ({ ...all, [key]: { people: count, joins, at: Date.now() } })),
    /** Once they have ordered: whoever sits there next is asked anew. */
    forget: () =>
      setSaid((all) => Object.fromEntries(Object.entries(all).filter(([table_key]) => table_key !== key))),
  };
}

export type Diners = ReturnType<typeof useDiners>;
