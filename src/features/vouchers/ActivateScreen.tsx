import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { ScanButton } from "#parts/scan/ScanButton.tsx";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { SignInFirst } from "#parts/storedValue/SignInFirst.tsx";
import { type HeldVoucher, useHoldings } from "#parts/storedValue/useHoldings.ts";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { LazyPart, lazyWithRetry } from "#parts/trouble/lazyWithRetry.tsx";
import { href } from "#routes/href.ts";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { money } from "#text/formats.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { NorenCurtain } from "#ui/pictures/listDrawings.tsx";
import { keepLinkedGift } from "./giftCode.ts";
import { VoucherSkeleton } from "./VoucherSkeleton.tsx";
import styles from "./Vouchers.module.css";

const ActivateForm = lazyWithRetry(() => import("./ActivateForm.tsx"));

/** Takes a gifted voucher by its code, from a link or typed, with phone and email (`/activate`). */
export default function ActivateScreen({ query }: { readonly query: QueryOf<typeof routes.activate> }) {
  const { t } = useTranslation("value");
  const { t: tc } = useTranslation();
  const { holdings, failure, isStranger, isValidating, reload } = useHoldings();
  const [scanned, setScanned] = useState<string | null>(null);
  const [done, setDone] = useState<HeldVoucher | null>(null);
  useEffect(() => keepLinkedGift(location.hash), []);
  return (
    <>
      <BackBar title={tc("titles.activate")} parent="userVoucher" />
      <main className={styles.page}>
        {isStranger && <SignInFirst text={t("activate.signIn")} />}
        {!isStranger && !holdings && !failure && <VoucherSkeleton />}
        {failure && !holdings && <CallTrouble failure={failure} onRetry={reload} isRetrying={isValidating} />}
        {done && (
          <div role="status">
            <EmptyState
              title={t("activate.done")}
              illustration={<NorenCurtain />}
              action={
                <Button href={href("voucher", { voucherId: done.voucher_id })}>
                  {t("activate.toVoucher")}
                </Button>
              }
            >
              {t("activate.doneText", { store: done.store_name, amount: money(done.balance) })}
            </EmptyState>
          </div>
        )}
        {holdings && !done && (
          <LazyPart waiting={<VoucherSkeleton />}>
            <ScanButton label={t("activate.scan")} onGift={setScanned} />
            <ActivateForm
              key={scanned}
              code={scanned ?? query.code ?? ""}
              onActivated={(voucher) => {
                setDone(voucher);
                void reload();
              }}
            />
          </LazyPart>
        )}
      </main>
    </>
  );
}
