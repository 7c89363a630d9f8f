import { useAtom, useAtomValue, useSetAtom, useStore } from "jotai";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import * as Code from "#contract/codes.ts";
import { OrderType } from "#contract/enumerations.ts";
import type { MallQuote } from "#contract/mall.ts";
import { useStoredAhead } from "#features/checkout/fields/useStoredAhead.ts";
import { usePlacing } from "#features/checkout/useCheckout.ts";
import { useBringCard, useLeadToPayment } from "#features/checkout/useLeadToPayment.ts";
import { useOrderAttempt } from "#features/checkout/useOrderAttempt.ts";
import type { CodeFailure } from "#net/answer.ts";
import { mallCreateOrderCall } from "#net/calls/mallOrderCalls.ts";
import { idempotencyKey } from "#net/transport.ts";
import { useSettle } from "#parts/attempt/useSettle.ts";
import { useQuotes } from "#parts/mall/useQuotes.ts";
import { type ShipTo, useShipTo } from "#parts/mall/useShipTo.ts";
import { useSharedMethods } from "#parts/payments/useSharedMethods.ts";
import { href } from "#routes/href.ts";
import { type ChosenShop, mallSelectionAtom } from "#state/cart/mallSelection.ts";
import { changeShopDraftAtom, EMPTY_SHOP, mallDraftAtom } from "#state/orders/mallDraft.ts";
import { prefectureAtom } from "#state/places/prefecture.ts";
import { showToastAtom } from "#state/page/alerts.ts";
import { mallFaults, mallRequest, tidyLines } from "./mallRequest.ts";

const ANY = { store_id: null, cart: "mall" } as const;

/** The form, bills and attempt of a purchase in the mall; what is filled in is kept when one goes, comes back or reloads. */
export function useMallPurchase() {
  const navigate = useNavigate();
  const atoms = useStore();
  const settle = useSettle();
  const leadToPayment = useLeadToPayment();
  const bringCard = useBringCard();
  const [chosen, choose] = useAtom(mallSelectionAtom);
  const shops = chosen.filter(({ lines }) => lines.length > 0);
  const [draft, changeDraft] = useAtom(mallDraftAtom);
  const changeShop = useSetAtom(changeShopDraftAtom);
  const shipTo = useShipTo(draft.address_id);
  const prefecture = useAtomValue(prefectureAtom);
  const quoted = useQuotes(
    shops,
    { address_id: shipTo.address?.address_id ?? null, prefecture: shipTo.isNone ? prefecture : null },
    draft.shops,
  );
  const methods = useSharedMethods(shops.map(({ store_id }) => store_id));
  const { pay_type, stored, isReading } = useMallStored({
    shops,
    quotes: quoted.quotes,
    methods,
    chosen: draft.pay_type,
  });
  const age = Math.max(
    0,
    ...shops.flatMap(({ lines }) => lines.map(({ goods_detail }) => goods_detail.shipping?.age_limit ?? 0)),
  );

  // Each order's id is there before anything can be sent.
  useEffect(() => {
    for (const { store_id } of shops) {
      if ((draft.shops[store_id]?.client_order_id ?? null) === null)
        changeShop(store_id, { client_order_id: idempotencyKey() });
    }
  }, [shops, draft.shops, changeShop]);

  const { late, refused, setLate } = useMallRefused({ shops, quoted, shipTo, methods });
  const attempt = useOrderAttempt(ANY, {
    onSent: (orderNo, arrived, isAnswered, orders) => {
      settle(arrived);
      // Of several shops all are shown, of one its order.
      const purchase = shops.length > 1 ? "1" : undefined;
      void navigate(href("mallOrderDetail", { orderNo, purchase }), { replace: true });
      if (!isAnswered || pay_type === null) return;
      const { store_id } = arrived;
      const { isCovered, parts, partsOf } = stored;
      // What balances pay whole leaves nothing to be paid apart.
      const isTogether = draft.is_together || isCovered;
      void leadToPayment({
        orders: isTogether ? orders : [orderNo],
        isMall: true,
        stored_value: isTogether ? parts : partsOf(store_id),
        store_id,
        pay_type,
        hasVault: methods.vault !== null,
        isCovered,
      });
    },
    onRefused: (failure) => {
      const { store_id = null } = failure.data;
      if (failure.code === Code.priceChanged && store_id !== null)
        placing.priceChange.tell(failure.data, store_id);
      refused(failure, store_id);
    },
  });

  const faults = mallFaults({
    shops,
    isAddressed: shipTo.address !== null,
    quotes: quoted.quotes,
    drafts: draft.shops,
    pay_type,
    isAgeOpen: age > 0 && !draft.is_old_enough,
    late,
  });
  const problems = quoted.quotes.flatMap((quote) => quote.problems);
  const isPriced = quoted.quotes.length === shops.length;
  const placing = usePlacing({
    attempt,
    isReading: quoted.isReading || shipTo.isReading || methods.isLoading || isReading,
    hasFaults: !faults.isNone || problems.length > 0 || !isPriced,
    attemptAt: async (agreed) => {
      const { address } = shipTo;
      if (pay_type === null || address === null || !(await bringCard())) return null;
      const request = mallRequest({
        shops,
        drafts: atoms.get(mallDraftAtom).shops,
        quotes: quoted.quotes,
        coupons: quoted.coupons,
        accepted: agreed,
        address_id: address.address_id,
        pay_type,
        companyName: draft.companyName,
        isOldEnough: age > 0,
      });
      const [first] = request.orders;
      if (first === undefined) return null;
      const { client_order_id, store_id } = first;
      const { path } = mallCreateOrderCall;
      const of = { store_id, table_id: null, cart: "mall", adds_to: null } as const;
      return { ...of, client_order_id, path, request };
    },
  });
  const changeLines = (store_id: string, rule: (lines: ChosenShop["lines"]) => ChosenShop["lines"]) =>
    choose((all) =>
      all
        .map((shop) => (shop.store_id === store_id ? { ...shop, lines: rule(shop.lines) } : shop))
        .filter(({ lines }) => lines.length > 0),
    );

  return {
    shops,
    draft,
    changeDraft,
    shopDraft: (store_id: string) => draft.shops[store_id] ?? EMPTY_SHOP,
    changeShop: (store_id: string, change: Parameters<typeof changeShop>[1]) => {
      setLate(new Set());
      changeShop(store_id, change);
    },
    changeLines,
    /** Leaves a shop out of this purchase; its lines stay in the cart. */
    leaveOut: (store_id: string) => changeLines(store_id, () => []),
    tidy: () => {
      for (const { store_id } of shops) changeLines(store_id, (lines) => tidyLines(lines, problems));
    },
    shipTo,
    ...quoted,
    /** Whether all of it has its price. */
    isPriced,
    quoteOf: (store_id: string) => quoted.quotes.find((quote) => quote.store_id === store_id),
    methods,
    pay_type,
    stored,
    /** The age that what was chosen asks for; 0: none. */
    age,
    problems,
    faults,
    isChecked: placing.isChecked,
    attempt,
    placing,
  };
}

export type MallPurchase = ReturnType<typeof useMallPurchase>;

interface Purchase {
  readonly shops: readonly ChosenShop[];
  readonly quotes: readonly MallQuote[];
  readonly methods: Pick<ReturnType<typeof useSharedMethods>, "balance" | "types" | "vault">;
  /** The method that was chosen. */
  readonly chosen: number | null;
}

/** What cards and vouchers pay of a purchase before it is placed, and the method that it is then placed with. */
function useMallStored({ chosen, methods, quotes, shops }: Purchase) {
  const priced = shops.flatMap(({ lines, store_id }) => {
    const quote = quotes.find((one) => one.store_id === store_id);
    if (quote === undefined) return [];
    return {
      order_no: store_id,
      store_id,
      to_pay: quote.bill.total,
      lines: lines.map(({ goods_id, number, price }) => ({ goods_id, line_total: number * price })),
    };
  });
  const { pay_type, stored, isReading } = useStoredAhead({
    order_type: OrderType.shipping,
    hasVault: methods.vault !== null,
    orders: priced.length === shops.length ? priced : [],
    total: quotes.reduce((yen, { bill }) => yen + bill.total, 0),
    types: methods.types ?? [],
    wallet: methods.balance ?? null,
    chosen,
  });
  /** What pays of a shop's order. */
  const partsOf = (store_id: string) => stored.ofStores[store_id] ?? [];
  return { pay_type, isReading, stored: { ...stored, partsOf } };
}

interface Surroundings {
  readonly shops: readonly ChosenShop[];
  readonly quoted: Pick<ReturnType<typeof useQuotes>, "reload">;
  readonly shipTo: Pick<ShipTo, "reload">;
  readonly methods: Pick<ReturnType<typeof useSharedMethods>, "reload">;
}

/** What the provider had against a purchase, each at what it is about, with what it is about read again. */
function useMallRefused({ methods, quoted, shipTo, shops }: Surroundings) {
  const toast = useSetAtom(showToastAtom);
  const [draft, changeDraft] = useAtom(mallDraftAtom);
  const changeShop = useSetAtom(changeShopDraftAtom);
  const [late, setLate] = useState<ReadonlySet<string>>(new Set());

  /** `store_id`: the shop that it is about, where it names one. */
  const refused = ({ code, message }: CodeFailure, store_id: string | null): void => {
    void quoted.reload();
    switch (code) {
      case Code.priceChanged:
        return;
      case Code.outsideDeliveryTime:
        if (store_id === null) return;
        changeShop(store_id, { date: null });
        return setLate(new Set([store_id]));
      // What is short or gone stands at its line, and a shop that does not ship there says so itself.
      case Code.productMissing:
      case Code.soldOut:
      case Code.stockShort:
      case Code.beyondDeliveryRange:
        return;
      case Code.payTypeUnsupported:
        changeDraft({ pay_type: null });
        void methods.reload();
        break;
      case Code.addressMissing:
        changeDraft({ address_id: null });
        void shipTo.reload();
        break;
      case Code.noPermission:
      case Code.couponMissing:
      case Code.couponUsedOrExpired:
      case Code.couponConditionsNotMet:
        // Used or gone meanwhile: what saves most now takes its place.
        for (const shop of shops) {
          if (draft.shops[shop.store_id]?.coupon) changeShop(shop.store_id, { coupon: undefined });
        }
    }
    toast(message, "bad");
  };
  return { late, refused, setLate };
}
