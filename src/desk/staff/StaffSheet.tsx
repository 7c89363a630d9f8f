import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Confirm } from "#desk/frame/Confirm.tsx";
import type { DeskResponse } from "#contract/calls/desk/deskCall.ts";
import {
  type Colleague,
  endSessions,
  inviteAgain,
  type invite,
  listStaff,
  removePinOf,
  removeStaff,
} from "#contract/calls/desk/staff.ts";
import { useMe } from "#desk/DeskApp.tsx";
import { deskSend, readAnew } from "#desk/net/deskSend.ts";
import { useSaid } from "#desk/frame/Said.tsx";
import { Button } from "#ui/actions/Button.tsx";
import { Sheet } from "#ui/layers/Sheet.tsx";
import { InvitationLink } from "./InvitationLink.tsx";
import { StaffForm } from "./StaffForm.tsx";
import styles from "./Staff.module.css";

interface StaffSheetProps {
  readonly isOpen: boolean;
  /** Null: somebody new. */
  readonly person: Colleague | null;
  /** The one store that there is; null: there are several. */
  readonly only: string | null;
  readonly onClose: () => void;
}

/** An account as its owner sees it: what it is, its link, signing it out, closing it. */
export function StaffSheet({ isOpen, onClose, only, person }: StaffSheetProps) {
  const { t } = useTranslation("desk/staff");
  const { t: td } = useTranslation("desk/desk");
  const [link, setLink] = useState<(DeskResponse<typeof invite> & { readonly name: string }) | null>(null);
  const close = () => {
    setLink(null);
    onClose();
  };
  return (
    <Sheet
      open={isOpen}
      onClose={close}
      title={link !== null ? t("linkTitle") : person === null ? t("add") : t("edit", { name: person.name })}
      closeLabel={td("close")}
    >
      {link !== null ? (
        <InvitationLink {...link} />
      ) : (
        <div className={styles.sheet}>
          <StaffForm
            person={person}
            only={only}
            onInvited={(made, name) => setLink({ ...made, name })}
            onSaved={close}
          />
          {person !== null && (
            <Tools
              person={person}
              onLink={(made) => setLink({ ...made, name: person.name })}
              onRemoved={close}
            />
          )}
        </div>
      )}
    </Sheet>
  );
}

interface ToolsProps {
  readonly person: Colleague;
  readonly onLink: (link: DeskResponse<typeof invite>) => void;
  readonly onRemoved: () => void;
}

/** What is seldom done with an account. */
function Tools({ onLink, onRemoved, person }: ToolsProps) {
  const { t } = useTranslation("desk/staff");
  const me = useMe();
  const [isAsking, ask] = useState(false);
  const { said, say } = useSaid();
  const { has_pin, name, staff_id } = person;
  const makeLink = async () => {
    const answer = await deskSend(inviteAgain, { staff_id });
    await readAnew(listStaff);
    say(answer);
    if (answer.ok) onLink(answer.data);
  };
  const end = async () => say(await deskSend(endSessions, { staff_id }), t("ended"));
  const removePin = async () => {
    say(await deskSend(removePinOf, { staff_id }), t("pinRemoved"));
    await readAnew(listStaff);
  };
  const remove = async () => {
    ask(false);
    const answer = await deskSend(removeStaff, { staff_id });
    await readAnew(listStaff);
    say(answer);
    if (answer.ok) onRemoved();
  };
  return (
    <div className={styles.tools}>
      {said}
      <Button kind="quiet" onClick={() => void makeLink()}>
        {t("newLink")}
      </Button>
      <Button kind="quiet" onClick={() => void end()}>
        {t("end")}
      </Button>
      {has_pin && (
        <Button kind="quiet" onClick={() => void removePin()}>
          {t("removePin")}
        </Button>
      )}
      {staff_id !== me.staff_id && (
        <Button kind="danger" onClick={() => ask(true)}>
          {t("remove")}
        </Button>
      )}
      <Confirm
        open={isAsking}
        title={t("removeTitle", { name })}
        act={t("remove")}
        onAct={() => void remove()}
        onClose={() => ask(false)}
      >
        {t("removeText")}
      </Confirm>
    </div>
  );
}
