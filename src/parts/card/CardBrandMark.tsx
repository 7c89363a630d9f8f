import { useTranslation } from "react-i18next";
import type { CardBrand } from "#contract/payment.ts";
import { Icon } from "#ui/pictures/Icon.tsx";
import { cardIcon } from "#ui/icons/payment.ts";
import styles from "./CardBrandMark.module.css";

/** A card's brand by an icon and its word, as it is detected from the first digits. */
export function CardBrandMark({ brand }: { readonly brand: CardBrand }) {
  const { t } = useTranslation("card");
  return (
    <span className={styles.mark} data-brand={brand}>
      <Icon of={cardIcon} size={20} />
      <span>{t(`brand.${brand}`)}</span>
    </span>
  );
}
