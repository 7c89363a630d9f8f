import type { TFunction } from "i18next";
import { type ChatCard, messageCardAddress } from "#domain/share/shareCard.ts";
import { deepLinks } from "#routes/deepLinks.ts";
import type { Shared } from "../shared.ts";

/** A store: what it says of itself, where it is, and the ways to its menu and its coupons. */
export function storeCard(
  { store, isAway }: Extract<Shared, { kind: "store" }>,
  t: TFunction<"share">,
): ChatCard {
  const { store_id, name, about, address, picture } = store;
  return {
    summary: about === "" ? name : t("summary", { name, about }),
    title: name,
    details: [
      { label: null, text: about },
      { label: t("store.where"), text: address },
    ],
    picture: picture && messageCardAddress("store", store_id, store),
    buttons: [
      { label: t("store.see"), address: isAway ? deepLinks.store(store_id) : deepLinks.menu(store_id) },
      { label: t("store.coupons"), address: deepLinks.storeCoupons(store_id) },
    ],
    footer: t("app"),
  };
}
