import { useTranslation } from "react-i18next";
import { href } from "#routes/href.ts";
import { calendarDay, money } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Anchor } from "#ui/actions/Anchor.tsx";
import styles from "../away/Away.module.css";
import card from "../SubmitOrderScreen.module.css";
import type { MallPurchase } from "./useMallPurchase.ts";

const CASH_ON_DELIVERY = 7;

/**
 * What the last screen before a purchase must say in one place: quantity, total with shipping, when and how it is paid,
 * when it comes, until when it can be cancelled (Specified Commercial Transactions Act, Article 12-6).
 */
export function MallLegal({ purchase }: { readonly purchase: MallPurchase }) {
  const { t } = useTranslation(["mallOrder", "away", "bill"]);
  const tag = useLanguageTag();
  const { faults, isPriced, pay_type, quoteOf, shopDraft, shops, total } = purchase;
  const count = shops.reduce((sum, { lines }) => lines.reduce((all, { number }) => all + number, sum), 0);
  const method = pay_type === null ? null : t(`bill:payType.${pay_type}`);
  const shipped = shops.filter(({ store_id }) => !faults.unshipped.has(store_id));
  const handed = shipped.map(({ store_id, store_name }) => {
    const shipping = quoteOf(store_id)?.shipping ?? null;
    const { date, section } = shopDraft(store_id);
    const time = shipping?.delivery_sections.find((one) => one.delivery_section === section)?.name;
    const day =
      date !== null
        ? [calendarDay(date, tag), time].filter(Boolean).join(" ")
        : shipping === null
          ? t("away:legal.handedOpen")
          : t("mallOrder:legal.earliest", { day: calendarDay(shipping.delivery_from, tag) });
    return {
      store_id,
      words: shops.length > 1 ? t("mallOrder:legal.of", { store: store_name, words: day }) : day,
    };
  });
  const facts = [
    [t("away:legal.quantity"), t("away:legal.pieces", { count })],
    ...(isPriced && !faults.isUnaddressed ? [[t("mallOrder:legal.total"), money(total)]] : []),
    [
      t("away:legal.payment"),
      method === null
        ? t("away:legal.paymentOpen")
        : pay_type === CASH_ON_DELIVERY
          ? t("away:legal.cash.3", { method })
          : t("mallOrder:legal.online", { method }),
    ],
    [t("away:legal.cancel"), t("away:legal.cancelText")],
    [t("mallOrder:legal.returns"), t("mallOrder:legal.returnsText")],
  ];
  return (
    <section className={card.card}>
      <h2>{t("away:legal.title")}</h2>
      <dl className={styles.facts}>
        <div>
          <dt>{t("away:legal.handed.3")}</dt>
          {handed.map(({ store_id, words }) => (
            <dd key={store_id}>{words}</dd>
          ))}
        </div>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {shops.map(({ store_id, store_name }) => (
        <p key={store_id} className={styles.law}>
          <Anchor href={href("statute", { storeId: store_id })}>
            {shops.length > 1
              ? t("mallOrder:legal.of", { store: store_name, words: t("away:legal.link") })
              : t("away:legal.link")}
          </Anchor>
        </p>
      ))}
    </section>
  );
}
