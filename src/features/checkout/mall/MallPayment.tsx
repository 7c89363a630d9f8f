import { useTranslation } from "react-i18next";
import { PayLack, PayTypeCards } from "#parts/payments/PayTypeCards.tsx";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { LazyLayer, LazyPart, lazyAgain } from "#parts/trouble/lazyAgain.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { RadioCards } from "#ui/fields/ChoiceCards.tsx";
import { Skeleton } from "#ui/feedback/Skeleton.tsx";
import card from "../SubmitOrderScreen.module.css";
import type { MallPurchase } from "./useMallPurchase.ts";

const StoredAhead = lazyAgain(() => import("#parts/storedValue/StoredAhead.tsx"));
const CardAhead = lazyAgain(() => import("#parts/payments/CardAhead.tsx"));

const CARD = 5;
const WALLET = 8;
const CASH_ON_DELIVERY = 7;

/** How a purchase is paid, of what all its shops take: all of it at once, or each order by itself. */
export function MallPayment({ purchase }: { readonly purchase: MallPurchase }) {
  const { t } = useTranslation(["mallOrder", "checkout", "away"]);
  const { changeDraft, draft, methods, pay_type, shops, stored } = purchase;
  const isMissing = purchase.isChecked && purchase.faults.isUnpaid && !methods.isLoading;
  return (
    <section className={card.card}>
      {stored.ahead && (
        <LazyLayer>
          <StoredAhead {...stored.ahead} />
        </LazyLayer>
      )}
      <Field
        group
        required
        label={t("checkout:payType")}
        hint={t("away:payHint.3")}
        error={isMissing ? t("checkout:error.payType") : undefined}
      >
        {stored.isCovered ? null : methods.failure && methods.types === undefined ? (
          <CallTrouble failure={methods.failure} onRetry={methods.reload} />
        ) : methods.types === undefined ? (
          <Skeleton lines={4} />
        ) : methods.types.length === 0 ? (
          <Notice kind="warn">{t("mallOrder:noShared")}</Notice>
        ) : (
          <PayTypeCards
            types={stored.hasCard ? methods.types.filter((type) => type !== WALLET) : methods.types}
            value={pay_type}
            onChange={(chosen) => changeDraft({ pay_type: chosen })}
            balance={methods.balance}
            total={stored.left}
          />
        )}
      </Field>
      {!stored.isCovered && methods.types !== undefined && <PayLack types={undefined} />}
      {!stored.isCovered && pay_type === CARD && methods.hasVault && (
        <LazyPart>
          <CardAhead />
        </LazyPart>
      )}
      {!stored.isCovered && shops.length > 1 && pay_type !== null && pay_type !== CASH_ON_DELIVERY && (
        <Field group label={t("mallOrder:together.label")}>
          <RadioCards
            name="together"
            value={draft.is_together ? "one" : "each"}
            onChange={(way) => changeDraft({ is_together: way === "one" })}
            options={(["one", "each"] as const).map((value) => ({
              value,
              label: t(`mallOrder:together.${value}`),
            }))}
          />
        </Field>
      )}
    </section>
  );
}
