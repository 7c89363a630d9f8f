import { useAtomValue } from "jotai";
import { useEffect, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { goodsBrowse } from "#contract/calls/flow.ts";
import { storeIndex } from "#contract/calls/store.ts";
import type { LineOffer } from "#contract/cart.ts";
import * as Code from "#contract/codes.ts";
import { CartAction, type OffPremises, OrderType } from "#contract/enumerations.ts";
import type { Goods } from "#contract/goods.ts";
import type { StoreDetail } from "#contract/store.ts";
import type { Failure } from "#net/answer.ts";
import { useCall, useSend } from "#net/useCall.ts";
import { flyIntoCart } from "#parts/cart/flyIntoCart.ts";
import { useKeepStore } from "#parts/cart/knownStores.ts";
import { CartContext } from "#parts/cart/useCart.ts";
import { DishPicture } from "#parts/menu/dish/DishPicture.tsx";
import { GoodsAbout, GoodsAllergens } from "#parts/menu/dish/GoodsAbout.tsx";
import { MenuSkeleton } from "#parts/menu/MenuSkeleton.tsx";
import { AddButton, OptionForm, useOptionChoice } from "#parts/menu/dish/OptionForm.tsx";
import { lineOffer } from "#parts/offPremises/lineOffer.ts";
import { offPremisesCart } from "#parts/offPremises/offPremises.ts";
import { useOffPremises } from "#parts/offPremises/useOffPremises.ts";
import { useSlots } from "#parts/offPremises/useSlots.ts";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { BottomRail } from "#parts/shell/BottomRail.tsx";
import { usePageSubject } from "#parts/shell/page.ts";
import { useAccent } from "#parts/stores/useAccent.ts";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { lazyWithRetry, LazyLayer } from "#parts/trouble/lazyWithRetry.tsx";
import { href } from "#routes/href.ts";
import { placeAtom } from "#state/page/pageState.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { NothingFound } from "#ui/pictures/listDrawings.tsx";
import { CartMark } from "./CartMark.tsx";
import styles from "./Product.module.css";

const OfferFacts = lazyWithRetry(() => import("#parts/offPremises/OfferFacts.tsx"));

/** Ordered without a table: how, as the address says, and the offer that the goods are sold at. */
interface OffPremisesLink {
  readonly type: string | undefined;
  readonly offer: LineOffer | null;
  /** Whether the link says so; otherwise it may be an old one, of the menu at the table. */
  readonly isNamed: boolean;
}

interface ProductProps {
  readonly state: {
    readonly data: Goods | undefined;
    readonly failure: Failure | undefined;
    readonly reload: () => Promise<unknown>;
  };
  /** As the link that led here says: without it the goods themselves tell their store. */
  readonly storeId: string | null;
  readonly tableId: string | null;
  /** Null for goods that are eaten at the table. */
  readonly offPremises: OffPremisesLink | null;
}

/** A page of its own for one of the goods, as a shared link opens it. */
export function Product({ state, storeId, tableId, offPremises }: ProductProps) {
  const { t } = useTranslation("menu");
  const goods = state.data;
  const where = goods ? { store_id: goods.store_id, ...(tableId ? { table_id: tableId } : {}) } : null;
  const store = useCall(storeIndex, where);
  const found = useOffPremises(offPremises?.type, store.data?.order_types);
  const mode = offPremises ? found : null;
  useAccent(store.data?.extra_config.accent_color);
  useKeepStore(store.data);
  usePageSubject(goods?.name);
  const isGone = state.failure?.kind === "code" && state.failure.code === Code.productMissing;
  return (
    <>
      <BackBar
        title={goods?.name ?? t("menu")}
        parent="orderFood"
        backTo={offPremises && storeId ? href("storeHome", { storeId, type: offPremises.type }) : null}
        actions={
          store.data && (
            <Cart
              storeId={store.data.store_id}
              tableId={tableId}
              mode={mode}
              isOnOffer={mode !== null && !!offPremises?.offer}
            />
          )
        }
      />
      <main>
        {goods && store.data ? (
          <Whole
            goods={goods}
            store={store.data}
            tableId={tableId}
            mode={mode}
            offer={offPremises?.offer ?? null}
          />
        ) : isGone ? (
          <ProductGone storeId={storeId} tableId={tableId} isOffPremises={offPremises?.isNamed === true} />
        ) : state.failure ? (
          <CallTrouble failure={state.failure} onRetry={state.reload} />
        ) : store.failure ? (
          <CallTrouble failure={store.failure} onRetry={store.reload} />
        ) : (
          <MenuSkeleton />
        )}
      </main>
      {!tableId && <BottomRail tab="home" />}
    </>
  );
}

interface CartProps extends Pick<WholeProps, "tableId" | "mode"> {
  readonly storeId: string;
  readonly isOnOffer: boolean;
}

/** The cart that the goods go into. */
function Cart({ storeId, tableId, mode, isOnOffer }: CartProps) {
  if (mode === null) {
    const to = href("submitOrder", { storeId, tableId: tableId ?? undefined });
    return <CartMark storeId={storeId} action={CartAction.dineIn} to={to} />;
  }
  const query = { storeId, activity: isOnOffer ? "1" : undefined };
  const to = mode === OrderType.takeAway ? href("submitOrderPick", query) : href("submitOrderDev", query);
  return <CartMark storeId={storeId} action={offPremisesCart(mode, isOnOffer)} to={to} />;
}

interface WholeProps {
  readonly goods: Goods;
  readonly store: StoreDetail;
  readonly tableId: string | null;
  readonly mode: OffPremises | null;
  readonly offer: LineOffer | null;
}

/** The goods for the cart that they go into: the table's, that of a way of ordering, or that of its offers. */
function Whole({ goods, store, tableId, mode, offer }: WholeProps) {
  const send = useSend();
  const picture = useRef<HTMLDivElement>(null);
  const { opening, next } = useSlots(store.store_id, mode);
  const hasTime = offer !== null || opening === undefined || next !== null;
  const isServed = store.is_open === 1 && store.table?.is_locked !== 1;
  const cart = useMemo(
    () =>
      mode === null
        ? ({ action: CartAction.dineIn } as const)
        : { action: offPremisesCart(mode, offer !== null), offer: offer ? lineOffer(offer) : undefined },
    [mode, offer],
  );
  useEffect(() => {
    void send(goodsBrowse, { goods_id: goods.id, store_id: goods.store_id }, { isSilent: true });
  }, [send, goods.id, goods.store_id]);
  return (
    <CartContext value={cart}>
      {goods.picture && (
        <div ref={picture}>
          <DishPicture picture={goods.picture} name={goods.name} />
        </div>
      )}
      <Choice
        goods={goods}
        store={store}
        tableId={tableId}
        offer={offer}
        isOrderable={mode === null ? isServed : hasTime}
        onAdded={() => flyIntoCart(picture.current?.querySelector("img"))}
      />
    </CartContext>
  );
}

interface ChoiceProps extends Pick<WholeProps, "goods" | "store" | "tableId" | "offer"> {
  readonly isOrderable: boolean;
  readonly onAdded: () => void;
}

function Choice({ goods, store, tableId, offer, isOrderable, onAdded }: ChoiceProps) {
  const navigate = useNavigate();
  const showCourse = ({ id }: Goods) =>
    void navigate(
      href("productDetail", { goodsId: id, storeId: store.store_id, tableId: tableId ?? undefined }),
    );
  const choice = useOptionChoice(goods, store.store_id);
  return (
    <div className={styles.words}>
      <GoodsAbout goods={goods} />
      {offer && (
        <LazyLayer>
          <OfferFacts offer={offer} />
        </LazyLayer>
      )}
      <OptionForm groups={goods.option} choice={choice} />
      <GoodsAllergens goods={goods} chosen={choice.chosen} />
      <AddButton
        goods={goods}
        choice={choice}
        isOrderable={isOrderable}
        onAdded={() => {
          onAdded();
          choice.setNumber(1);
        }}
        onCourse={showCourse}
        isInReach
      />
    </div>
  );
}

interface ProductGoneProps {
  /** The store of the link; null when it does not say: then the store where one was last. */
  readonly storeId: string | null;
  readonly tableId: string | null;
  /** Whether it was not for a table: then the store's page for take-away and delivery. */
  readonly isOffPremises: boolean;
}

/** In the place of goods that are sold no more: the way to what the store has. */
function ProductGone({ storeId, tableId, isOffPremises }: ProductGoneProps) {
  const { t } = useTranslation("menu");
  const { t: tc } = useTranslation();
  const place = useAtomValue(placeAtom);
  const [store_id, table_id] = storeId === null ? [place.store_id, place.table_id] : [storeId, tableId];
  const query = { storeId: store_id ?? "", tableId: table_id ?? undefined };
  const menu =
    store_id && (isOffPremises ? href("storeHome", { storeId: store_id }) : href("orderFood", query));
  return (
    <EmptyState
      title={t("goodsGone")}
      illustration={<NothingFound />}
      action={
        menu ? (
          <Button href={menu}>{t("toMenu")}</Button>
        ) : (
          <Button href={href("home", {})}>{tc("toHome")}</Button>
        )
      }
    >
      {t("goodsGoneText")}
    </EmptyState>
  );
}
