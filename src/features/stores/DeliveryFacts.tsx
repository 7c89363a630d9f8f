import { useAtomValue } from "jotai";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { OrderType } from "#contract/enumerations.ts";
import type { StoreDetail } from "#contract/store.ts";
import { type Delivery, useDelivery } from "#parts/offPremises/useDelivery.ts";
import { lazyWithRetry, LazyLayer } from "#parts/trouble/lazyWithRetry.tsx";
import { sessionAtom } from "#state/account/session.ts";
import { distance } from "#text/distance.ts";
import { money } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { pinIcon } from "#ui/icons/common.ts";
import { ListRow } from "#ui/lists/ListRow.tsx";
import { Icon } from "#ui/pictures/Icon.tsx";
import styles from "./ModePanel.module.css";

const MyPlace = lazyWithRetry(() => import("#parts/places/MyPlace.tsx"));
const WhereSheet = lazyWithRetry(() => import("#parts/places/WhereSheet.tsx"));

interface DeliveryFactsProps {
  readonly store: StoreDetail;
  readonly onCollect: () => void;
}

/** Where it is brought, and on what terms; where the store does not deliver to, the ways on. */
export function DeliveryFacts({ store, onCollect }: DeliveryFactsProps) {
  const { t } = useTranslation("storeHome");
  const { t: ts } = useTranslation("stores");
  const { t: tc } = useTranslation();
  const delivery = useDelivery(store, true);
  const tag = useLanguageTag();
  const { to, state, said } = delivery;
  const away = state === "within" && said && t("reach.away", { distance: distance(said.distance, tag) });
  const hasSession = useAtomValue(sessionAtom) !== null;
  /** Null until it was opened once: its code comes then. */
  const [choosing, setChoosing] = useState<boolean | null>(null);
  const choose = () => setChoosing(true);
  return (
    <>
      <ListRow
        title={to ? to.label || ts("where.current") : t("to.choose")}
        note={to ? away || t("to.label") : t("to.note")}
        start={<Icon of={pinIcon} size={20} />}
        onClick={choose}
      />
      {to === null && hasSession && (
        <LazyLayer>
          <MyPlace />
        </LazyLayer>
      )}
      {state === "beyond" ? (
        <Beyond delivery={delivery}>
          {store.order_types.includes(OrderType.takeAway) && (
            <Button size="small" onClick={onCollect}>
              {t("beyond.pickUp")}
            </Button>
          )}
          <Button size="small" kind="outline" onClick={choose}>
            {t("to.change")}
          </Button>
        </Beyond>
      ) : (
        <TermsWords delivery={delivery} />
      )}
      {state === "failed" && (
        <div className={styles.words}>
          <Notice
            kind="warn"
            live
            action={
              <Button size="small" kind="outline" onClick={() => void delivery.retry()}>
                {tc("retry")}
              </Button>
            }
          >
            {t("to.failed")}
          </Notice>
        </div>
      )}
      {choosing !== null && (
        <LazyLayer>
          <WhereSheet
            open={choosing}
            onClose={() => setChoosing(false)}
            title={t("to.choose")}
            reason={t("to.reason")}
          />
        </LazyLayer>
      )}
    </>
  );
}

interface BeyondProps {
  readonly delivery: Delivery;
  /** The ways on. */
  readonly children: ReactNode;
}

function Beyond({ delivery, children }: BeyondProps) {
  const { t } = useTranslation("storeHome");
  const tag = useLanguageTag();
  const { said } = delivery;
  const isFar = said && said.max_distance !== null && said.distance > said.max_distance;
  return (
    <div className={styles.words}>
      <Notice kind="warn" live>
        {isFar
          ? t("beyond.far", {
              distance: distance(said.distance, tag),
              most: distance(said.max_distance ?? 0, tag),
            })
          : t("beyond.text")}
      </Notice>
      <p className={styles.ways}>{children}</p>
    </div>
  );
}

/** What delivery costs, from when on nothing, and the least that is delivered. */
function TermsWords({ delivery: { state, terms } }: { readonly delivery: Delivery }) {
  const { t } = useTranslation("stores");
  const { dispatchprice, freeprice, minimum_order } = terms;
  return (
    <p className={styles.terms} role="status" aria-busy={state === "reading"}>
      <b>{dispatchprice === 0 ? t("freeDelivery") : t("deliveryFee", { price: money(dispatchprice) })}</b>
      {dispatchprice > 0 && freeprice > 0 && <span>{t("freeFrom", { price: money(freeprice) })}</span>}
      {minimum_order > 0 && <span>{t("minimum", { price: money(minimum_order) })}</span>}
    </p>
  );
}
