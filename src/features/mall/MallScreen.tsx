import { useAtomValue } from "jotai";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { mallStoreIndexCall } from "#net/calls/mallCalls.ts";
import { useCall } from "#net/useCall.ts";
import { BannerRow } from "#parts/banners/BannerRow.tsx";
import { MallCartHere } from "#parts/mallCart/MallCartHere.tsx";
import { BottomBar } from "#parts/shell/BottomBar.tsx";
import { useHydrated } from "#parts/shell/useHydrated.ts";
import { usePageSubject } from "#parts/shell/usePageSubject.ts";
import { LazyLayer, lazyAgain } from "#parts/trouble/lazyAgain.tsx";
import { href } from "#routes/href.ts";
import { openGoodsAtom } from "#state/cart/cart.ts";
import { ChipGroup } from "#ui/fields/ChipGroup.tsx";
import { CouponsEntry } from "./CouponsEntry.tsx";
import { GoodsGrid } from "./GoodsGrid.tsx";
import styles from "./Mall.module.css";
import { MallTop } from "./MallTop.tsx";
import { MALL_SORTS, type MallQuery, mallSort } from "./mallQuery.ts";
import { RecommendedRow } from "./RecommendedRow.tsx";
import { ShopHead } from "./ShopHead.tsx";
import { ShopRow } from "./ShopRow.tsx";
import { useMallGoods } from "./useMallGoods.ts";

const MallCartBar = lazyAgain(async () => ({
  default: (await import("#parts/mallCart/MallCartBar.tsx")).MallCartBar,
}));
const OptionSheet = lazyAgain(() => import("#parts/optionSheet/OptionSheet.tsx"));

/** Any kind of goods. */
const ALL = "";

/** The mall (`/mall`), or one of its shops: what is on, what is recommended, and all goods by kind, words and sort. */
export default function MallScreen({ query }: { readonly query: MallQuery }) {
  const { t } = useTranslation("mall");
  const navigate = useNavigate();
  const { storeId, category, keyword } = query;
  const index = useCall(mallStoreIndexCall, storeId ? { store_id: storeId } : {});
  const goods = useMallGoods(query);
  const isHydrated = useHydrated();
  const opened = useAtomValue(openGoodsAtom);
  usePageSubject(index.data?.store?.name);
  const isFront = !category && !keyword;
  const go = (change: Partial<MallQuery>, isAside: boolean) =>
    void navigate(href("mall", { ...query, ...change }), { replace: isAside });
  const kinds = index.data?.categories ?? [];
  const shops = index.data?.shops ?? [];
  const title = keyword
    ? t("found", { keyword })
    : (kinds.find(({ category_id }) => category_id === category)?.name ?? t("all"));

  return (
    <MallCartHere>
      <MallTop
        query={query}
        shop={index.data?.store ?? null}
        onSearch={(words) => go({ keyword: words }, false)}
      />
      {/* Before the goods, of which more come the farther one goes: by the keyboard one would never be there. */}
      {isHydrated && (
        <LazyLayer>
          <MallCartBar storeId={storeId} isAboveTabs />
        </LazyLayer>
      )}
      <main className={styles.page}>
        {isFront && (
          <>
            <BannerRow label={t("banners")} banners={index.data?.banners ?? (index.failure ? [] : null)} />
            {storeId ? (
              <ShopHead storeId={storeId} shop={index.data?.store ?? null} />
            ) : (
              <ShopRow shops={index.data?.shops ?? null} />
            )}
            <CouponsEntry storeId={storeId} />
            <RecommendedRow goods={index.data?.recommended ?? (index.failure ? [] : null)} />
          </>
        )}
        <section aria-labelledby="mall-goods" className={styles.all}>
          <h2 id="mall-goods" className={styles.heading}>
            {title}
          </h2>
          <div className={styles.chips}>
            {!keyword && kinds.length > 0 && (
              <ChipGroup
                label={t("kinds")}
                name="kind"
                scroll
                value={category ?? ALL}
                options={[
                  { value: ALL, label: t("kindAll") },
                  ...kinds.map((kind) => ({ value: kind.category_id, label: kind.name })),
                ]}
                onChange={(kind) => go({ category: kind || undefined }, !isFront)}
              />
            )}
            {goods.items?.length !== 0 && (
              <ChipGroup
                label={t("sort.label")}
                name="sort"
                scroll
                value={`${mallSort(query.sort)}`}
                options={MALL_SORTS.map((each) => ({ value: `${each}`, label: t(`sort.${each}`) }))}
                onChange={(sort) => go({ sort: sort === "1" ? undefined : sort }, true)}
              />
            )}
          </div>
          <GoodsGrid goods={goods} shops={storeId ? [] : shops} label={title} query={query} />
        </section>
        {opened && (
          <LazyLayer>
            <OptionSheet storeId={opened.store_id} isOrderable />
          </LazyLayer>
        )}
      </main>
      <BottomBar tab="mall" />
    </MallCartHere>
  );
}
