import { useSetAtom } from "jotai";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useAnswerNotices } from "#parts/notices/useAnswerNotices.ts";
import { useTexts } from "#parts/shell/useTexts.ts";
import { showToastAtom } from "#state/page/alerts.ts";
import { Switch } from "#ui/fields/Checkbox.tsx";
import styles from "./User.module.css";
import type { Profile } from "./profile.ts";

/** Whether one is told of orders in LINE: at once, and ended at once. */
export default function LineNotices({ profile }: { readonly profile: Profile }) {
  const { t } = useTranslation("lineNotices");
  const toast = useSetAtom(showToastAtom);
  const answer = useAnswerNotices();
  /** What was tapped, until the provider's answer says the same. */
  const [wanted, setWanted] = useState<boolean | null>(null);
  if (!useTexts(["lineNotices"])) return null;
  const change = async (isOn: boolean) => {
    setWanted(isOn);
    const isKept = await answer(isOn ? 1 : 0, null);
    if (isKept) return;
    setWanted(null);
    toast(t("failed"), "bad");
  };
  return (
    <div className={styles.setting}>
      <Switch
        label={t("switch")}
        note={t("switchNote")}
        checked={wanted ?? profile.is_message_agreed === 1}
        onChange={(event) => void change(event.currentTarget.checked)}
      />
    </div>
  );
}
