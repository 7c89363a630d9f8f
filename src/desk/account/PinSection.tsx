import { useState } from "react";
import { useTranslation } from "react-i18next";
import { object, string } from "yup";
import { door } from "#contract/calls/desk/door.ts";
import { removePin, setPin } from "#contract/calls/desk/tablets.ts";
import { PresentPasswordField, WhosePassword } from "#desk/door/accountFields.tsx";
import { deskRefusal } from "#desk/net/deskRefusal.ts";
import { deskSend, readAnew } from "#desk/net/deskSend.ts";
import { useSaid } from "#desk/frame/Said.tsx";
import { Form, SubmitButton } from "#parts/forms/Form.tsx";
import { FormField } from "#parts/forms/FormField.tsx";
import { Button } from "#ui/actions/Button.tsx";
import styles from "./Account.module.css";

const Pin = object({ present: string().default(""), pin: string().trim().default("") });

/** One's own four digits for the shared tablets of one's stores. */
export function PinSection({ isOn, login }: { readonly isOn: boolean; readonly login: string }) {
  const { t } = useTranslation("desk/tablet");
  const { t: to } = useTranslation("desk/door");
  const { t: td } = useTranslation("desk/desk");
  const [times, setTimes] = useState(0);
  const { said, say } = useSaid();
  const remove = async () => {
    say(await deskSend(removePin, {}));
    await readAnew(door);
  };
  return (
    <section className={styles.card}>
      <h2>{t("pinTitle")}</h2>
      <p>{t(isOn ? "pinOn" : "pinOff")}</p>
      {said}
      <Form
        key={times}
        initial={{ present: "", pin: "" }}
        schema={Pin}
        onSubmit={async ({ pin, present }) => {
          if (!/^\d{4}$/.test(pin.normalize("NFKC")))
            return { field: "pin", fault: { kind: "message", code: 0, text: t("pinDigits") } };
          const answer = await deskSend(setPin, { pin, present });
          if (!answer.ok) return deskRefusal(answer, td, { wrong_password: "present", pin_common: "pin" });
          say(answer, t("pinSet"));
          setTimes(times + 1);
          await readAnew(door);
          return null;
        }}
      >
        <WhosePassword login={login} />
        <PresentPasswordField name="present" label={to("present")} />
        <FormField name="pin" label={t("newPin")} inputMode="numeric" autoComplete="off" maxLength={4} />
        <SubmitButton kind="quiet">{t("setPin")}</SubmitButton>
      </Form>
      {isOn && (
        <Button kind="outline" onClick={() => void remove()}>
          {t("removePin")}
        </Button>
      )}
    </section>
  );
}
