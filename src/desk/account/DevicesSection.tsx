import { useTranslation } from "react-i18next";
import { door, endDevice, ownDevices } from "#contract/calls/desk/door.ts";
import { failureText } from "#desk/net/deskRefusal.ts";
import { deskSend, readAnew, useDesk } from "#desk/net/deskSend.ts";
import { useSaid } from "#desk/frame/Said.tsx";
import { useWhen } from "#desk/frame/useWhen.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { Skeleton } from "#ui/feedback/Skeleton.tsx";
import desk from "#desk/frame/Desk.module.css";
import styles from "./Account.module.css";

/** The browsers that one has signed in from: each can be signed out. */
export function DevicesSection() {
  const { t } = useTranslation("desk/door");
  const { t: td } = useTranslation(["desk/desk", "form"]);
  const when = useWhen();
  const { data, failure } = useDesk(ownDevices, {});
  const { said, say } = useSaid();
  const end = async (device_id?: string) => {
    const answer = await deskSend(endDevice, { device_id });
    say(answer, t("othersEnded"));
    await Promise.all([readAnew(ownDevices), readAnew(door)]);
  };
  const devices = data?.devices ?? [];
  return (
    <section className={styles.card}>
      <h2>{t("devicesTitle")}</h2>
      {said}
      {data === undefined && failure === undefined && <Skeleton lines={3} />}
      {failure !== undefined && <Notice kind="danger">{failureText(failure, td)}</Notice>}
      <ul className={styles.devices}>
        {devices.map(({ device_id, is_open, is_this, label, seen_time }) => (
          <li key={device_id}>
            <p>
              <strong>{label}</strong>
              {is_this && <span className={desk.mark}>{t("thisDevice")}</span>}
              <br />
              <span className={desk.soft}>
                {t(is_open ? "deviceOpen" : "deviceSeen", { time: when(seen_time) })}
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
