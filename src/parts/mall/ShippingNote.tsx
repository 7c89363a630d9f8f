import type { TFunction } from "i18next";
import { useAtomValue } from "jotai";
import { useTranslation } from "react-i18next";
import type { Goods } from "#contract/goods.ts";
import type { ShippingRules } from "#contract/shipping.ts";
import { remoteIsland, shippingQuote } from "#domain/delivery/shipping.ts";
import { addDays, localDay } from "#domain/hours/zonedTime.ts";
import { mallStoreAttrCall } from "#net/calls/mallCalls.ts";
import { addrListCall } from "#net/calls/orderCalls.ts";
import { useCall } from "#net/useCall.ts";
import { STORE_ZONE, useMinute } from "#parts/shell/clock.ts";
import { useHydrated } from "#parts/shell/page.ts";
import { sessionAtom } from "#state/account/session.ts";
import { prefectureAtom } from "#state/places/prefecture.ts";
import { calendarDay } from "#text/calendar.ts";
import { money } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { truckIcon } from "#ui/icons/discovery.ts";
import { Icon } from "#ui/pictures/Icon.tsx";
import styles from "./MallGoods.module.css";

interface ShippingNoteProps {
  readonly goods: Pick<Goods, "shipping" | "store_id">;
  /** Pieces of it, and what they come to in yen. */
  readonly number: number;
  readonly yen: number;
}

/**
 * Below a price: what shipping comes to, to the customer's default address or prefecture where one is known, from how
 * much on it is free, and when it can be there. Its place is kept until that is known; nothing where it cannot be found
 * out.
 */
export function ShippingNote({ goods, number, yen }: ShippingNoteProps) {
  const { t } = useTranslation("mall");
  const { data, failure } = useCall(mallStoreAttrCall, { store_id: goods.store_id }, { isSilent: true });
  const earliest = useEarliest();
  const { to, isReading } = useDestination(data?.shipping);
  if (goods.shipping === undefined || (failure && !data)) return null;
  if (!data || isReading) return <p className={styles.shipping} aria-hidden="true" />;
  const rules = data.shipping;
  const arrives = earliest(rules, goods.shipping);
  if (!to) return <Anywhere rules={rules} arrives={arrives} />;
  const { temperature, weight_grams } = goods.shipping;
  const pieces = [{ temperature, weight_grams, number }];
  const quote = shippingQuote(rules, { pieces, goods_subtotal: yen }, to);
  const place = nameIn(rules, to.prefecture);
  if (quote.is_shipped_to === 0) return <Note fee={t("fee.notTo", { place })} isNot />;
  if (quote.fee === 0) return <Note fee={t("fee.free", { place })} arrives={arrives} />;
  const free = (quote.free_from ?? 0) > 0 && freeWords(t, rules, false);
  return <Note fee={t("fee.to", { place, price: money(quote.fee) })} free={free} arrives={arrives} />;
}

/** At the head of a shop, before anything is chosen: what a parcel costs to where it would go, and from when on none does. */
export function ShopShipping({ rules }: { readonly rules: ShippingRules }) {
  const { t } = useTranslation("mall");
  const { to, isReading } = useDestination(rules);
  if (isReading) return <p className={styles.shipping} aria-hidden="true" />;
  if (!to) return <Anywhere rules={rules} />;
  const place = nameIn(rules, to.prefecture);
  const fees = rules.fees.find(({ prefecture }) => prefecture === to.prefecture);
  if (fees?.is_shipped_to !== 1) return <Note fee={t("fee.notTo", { place })} isNot />;
  const most = fees.fee + Math.max(fees.chilled_fee, fees.frozen_fee);
  const price =
    most > fees.fee ? t("shop.feeFromTo", { from: money(fees.fee), to: money(most) }) : money(fees.fee);
  const isExcepted = rules.is_island_excepted === 1 && remoteIsland(to.postal_code);
  const free = rules.freeprice > 0 && !isExcepted && freeWords(t, rules, false);
  return <Note fee={t("fee.to", { place, price })} free={free} />;
}

interface AnywhereProps {
  readonly rules: ShippingRules;
  readonly arrives?: string | null | undefined;
}

/** While nobody knows where to: between what and what. */
function Anywhere({ rules, arrives }: AnywhereProps) {
  const { t } = useTranslation("mall");
  const free = rules.freeprice > 0 && freeWords(t, rules, rules.is_island_excepted === 1);
  return <Note fee={spanWords(t, rules)} free={free} arrives={arrives} />;
}

/** Where parcels would go: the default address, else the prefecture that shipping is reckoned for, if the shop names it. */
function useDestination(rules: ShippingRules | undefined) {
  const hasSession = useAtomValue(sessionAtom) !== null;
  const mine = useCall(addrListCall, hasSession ? {} : null, { isSilent: true });
  const prefecture = useAtomValue(prefectureAtom);
  const isHydrated = useHydrated();
  const isNamed = isHydrated && rules?.fees.some((fee) => fee.prefecture === prefecture);
  const addresses = mine.data?.addresses;
  const address = addresses?.find(({ is_default }) => is_default === 1) ?? addresses?.[0];
  return {
    to: address ?? (isNamed && prefecture !== null ? { prefecture, postal_code: "" } : null),
    isReading: mine.isLoading,
  };
}

/** As the shop's list has it in the language asked for; the rest of an address is written in Japanese alone. */
const nameIn = ({ fees }: ShippingRules, prefecture: string) =>
  fees.find((fee) => fee.prefecture === prefecture)?.name ?? prefecture;

/** Says on which day what is bought now can arrive at the earliest; nothing where the shop does not say. */
function useEarliest(): (rules: ShippingRules, goods: NonNullable<Goods["shipping"]>) => string | null {
  const { t } = useTranslation("mall");
  const tag = useLanguageTag();
  const now = useMinute();
  return ({ transit_days }, { ships_within_days }) => {
    if (transit_days === undefined) return null;
    // Shops are in Japan, as the places that they ship to.
    const day = addDays(localDay(now, STORE_ZONE), ships_within_days + transit_days);
    return t("fee.arrives", { day: calendarDay(day, tag) });
  };
}

interface NoteProps {
  readonly fee: string;
  /** From when on it is free; false for never. */
  readonly free?: string | false;
  /** When it can be there; null where that is not known. */
  readonly arrives?: string | null | undefined;
  /** It is not shipped there. */
  readonly isNot?: boolean;
}

function Note({ fee, free, arrives, isNot }: NoteProps) {
  return (
    <p className={styles.shipping} data-not={isNot}>
      <Icon of={truckIcon} size={20} />
      <span>
        <b>{fee}</b>
        {free && <> {free}</>}
        {arrives && <span className={styles.arrives}>{arrives}</span>}
      </span>
    </p>
  );
}

const freeWords = (t: TFunction<"mall">, { freeprice }: ShippingRules, isIslandExcepted: boolean) =>
  t(isIslandExcepted ? "fee.freeOverNoIslands" : "fee.freeOver", { price: money(freeprice) });

/** What a parcel costs, wherever it goes. */
function spanWords(t: TFunction<"mall">, { fees }: ShippingRules): string {
  const all = fees.filter((each) => each.is_shipped_to === 1).map(({ fee }) => fee);
  const [from, to] = [Math.min(...all), Math.max(...all)];
  return from === to
    ? t("fee.one", { price: money(from) })
    : t("fee.fromTo", { from: money(from), to: money(to) });
}
