import { useAtom } from "jotai";
import { useTranslation } from "react-i18next";
import { useTexts } from "#parts/shell/useTexts.ts";
import { whereaboutsAtom } from "#state/places/whereabouts.ts";
import { checkIcon } from "#ui/icons/common.ts";
import { homeIcon } from "#ui/icons/discovery.ts";
import { ListRow } from "#ui/lists/ListRow.tsx";
import { Icon } from "#ui/pictures/Icon.tsx";
import styles from "./Place.module.css";
import { usePlacedAddresses } from "./usePlacedAddresses.ts";

interface MyAddressesProps {
  readonly onChosen?: () => void;
  /** As deep as what it stands in says. */
  readonly heading?: "h2" | "h3";
}

/** The caller's own addresses to look for stores around; nothing for whoever has none. */
export function MyAddresses({ onChosen, heading: Heading = "h3" }: MyAddressesProps) {
  const { t } = useTranslation("finding");
  const hasTexts = useTexts(["finding"]);
  const [here, setWhereabouts] = useAtom(whereaboutsAtom);
  const placed = usePlacedAddresses() ?? [];
  if (placed.length === 0 || !hasTexts) return null;
  return (
    <section>
      <Heading className={styles.mine}>{t("where.mine")}</Heading>
      <ul className={styles.ways}>
        {placed.map(({ address_id, name, line, whereabouts }) => (
          <li key={address_id}>
            <ListRow
              title={name || line}
              note={name ? line : undefined}
              start={<Icon of={homeIcon} size={20} />}
              end={here?.address_id === address_id ? <Icon of={checkIcon} size={20} /> : undefined}
              onClick={() => {
                setWhereabouts(whereabouts);
                onChosen?.();
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
