import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { type CouponForm, type DeskCoupon, listCoupons } from "#contract/calls/desk/coupons.ts";
import { useDesk } from "#desk/net/deskSend.ts";
import { PageHead } from "#desk/frame/PageHead.tsx";
import { useSaid } from "#desk/frame/Said.tsx";
import { Shown } from "#desk/frame/Shown.tsx";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { plusIcon } from "#ui/icons/common.ts";
import { Sheet } from "#ui/layers/Sheet.tsx";
import { Icon } from "#ui/pictures/Icon.tsx";
import desk from "#desk/frame/Desk.module.css";
import { CouponCard } from "./CouponCard.tsx";
import { CouponEditor } from "./CouponEditor.tsx";

/** Milliseconds between reads: customers claim and use them, others make and end them. */
const EVERY = 15_000;

/** An issuer's coupons with what became of them, and the form to make another: a store's, or without one the operator's. */
export default function CouponsScreen() {
  const { t } = useTranslation("desk/coupons");
  const { t: td } = useTranslation("desk/desk");
  const { storeId = null } = useParams();
  const listed = useDesk(listCoupons, { store_id: storeId }, { every: EVERY });
  const { said, say } = useSaid();
  const [isMaking, make] = useState(false);
  // Kept while the sheet is closed; null: nothing was typed yet.
  const [typed, setTyped] = useState<CouponForm | null>(null);
  const { data } = listed;
  const done = async (words: string) => {
    say({ ok: true }, words);
    await listed.reload();
  };
  return (
    <div className={desk.page}>
      <PageHead title={td(storeId === null ? "page.operatorCoupons" : "page.coupons")} note={t("note")}>
        <Button size="small" icon={<Icon of={plusIcon} size={20} />} onClick={() => make(true)}>
          {t("add")}
        </Button>
      </PageHead>
      {said}
      <Shown of={listed}>
        {({ coupons, time_zone }) => (
          <>
            {coupons.length === 0 && <EmptyState title={t("none")} />}
            <ul className={desk.cards}>
              {coupons.map((coupon: DeskCoupon) => (
                <CouponCard
                  key={coupon.coupon_id}
                  coupon={coupon}
                  storeId={storeId}
                  timeZone={time_zone}
                  onDone={done}
                />
              ))}
            </ul>
          </>
        )}
      </Shown>
      {data !== undefined && (
        <Sheet open={isMaking} onClose={() => make(false)} title={t("add")} closeLabel={td("close")} tall>
          <CouponEditor
            storeId={storeId}
            scopes={data}
            typed={typed}
            onType={setTyped}
            onMade={async () => {
              make(false);
              setTyped(null);
              await done(t("made"));
            }}
          />
        </Sheet>
      )}
    </div>
  );
}
