import { useTranslation } from "react-i18next";
import { storeCouponListCall } from "#net/calls/couponCalls.ts";
import { useCall } from "#net/useCall.ts";
import { href } from "#routes/href.ts";
import { Icon } from "#ui/pictures/Icon.tsx";
import { tagIcon } from "#ui/icons/discovery.ts";
import { ListRow } from "#ui/lists/ListRow.tsx";
import { Card } from "#ui/lists/Card.tsx";

/** The way to the store's coupons. Left out where there are none; there, without a number, where that is not known. */
export function StoreCoupons({ storeId }: { readonly storeId: string }) {
  const { t } = useTranslation("store");
  const offers = useCall(storeCouponListCall, { store_id: storeId }, { isSilent: true, isOwn: true });
  const count = offers.data?.items.length ?? (offers.failure ? null : 0);
  if (count === 0) return null;
  return (
    <Card padded={false}>
      <ListRow
        title={t("coupons")}
        note={count === null ? undefined : t("couponsToClaim", { count })}
        start={<Icon of={tagIcon} />}
        href={href("storeCoupon", { storeId })}
      />
    </Card>
  );
}
