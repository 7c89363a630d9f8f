import { useState } from "react";
import { useTranslation } from "react-i18next";
import { object, string } from "yup";
import type { DeskResponse } from "#contract/calls/desk/deskCall.ts";
import { confirmCode, door, endCode, offerCode } from "#contract/calls/desk/door.ts";
import { CodeField, PresentPasswordField } from "#desk/door/accountFields.tsx";
import { deskRefusal } from "#desk/net/deskRefusal.ts";
import { deskSend, readAnew } from "#desk/net/deskSend.ts";
import { Form, SubmitButton } from "#parts/forms/Form.tsx";
import { qrAddress } from "#parts/share/qrAddress.ts";
import desk from "#desk/frame/Desk.module.css";
import styles from "./Account.module.css";

const Present = object({ present: string().default("") });
const Code = object({ code: string().trim().default("") });

/** One-time codes of an authenticator app, on or off; either takes the password anew. */
export function CodeSection({ isOn }: { readonly isOn: boolean }) {
  const { t } = useTranslation("desk/door");
  const { t: td } = useTranslation("desk/desk");
  const [offer, setOffer] = useState<DeskResponse<typeof offerCode> | null>(null);
  return (
    <section className={styles.card}>
      <h2>{t("codeTitle")}</h2>
      <p>{t(isOn ? "codeOn" : "codeOff")}</p>
      {offer === null || isOn ? (
        <Form
          key={String(isOn)}
          initial={{ present: "" }}
          schema={Present}
          onSubmit={async ({ present }) => {
            const at = { wrong_password: "present" } as const;
            if (isOn) {
              const ended = await deskSend(endCode, { present });
              if (!ended.ok) return deskRefusal(ended, td, at);
              await readAnew(door);
              return null;
            }
            const offered = await deskSend(offerCode, { present });
            if (!offered.ok) return deskRefusal(offered, td, at);
            setOffer(offered.data);
            return null;
          }}
        >
          <PresentPasswordField name="present" label={t("present")} />
          <SubmitButton kind={isOn ? "danger" : "quiet"}>{t(isOn ? "codeEnd" : "codeStart")}</SubmitButton>
        </Form>
      ) : (
        <>
          <p>{t("codeScan")}</p>
          <img
            className={styles.code}
            src={qrAddress(offer.address, 4)}
            alt={t("codePicture")}
            width={200}
            height={200}
          />
          <p className={desk.soft}>{t("codeType")}</p>
          <p className={styles.secret}>{offer.secret.replaceAll(/(.{4})(?=.)/g, "$1 ")}</p>
          <Form
            initial={{ code: "" }}
            schema={Code}
            onSubmit={async ({ code }) => {
              const answer = await deskSend(confirmCode, { code });
              if (!answer.ok) return deskRefusal(answer, td, { wrong_code: "code", malformed: "code" });
              setOffer(null);
              await readAnew(door);
              return null;
            }}
          >
            <CodeField autoFocus />
            <SubmitButton>{t("codeConfirm")}</SubmitButton>
          </Form>
        </>
      )}
    </section>
  );
}
