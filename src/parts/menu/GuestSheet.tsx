import { useAtomValue } from "jotai";
import { useTranslation } from "react-i18next";
import { createPath, useLocation } from "react-router-dom";
import { memberInfoCall } from "#net/calls/orderCalls.ts";
import { useCall } from "#net/useCall.ts";
import { href } from "#routes/href.ts";
import { sessionAtom } from "#state/account/session.ts";
import { Icon } from "#ui/pictures/Icon.tsx";
import { keyIcon } from "#ui/icons/account.ts";
import { personIcon } from "#ui/icons/common.ts";
import { receiptIcon, tagIcon } from "#ui/icons/discovery.ts";
import { ListRow } from "#ui/lists/ListRow.tsx";
import { Sheet } from "#ui/layers/Sheet.tsx";

/** From the menu to what is the guest's own: orders, coupons, their page, and signing in where they have not. */
export default function GuestSheet({
  open,
  onClose,
}: {
  readonly open: boolean;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const here = createPath(useLocation());
  const user = useAtomValue(sessionAtom);
  const me = useCall(memberInfoCall, user ? {} : null, { isSilent: true });
  const isMember = user !== null && me.data?.kind === "member";
  const rows = [
    { key: "orders", icon: receiptIcon, to: href("order", {}) },
    { key: "coupons", icon: tagIcon, to: href("userCoupon", {}) },
    { key: "me", icon: personIcon, to: href("user", {}) },
    ...(isMember
      ? []
      : [{ key: "login", icon: keyIcon, to: href("loginInput", { callback: here }) } as const]),
  ] as const;
  return (
    <Sheet open={open} onClose={onClose} title={t("titles.me")} closeLabel={t("close")}>
      {rows.map(({ key, icon, to }) => (
        <ListRow key={key} title={t(`titles.${key}`)} start={<Icon of={icon} />} href={to} />
      ))}
    </Sheet>
  );
}
