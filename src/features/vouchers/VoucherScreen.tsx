import { useTranslation } from "react-i18next";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { SignInFirst } from "#parts/storedValue/SignInFirst.tsx";
import { useHoldings } from "#parts/storedValue/useHoldings.ts";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { href } from "#routes/href.ts";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { NothingFound } from "#ui/pictures/listDrawings.tsx";
import { OneVoucher } from "./OneVoucher.tsx";
import { VoucherSkeleton } from "./VoucherSkeleton.tsx";
import styles from "./Vouchers.module.css";

/** One voucher: what it pays for, until when, what was used, and its use (`/voucher`). */
export default function VoucherScreen({ query }: { readonly query: QueryOf<typeof routes.voucher> }) {
  const { t } = useTranslation("value");
  const { t: tc } = useTranslation();
  const { holdings, failure, isStranger, isValidating, reload } = useHoldings();
  const voucher = holdings?.vouchers.find(({ voucher_id }) => voucher_id === query.voucherId);
  return (
    <>
      <BackBar title={tc("titles.vouchers")} parent="userVoucher" />
      <main className={styles.page}>
        {isStranger && <SignInFirst />}
        {!isStranger && !holdings && !failure && <VoucherSkeleton />}
        {failure && !holdings && <CallTrouble failure={failure} onRetry={reload} isRetrying={isValidating} />}
        {holdings && !voucher && (
          <EmptyState
            title={t("voucher.missing")}
            illustration={<NothingFound />}
            action={<Button href={href("userVoucher", {})}>{t("voucher.toList")}</Button>}
          >
            {t("voucher.missingText")}
          </EmptyState>
        )}
        {voucher && <OneVoucher key={voucher.voucher_id} voucher={voucher} />}
      </main>
    </>
  );
}
