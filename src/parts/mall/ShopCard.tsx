import { Fragment, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { OrderType } from "#contract/enumerations.ts";
import type { StoreDetail } from "#contract/store.ts";
import { mallStoreAttrCall } from "#net/calls/mallCalls.ts";
import { useCall } from "#net/useCall.ts";
import { StoreRating } from "#parts/stores/StoreRating.tsx";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { href } from "#routes/href.ts";
import { money } from "#text/formats.ts";
import { Anchor } from "#ui/actions/Anchor.tsx";
import { Skeleton } from "#ui/feedback/Skeleton.tsx";
import { chevronIcon } from "#ui/icons/common.ts";
import { Icon } from "#ui/pictures/Icon.tsx";
import { Picture } from "#ui/pictures/Picture.tsx";
import styles from "./MallGoods.module.css";
import { ShopShipping } from "./ShippingNote.tsx";

interface ShopCardProps {
  readonly storeId: string;
  readonly shop: Pick<StoreDetail, "name" | "order_types" | "picture" | "rating" | "review_count">;
  /** Whether it stands on the shop's own page, and leads to none. */
  readonly isOwnPage?: boolean;
}

/** A shop: what it is known for, and how it ships. */
export default function ShopCard({ storeId, shop, isOwnPage }: ShopCardProps) {
  const { t } = useTranslation("mall");
  const { t: ts } = useTranslation("stores");
  const { data, failure, reload, isValidating } = useCall(
    mallStoreAttrCall,
    { store_id: storeId },
    { isSilent: true },
  );
  const rules = data?.shipping;
  const fees = (rules?.fees ?? []).filter((each) => each.is_shipped_to === 1).map((each) => each.fee);
  const least = Math.min(...fees);
  const most = Math.max(...fees);
  const notTo = (rules?.fees ?? []).filter((each) => each.is_shipped_to === 0);
  const terms = rules && (
    <dl className={styles.facts}>
      <Row label={t("shop.company")} value={rules.delivery_company} />
      <Row
        label={t("shop.fee")}
        value={
          fees.length === 0
            ? ""
            : least === most
              ? money(least)
              : t("shop.feeFromTo", { from: money(least), to: money(most) })
        }
      />
      <Row
        label={t("shop.free")}
        value={
          rules.freeprice === 0
            ? ""
            : t(rules.is_island_excepted === 1 ? "shop.freeFromNoIslands" : "shop.freeFrom", {
                price: money(rules.freeprice),
              })
        }
      />
      <Row label={t("shop.notTo")} value={spans(notTo.map(({ name }) => name))} />
      <Row label={t("shop.sections")} value={spans(rules.delivery_sections.map(({ name }) => name))} />
      {data?.attributes.map(({ name, value }) => (
        <Row key={name} label={name} value={value} />
      ))}
    </dl>
  );
  return (
    <section className={styles.shop} aria-label={shop.name}>
      <div className={styles.shopHead}>
        {shop.picture && (
          <span className={styles.face}>
            <Picture {...shop.picture} alt="" sizes="56px" frame="square" />
          </span>
        )}
        <div>
          {isOwnPage ? (
            <p className={styles.shopName}>{shop.name}</p>
          ) : (
            <Anchor href={href("mall", { storeId })} className={styles.shopName}>
              {shop.name}
            </Anchor>
          )}
          <StoreRating store={shop} />
        </div>
      </div>
      {isOwnPage && shop.order_types.some((type) => type === OrderType.takeAway || type === 3) && (
        <Anchor href={href("storeHome", { storeId })} className={styles.shopName}>
          {ts("awayToo")}
        </Anchor>
      )}
      {rules === undefined ? (
        failure ? (
          <CallTrouble failure={failure} onRetry={reload} isRetrying={isValidating} />
        ) : (
          <Skeleton lines={4} />
        )
      ) : isOwnPage ? (
        <>
          <ShopShipping rules={rules} />
          <details className={styles.how}>
            <summary>
              {t("shop.how")}
              <Icon of={chevronIcon} size={16} />
            </summary>
            {terms}
          </details>
        </>
      ) : (
        terms
      )}
    </section>
  );
}

/** Each whole, wherever a line ends; nothing where there is none. */
function spans(names: readonly string[]): ReactNode {
  if (names.length === 0) return "";
  return names.map((name, place) => (
    <Fragment key={name}>
      {place > 0 && " / "}
      <span className={styles.whole}>{name}</span>
    </Fragment>
  ));
}

function Row({ label, value }: { readonly label: string; readonly value: ReactNode }) {
  if (value === "") return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
