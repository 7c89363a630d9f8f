import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type DeskGoods, listGoods } from "#contract/calls/desk/goods.ts";
import { Told } from "#desk/frame/Told.tsx";
import { useActs } from "#desk/board/useActs.ts";
import { useMe } from "#desk/DeskApp.tsx";
import { useDesk } from "#desk/net/deskSend.ts";
import { PageHead } from "#desk/frame/PageHead.tsx";
import { Shown } from "#desk/frame/Shown.tsx";
import type { DeskStore } from "#desk/frame/deskWays.ts";
import { useStoreRead } from "#desk/frame/useStore.ts";
import { useWords } from "#desk/frame/useWords.ts";
import { dayAndTime } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { SearchField } from "#ui/fields/SearchField.tsx";
import desk from "#desk/frame/Desk.module.css";
import { CountGoods } from "./CountGoods.tsx";
import styles from "./Goods.module.css";

/** Milliseconds between reads: others sell out, too, and so do orders. */
const EVERY = 5_000;
/** Letters that are searched for at most. */
const LONGEST = 100;

/** The goods of a store, to mark as sold out or to sell again. */
export default function GoodsScreen() {
  const read = useStoreRead();
  return <Shown of={read}>{(store) => <Goods key={store.store_id} store={store} />}</Shown>;
}

function Goods({ store }: { readonly store: DeskStore }) {
  const { t } = useTranslation("desk/goods");
  const { t: td } = useTranslation("desk/desk");
  const { find, type, words } = useWords();
  const asked = { store_id: store.store_id, words: words.slice(0, LONGEST) };
  const listed = useDesk(listGoods, asked, { every: EVERY, keeps: true });
  const acts = useActs(store, listed.reload);
  return (
    <div className={desk.page}>
      <PageHead title={td("page.goods")} />
      <SearchField
        label={t("find")}
        placeholder={t("find")}
        clearLabel={t("clear")}
        defaultValue={words}
        onType={type}
        onSearch={find}
      />
      <Shown of={listed}>
        {({ goods, has_more }) => (
          <>
            {goods.length === 0 && <EmptyState title={t("none")} />}
            <div className={styles.categories}>
              {byCategory(goods).map(({ category, goods: some }) => (
                <section key={category ?? ""} className={styles.category}>
                  {category !== null && <h2>{category}</h2>}
                  <ul className={desk.list}>
                    {some.map((one) => (
                      <Row
                        key={one.goods_id}
                        goods={one}
                        store={store}
                        onCounted={listed.reload}
                        onMark={(isSoldOut) => acts.mark(one, isSoldOut ? "until_opening" : "sold")}
                      />
                    ))}
                  </ul>
                </section>
              ))}
            </div>
            {has_more && <p className={desk.soft}>{t("more")}</p>}
          </>
        )}
      </Shown>
      <Told told={acts.told} onClose={acts.hush} />
    </div>
  );
}

interface RowProps {
  readonly goods: DeskGoods;
  readonly onMark: (isSoldOut: boolean) => Promise<unknown>;
  readonly onCounted: () => Promise<unknown>;
  readonly store: DeskStore;
}

function Row({ goods, onCounted, onMark, store: { store_id, time_zone: zone } }: RowProps) {
  const { daily, is_sold_out, left, name, sold_out_until } = goods;
  const { t } = useTranslation("desk/goods");
  const { t: tb } = useTranslation("desk/board");
  const tag = useLanguageTag();
  const mayMark = useMe().rights.includes("orders");
  const [isBusy, setBusy] = useState(false);
  const mark = async () => {
    setBusy(true);
    await onMark(!is_sold_out);
    setBusy(false);
  };
  return (
    <li className={styles.row} data-sold-out={is_sold_out || undefined}>
      <span className={styles.name}>
        {name}
        {is_sold_out && (
          <mark className={styles.out}>
            {sold_out_until === null
              ? tb("stock.isOut")
              : tb("stock.isOutUntil", { time: dayAndTime(sold_out_until, tag, zone) })}
          </mark>
        )}
        {daily !== null && (
          <small>
            {left === null ? t("uncountedToday", { daily }) : t("leftToday", { number: left, daily })}
          </small>
        )}
        {daily === null && left !== null && <small>{t("left", { number: left })}</small>}
      </span>
      {mayMark && <CountGoods store_id={store_id} goods={goods} onCounted={onCounted} />}
      {mayMark && (
        <Button
          size="small"
          kind={is_sold_out ? "quiet" : "outline"}
          busy={isBusy}
          onClick={() => void mark()}
        >
          {tb(is_sold_out ? "stock.back" : "stock.out")}
          <span className="visually-hidden"> {name}</span>
        </Button>
      )}
    </li>
  );
}

/** Goods under the parts of the menu that they stand in, in its order. */
function byCategory(goods: readonly DeskGoods[]) {
  const parts: { category: string | null; goods: DeskGoods[] }[] = [];
  for (const one of goods) {
    const last = parts.at(-1);
    if (last !== undefined && last.category === one.category) last.goods.push(one);
    else parts.push({ category: one.category, goods: [one] });
  }
  return parts;
}
