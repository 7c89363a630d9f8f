import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { type DeskCoupon, giveCoupon, withdrawCoupon } from "#contract/calls/desk/coupons.ts";
import { DiscountType, ReceiveType } from "#contract/enumerations.ts";
import { deskSend } from "#desk/net/deskSend.ts";
import { useSaid } from "#desk/frame/Said.tsx";
import { useWhen } from "#desk/frame/useWhen.ts";
import { EndOffer, Figures } from "#desk/offers/OfferCard.tsx";
import { money } from "#text/formats.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { TextInput } from "#ui/fields/TextInput.tsx";
import desk from "#desk/frame/Desk.module.css";

interface CouponCardProps {
  readonly coupon: DeskCoupon;
  /** Null: the operator's. */
  readonly storeId: string | null;
  readonly timeZone: string;
  readonly onDone: (words: string) => Promise<unknown>;
}

/** A coupon: what it takes off, when, how many were claimed and used, and what can be done with it. */
export function CouponCard({ coupon, onDone, storeId, timeZone }: CouponCardProps) {
  const { t } = useTranslation("desk/coupons");
  const when = useWhen(timeZone);
  const { claimed, coupon_id, end_time, limit_total, link, name, receive_type, start_time, state, uses } =
    coupon;
  const [isGiving, give] = useState(false);
  const number = (value: number) => value.toLocaleString("en-US");
  const id = encodeURIComponent(coupon_id);
  return (
    <li className={desk.card} data-key={`coupon-${coupon_id}`}>
      <div className={desk.cardHead}>
        <strong>{name}</strong>
        <span className={desk.mark}>{t(`state.${state}`)}</span>
      </div>
      <p>{useTerms(coupon)}</p>
      <p className={desk.soft}>
        {when(start_time)} – {end_time === null ? "" : when(end_time)}
      </p>
      <p>
        {t("claimed")} {number(claimed)}
        {limit_total === -1 ? "" : ` / ${number(limit_total)}`} · {t("uses")} {number(uses)}
      </p>
      <Figures
        of={[
          [t("orders"), number(coupon.orders)],
          [t("given"), money(coupon.given)],
          [t("earned"), money(coupon.earned)],
        ]}
      />
      {coupon.counter_uses > 0 && (
        <p className={desk.soft}>{t("counterUses", { count: coupon.counter_uses })}</p>
      )}
      {state !== "withdrawn" && (
        <div className={desk.acts}>
          {link !== null && (
            <Link
              to={
                storeId === null
                  ? `/coupons/card/${id}`
                  : `/coupons/${encodeURIComponent(storeId)}/card/${id}`
              }
            >
              {t("link")}
              <span className="visually-hidden"> {name}</span>
            </Link>
          )}
          {receive_type === ReceiveType.gifted && state !== "over" && (
            <Button kind="quiet" size="small" aria-expanded={isGiving} onClick={() => give(!isGiving)}>
              {t("gift")}
              <span className="visually-hidden"> {name}</span>
            </Button>
          )}
          <EndOffer
            name={name}
            act={t("withdraw")}
            how={t("withdrawHow")}
            send={() => deskSend(withdrawCoupon, { store_id: storeId, coupon_id })}
            onDone={() => onDone(t("withdrawn"))}
          />
        </div>
      )}
      {isGiving && <GiveForm coupon={coupon} storeId={storeId} onDone={onDone} />}
    </li>
  );
}

/** What it takes off, from how much on, in which ways, of what, and for whom. */
function useTerms(coupon: DeskCoupon): string {
  const { t } = useTranslation("desk/coupons");
  const { covers, discount_price, discount_type, max_discount, minimum_spend, receive_type, usage_type } =
    coupon;
  const off =
    discount_type === DiscountType.amount ? `−${money(discount_price)}` : `−${String(discount_price)}%`;
  const most = max_discount === null ? "" : ` (${t("mostYen", { yen: money(max_discount) })})`;
  return [
    `${off}${most}`,
    ...(minimum_spend > 0 ? [t("fromYen", { yen: money(minimum_spend) })] : []),
    `${t("usage")}: ${t(`usageOf.${usage_type}`)}`,
    ...(covers.length > 0 ? [covers.join(", ")] : []),
    t(`receiver.${receive_type}`),
  ].join(" · ");
}

type ActProps = Pick<CouponCardProps, "coupon" | "onDone" | "storeId">;

/** Gives one to a member; why that is not possible stands at the field. */
function GiveForm({ coupon: { coupon_id, name }, onDone, storeId }: ActProps) {
  const { t } = useTranslation("desk/coupons");
  const { t: td } = useTranslation("desk/desk");
  const [to, setTo] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { said, say } = useSaid();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (to.trim() === "") return setFault(td("empty"));
    setBusy(true);
    const answer = await deskSend(giveCoupon, { store_id: storeId, coupon_id, to });
    setBusy(false);
    say(answer);
    if (!answer.ok) return;
    const { outcome } = answer.data;
    setFault(outcome === "given" ? null : t(`gifted.${outcome}`));
    if (outcome !== "given") return;
    setTo("");
    await onDone(t("gifted.given"));
  };
  return (
    <form className={desk.page} onSubmit={(event) => void send(event)} noValidate>
      <Field label={t("giftTo")} required error={fault ?? undefined}>
        <TextInput
          name="to"
          maxLength={200}
          autoComplete="off"
          value={to}
          onChange={(event) => {
            setTo(event.currentTarget.value);
            setFault(null);
          }}
        />
      </Field>
      {said}
      <Button type="submit" busy={isBusy}>
        {t("gift")}
        <span className="visually-hidden"> {name}</span>
      </Button>
    </form>
  );
}
