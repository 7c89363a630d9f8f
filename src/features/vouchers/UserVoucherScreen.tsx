import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { BottomBar } from "#parts/shell/BottomBar.tsx";
import { ValidUntil } from "#parts/storedValue/BalanceCard.tsx";
import { SignInFirst } from "#parts/storedValue/SignInFirst.tsx";
import { type HeldVoucher, useHoldings } from "#parts/storedValue/useHoldings.ts";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { href } from "#routes/href.ts";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { money } from "#text/formats.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { Card } from "#ui/lists/Card.tsx";
import { PullToRefresh } from "#ui/lists/PullToRefresh.tsx";
import { TabPanel, Tabs } from "#ui/navigation/Tabs.tsx";
import { Picture } from "#ui/pictures/Picture.tsx";
import { NothingFound } from "#ui/pictures/listDrawings.tsx";
import { VoucherSkeleton } from "./VoucherSkeleton.tsx";
import styles from "./Vouchers.module.css";

const TABS = ["active", "spent", "expired"] as const;

/** One's vouchers by their state (`/userVoucher`). */
export default function UserVoucherScreen({ query }: { readonly query: QueryOf<typeof routes.userVoucher> }) {
  const { t } = useTranslation("value");
  const { t: tc } = useTranslation();
  const navigate = useNavigate();
  const { holdings, failure, isStranger, isValidating, reload } = useHoldings();
  const tab = TABS.find((each) => each === query.tab) ?? "active";
  const of = (status: (typeof TABS)[number]) =>
    holdings?.vouchers.filter((voucher) => voucher.status === status) ?? [];
  const shown = of(tab);
  return (
    <>
      <BackBar title={tc("titles.vouchers")} parent="user">
        {!isStranger && (
          <Tabs
            id="vouchers"
            label={t("voucher.tabs")}
            tabs={TABS.map((key) => ({
              key,
              label: t(`voucher.status.${key}`),
              count: of(key).length || undefined,
            }))}
            selected={tab}
            onSelect={(key) => void navigate(href("userVoucher", { tab: key }), { replace: true })}
          />
        )}
      </BackBar>
      <main className={styles.page}>
        {isStranger && <SignInFirst />}
        {!isStranger && !holdings && !failure && (
          <>
            <VoucherSkeleton />
            <VoucherSkeleton />
          </>
        )}
        {failure && !holdings && <CallTrouble failure={failure} onRetry={reload} isRetrying={isValidating} />}
        {holdings && (
          <TabPanel of="vouchers" tab={tab}>
            <PullToRefresh onRefresh={async () => void (await reload())} busyLabel={tc("loading")}>
              {shown.length === 0 ? (
                <EmptyState
                  title={t(`voucher.none.${tab}`)}
                  illustration={<NothingFound />}
                  action={
                    tab === "active" && <Button href={href("goodsCoupon", {})}>{t("voucher.buy")}</Button>
                  }
                />
              ) : (
                <ul className={styles.list}>
                  {shown.map((voucher) => (
                    <li key={voucher.voucher_id}>
                      <VoucherCard voucher={voucher} />
                    </li>
                  ))}
                </ul>
              )}
            </PullToRefresh>
          </TabPanel>
        )}
        {!isStranger && (
          <Button block kind="outline" href={href("activate", {})}>
            {t("mine.activate")}
          </Button>
        )}
      </main>
      <BottomBar tab="me" />
    </>
  );
}

/** A voucher in a list: what it is, what is left of it, until when. */
function VoucherCard({ voucher }: { readonly voucher: HeldVoucher }) {
  const { t } = useTranslation("value");
  const { voucher_id, name, store_name, picture, balance, amount, status, valid_until } = voucher;
  return (
    <Card href={href("voucher", { voucherId: voucher_id })}>
      <div className={styles.row} data-over={status !== "active" || undefined}>
        {picture && (
          <span className={styles.picture}>
            <Picture {...picture} alt="" sizes="64px" frame="square" />
          </span>
        )}
        <div className={styles.words}>
          <p className={styles.name}>{name}</p>
          <p className={styles.soft}>{store_name}</p>
          <p className={styles.soft}>
            <ValidUntil until={valid_until} isOver={status === "expired"} />
          </p>
        </div>
        <p className={styles.figure}>
          <strong>{money(balance)}</strong>
          {balance < amount && (
            <span className={styles.soft}>{t("voucher.of", { amount: money(amount) })}</span>
          )}
        </p>
      </div>
    </Card>
  );
}
