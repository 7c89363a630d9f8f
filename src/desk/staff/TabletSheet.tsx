import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Confirm } from "#desk/frame/Confirm.tsx";
import { object, string } from "yup";
import { endTablet, listTablets, type PairedTablet, renameTablet } from "#contract/calls/desk/tablets.ts";
import { door } from "#contract/calls/desk/door.ts";
import { deskRefusal } from "#desk/net/deskRefusal.ts";
import { deskSend, readAnew } from "#desk/net/deskSend.ts";
import { useSaid } from "#desk/frame/Said.tsx";
import { Form, SubmitButton } from "#parts/forms/Form.tsx";
import { FormField } from "#parts/forms/FormField.tsx";
import { Button } from "#ui/actions/Button.tsx";
import { Sheet } from "#ui/layers/Sheet.tsx";
import styles from "./Staff.module.css";

const Named = object({ name: string().trim().default("") });

interface TabletSheetProps {
  readonly tablet: PairedTablet;
  readonly onClose: () => void;
}

/** A shared tablet: its name, and ending it. */
export function TabletSheet({ onClose, tablet }: TabletSheetProps) {
  const { t } = useTranslation("desk/tablet");
  const { t: td } = useTranslation("desk/desk");
  const [isAsking, ask] = useState(false);
  const { said, say } = useSaid();
  const { name: before, tablet_id } = tablet;
  const end = async () => {
    ask(false);
    const answer = await deskSend(endTablet, { tablet_id });
    say(answer);
    if (answer.ok) onClose();
    // It may be the one that asks.
    await Promise.all([readAnew(listTablets), readAnew(door)]);
  };
  return (
    <Sheet open onClose={onClose} title={t("edit", { name: before })} closeLabel={td("close")}>
      <div className={styles.sheet}>
        <Form
          initial={{ name: before }}
          schema={Named}
          onSubmit={async ({ name }) => {
            const answer = await deskSend(renameTablet, { tablet_id, name });
            if (!answer.ok) return deskRefusal(answer, td, { malformed: "name" });
            onClose();
            await readAnew(listTablets);
            return null;
          }}
        >
          <FormField name="name" label={t("name")} hint={t("nameHint")} autoComplete="off" maxLength={40} />
          <SubmitButton>{t("save")}</SubmitButton>
        </Form>
        <div className={styles.tools}>
          {said}
          <Button kind="danger" onClick={() => ask(true)}>
            {t("end")}
          </Button>
        </div>
      </div>
      <Confirm
        open={isAsking}
        title={t("endTitle", { name: before })}
        act={t("end")}
        onAct={() => void end()}
        onClose={() => ask(false)}
      >
        {t("endText")}
      </Confirm>
    </Sheet>
  );
}
