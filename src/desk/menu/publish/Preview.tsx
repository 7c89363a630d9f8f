import { useState } from "react";
import { useTranslation } from "react-i18next";
import { makeMenuPreview, menuPreview } from "#contract/calls/desk/menuPreview.ts";
import desk from "#desk/frame/Desk.module.css";
import { useSaid } from "#desk/frame/Said.tsx";
import { Shown } from "#desk/frame/Shown.tsx";
import { useWhen } from "#desk/frame/useWhen.ts";
import { deskSend, readAnew, useDesk } from "#desk/net/deskSend.ts";
import { qrAddress } from "#parts/share/qrAddress.ts";
import { Button } from "#ui/actions/Button.tsx";
import { copyText } from "#ui/actions/copyText.ts";
import styles from "./Publish.module.css";

/** Modules of white around a code. */
const QUIET = 4;

interface PreviewProps {
  readonly store_id: string;
  readonly time_zone: string;
}

/** How a phone looks at the draft, as guests would see it: by a code and a link that end after a day. */
export function Preview({ store_id, time_zone }: PreviewProps) {
  const { t } = useTranslation("desk/publish");
  const when = useWhen(time_zone);
  const { said, say } = useSaid();
  const read = useDesk(menuPreview, { store_id });
  const [isBusy, setBusy] = useState(false);
  const make = async () => {
    setBusy(true);
    const answer = await deskSend(makeMenuPreview, { store_id });
    await readAnew(menuPreview);
    setBusy(false);
    say(answer);
  };
  const copy = async (link: string) => {
    const isCopied = await copyText(link);
    if (isCopied) say({ ok: true }, t("preview.copied"));
    else say({ ok: true }, t("preview.uncopied"));
  };
  return (
    <section className={styles.kind}>
      <h2>{t("preview.title")}</h2>
      <p className={desk.soft}>{t("preview.note")}</p>
      <Shown of={read}>
        {({ ends_at, link }) =>
          link === null || ends_at === null ? (
            <div>
              <Button kind="outline" busy={isBusy} onClick={() => void make()}>
                {t("preview.make")}
              </Button>
            </div>
          ) : (
            <div className={styles.preview}>
              <img src={qrAddress(link, QUIET)} alt={t("preview.code")} width={200} height={200} />
              <div className={styles.link}>
                <p className={styles.address}>{link}</p>
                <p className={desk.soft}>{t("preview.until", { time: when(ends_at) })}</p>
                <div className={desk.acts}>
                  <Button size="small" kind="outline" onClick={() => void copy(link)}>
                    {t("preview.copy")}
                  </Button>
                  <a href={link} target="_blank" rel="noreferrer">
                    {t("preview.open")}
                  </a>
                  <Button size="small" kind="plain" busy={isBusy} onClick={() => void make()}>
                    {t("preview.again")}
                  </Button>
                </div>
              </div>
            </div>
          )
        }
      </Shown>
      {said}
    </section>
  );
}
