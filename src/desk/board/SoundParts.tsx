import { useTranslation } from "react-i18next";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import type { Sound } from "./useSound.ts";

interface SoundPartProps {
  readonly sound: Sound;
}

/** Mutes a page, and lets it be heard again. */
export function MuteButton({ sound: { isMuted, mute } }: SoundPartProps) {
  const { t } = useTranslation("desk/board");
  return (
    <Button kind="quiet" size="small" onClick={() => mute(!isMuted)}>
      {t(isMuted ? "sound.off" : "sound.on")}
    </Button>
  );
}

/** Says that the browser lets nothing be heard, with the button after which it does. */
export function BlockedSound({ sound: { isBlocked, isMuted, sound } }: SoundPartProps) {
  const { t } = useTranslation("desk/board");
  if (!isBlocked || isMuted) return null;
  return (
    <Notice kind="warn">
      {t("sound.blocked")}{" "}
      <Button kind="quiet" size="small" onClick={() => void sound()}>
        {t("sound.unblock")}
      </Button>
    </Notice>
  );
}
