import type { StoreSummary } from "#contract/storeLists.ts";
import { money } from "#text/formats.ts";
import { MarkedName } from "./MarkedName.tsx";
import styles from "./Search.module.css";

interface FoundGoodsProps {
  readonly store: StoreSummary;
  readonly marks: readonly string[] | undefined;
}

/** The store's goods that hold what was searched for, with their prices. */
export function FoundGoods({ store, marks }: FoundGoodsProps) {
  const { found_goods = [] } = store;
  if (found_goods.length === 0) return null;
  return (
    <ul className={styles.foundGoods}>
      {found_goods.map(({ goods_id, name, price }) => (
        <li key={goods_id}>
          <span>
            <MarkedName text={name} marks={marks} />
          </span>
          <span className={styles.price}>{money(price)}</span>
        </li>
      ))}
    </ul>
  );
}
