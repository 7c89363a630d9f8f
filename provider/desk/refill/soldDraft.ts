import type { SoldFault, SoldForm, SoldKind } from "#contract/calls/desk/refill.ts";
import { haveMomentInCommon } from "#domain/hours/periods.ts";
import { momentIn } from "#domain/hours/typedHours.ts";
import { wholeNumber, wholeOr } from "#domain/values/wholeNumber.ts";
import { orJapanese } from "#provider/db/tables/columns.ts";
import type { refillOffers } from "#provider/db/tables/storedValue.ts";
import { CARD_NAME } from "#provider/refill/holdings.ts";
import type { OfferRow } from "#provider/refill/offers.ts";

type Terms = Pick<
  OfferRow,
  | "kind"
  | "name"
  | "description"
  | "price"
  | "amount"
  | "validity_days"
  | "goods_ids"
  | "is_free_amount"
  | "start_time"
  | "end_time"
>;

const LEAST_YEN = 100;
const MOST_YEN = 1_000_000;
const MOST_DAYS = 3_650;
const MOST_NAME = 60;
const MOST_DESCRIPTION = 500;

/** What an offer is on the desk's forms. */
export function soldKind({
  is_free_amount,
  kind,
}: Pick<typeof refillOffers.$inferSelect, "kind" | "is_free_amount">): SoldKind {
  if (kind === 2) return "voucher";
  return is_free_amount === 1 ? "free" : "card";
}

interface Selling {
  readonly time_zone: string;
  readonly now: Date;
  /** All that the store has on its menu. */
  readonly goods: readonly { readonly id: string }[];
  /** What it sells or will sell beside this. */
  readonly others: readonly OfferRow[];
}

/** What a form says is sold, or what is wrong with it by field. */
export function soldDraft(
  form: SoldForm,
  { goods, now, others, time_zone }: Selling,
):
  | { readonly ok: true; readonly value: Terms }
  | { readonly ok: false; readonly faults: Record<string, SoldFault> } {
  const faults: Record<string, SoldFault> = {};
  const refuse = (field: string, fault: SoldFault, isWrong: boolean) => {
    if (isWrong) faults[field] ??= fault;
  };
  const isWithin = (value: number, least: number, most: number) => value >= least && value <= most;

  const isFree = form.kind === "free";
  const typed = orJapanese(form.name);
  refuse("name_ja", "name", !isFree && typed.ja.trim() === "");
  const name = isFree && typed.ja.trim() === "" ? CARD_NAME : typed;
  for (const [language, words] of Object.entries(name))
    refuse(`name_${language}`, "name_long", [...words].length > MOST_NAME);
  const description = orJapanese(form.description);
  for (const [language, words] of Object.entries(description))
    refuse(`description_${language}`, "description_long", [...words].length > MOST_DESCRIPTION);

  const price = wholeNumber(form.price);
  refuse("price", "price", !isWithin(price, LEAST_YEN, MOST_YEN));
  const bonus = isFree ? 0 : wholeOr(form.bonus, 0);
  // More than what is paid is a slip of the finger.
  refuse("bonus", "bonus", !isWithin(bonus, 0, Number.isNaN(price) ? MOST_YEN : price));
  const most = wholeNumber(form.most);
  refuse("most", "most", isFree && !isWithin(most, Number.isNaN(price) ? LEAST_YEN : price, MOST_YEN));
  const validity_days = wholeOr(form.validity_days, null);
  refuse("validity_days", "days", validity_days !== null && !isWithin(validity_days, 1, MOST_DAYS));
  const wanted = form.kind === "voucher" ? form.goods_ids : [];
  const goods_ids = goods.map(({ id }) => id).filter((id) => wanted.includes(id));
  // What has left the menu since it was chosen falls away; where nothing is left it would be good for everything.
  refuse("goods_ids", "goods", wanted.length > 0 && goods_ids.length === 0);

  const time = (field: "start" | "end") => (form[field] === "" ? null : momentIn(form[field], time_zone));
  const start_time = time("start");
  const end_time = time("end");
  refuse("start", "time", form.start !== "" && start_time === null);
  refuse("end", "time", form.end !== "" && end_time === null);
  refuse("end", "order", start_time !== null && end_time !== null && end_time <= start_time);
  refuse("end", "past", end_time !== null && end_time <= now);

  const beside = others.filter(
    (other) => soldKind(other) === form.kind && haveMomentInCommon(other, { start_time, end_time }),
  );
  refuse("price", "doubled", isFree && beside.length > 0);
  refuse("price", "doubled", form.kind === "card" && beside.some((other) => other.price === price));
  refuse(
    "name_ja",
    "name_doubled",
    form.kind === "voucher" && beside.some((other) => other.name.ja === name.ja),
  );

  if (Object.keys(faults).length > 0) return { ok: false, faults };
  return {
    ok: true,
    value: {
      kind: form.kind === "voucher" ? 2 : 1,
      is_free_amount: isFree ? 1 : 0,
      name,
      description,
      price,
      amount: isFree ? most : price + bonus,
      validity_days,
      goods_ids,
      start_time,
      end_time,
    },
  };
}
