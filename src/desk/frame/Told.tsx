import { useTranslation } from "react-i18next";
import { Button } from "#ui/actions/Button.tsx";
import { IconButton } from "#ui/actions/IconButton.tsx";
import { closeIcon } from "#ui/icons/common.ts";
import styles from "./Told.module.css";
import type { Told as ToldOf } from "#desk/net/useTold.ts";

interface ToldProps {
  readonly told: ToldOf | null;
  readonly onClose: () => void;
}

/** What came of the button pressed last, at the foot of its screen, with what can be done about it. */
export function Told({ told, onClose }: ToldProps) {
  const { t: td } = useTranslation("desk/desk");
  return (
    <div role="status" className={styles.told} data-kind={told?.kind}>
      {told && (
        <>
          <span>{told.text}</span>
          {told.button && (
            <Button size="small" kind="quiet" onClick={told.button.go}>
              {told.button.label}
            </Button>
          )}
          {told.otherButton && (
            <Button size="small" kind="quiet" onClick={told.otherButton.go}>
              {told.otherButton.label}
            </Button>
          )}
          <IconButton icon={closeIcon} label={td("close")} onClick={onClose} />
        </>
      )}
    </div>
  );
}
