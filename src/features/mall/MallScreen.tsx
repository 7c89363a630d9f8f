import { useAtomValue } from "jotai";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { StoreDetail } from "#contract/store.ts";
import { mallStoreIndexCall } from "#net/calls/mallCalls.ts";
import { useCall } from "#net/useCall.ts";
import { MallCartProvider } from "#parts/mall/MallCartProvider.tsx";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { BottomBar } from "#parts/shell/BottomBar.tsx";
import { useHydrated, usePageSubject } from "#parts/shell/page.ts";
import { BannerRow } from "#parts/stores/list/BannerRow.tsx";
import { lazyWithRetry, LazyLayer, LazyPart } from "#parts/trouble/lazyWithRetry.tsx";
import { href } from "#routes/href.ts";
import { openGoodsAtom } from "#state/cart/cart.ts";
import { Skeleton } from "#ui/feedback/Skeleton.tsx";
import { ChipGroup } from "#ui/fields/ChipGroup.tsx";
import { SearchField } from "#ui/fields/SearchField.tsx";
import { chevronIcon } from "#ui/icons/common.ts";
import { tagIcon } from "#ui/icons/discovery.ts";
import { Icon } from "#ui/pictures/Icon.tsx";
import { GoodsGrid, useMallGoods } from "./GoodsGrid.tsx";
import styles from "./Mall.module.css";
import { RecommendedRow, ShopRow } from "./MallRows.tsx";
import { type MallQuery, mallSort } from "./mallQuery.ts";
import { SortSelect } from "./SortSelect.tsx";

const MallCartBar = lazyWithRetry(async () => ({
  default: (await import("#parts/mall/MallCartBar.tsx")).MallCartBar,
}));
const OptionSheet = lazyWithRetry(() => import("#parts/menu/dish/OptionSheet.tsx"));

const NearGoods = lazyWithRetry(() => import("./NearGoods.tsx"));

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
  // The page carries the goods alone: the server waits for no code that comes late.
  const found = isHydrated && goods.data && "found_by" in goods.data ? goods.data : undefined;
  const opened = useAtomValue(openGoodsAtom);
  const shop = index.data?.store ?? null;
  usePageSubject(shop?.name);
  const isFront = !category && !keyword;
  const go = (change: Partial<MallQuery>, isAside: boolean) =>
    void navigate(href("mall", { ...query, ...change }), { replace: isAside });
  const kinds = index.data?.categories ?? [];
  /** In the place of what has not come: null while it may still come. */
  const none = index.failure ? [] : null;
  const title = keyword
    ? t("found", { keyword })
    : (kinds.find(({ category_id }) => category_id === category)?.name ?? t("all"));

  return (
    <MallCartProvider>
      <MallTop query={query} shop={shop} onSearch={(words) => go({ keyword: words }, false)} />
      {/* Before the goods, of which more come the farther one goes: by the keyboard one would never be there. */}
      {isHydrated && (
        <LazyLayer>
          <MallCartBar storeId={storeId} isAboveTabs />
        </LazyLayer>
      )}
      <main className={styles.page}>
        {/* As high while the kinds are on their way, so that nothing is moved by them. */}
        {!keyword && (
          <div className={styles.chips}>
            {kinds.length > 0 && (
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
          </div>
        )}
        {isFront && (
          <>
            <BannerRow label={t("banners")} banners={index.data?.banners ?? none} />
            <RecommendedRow goods={index.data?.recommended ?? none} />
            {storeId ? (
              <ShopHead storeId={storeId} shop={shop} />
            ) : (
              <ShopRow shops={index.data?.shops ?? null} />
            )}
            <CouponsEntry storeId={storeId} />
          </>
        )}
        <section aria-labelledby="mall-goods" className={styles.all}>
          <div className={styles.line}>
            <h2 id="mall-goods" className={styles.heading}>
              {title}
            </h2>
            {goods.items?.length !== 0 && (
              <SortSelect
                sort={mallSort(query.sort)}
                onChange={(sort) => go({ sort: sort === "1" ? undefined : sort }, true)}
              />
            )}
          </div>
          {found?.is_near === 1 && (
            <LazyPart>
              <NearGoods
                keyword={keyword}
                meant={found.meant}
                onMeant={(words) => go({ keyword: words }, false)}
              />
            </LazyPart>
          )}
          <GoodsGrid goods={goods} label={title} query={query} found={found} isBelow={isFront} />
        </section>
        {opened && (
          <LazyLayer>
            <OptionSheet storeId={opened.store_id} isOrderable />
          </LazyLayer>
        )}
      </main>
      <BottomBar tab="mall" />
    </MallCartProvider>
  );
}

interface MallTopProps {
  readonly query: MallQuery;
  /** The shop that the page is narrowed to; null for the whole mall, and until it is known. */
  readonly shop: Pick<StoreDetail, "name"> | null;
  /** The words to look for; undefined for none. */
  readonly onSearch: (words: string | undefined) => void;
}

/** Where one is, and the search, always in reach. */
function MallTop({ query, shop, onSearch }: MallTopProps) {
  const { t } = useTranslation("mall");
  const { t: tc } = useTranslation();
  const { storeId, category, keyword } = query;
  const isNarrowed = (storeId ?? category ?? keyword) !== undefined;
  const label = shop ? t("searchIn", { shop: shop.name }) : t("search");
  return (
    <BackBar
      title={shop?.name ?? tc("titles.mall")}
      parent={isNarrowed ? "mall" : null}
      backTo={storeId && (category || keyword) ? href("mall", { storeId }) : null}
    >
      <div className={styles.search}>
        <SearchField
          key={keyword ?? ""}
          label={label}
          placeholder={label}
          clearLabel={t("searchClear")}
          defaultValue={keyword}
          action={href("mall", {})}
          name="keyword"
          onSearch={(words) => onSearch(words || undefined)}
          onType={(words) => words === "" && keyword && onSearch(undefined)}
        />
      </div>
    </BackBar>
  );
}

const CouponsSheet = lazyWithRetry(() => import("./CouponsSheet.tsx"));

/** The way to the coupons that can be claimed for the mall, or for the shop that is shown. */
function CouponsEntry({ storeId }: { readonly storeId: string | undefined }) {
  const { t } = useTranslation("mall");
  /** Null until it was opened once: its code comes then. */
  const [isOpen, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <button type="button" className={styles.coupons} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon of={tagIcon} size={20} />
        <span>{storeId ? t("coupons.ofShop") : t("coupons.open")}</span>
        <Icon of={chevronIcon} size={16} />
      </button>
      {isOpen !== null && (
        <LazyLayer>
          <CouponsSheet open={isOpen} storeId={storeId} onClose={() => setOpen(false)} />
        </LazyLayer>
      )}
    </>
  );
}

const ShopCard = lazyWithRetry(() => import("#parts/mall/ShopCard.tsx"));

interface ShopHeadProps {
  readonly storeId: string;
  /** Null until it is known. */
  readonly shop: StoreDetail | null;
}

/** Whose goods these are and how they are shipped; its code comes after the first paint. */
function ShopHead({ storeId, shop }: ShopHeadProps) {
  const isHydrated = useHydrated();
  const waiting = (
    <div className={styles.shopHead} aria-hidden="true">
      <Skeleton shape="title" />
      <Skeleton lines={3} />
    </div>
  );
  if (!isHydrated || shop === null) return waiting;
  return (
    <div className={styles.shopHead}>
      <LazyLayer waiting={waiting}>
        <ShopCard storeId={storeId} shop={shop} isOwnPage />
      </LazyLayer>
    </div>
  );
}
