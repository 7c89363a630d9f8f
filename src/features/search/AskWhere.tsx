import { useTranslation } from "react-i18next";
import { FindMe } from "#parts/places/FindMe.tsx";
import { MyAddresses } from "#parts/places/MyAddresses.tsx";
import { Anchor } from "#ui/actions/Anchor.tsx";
import { Icon } from "#ui/pictures/Icon.tsx";
import { chevronIcon } from "#ui/icons/common.ts";
import styles from "./Search.module.css";

/** Asks around which place to search; all stores can be searched without one. */
export default function AskWhere({ everywhere }: { readonly everywhere: string }) {
  const { t } = useTranslation("search");
  return (
    <div className={styles.ask}>
      <h2>{t("ask")}</h2>
      <FindMe />
      <MyAddresses />
      <Anchor href={everywhere} className={styles.toAll}>
        {t("everywhere")}
        <Icon of={chevronIcon} size={16} />
      </Anchor>
    </div>
  );
}
