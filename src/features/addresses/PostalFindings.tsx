import { useTranslation } from "react-i18next";
import { href } from "#routes/href.ts";
import { Anchor } from "#ui/actions/Anchor.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import styles from "./RegionFields.module.css";
import type { PostalFindings as Findings } from "./usePostalAreas.ts";

interface PostalFindingsProps {
  readonly findings: Findings;
  readonly code: string;
  readonly addressId: string | undefined;
}

/** What a postal code led to, and where it did not lead to one place, the way on. */
export function PostalFindings({ findings, code, addressId }: PostalFindingsProps) {
  const { t } = useTranslation("addresses");
  const link = (words: string) => (
    <Anchor className={styles.link} href={href("zipcodeSearch", { addressId, keyword: code })}>
      {words}
    </Anchor>
  );
  switch (findings.kind) {
    case "nothing":
      return null;
    case "searching":
      return <p className={styles.quiet}>{t("postal.searching")}</p>;
    case "filled":
      return <p className={styles.quiet}>{t("postal.filled")}</p>;
    case "failed":
      return <p className={styles.quiet}>{t("postal.failed")}</p>;
    case "none":
      return (
        <Notice kind="warn">
          {t("postal.none")} {link(t("postal.searchAgain"))}
        </Notice>
      );
    case "several":
      return (
        <Notice>
          {findings.place === "" ? t("postal.several") : t("postal.severalTowns", { place: findings.place })}{" "}
          {link(t("postal.choose"))}
        </Notice>
      );
  }
}
