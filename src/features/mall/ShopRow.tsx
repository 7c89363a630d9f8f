import { useTranslation } from "react-i18next";
import type { StoreSummary } from "#contract/storeLists.ts";
import { href } from "#routes/href.ts";
import { Anchor } from "#ui/actions/Anchor.tsx";
import { Picture } from "#ui/pictures/Picture.tsx";
import { Skeleton } from "#ui/feedback/Skeleton.tsx";
import styles from "./Mall.module.css";

interface ShopRowProps {
  /** Null while they are on their way. */
  readonly shops: readonly StoreSummary[] | null;
}

/** The mall's shops, each leading to what it sells. */
export function ShopRow({ shops }: ShopRowProps) {
  const { t } = useTranslation("mall");
  if (shops?.length === 0) return null;
  return (
    <section aria-label={t("shops")}>
      <ul className={styles.shops}>
        {shops === null
          ? [1, 2, 3, 4].map((bone) => (
              <li key={bone} aria-hidden="true" className={styles.shopLink}>
                <span className={styles.disc}>
                  <Skeleton shape="circle" />
                </span>
                <Skeleton />
              </li>
            ))
          : shops.map(({ store_id, name, logo, picture }) => {
              const face = logo ?? picture;
              return (
                <li key={store_id}>
                  <Anchor href={href("mall", { storeId: store_id })} className={styles.shopLink}>
                    <span className={styles.disc}>
                      {face ? (
                        <Picture {...face} alt="" sizes="64px" frame="square" eager />
                      ) : (
                        <span aria-hidden="true">{name.slice(0, 1)}</span>
                      )}
                    </span>
                    <span>{name}</span>
                  </Anchor>
                </li>
              );
            })}
      </ul>
    </section>
  );
}
