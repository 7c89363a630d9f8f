import { useTranslation } from "react-i18next";
import { shownPhone, shownPostalCode } from "#domain/values/typedText.ts";
import { useLabelWords } from "#parts/places/useLabelWords.ts";
import { Badge } from "#ui/feedback/Rating.tsx";
import styles from "./Booked.module.css";
import type { Destination } from "./useDestination.ts";

/** Whom an order is brought or shipped to, and where. */
export function Receiver({ address }: { readonly address: NonNullable<Destination["address"]> }) {
  const { t } = useTranslation("offPremises");
  const words = useLabelWords();
  const { name, phone, postal_code, prefecture, city, address: street, detail, label } = address;
  return (
    <div className={styles.receiver}>
      {label !== "" && <Badge>{words(label)}</Badge>}
      <p className={styles.strong}>
        {t("receiver", { name })} <span className={styles.phone}>{shownPhone(phone)}</span>
      </p>
      <p lang="ja">
        〒{shownPostalCode(postal_code)} {prefecture + city + street} {detail}
      </p>
    </div>
  );
}
