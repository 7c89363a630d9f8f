import { useState } from "react";
import { useTranslation } from "react-i18next";
import { door, endDevice, ownDevices } from "#contract/calls/desk/door.ts";
import { failureText } from "#desk/deskRefusal.ts";
import { deskSend, readAnew, useDesk } from "#desk/deskSend.ts";
import { dayAndTime } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { Skeleton } from "#ui/feedback/Skeleton.tsx";
import styles from "./Account.module.css";

const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The browsers that one has signed in from: each can be signed out. */
export function DevicesSection() {
  const { t } = useTranslation("desk/door");
  const { t: td } = useTranslation(["desk/desk", "form"]);
  const tag = useLanguageTag();
  const { data, failure } = useDesk(ownDevices, {});
  const [said, setSaid] = useState<{ readonly text: string; readonly kind: "ok" | "danger" } | null>(null);
  const end = async (device_id?: string) => {
    const answer = await deskSend(endDevice, { device_id });
    setSaid(
      answer.ok ? { text: t("othersEnded"), kind: "ok" } : { text: failureText(answer, td), kind: "danger" },
    );
    await Promise.all([readAnew(ownDevices), readAnew(door)]);
  };
  const devices = data?.devices ?? [];
  return (
    <section className={styles.card}>
      <h2>{t("devicesTitle")}</h2>
      <div role="status">{said && <Notice kind={said.kind}>{said.text}</Notice>}</div>
      {data === undefined && failure === undefined && <Skeleton lines={3} />}
      {failure !== undefined && <Notice kind="danger">{failureText(failure, td)}</Notice>}
      <ul className={styles.devices}>
        {devices.map(({ device_id, is_open, is_this, label, seen_time }) => (
          <li key={device_id}>
            <p>
              <strong>{label}</strong>
              {is_this && <span className={styles.mark}>{t("thisDevice")}</span>}
              <br />
              <span className={styles.soft}>
                {t(is_open ? "deviceOpen" : "deviceSeen", { time: dayAndTime(seen_time, tag, ZONE) })}
              </span>
            </p>
            {!is_this && (
              <Button kind="outline" size="small" onClick={() => void end(device_id)}>
                {t("endDevice")}
                <span className="visually-hidden"> {label}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {devices.length > 1 && (
        <Button kind="quiet" onClick={() => void end()}>
          {t("endOthers")}
        </Button>
      )}
    </section>
  );
}
