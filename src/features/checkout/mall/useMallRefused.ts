import { useAtom, useSetAtom } from "jotai";
import { useState } from "react";
import type { CodeFailure } from "#net/answer.ts";
import { changeShopDraftAtom, mallDraftAtom } from "#state/orders/mallDraft.ts";
import type { ChosenShop } from "#state/cart/mallSelection.ts";
import { showToastAtom } from "#state/page/alerts.ts";
import type { useQuotes } from "./useQuotes.ts";
import type { useSharedMethods } from "#parts/payments/useSharedMethods.ts";
import type { ShipTo } from "./useShipTo.ts";

interface Surroundings {
  readonly shops: readonly ChosenShop[];
  readonly quoted: Pick<ReturnType<typeof useQuotes>, "reload">;
  readonly shipTo: Pick<ShipTo, "reload">;
  readonly methods: Pick<ReturnType<typeof useSharedMethods>, "reload">;
}

/** What the provider had against a purchase, each at what it is about, with what it is about read again. */
export function useMallRefused({ methods, quoted, shipTo, shops }: Surroundings) {
  const toast = useSetAtom(showToastAtom);
  const [draft, changeDraft] = useAtom(mallDraftAtom);
  const changeShop = useSetAtom(changeShopDraftAtom);
  const [newPrice, setNewPrice] = useState<{ readonly store_id: string; readonly data: unknown } | null>(
    null,
  );
  const [late, setLate] = useState<ReadonlySet<string>>(new Set());

  const refused = ({ code, data, message }: CodeFailure): void => {
    const store_id = namedIn(data);
    void quoted.reload();
    switch (code) {
      case 90007:
        return setNewPrice(store_id === null ? null : { store_id, data });
      case 430:
        if (store_id === null) return;
        changeShop(store_id, { date: null });
        return setLate(new Set([store_id]));
      // What is short or gone stands at its line, and a shop that does not ship there says so itself.
      case 302:
      case 303:
      case 309:
      case 403:
        return;
      case 431:
        changeDraft({ pay_type: null });
        void methods.reload();
        break;
      case 401:
        changeDraft({ address_id: null });
        void shipTo.reload();
        break;
      case 424:
      case 501:
      case 505:
      case 506:
        // Used or gone meanwhile: what saves most now takes its place.
        for (const shop of shops) {
          if (draft.shops[shop.store_id]?.coupon) changeShop(shop.store_id, { coupon: undefined });
        }
    }
    toast(message, "bad");
  };
  return { late, newPrice, refused, setLate, setNewPrice };
}

/** The shop that a failure is about. */
function namedIn(data: unknown): string | null {
  if (typeof data !== "object" || data === null || !("store_id" in data)) return null;
  return typeof data.store_id === "string" ? data.store_id : null;
}
