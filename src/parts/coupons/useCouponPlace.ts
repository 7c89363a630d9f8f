import { useAtomValue } from "jotai";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import useSWR from "swr";
import type { OrderLineRequest } from "#contract/cart.ts";
import * as Code from "#contract/codes.ts";
import type { CouponHindrance } from "#contract/coupon.ts";
import type { OrderType } from "#contract/enumerations.ts";
import type { Bill } from "#contract/order.ts";
import type { CouponLine } from "#domain/coupons/couponDiscount.ts";
import type { CouponOff } from "#domain/price/bill.ts";
import type { CodeFailure } from "#net/answer.ts";
import { orderCouponListCall, storeCouponListCall } from "#net/calls/couponCalls.ts";
import { useCall } from "#net/useCall.ts";
import { useMinute } from "#parts/shell/clock.ts";
import { sessionAtom } from "#state/account/session.ts";
import { money } from "#text/formats.ts";
import { NO_COUPON } from "./noCoupon.ts";
import type { CouponOptions } from "./couponOptions.ts";

interface PlaceOf {
  readonly store_id: string;
  readonly order_type: OrderType;
  /** The cart as an order asks for it. */
  readonly lines: readonly OrderLineRequest[];
  /** The same lines as the bill has them. */
  readonly goods: readonly CouponLine[];
  readonly billWith: (off: CouponOff | null) => Bill;
  /** What the form keeps: null is whichever saves most, "" none, anything else a `member_coupon_id`. */
  readonly chosen: string | null;
  readonly choose: (chosen: string | null) => void;
  /** Dishes that are added to an order: its coupon stays with it. */
  readonly isOff: boolean;
}

/** What happened to a coupon between cart and order. */
interface CouponTold {
  readonly name: string;
  readonly hindrance: CouponHindrance | "missing";
  readonly missing: number;
}

/** Codes by which the provider refuses the coupon of an order. */
export const COUPON_CODES = [
  Code.noPermission,
  Code.couponMissing,
  Code.couponUsedOrExpired,
  Code.couponConditionsNotMet,
] as const;

const NONE: ReadonlyMap<string, CouponHindrance> = new Map();
const NOTHING: CouponOptions = { coupons: [], applied: null, lapsed: null, toClaim: [] };
/** Comes while the lists are on their way, which it takes to have anything to weigh. */
const rule = () => import("./couponOptions.ts");

/**
 * The coupons at a confirmation: which is used, what every one would save, and the bill with it. The provider is asked
 * for the list; what each saves follows the cart at once, by the same rule.
 */
export function useCouponPlace(of: PlaceOf) {
  const { billWith, choose, chosen, goods, isOff, order_type, store_id } = of;
  const now = useMinute();
  const hasSession = useAtomValue(sessionAtom) !== null;
  const lines = useAsked(of.lines);
  const isAsked = !isOff && lines.length > 0;
  const list = useCall(
    orderCouponListCall,
    isAsked && hasSession ? { store_id, order_type, lines: [...lines] } : null,
    { isSilent: true, keepPreviousData: true },
  );
  const offers = useCall(storeCouponListCall, isAsked ? { store_id, order_type } : null, {
    isSilent: true,
    isOwn: true,
  });
  const weighing = useSWR(isAsked ? "coupon rule" : null, rule, { revalidateOnFocus: false });
  const [refusals, setRefusals] = useState(NONE);
  const [told, setTold] = useState<CouponTold | null>(null);
  const [isOpen, setOpen] = useState(false);

  const bare = billWith(null);
  const charges = bare.cover_charge + bare.delivery_fee;
  const order = { store_id, order_type, lines: goods, charges, now };
  const given = {
    coupons: list.data?.coupons ?? [],
    offers: offers.data?.items ?? [],
    refused: refusals,
    chosen,
  };
  const weighed = isOff || !weighing.data ? NOTHING : weighing.data.couponOptions(given, order);
  const { applied, coupons, lapsed, toClaim } = weighed;
  const bill = applied !== null && "covered" in applied.answer ? billWith(applied.answer) : bare;

  const reload = (): Promise<unknown> => Promise.all([list.reload(), offers.reload(), weighing.mutate()]);
  const refused = ({ code, data }: CodeFailure) => {
    if (applied === null || !COUPON_CODES.some((each) => each === code)) return;
    const { id, coupon } = applied;
    const coming = import("#contract/coupon.ts").catch(() => null);
    void coming.then((schema) => {
      const hindrance = schema?.CouponHindrance.safeParse(data.hindrance).data ?? "missing";
      const { missing = 0 } = data;
      setRefusals((before) => new Map(before).set(id, hindrance === "missing" ? "used" : hindrance));
      setTold({ name: coupon.name, hindrance, missing });
      choose(null);
      setOpen(true);
      void reload();
    });
  };

  return {
    isOff,
    bill,
    coupons,
    applied,
    /** Chosen, and hindered by now: the bill is without it. */
    lapsed,
    isNoneChosen: chosen === NO_COUPON,
    choose: (id: string) => {
      setTold(null);
      choose(id);
    },
    toClaim,
    /** Whether claiming takes signing in first. */
    isSignInNeeded: toClaim.some(({ offer }) => offer.hindrance === "sign_in"),
    isReading: list.isLoading || offers.isLoading || weighing.isLoading,
    // What was read before still stands in the bill when reading it again fails.
    isFailed: [list, offers].some(({ data, failure }) => failure && !data) || weighing.error !== undefined,
    reload,
    sheet: {
      isOpen,
      open: () => setOpen(true),
      close: () => setOpen(false),
    },
    /** What happened to the coupon that the order was to be placed with. */
    told,
    refused,
  };
}

export type CouponPlace = ReturnType<typeof useCouponPlace>;

/** Nothing makes a coupon of another store good here. */
export const isElsewhere = ({ answer }: CouponPlace["coupons"][number]): boolean =>
  "hindrance" in answer && answer.hindrance === "other_store";

/** The list is asked for anew when other goods are ordered, not at each piece more. */
function useAsked(lines: readonly OrderLineRequest[]): readonly OrderLineRequest[] {
  const [asked, setAsked] = useState(lines);
  if (goodsOf(asked) === goodsOf(lines)) return asked;
  setAsked(lines);
  return lines;
}

const goodsOf = (lines: readonly OrderLineRequest[]) =>
  lines.map(({ goods_id, option_value }) => [goods_id, ...option_value].join("+")).join();

/** Why a coupon cannot be used for the order, in words of the namespace `couponPlace`. */
export function useHindranceWords() {
  const { t } = useTranslation("couponPlace");
  return ({ hindrance, missing }: Pick<CouponTold, "hindrance" | "missing">): string =>
    hindrance === "minimum_spend" && missing > 0
      ? t("hindrance.short", { missing: money(missing) })
      : t(`hindrance.${hindrance}`);
}
