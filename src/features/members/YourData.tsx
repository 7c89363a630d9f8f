import { useAtomValue } from "jotai";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import * as Code from "#contract/codes.ts";
import { myData } from "#contract/member.ts";
import type { Failure } from "#net/answer.ts";
import { useSend } from "#net/useCall.ts";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { signInPathAtom } from "#state/account/signInPath.ts";
import { apiBaseAtom } from "#state/page/operatorSettings.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Card } from "#ui/lists/Card.tsx";
import styles from "./User.module.css";

/** All that is kept of someone, as a file: made when it is asked for, at an address that is good for five minutes. */
export function YourData() {
  const { t } = useTranslation("user");
  const send = useSend();
  const apiBase = useAtomValue(apiBaseAtom);
  const { host, reach } = useAtomValue(signInPathAtom);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [address, setAddress] = useState<string | null>(null);
  const prepare = async () => {
    setBusy(true);
    setFailure(null);
    const answer = await send(myData, {}, { handles: [Code.tooManyRequests] });
    setBusy(false);
    if (answer.ok) setAddress(new URL(answer.data.href, apiBase || window.location.origin).href);
    else setFailure(answer);
  };
  return (
    <section className={styles.section} aria-labelledby="your-data">
      <h2 id="your-data">{t("data.title")}</h2>
      <Card>
        <div className={styles.list}>
          <p className={styles.note}>{t("data.lead")}</p>
          {failure && <CallTrouble failure={failure} onRetry={prepare} isRetrying={isBusy} />}
          {!failure && address === null && (
            <Button block kind="outline" size="small" busy={isBusy} onClick={() => void prepare()}>
              {t("data.prepare")}
            </Button>
          )}
          {address !== null && (
            <>
              <p role="status">{t("data.ready")}</p>
              {
                // LINE's browser keeps no files: one that does opens the address.
                host === "line" ? (
                  <Button
                    block
                    size="small"
                    onClick={() => void reach().then(({ openOutside }) => openOutside(address))}
                  >
                    {t("data.openOutside")}
                  </Button>
                ) : (
                  <Button block size="small" href={address}>
                    {t("data.save")}
                  </Button>
                )
              }
              <Button block kind="quiet" size="small" busy={isBusy} onClick={() => void prepare()}>
                {t("data.again")}
              </Button>
            </>
          )}
        </div>
      </Card>
    </section>
  );
}
