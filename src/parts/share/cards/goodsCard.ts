import type { TFunction } from "i18next";
import { type ChatCard, messageCardAddress } from "#domain/share/shareCard.ts";
import { deepLinks } from "#routes/deepLinks.ts";
import { money } from "#text/formats.ts";
import type { Shared } from "../shared.ts";

/** A dish or a parcel: what it costs by itself, its story, and the ways to it and to all that its store has. */
export function goodsCard(
  { goods, type }: Extract<Shared, { kind: "goods" }>,
  t: TFunction<"share">,
): ChatCard {
  const { id, store_id, name, description, totalPrice, picture, is_buffet } = goods;
  const price = is_buffet === 1 ? "" : money(totalPrice);
  const home = type === undefined ? deepLinks.menu(store_id) : deepLinks.store(store_id);
  return {
    summary: price === "" ? name : t("summary", { name, about: price }),
    title: name,
    details: [
      { label: null, text: price },
      { label: null, text: description },
    ],
    picture: picture && messageCardAddress("goods", id, { picture, logo: null }),
    buttons: [
      { label: t("goods.see"), address: deepLinks.goods({ storeId: store_id, goodsId: id, type }) },
      { label: t("goods.store"), address: home },
    ],
    footer: t("app"),
  };
}
