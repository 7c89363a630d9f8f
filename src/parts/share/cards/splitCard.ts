import type { TFunction } from "i18next";
import type { ChatCard } from "#domain/share/shareCard.ts";
import { deepLinks } from "#routes/deepLinks.ts";
import { money } from "#text/formats.ts";
import type { SharedSplit } from "../shared.ts";

/** A divided bill: who owes what, the sum, and the ways to the bill, which only its table may read, and to the store. */
export function splitCard(split: SharedSplit, t: TFunction<"share">): ChatCard {
  const { orderNo, storeId, storeName, total, shares, rounding } = split;
  return {
    summary: t("split.summary", { store: storeName, total: money(total), count: shares.length }),
    title: t("split.of", { store: storeName }),
    details: [
      ...shares.map((share, at) => ({ label: t("split.person", { number: at + 1 }), text: money(share) })),
      { label: t("split.total"), text: money(total) },
      { label: null, text: rounding > 0 ? t("split.rounded", { yen: money(rounding) }) : "" },
    ],
    picture: null,
    buttons: [
      { label: t("split.see"), address: deepLinks.order(orderNo) },
      { label: t("goods.store"), address: deepLinks.menu(storeId) },
    ],
    footer: t("app"),
  };
}
