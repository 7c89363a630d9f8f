import { useTranslation } from "react-i18next";
import type { LineOffer } from "#contract/cart.ts";
import { useReceiveWords } from "#parts/menu/useReceiveWords.ts";
import { useTexts } from "#parts/shell/useTexts.ts";
import { Badge } from "#ui/feedback/Rating.tsx";
import styles from "./OfferFacts.module.css";

/** What goods are sold at, and what that asks: how many for one person, and on which days they can be had. */
export default function OfferFacts({ offer }: { readonly offer: LineOffer }) {
  const { t } = useTranslation("specials");
  const hasTexts = useTexts(["specials"]);
  const received = useReceiveWords()(offer);
  if (!hasTexts) return null;
  return (
    <p className={styles.facts}>
      <Badge tone={offer.kind === "presell" ? "info" : "accent"}>{t(`kind.${offer.kind}`)}</Badge>
      {received && <b>{received}</b>}
      {offer.limit_per_person !== -1 && <span>{t("goods.limit", { count: offer.limit_per_person })}</span>}
    </p>
  );
}
