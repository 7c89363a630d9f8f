import { useAtomValue, useSetAtom } from "jotai";
import { useTranslation } from "react-i18next";
import { addrList } from "#contract/calls/addresses.ts";
import { useCall } from "#net/useCall.ts";
import { useTexts } from "#parts/shell/useTexts.ts";
import { sessionAtom } from "#state/account/session.ts";
import { whereaboutsAtom } from "#state/places/whereabouts.ts";
import { checkIcon } from "#ui/icons/common.ts";
import { homeIcon } from "#ui/icons/discovery.ts";
import { ListRow } from "#ui/lists/ListRow.tsx";
import { Icon } from "#ui/pictures/Icon.tsx";
import styles from "./Place.module.css";
import { useLabelWords } from "./useLabelWords.ts";

/** The caller's own addresses to look for stores around; nothing for whoever has none. */
export function MyAddresses({ onChosen }: { readonly onChosen?: () => void }) {
  const { t } = useTranslation("finding");
  const hasTexts = useTexts(["finding", "addresses"]);
  const words = useLabelWords();
  const hasSession = useAtomValue(sessionAtom) !== null;
  const here = useAtomValue(whereaboutsAtom);
  const setWhereabouts = useSetAtom(whereaboutsAtom);
  const { data } = useCall(addrList, hasSession ? {} : null, { isSilent: true });
  const placed = (data?.addresses ?? []).flatMap(({ position, ...address }) =>
    position ? [{ ...address, position }] : [],
  );
  if (placed.length === 0 || !hasTexts) return null;
  return (
    <section>
      <h3 className={styles.mine}>{t("where.mine")}</h3>
      <ul className={styles.ways}>
        {placed.map(({ address_id, label, postal_code, prefecture, city, address, position }) => {
          const line = prefecture + city + address;
          const name = words(label);
          return (
            <li key={address_id}>
              <ListRow
                title={name || line}
                note={name ? line : undefined}
                start={<Icon of={homeIcon} size={20} />}
                end={here?.address_id === address_id ? <Icon of={checkIcon} size={20} /> : undefined}
                onClick={() => {
                  setWhereabouts({
                    ...position,
                    label: name || line,
                    source: "address",
                    address_id,
                    postal_code,
                  });
                  onChosen?.();
                }}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
