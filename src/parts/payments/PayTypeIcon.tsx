import type { PayType } from "#contract/enumerations.ts";
import { qrIcon } from "#ui/icons/common.ts";
import { cardIcon, cashIcon, walletIcon } from "#ui/icons/payment.ts";
import { Icon } from "#ui/pictures/Icon.tsx";

const icons: Readonly<Record<PayType, string>> = {
  1: cashIcon,
  2: qrIcon,
  3: qrIcon,
  4: qrIcon,
  5: cardIcon,
  6: qrIcon,
  7: cashIcon,
  8: walletIcon,
};

/** The kind of a payment method at a glance; its name stands beside it. */
export function PayTypeIcon({ type }: { readonly type: PayType }) {
  return <Icon of={icons[type]} />;
}
