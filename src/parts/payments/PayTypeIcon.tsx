import { PayType } from "#contract/enumerations.ts";
import { qrIcon } from "#ui/icons/common.ts";
import { cardIcon, cashIcon, walletIcon } from "#ui/icons/payment.ts";
import { Icon } from "#ui/pictures/Icon.tsx";

const icons: Readonly<Record<PayType, string>> = {
  [PayType.cash]: cashIcon,
  [PayType.weChatPay]: qrIcon,
  [PayType.alipay]: qrIcon,
  [PayType.payPay]: qrIcon,
  [PayType.card]: cardIcon,
  [PayType.merpay]: qrIcon,
  [PayType.cashOnDelivery]: cashIcon,
  [PayType.wallet]: walletIcon,
};

/** The kind of a payment method at a glance; its name stands beside it. */
export function PayTypeIcon({ type }: { readonly type: PayType }) {
  return <Icon of={icons[type]} />;
}
