import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { door, type Me, signOutOfDesk, type Tablet } from "#contract/calls/desk/door.ts";
import { deskSend, readAnew, useForgetting } from "#desk/net/deskSend.ts";
import { useTouches } from "#desk/tablet/useTouches.ts";
import { Button } from "#ui/actions/Button.tsx";
import { LanguageChoice } from "./LanguageChoice.tsx";
import { Ways } from "./Ways.tsx";
import styles from "./Frame.module.css";

interface FrameProps {
  readonly me: Me;
  /** The shared tablet that this is; null: it is none. */
  readonly tablet: Tablet | null;
  readonly isWide: boolean;
  readonly children: ReactNode;
}

/** What stands around every screen behind the door: who one is, where one can go, the way out. */
export function Frame({ children, isWide, me, tablet }: FrameProps) {
  const { t } = useTranslation("desk/desk");
  const [isLeaving, setLeaving] = useState(false);
  const forget = useForgetting();
  const leave = async () => {
    setLeaving(true);
    await deskSend(signOutOfDesk, {});
    await readAnew(door);
    // Whoever comes next at a shared tablet sees nothing of what this one has read.
    await forget();
    setLeaving(false);
  };
  useTouches({ isOn: tablet !== null, isByPin: me.tablet !== null, onIdle: () => void leave() });
  return (
    <div className={styles.frame}>
      <a className="skip-link" href="#content">
        {t("skip")}
      </a>
      <header className={styles.bar}>
        <Ways me={me} onLeave={tablet === null ? () => void leave() : null} />
        <p className={styles.who} data-shared={tablet !== null || undefined}>
          {me.name} <span>{t(`role.${me.role}`)}</span>
        </p>
        <span className={styles.leave} data-shared={tablet !== null || undefined}>
          <Button kind="quiet" size="small" busy={isLeaving} onClick={() => void leave()}>
            {t(tablet === null ? "signOut" : "switch")}
          </Button>
        </span>
      </header>
      <main id="content" className={styles.content} data-wide={isWide || undefined} tabIndex={-1}>
        {children}
      </main>
      <footer className={styles.foot}>
        <LanguageChoice />
      </footer>
    </div>
  );
}
