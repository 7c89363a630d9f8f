import { useStore } from "jotai";
import { use } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { CartAction, OrderType } from "#contract/enumerations.ts";
import { lineKey } from "#domain/cart/cart.ts";
import type { OrderForm } from "#features/checkout/useCheckout.ts";
import { storeIndexCall } from "#net/calls/menuCalls.ts";
import { useCall } from "#net/useCall.ts";
import { href } from "#routes/href.ts";
import { cartOf } from "#state/cart/cart.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import styles from "./Booked.module.css";
import type { Destination } from "./useDestination.ts";

/** Comes with the lists of stores, which nobody needs here; without it the distance is left unsaid. */
const formatter = import("#text/distance.ts").catch(() => null);

interface OutOfReachProps {
  readonly form: OrderForm;
  readonly terms: Destination["terms"];
}

/** The store does not deliver to the address: how far it is, and to collect the same dishes instead. */
export default function OutOfReach({ form, terms }: OutOfReachProps) {
  const { t } = useTranslation("offPremises");
  const tag = useLanguageTag();
  const distance = use(formatter)?.distance;
  const most = terms?.max_distance ?? null;
  return (
    <Notice kind="danger" live>
      <strong>{t("out.title")}</strong>
      <p>
        {terms && most !== null && distance
          ? t("out.far", { distance: distance(terms.distance, tag), most: distance(most, tag) })
          : t("out.text")}
      </p>
      <CollectInstead form={form} />
    </Notice>
  );
}

/** For whoever lives too far away: the same dishes to collect, where the store hands them out. The cart here stays. */
function CollectInstead({ form }: Pick<OutOfReachProps, "form">) {
  const { cart, store_id: storeId } = form.of;
  const { t } = useTranslation("offPremises");
  const navigate = useNavigate();
  const atoms = useStore();
  const store = useCall(storeIndexCall, { store_id: storeId }, { isSilent: true }).data;
  if (!store?.order_types.includes(OrderType.takeAway)) return null;
  const collect = () => {
    const action = cart === CartAction.offerDelivery ? CartAction.offerTakeAway : CartAction.takeAway;
    const moved = form.lines.map((line) => ({ ...line, action }) as const);
    const keys = new Set(moved.map(lineKey));
    atoms.set(cartOf(storeId, action).linesAtom, {
      verb: "apply",
      rule: (lines) => [...lines.filter((line) => !keys.has(lineKey(line))), ...moved],
    });
    const activity = action === CartAction.offerTakeAway ? "1" : undefined;
    void navigate(href("submitOrderPick", { storeId, activity }), { replace: true });
  };
  return (
    <p className={styles.ways}>
      <Button size="small" kind="outline" onClick={collect}>
        {t("collectInstead")}
      </Button>
    </p>
  );
}
