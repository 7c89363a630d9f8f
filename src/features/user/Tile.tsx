import { useTranslation } from "react-i18next";
import { Anchor } from "#ui/actions/Anchor.tsx";
import { Icon, type IconShape } from "#ui/pictures/Icon.tsx";
import { QuantityBadge } from "#ui/actions/IconButton.tsx";
import styles from "./User.module.css";

interface TileProps {
  readonly href: string;
  readonly icon: IconShape;
  readonly label: string;
  /** How many wait there; 0 says nothing. */
  readonly count: number;
}

/** A way on with its icon, and how many wait there. */
export function Tile({ href, icon, label, count }: TileProps) {
  const { t } = useTranslation("user");
  return (
    <Anchor className={styles.tile} href={href}>
      <span className={styles.icon}>
        <Icon of={icon} size={24} />
        <QuantityBadge count={count} corner />
      </span>
      {label}
      {count > 0 && <span className="visually-hidden"> {t("waiting", { count })}</span>}
    </Anchor>
  );
}
