import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type OrderType, PayType } from "#contract/enumerations.ts";
import styles from "#features/checkout/Checkout.module.css";
import type { CheckoutFaults, CheckoutValues } from "#features/checkout/checkoutFaults.ts";
import type { Vault } from "#contract/payment.ts";
import type { Failure } from "#net/answer.ts";
import { MissingMethods, PayTypeCards, usePayTypeName } from "#parts/payments/PayTypeCards.tsx";
import { PayTypeIcon } from "#parts/payments/PayTypeIcon.tsx";
import { usePayMethods } from "#parts/payments/usePay.ts";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { lazyWithRetry, LazyLayer, LazyPart } from "#parts/trouble/lazyWithRetry.tsx";
import { methodsBeside } from "#parts/storedValue/storedSum.ts";
import { money } from "#text/formats.ts";
import { Notice } from "#ui/feedback/Notice.tsx";
import { Skeleton } from "#ui/feedback/Skeleton.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { KnownRow } from "./KnownRow.tsx";
import { useErrorText } from "./RemarkFields.tsx";
import type { StoredAheadOfOrder } from "./useStoredAhead.ts";

const StoredAhead = lazyWithRetry(() => import("#parts/storedValue/StoredAhead.tsx"));
const CardAhead = lazyWithRetry(() => import("#parts/payments/CardAhead.tsx"));

interface PaymentFieldProps {
  readonly methods: {
    /** Undefined until they are known. */
    readonly types: readonly PayType[] | undefined;
    /** Yen that the customer's wallets hold; null for who has none. */
    readonly balance: number | null | undefined;
    /** Where a card is typed to; null where none is typed here. */
    readonly vault: Vault | null;
    readonly failure: Failure | undefined;
    readonly reload: () => unknown;
  };
  readonly hint: string;
  readonly error: string | undefined;
  readonly value: number | null;
  readonly onChange: (pay_type: PayType) => void;
  /** Yen that will be paid at once; not given where one pays after the meal. */
  readonly total?: number | undefined;
  /** Cards and vouchers that pay a part of it. */
  readonly stored?: StoredAheadOfOrder | undefined;
  /** What is said where there is no method, instead of what a single store says. */
  readonly none?: string;
  /** Asked beside the method, where something is left to pay. */
  readonly children?: ReactNode;
}

/**
 * How an order will be paid, in a card of rows: what is chosen in one row, all the ways in its place; by which card, where
 * it is paid at once.
 */
export function PaymentField({ children, methods, stored, total, value, ...own }: PaymentFieldProps) {
  const { t } = useTranslation("checkout");
  const { balance, failure, reload, types, vault } = methods;
  const hasVault = vault !== null;
  const isCovered = stored?.isCovered ?? false;
  const offered = types && methodsBeside(types, stored?.hasCard ?? false);
  return (
    <div className={styles.payment}>
      {stored?.ahead && (
        <LazyLayer>
          <StoredAhead {...stored.ahead} />
        </LazyLayer>
      )}
      <Field group required label={t("payType")} error={own.error}>
        {isCovered ? null : failure && offered === undefined ? (
          <CallTrouble failure={failure} onRetry={reload} />
        ) : offered === undefined ? (
          <Skeleton lines={2} />
        ) : offered.length === 0 && own.none !== undefined ? (
          <Notice kind="warn">{own.none}</Notice>
        ) : (
          <Ways
            types={offered}
            value={offered.find((type) => type === value) ?? null}
            onChange={own.onChange}
            hint={own.hint}
            balance={balance}
            total={stored ? stored.left : total}
            hasVault={hasVault}
          />
        )}
      </Field>
      {!isCovered && types !== undefined && (
        <MissingMethods types={own.none === undefined ? types : undefined} />
      )}
      {!isCovered && total !== undefined && value === PayType.card && vault !== null && (
        <LazyPart>
          <CardAhead vault={vault} />
        </LazyPart>
      )}
      {!isCovered && children}
    </div>
  );
}

interface WaysProps extends Pick<PaymentFieldProps, "hint" | "onChange" | "total"> {
  readonly types: readonly PayType[];
  readonly value: PayType | null;
  readonly balance: number | null | undefined;
  readonly hasVault: boolean;
}

/** The way that is chosen, in a row that opens all of them; a tap on one folds them again, the keyboard walks through them. */
function Ways({ types, value, hint, hasVault, ...own }: WaysProps) {
  const { t } = useTranslation(["bill", "checkout"]);
  const nameOf = usePayTypeName(hasVault);
  const [isOpen, setOpen] = useState(false);
  const row = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const isFolded = value !== null && !isOpen;
  useEffect(() => {
    if (isFolded && wasOpen.current) row.current?.focus({ preventScroll: true });
    wasOpen.current = !isFolded;
  }, [isFolded]);
  if (!isFolded) {
    // Keys choose by clicks that no pointer made.
    const fold = ({ detail, target }: MouseEvent) => {
      if (detail > 0 && target instanceof HTMLInputElement) setOpen(false);
    };
    return (
      <div role="presentation" onClick={fold}>
        <p className={styles.note}>{hint}</p>
        <PayTypeCards {...own} types={types} value={value} hasVault={hasVault} />
      </div>
    );
  }
  const { balance } = own;
  return (
    <KnownRow
      ref={row}
      label={t("checkout:payType")}
      title={nameOf(value)}
      note={
        value === PayType.wallet && typeof balance === "number"
          ? t("bill:walletHolds", { balance: money(balance) })
          : undefined
      }
      start={<PayTypeIcon type={value} />}
      onChange={types.length > 1 ? () => setOpen(true) : undefined}
    />
  );
}

interface StorePaymentProps extends Pick<PaymentFieldProps, "hint" | "total" | "stored"> {
  readonly storeId: string;
  readonly orderType: OrderType;
  readonly checkout: {
    readonly values: Pick<CheckoutValues, "pay_type">;
    readonly errors: Pick<CheckoutFaults, "pay_type">;
    readonly set: (change: { readonly pay_type: PayType }) => void;
  };
}

/** How an order from a store will be paid, of what the store takes for this way of ordering. */
export function StorePayment({ storeId, orderType, checkout, ...own }: StorePaymentProps) {
  const errorText = useErrorText();
  const { data, failure, reload } = usePayMethods(storeId, orderType);
  return (
    <PaymentField
      {...own}
      methods={{
        types: data?.pay_list,
        balance: data?.wallet_balance,
        vault: data?.vault ?? null,
        failure,
        reload,
      }}
      value={checkout.values.pay_type}
      onChange={(pay_type) => checkout.set({ pay_type })}
      error={errorText(checkout.errors.pay_type)}
    />
  );
}

interface PaidByProps extends Pick<PaymentFieldProps, "stored" | "value"> {
  readonly methods: Pick<PaymentFieldProps["methods"], "types" | "vault">;
  /** Yen that coupons take off. */
  readonly off: number;
  /** Yen that bringing or shipping it costs, and what that is called where it is not a store's delivery. */
  readonly fee: number;
  readonly feeLabel?: string;
  /** Yen in all, where the button does not say it, as one cannot order yet: nothing else is said then. */
  readonly total?: number | undefined;
  /** What is still to be answered before one can order. */
  readonly missing?: string | undefined;
}

/** How it will be paid, what it costs to bring it, and what coupons take off, in one line beside the button that orders. */
export function PaidBy({
  methods: { types = [], vault },
  fee,
  feeLabel,
  off,
  stored,
  value,
  ...own
}: PaidByProps) {
  const { t } = useTranslation("bill");
  const nameOf = usePayTypeName(vault !== null);
  const offered = stored?.isCovered ? [] : methodsBeside(types, stored?.hasCard ?? false);
  const type = offered.find((each) => each === value);
  const { missing, total } = own;
  // Where one cannot order yet, more would be in the way of what is lacking.
  if (total !== undefined) {
    return (
      <p className={styles.paidBy}>
        <strong>
          {t("total")} {money(total)}
        </strong>
      </p>
    );
  }
  if (type === undefined && off === 0 && fee === 0 && missing === undefined) return null;
  return (
    <p className={styles.paidBy}>
      {missing !== undefined && <strong className={styles.missing}>{missing}</strong>}
      {type !== undefined && <span>{nameOf(type)}</span>}
      {fee > 0 && (
        <span>
          {feeLabel ?? t("delivery")} {money(fee)}
        </span>
      )}
      {off > 0 && (
        <span>
          {t("coupon")} {money(-off)}
        </span>
      )}
    </p>
  );
}

interface StorePaidByProps
  extends Pick<StorePaymentProps, "storeId" | "orderType">,
    Omit<PaidByProps, "methods"> {}

/** The same of an order from a store, of what the store takes for this way of ordering. */
export function StorePaidBy({ storeId, orderType, ...own }: StorePaidByProps) {
  const { data } = usePayMethods(storeId, orderType);
  return <PaidBy {...own} methods={{ types: data?.pay_list, vault: data?.vault ?? null }} />;
}
