import { PayType } from "#contract/enumerations.ts";
import {
  alipayIcon,
  cardIcon,
  cashAtDoorIcon,
  cashIcon,
  merpayIcon,
  payPayIcon,
  walletIcon,
  weChatPayIcon,
} from "#ui/icons/payment.ts";
import { Icon } from "#ui/pictures/Icon.tsx";
import "#ui/pictures/brandTokens.css";
import styles from "./PayTypeIcon.module.css";

const icons: Readonly<Record<PayType, string>> = {
  [PayType.cash]: cashIcon,
  [PayType.weChatPay]: weChatPayIcon,
  [PayType.alipay]: alipayIcon,
  [PayType.payPay]: payPayIcon,
  [PayType.card]: cardIcon,
  [PayType.merpay]: merpayIcon,
  [PayType.cashOnDelivery]: cashAtDoorIcon,
  [PayType.wallet]: walletIcon,
};

/** The mark of a payment method, known at a glance by its drawing and colour; its name stands beside it. */
export function PayTypeIcon({ type }: { readonly type: PayType }) {
  return (
    <span className={styles.mark} data-way={type}>
      <Icon of={icons[type]} size={20} />
    </span>
  );
}
