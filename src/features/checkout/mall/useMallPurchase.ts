import { useAtom, useSetAtom, useStore } from "jotai";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { idempotencyKey } from "#net/transport.ts";
import { mallCreateOrderCall } from "#net/calls/mallOrderCalls.ts";
import { useSettle } from "#parts/attempt/useSettle.ts";
import { href } from "#routes/href.ts";
import { changeShopDraftAtom, EMPTY_SHOP, mallDraftAtom } from "#state/orders/mallDraft.ts";
import { type ChosenShop, mallSelectionAtom } from "#state/cart/mallSelection.ts";
import { useOnceReady } from "../away/useOnceReady.ts";
import { useLeadToPayment } from "../useLeadToPayment.ts";
import { useOrderAttempt } from "../useOrderAttempt.ts";
import { mallFaults } from "./mallFaults.ts";
import { mallRequest } from "./mallRequest.ts";
import { tidyLines } from "./tidyLines.ts";
import { useMallStored } from "./useMallStored.ts";
import { useMallRefused } from "./useMallRefused.ts";
import { useQuotes } from "./useQuotes.ts";
import { useSharedMethods } from "#parts/payments/useSharedMethods.ts";
import { useShipTo } from "./useShipTo.ts";

const ANY = { store_id: null, cart: "mall" } as const;

/** The form, bills and attempt of a purchase in the mall; what is filled in is kept when one goes, comes back or reloads. */
export function useMallPurchase() {
  const navigate = useNavigate();
  const atoms = useStore();
  const settle = useSettle();
  const leadToPayment = useLeadToPayment();
  const [chosen, choose] = useAtom(mallSelectionAtom);
  const shops = chosen.filter(({ lines }) => lines.length > 0);
  const [draft, changeDraft] = useAtom(mallDraftAtom);
  const changeShop = useSetAtom(changeShopDraftAtom);
  const shipTo = useShipTo(draft.address_id);
  const quoted = useQuotes(shops, shipTo.address?.address_id ?? null, draft.shops);
  const methods = useSharedMethods(shops.map(({ store_id }) => store_id));
  const { pay_type, stored } = useMallStored({
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

  const { late, newPrice, refused, setLate, setNewPrice } = useMallRefused({
    shops,
    quoted,
    shipTo,
    methods,
  });
  const attempt = useOrderAttempt(ANY, {
    onSent: (orderNo, arrived, isAnswered, orders) => {
      settle(arrived);
      void navigate(href("mallOrderDetail", { orderNo }), { replace: true });
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
        isCovered,
      });
    },
    onRefused: refused,
  });

  const faults = mallFaults({
    isAddressed: shipTo.address !== null,
    quotes: quoted.quotes,
    drafts: draft.shops,
    pay_type,
    isAgeOpen: age > 0 && !draft.is_old_enough,
    late,
  });
  const [isChecked, setChecked] = useState(false);
  const problems = quoted.quotes.flatMap((quote) => quote.problems);

  const isBusy = useRef(false);
  const place = async (accepted: { readonly store_id: string; readonly total: number } | null) => {
    const { address } = shipTo;
    if (isBusy.current || pay_type === null || address === null) return;
    isBusy.current = true;
    try {
      const { shops: drafts } = atoms.get(mallDraftAtom);
      const request = mallRequest({
        shops,
        drafts,
        quotes: quoted.quotes,
        coupons: quoted.coupons,
        accepted,
        address_id: address.address_id,
        pay_type,
        companyName: draft.companyName,
        isOldEnough: age > 0,
      });
      const [first] = request.orders;
      if (first === undefined) return;
      const { client_order_id, store_id } = first;
      const fresh = {
        state: "sending",
        order_no: null,
        table_id: null,
        cart: "mall",
        adds_to: null,
      } as const;
      const { path } = mallCreateOrderCall;
      await attempt.place({ client_order_id, path, store_id, request, started_at: Date.now(), ...fresh });
    } finally {
      isBusy.current = false;
    }
  };
  const isReady = !(quoted.isReading || shipTo.isReading || methods.isLoading);
  const ready = useOnceReady(isReady, async () => {
    setChecked(true);
    if (faults.isNone && problems.length === 0 && quoted.quotes.length === shops.length) await place(null);
  });
  const { progress } = attempt;
  const isUnderWay = progress.kind === "sending" || progress.kind === "checking";
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
    isPriced: quoted.quotes.length === shops.length,
    quoteOf: (store_id: string) => quoted.quotes.find((quote) => quote.store_id === store_id),
    methods,
    pay_type,
    stored,
    /** The age that what was chosen asks for; 0: none. */
    age,
    problems,
    faults,
    isChecked,
    attempt,
    isWaiting: ready.isWaiting || isUnderWay,
    submit: ready.ask,
    priceChange: {
      /** Of which shop, with what the provider says of it; null while nothing has changed. */
      of: newPrice,
      /** Yen of the other shops. */
      others: quoted.quotes
        .filter(({ store_id }) => store_id !== newPrice?.store_id)
        .reduce((sum, { bill }) => sum + bill.total, 0),
      accept: (total: number) => {
        setNewPrice(null);
        if (newPrice) void place({ store_id: newPrice.store_id, total });
      },
      close: () => setNewPrice(null),
    },
  };
}

export type MallPurchase = ReturnType<typeof useMallPurchase>;
