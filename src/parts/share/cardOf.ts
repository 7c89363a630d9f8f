import type { i18n } from "i18next";
import type { ChatCard } from "#domain/share/shareCard.ts";
import { intlTag } from "#text/useLanguageTag.ts";
import { couponCard } from "./cards/couponCard.ts";
import { goodsCard } from "./cards/goodsCard.ts";
import { splitCard } from "./cards/splitCard.ts";
import { storeCard } from "./cards/storeCard.ts";
import type { Shared } from "./shared.ts";

/** What is passed on, as a card in the language shown; its texts ("share", and "specials" for a coupon) are at hand. */
export function cardOf(shared: Shared, texts: i18n): ChatCard {
  const { language } = texts;
  const t = texts.getFixedT(language, "share");
  switch (shared.kind) {
    case "store":
      return storeCard(shared, t);
    case "goods":
      return goodsCard(shared, t);
    case "coupon":
      return couponCard(shared, {
        t,
        coupon: texts.getFixedT(language, "specials"),
        tag: intlTag(language),
      });
    case "split":
      return splitCard(shared.split, t);
  }
}
