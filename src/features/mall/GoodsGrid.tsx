import { useAtomValue, useSetAtom } from "jotai";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ResponseOf } from "#contract/call.ts";
import type { mallGoodList, mallSearchGoods } from "#contract/calls/mallStore.ts";
import * as Code from "#contract/codes.ts";
import { SpecType } from "#contract/enumerations.ts";
import type { Goods } from "#contract/goods.ts";
import { soldOut } from "#domain/menu/soldOut.ts";
import type { Failure } from "#net/answer.ts";
import type { CallReference } from "#net/calls/callReference.ts";
import { mallGoodListCall, mallSearchGoodsCall } from "#net/calls/mallCalls.ts";
import { flyIntoCart } from "#parts/cart/flyIntoCart.ts";
import { useCart, useCartStepper } from "#parts/cart/useCart.ts";
import { GoodsPrice, GoodsTags } from "#parts/menu/GoodsPrice.tsx";
import { useHydrated } from "#parts/shell/page.ts";
import { useNear } from "#parts/shell/WhenNear.tsx";
import { StoreRating } from "#parts/stores/StoreRating.tsx";
import { ListEnd } from "#parts/stores/list/ListEnd.tsx";
import { type ReadOn, usePages } from "#parts/stores/list/usePages.ts";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { lazyWithRetry, LazyLayer, LazyPart } from "#parts/trouble/lazyWithRetry.tsx";
import { href } from "#routes/href.ts";
import { openGoodsAtom } from "#state/cart/cart.ts";
import { mallGoodsPagesAtom } from "#state/storage/pages.ts";
import { Anchor } from "#ui/actions/Anchor.tsx";
import { QuantityBadge } from "#ui/actions/IconButton.tsx";
import { Skeleton, SkeletonGroup } from "#ui/feedback/Skeleton.tsx";
import { Stepper } from "#ui/fields/Stepper.tsx";
import { Picture } from "#ui/pictures/Picture.tsx";
import styles from "./Mall.module.css";
import { mallGoodsRequest, type MallQuery } from "./mallQuery.ts";

const Marked = lazyWithRetry(() => import("#ui/feedback/Marked.tsx"));
const NoGoods = lazyWithRetry(() => import("./NoGoods.tsx"));

type Found = Pick<ResponseOf<typeof mallSearchGoods>, "found_by" | "marks">;

interface GoodsGridProps {
  readonly goods: ReadOn & {
    readonly items: readonly Goods[] | null;
    readonly failure: Failure | undefined;
    readonly isValidating: boolean;
    readonly reload: () => Promise<void>;
  };
  /** What the list is; read aloud. */
  readonly label: string;
  readonly query: MallQuery;
  /** What a search says of what it found; undefined where it is none. */
  readonly found?: Found | undefined;
  /** Other things fill the first screen: its pictures need not hurry. */
  readonly isBelow?: boolean;
}

const BONES = [1, 2, 3, 4];

/** Goods in two columns that read on as one scrolls, or by the button; says when there is none or none came. */
export function GoodsGrid({ goods, label, query, found, isBelow = false }: GoodsGridProps) {
  const { t: tc } = useTranslation();
  const isHydrated = useHydrated();
  const [isOurs] = useState(isHydrated);
  const [isNear, mark] = useNear();
  const { items, failure, isValidating, reload } = goods;
  if (items === null) {
    if (failure) return <CallTrouble failure={failure} onRetry={reload} isRetrying={isValidating} />;
    return (
      <SkeletonGroup label={tc("loading")}>
        <div className={styles.grid}>
          {BONES.map((bone) => (
            <div key={bone} className={styles.bone}>
              <Skeleton shape="square" />
              <Skeleton lines={3} />
            </div>
          ))}
        </div>
      </SkeletonGroup>
    );
  }
  if (items.length === 0) {
    return (
      isHydrated && (
        <LazyPart>
          <NoGoods query={query} />
        </LazyPart>
      )
    );
  }
  // The page carries these; the others are drawn once one comes near their end, or at once where there was no page.
  const first = isBelow ? 4 : 6;
  const isWhole = isOurs || isNear || !items[first];
  return (
    <div className={styles.list} aria-busy={isValidating}>
      <ul className={styles.grid} aria-label={label}>
        {items.slice(0, isWhole ? undefined : first).map((one, place) => (
          <li key={one.id}>
            <MallCard goods={one} isFirst={!isBelow && place < 4} found={found} />
          </li>
        ))}
      </ul>
      {isWhole ? <ListEnd of={goods} /> : <div ref={mark} />}
    </div>
  );
}

interface MallCardProps {
  readonly goods: Goods;
  /** Among the first on the screen: its picture is fetched at once. */
  readonly isFirst?: boolean;
  readonly found?: Found | undefined;
}

/** Goods of the mall in a list: the card leads to their page, its stepper puts them into the cart. */
export function MallCard({ goods, isFirst, found }: MallCardProps) {
  const { t } = useTranslation(["mall", "menu"]);
  const { shop } = goods;
  const isSoldOut = soldOut(goods);
  const reason = found?.found_by?.find(({ goods_id }) => goods_id === goods.id);
  const temperature = goods.shipping?.temperature ?? "ambient";
  return (
    <article className={styles.card} data-soldout={isSoldOut || undefined}>
      <div className={styles.picture}>
        {goods.picture && (
          <Picture
            {...goods.picture}
            alt=""
            sizes="(min-width: 721px) 14rem, 46vw"
            frame="square"
            eager={isFirst}
          />
        )}
        {isSoldOut ? <span className={styles.soldOut}>{t("menu:soldOut")}</span> : <Order goods={goods} />}
      </div>
      <div className={styles.words}>
        <h3>
          <Anchor
            href={href("productDetail", { goodsId: goods.id, storeId: goods.store_id, type: "4" })}
            className={styles.link}
          >
            {found ? (
              <LazyLayer waiting={goods.name}>
                <Marked text={goods.name} marks={found.marks} />
              </LazyLayer>
            ) : (
              goods.name
            )}
          </Anchor>
        </h3>
        <GoodsPrice goods={goods} />
        {shop && (
          <p className={styles.shop}>
            <span>{shop.name}</span>
            <StoreRating store={shop} />
          </p>
        )}
        {reason && <p className={styles.shop}>{t(`menu:foundBy.${reason.by}`, { words: reason.words })}</p>}
        <div className={styles.marks}>
          <GoodsTags goods={goods} />
          {temperature !== "ambient" && <p className={styles.cold}>{t(`temperature.${temperature}`)}</p>}
        </div>
      </div>
    </article>
  );
}

function Order({ goods }: { readonly goods: Goods }) {
  const { t } = useTranslation("menu");
  const open = useSetAtom(openGoodsAtom);
  const here = useRef<HTMLDivElement>(null);
  const count = useAtomValue(useCart(goods.store_id).countAtom(goods.id));
  const stepper = useCartStepper(goods, goods.store_id);
  const { name } = goods;
  if (goods.spec_type === SpecType.options) {
    const choose = t("choose", { name, count });
    return (
      <div className={styles.order}>
        <Stepper
          value={0}
          onChange={() => open(goods)}
          collapse
          labels={{ group: name, decrease: choose, increase: choose }}
        />
        <QuantityBadge count={count} corner />
      </div>
    );
  }
  const change = (number: number) => {
    if (number > count) flyIntoCart(here.current?.closest("article")?.querySelector("img"));
    stepper.change(number);
  };
  return (
    <div className={styles.order} ref={here}>
      <Stepper
        value={count}
        onChange={change}
        onLimit={stepper.tellLimit}
        max={stepper.limit.most}
        collapse
        labels={{ group: name, decrease: t("decrease", { name }), increase: t("increase", { name }) }}
      />
    </div>
  );
}

type Listing = typeof mallGoodList | typeof mallSearchGoods;

/** The goods that the address asks for: all, of a shop, of a kind, or found by words; read page by page. */
export function useMallGoods(query: MallQuery) {
  const call: CallReference<typeof mallGoodList> | CallReference<typeof mallSearchGoods> = query.keyword
    ? mallSearchGoodsCall
    : mallGoodListCall;
  return usePages<Listing, Goods>(call, mallGoodsRequest(query), {
    page: ({ goods, next_cursor }) => ({ items: goods, next_cursor }),
    idOf: ({ id }) => id,
    kept: mallGoodsPagesAtom,
    handles: [Code.productTypeMissing],
  });
}
