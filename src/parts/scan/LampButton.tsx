import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#ui/actions/IconButton.tsx";
import { boltIcon } from "#ui/icons/camera.ts";
import styles from "./Scan.module.css";
import { torchOf } from "./torchOf.ts";

/** The camera's lamp, for a table in the dark; nothing where there is none, or once it did not follow. */
export function LampButton({ stream }: { readonly stream: MediaStream }) {
  const { t } = useTranslation("scan");
  const torch = useMemo(() => torchOf(stream), [stream]);
  const [isOn, setOn] = useState(false);
  const [isBroken, setBroken] = useState(false);
  if (!torch || isBroken) return null;
  const toggle = () =>
    torch(!isOn).then(
      () => setOn(!isOn),
      () => setBroken(true),
    );
  return (
    <div className={styles.lamp}>
      <IconButton
        icon={boltIcon}
        kind="raised"
        filled={isOn}
        label={t("light")}
        aria-pressed={isOn}
        onClick={() => void toggle()}
      />
    </div>
  );
}
