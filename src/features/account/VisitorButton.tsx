import { useAtomValue } from "jotai";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRegisterVisitor } from "#parts/session/useRegisterVisitor.ts";
import { sessionAtom } from "#state/account/session.ts";
import { Button } from "#ui/actions/Button.tsx";
import { FailedNote } from "./FailedNote.tsx";
import { useGoOn } from "./useGoOn.ts";

/** Goes on without an account: registers a visitor where there is none, and leads back to where one came from. */
export function VisitorButton({ callback }: { readonly callback: string | undefined }) {
  const { t } = useTranslation("account");
  const user = useAtomValue(sessionAtom);
  const registerVisitor = useRegisterVisitor();
  const goOn = useGoOn(callback);
  const [state, setState] = useState<"ready" | "busy" | "failed">("ready");
  const proceed = async () => {
    setState("busy");
    const isRegistered = user !== null || (await registerVisitor());
    setState(isRegistered ? "ready" : "failed");
    if (isRegistered) goOn();
  };
  return (
    <>
      <Button block kind="quiet" busy={state === "busy"} onClick={() => void proceed()}>
        {t("way.visitor")}
      </Button>
      {state === "failed" && <FailedNote />}
    </>
  );
}
