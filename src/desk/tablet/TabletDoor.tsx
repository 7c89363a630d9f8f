import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { DeskResponse } from "#contract/calls/desk/deskCall.ts";
import { door, type PinHolder } from "#contract/calls/desk/door.ts";
import { signInByPin } from "#contract/calls/desk/tablets.ts";
import { deskRefusal } from "#desk/net/deskRefusal.ts";
import { deskSend, readAnew } from "#desk/net/deskSend.ts";
import { useAwake } from "#desk/board/useAwake.ts";
import { useRinging } from "#desk/board/useRinging.ts";
import { Door } from "#desk/door/Door.tsx";
import type { Fault } from "#parts/forms/fault.ts";
import { Button } from "#ui/actions/Button.tsx";
import { backIcon } from "#ui/icons/common.ts";
import { Icon } from "#ui/pictures/Icon.tsx";
import ways from "#desk/door/Door.module.css";
import desk from "#desk/frame/Desk.module.css";
import { PinPad } from "./PinPad.tsx";
import styles from "./Tablet.module.css";

/** Milliseconds between looks at whether something waits. */
const LOOK_EVERY = 5_000;

interface TabletDoorProps {
  readonly tablet: NonNullable<DeskResponse<typeof door>["tablet"]>;
  /** Ways to sign in without a PIN. */
  readonly children: ReactNode;
}

/** A shared tablet that nobody has in hand: one taps one's name, and four digits. */
export function TabletDoor({ tablet, children }: TabletDoorProps) {
  const { t } = useTranslation("desk/tablet");
  const { t: td } = useTranslation("desk/desk");
  const [chosen, choose] = useState<string | null>(null);
  const { name, people, store, waiting } = tablet;
  // Nobody has it in hand, and it rings all the same for what waits.
  useRinging({ known: waiting, strangers: 0 });
  useAwake();
  useEffect(() => {
    const again = setInterval(() => void readAnew(door), LOOK_EVERY);
    return () => clearInterval(again);
  }, []);
  const person = people.find(({ staff_id }) => staff_id === chosen);
  if (person !== undefined) return <OwnPin key={chosen} person={person} onBack={() => choose(null)} />;
  return (
    <Door title={t("who")} isWide>
      <p className={desk.soft}>
        {store.name} · {name}
      </p>
      <p role="status" className={styles.waiting}>
        {waiting > 0 && t("waiting", { count: waiting })}
      </p>
      {people.length === 0 && <p>{t("nobody")}</p>}
      <ul className={styles.people}>
        {people.map(({ demo_pin, name: called, role, staff_id }) => (
          <li key={staff_id}>
            <button type="button" className={ways.role} data-large onClick={() => choose(staff_id)}>
              <strong>{called}</strong>
              <span>{td(`role.${role}`)}</span>
              {demo_pin !== null && <span>{t("demoPin", { pin: demo_pin })}</span>}
            </button>
          </li>
        ))}
      </ul>
      <details>
        <summary className={ways.fold}>{t("otherWays")}</summary>
        {children}
      </details>
    </Door>
  );
}

function OwnPin({ onBack, person }: { readonly person: PinHolder; readonly onBack: () => void }) {
  const { t } = useTranslation("desk/tablet");
  const { t: td } = useTranslation("desk/desk");
  const heading = useRef<HTMLSpanElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { demo_pin, name, staff_id } = person;
  const enter = async (pin: string): Promise<Fault | null> => {
    const answer = await deskSend(signInByPin, { staff_id, pin });
    // Whose name is gone, or whose tablet, is seen at the door.
    const isChanged = !answer.ok && answer.kind === "fault" && ["gone", "no_tablet"].includes(answer.fault);
    if (answer.ok || isChanged) await readAnew(door);
    return answer.ok ? null : deskRefusal(answer, td).fault;
  };
  return (
    <Door
      title={
        <span ref={heading} tabIndex={-1}>
          {name}
        </span>
      }
    >
      {demo_pin !== null && <p className={desk.soft}>{t("demoPin", { pin: demo_pin })}</p>}
      <PinPad label={`${t("pin")} (${name})`} onPin={enter} />
      <Button kind="quiet" block icon={<Icon of={backIcon} size={20} />} onClick={onBack}>
        {t("back")}
      </Button>
      <p className={desk.soft}>{t("forgotten")}</p>
    </Door>
  );
}
