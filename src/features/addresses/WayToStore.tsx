import { useSetAtom } from "jotai";
import { useTranslation } from "react-i18next";
import type { StoreDetail } from "#contract/store.ts";
import { OutsideLink } from "#parts/shell/OutsideLink.tsx";
import { directionsTo } from "#parts/store/directionsTo.ts";
import { showToastAtom } from "#state/page/alerts.ts";
import { Button } from "#ui/actions/Button.tsx";
import { copyText } from "#ui/actions/copyText.ts";
import { Icon } from "#ui/pictures/Icon.tsx";
import { phoneIcon } from "#ui/icons/account.ts";
import { pinIcon } from "#ui/icons/common.ts";
import styles from "./WayToStore.module.css";

/** A store's address: to read, to copy for a taxi or another app, to be led to, and its phone for who cannot find it. */
export function WayToStore({ store }: { readonly store: StoreDetail }) {
  const { t } = useTranslation("addresses");
  const toast = useSetAtom(showToastAtom);
  const { name, address, phone, notes } = store;
  const copy = async () => {
    const isCopied = await copyText(`${name} ${address}`);
    toast(t(isCopied ? "takeOut.copied" : "takeOut.notCopied"), isCopied ? "good" : "bad");
  };
  return (
    <section className={styles.card}>
      <h2>{t("takeOut.title")}</h2>
      <p className={styles.address}>{address}</p>
      {notes !== "" && <p className={styles.notes}>{notes}</p>}
      <div className={styles.ways}>
        <OutsideLink className={styles.way} href={directionsTo(name, address)}>
          <Icon of={pinIcon} size={20} />
          {t("takeOut.directions")}
        </OutsideLink>
        <Button block kind="quiet" onClick={() => void copy()}>
          {t("takeOut.copy")}
        </Button>
        {phone !== "" && (
          <a className={styles.way} href={`tel:${phone.replace(/[^\d+]/g, "")}`}>
            <Icon of={phoneIcon} size={20} />
            <span className={styles.words}>
              {t("takeOut.call")} <span className={styles.phone}>{phone}</span>
            </span>
          </a>
        )}
      </div>
    </section>
  );
}
