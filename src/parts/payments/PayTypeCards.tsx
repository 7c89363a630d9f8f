import { useAtomValue } from "jotai";
import { useTranslation } from "react-i18next";
import { PayType } from "#contract/enumerations.ts";
import { useHost } from "#parts/account/useHost.ts";
import type { HostKind } from "#state/account/signInPath.ts";
import { missingServicesAtom } from "#state/page/operatorSettings.ts";
import { money } from "#text/formats.ts";
import { Notice } from "#ui/feedback/Notice.tsx";
import { RadioCards } from "#ui/fields/ChoiceCards.tsx";
import { PayTypeIcon } from "./PayTypeIcon.tsx";

interface PayTypeCardsProps {
  readonly types: readonly PayType[];
  readonly value: number | null;
  readonly onChange: (type: PayType) => void;
  /** Yen that the customer's wallets hold; null for who has none. */
  readonly balance?: number | null | undefined;
  /** Yen to be paid, where it is known: a wallet that lacks some of it cannot be chosen. */
  readonly total?: number | undefined;
  /** Whether a card is typed here; else it is on the payment service's page, with what that takes beside cards. */
  readonly hasVault?: boolean;
}

/** Payment methods to choose one from, in WeChat its own first; the wallet says what it holds and what it lacks. */
export function PayTypeCards({
  types,
  value,
  onChange,
  balance = null,
  total = 0,
  hasVault = true,
}: PayTypeCardsProps) {
  const { t } = useTranslation("bill");
  const nameOf = usePayTypeName(hasVault);
  const host = useHost();
  const missing = balance === null ? 0 : Math.max(0, total - balance);
  const wallet =
    balance === null
      ? {}
      : {
          disabled: missing > 0,
          note:
            missing > 0
              ? t("walletLacks", { balance: money(balance), missing: money(missing) })
              : t("walletHolds", { balance: money(balance) }),
        };
  return (
    <RadioCards
      name="pay_type"
      required
      options={hostsOwnFirst(types, host).map((type) => ({
        value: String(type),
        label: nameOf(type),
        start: <PayTypeIcon type={type} />,
        ...(type === PayType.wallet ? wallet : {}),
      }))}
      value={value === null ? null : String(value)}
      onChange={(chosen) => {
        const type = types.find((one) => String(one) === chosen);
        if (type !== undefined) onChange(type);
      }}
    />
  );
}

/** What a way to pay is called; a card with all that the payment service's own page takes in its place. */
export function usePayTypeName(hasVault: boolean): (type: PayType) => string {
  const { t } = useTranslation("bill");
  return (type) => (type === PayType.card && !hasVault ? t("payHosted") : t(`payType.${type}`));
}

/** The store's methods; inside of WeChat, where the store takes it, WeChat Pay comes before the others. */
export function hostsOwnFirst(types: readonly PayType[], host: HostKind): readonly PayType[] {
  if (host !== "wechat" || !types.includes(PayType.weChatPay)) return types;
  return [PayType.weChatPay, ...types.filter((type) => type !== PayType.weChatPay)];
}

/** Why there is less to choose from than elsewhere, or nothing: an operator without a gateway takes no payment online. */
export function MissingMethods({ types }: { readonly types: readonly PayType[] | undefined }) {
  const { t } = useTranslation("bill");
  const isOffline = useAtomValue(missingServicesAtom).includes("online_payment");
  const isNone = types?.length === 0;
  if (!isOffline && !isNone) return null;
  return (
    <Notice kind={isNone ? "warn" : "info"}>
      {isOffline && <p>{t("noOnline")}</p>}
      {isNone && <p>{t("noWay")}</p>}
    </Notice>
  );
}
