import { useTranslation } from "react-i18next";
import type { ResponseOf } from "#contract/call.ts";
import type { memberInfo } from "#contract/calls/member.ts";
import { useGoOn } from "#features/account/afterSignIn.ts";
import { AccountPage, MemberOnly } from "#parts/account/AccountPage.tsx";
import { href } from "#routes/href.ts";
import { money } from "#text/formats.ts";
import { Anchor } from "#ui/actions/Anchor.tsx";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { Card } from "#ui/lists/Card.tsx";
import { ListRow } from "#ui/lists/ListRow.tsx";
import styles from "./Unsubscribe.module.css";

/** What deleting the account would lose, and what the law has the operator keep. */
export default function UnsubscribeTipsScreen() {
  const { t } = useTranslation("account");
  const goOn = useGoOn(undefined);
  return (
    <MemberOnly title={t("tips.title")} parent="user" forVisitors>
      {(profile) => (
        <AccountPage title={t("tips.title")} parent="user" heading={t("tips.heading")} lead={t("tips.lead")}>
          <Holdings profile={profile} />
          <section className={styles.kept}>
            <h3>{t("tips.keptTitle")}</h3>
            <p>{t("tips.keptText")}</p>
            {profile.holdings.reviews > 0 && <p>{t("tips.keptReviews")}</p>}
          </section>
          <div className={styles.actions}>
            <Button block onClick={goOn}>
              {t("tips.stay")}
            </Button>
            <Button block kind="outline" href={href("unsubscribe", {})}>
              {t("tips.goOn")}
            </Button>
          </div>
        </AccountPage>
      )}
    </MemberOnly>
  );
}

/** What the member has with the operator, each with the way there; open orders first, for they stand in the way. */
function Holdings({ profile }: { readonly profile: ResponseOf<typeof memberInfo> }) {
  const { t } = useTranslation("account");
  const { holdings, platforms, addresses, cards } = profile;
  const rows = [
    { key: "cardBalance", count: holdings.card_balance, to: href("goodsCoupon", {}), isMoney: true },
    { key: "vouchers", count: holdings.voucher_balance, to: href("userVoucher", {}), isMoney: true },
    { key: "coupons", count: holdings.unused_coupons, to: href("userCoupon", {}), isMoney: false },
    { key: "reviews", count: holdings.reviews, to: href("userEvaluation", {}), isMoney: false },
    { key: "favourites", count: holdings.favourites, to: href("favourite", {}), isMoney: false },
    { key: "addresses", count: addresses.length, to: href("userAddress", {}), isMoney: false },
    { key: "cards", count: cards.length, to: href("cardList", {}), isMoney: false },
  ] as const;
  const kept = rows.filter(({ count }) => count > 0);
  return (
    <>
      {holdings.open_orders > 0 && (
        <Notice kind="warn">
          {t("tips.openOrders", { count: holdings.open_orders })}{" "}
          <Anchor className={styles.link} href={href("order", {})}>
            {t("tips.toOrders")}
          </Anchor>
        </Notice>
      )}
      <section className={styles.lost} aria-label={t("tips.lost")}>
        <h3>{t("tips.lost")}</h3>
        <Card padded={false}>
          <ListRow title={t("lost.profile")} />
          <ListRow title={t("lost.history")} />
          <ListRow title={t("lost.words")} />
          {kept.map(({ key, count, to, isMoney }) => (
            <ListRow
              key={key}
              title={t(`lost.${key}`)}
              end={
                <strong className={styles.amount}>
                  {isMoney ? money(count) : t("lost.pieces", { count })}
                </strong>
              }
              href={to}
            />
          ))}
        </Card>
      </section>
      {platforms.includes("line") && <Notice>{t("tips.line")}</Notice>}
      {platforms.includes("wechat") && <Notice>{t("tips.wechat")}</Notice>}
    </>
  );
}
