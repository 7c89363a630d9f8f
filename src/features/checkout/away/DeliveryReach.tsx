import { useTranslation } from "react-i18next";
import { money } from "#text/formats.ts";
import { href } from "#routes/href.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { Skeleton } from "#ui/feedback/Skeleton.tsx";
import { LazyPart, lazyAgain } from "#parts/trouble/lazyAgain.tsx";
import card from "../SubmitOrderScreen.module.css";
import styles from "./Away.module.css";
import type { Away } from "./useAway.ts";

const OutOfReach = lazyAgain(() => import("./OutOfReach.tsx"));

interface DeliveryReachProps {
  readonly storeId: string;
  readonly away: Away;
}

/** Whether the store delivers to the address and on what terms, with a way on where it does not. */
export function DeliveryReach({ storeId, away }: DeliveryReachProps) {
  const { t } = useTranslation("away");
  const { kind, terms, prices } = away.destination;
  if (kind === "out") {
    return (
      <LazyPart>
        <OutOfReach storeId={storeId} away={away} />
      </LazyPart>
    );
  }
  if (kind === "unlocated") return <Notice kind="warn">{t("unlocated")}</Notice>;
  return (
    <>
      {away.destination.isReading && <Skeleton />}
      {kind === "in" && terms && (
        <p className={card.note}>
          {[
            terms.dispatchprice === 0 ? t("fee.none") : t("fee.some", { fee: money(terms.dispatchprice) }),
            terms.dispatchprice > 0 && terms.freeprice > 0
              ? t("fee.freeFrom", { amount: money(terms.freeprice) })
              : "",
            terms.minimum_order > 0 ? t("fee.minimum", { amount: money(terms.minimum_order) }) : "",
          ]
            .filter(Boolean)
            .join(t("fee.join"))}
        </p>
      )}
      {away.missing > 0 && (
        <div data-invalid={away.errors.minimum === undefined ? undefined : true}>
          <Notice kind="warn" live>
            <p>{t("missing", { missing: money(away.missing), minimum: money(prices.minimum_order) })}</p>
            <p className={styles.ways}>
              <Button size="small" kind="outline" href={href("storeHome", { storeId, type: "3" })}>
                {t("toMenu")}
              </Button>
            </p>
          </Notice>
        </div>
      )}
    </>
  );
}
