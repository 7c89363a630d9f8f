import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { DeskCall, DeskRequest } from "#contract/calls/desk/deskCall.ts";
import { settings as settingsCall } from "#contract/calls/desk/settings.ts";
import { failureText } from "#desk/net/deskRefusal.ts";
import { type DeskFailure, deskSend, readAnew } from "#desk/net/deskSend.ts";
import { Button, type ButtonKind } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";

interface ActButtonProps<C extends DeskCall> {
  readonly call: C;
  readonly request: DeskRequest<C>;
  readonly label: string;
  /** What it is done to; read aloud. */
  readonly about: string;
  readonly kind?: ButtonKind;
}

/** A button that does one thing to the settings at once, and says why where it did not. */
export function ActButton<C extends DeskCall>({
  call,
  request,
  label,
  about,
  kind = "quiet",
}: ActButtonProps<C>) {
  const { t: td } = useTranslation(["desk/desk", "form"]);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<DeskFailure | null>(null);
  const act = async () => {
    setBusy(true);
    const answer = await deskSend(call, request);
    await readAnew(settingsCall);
    setBusy(false);
    setFailure(answer.ok ? null : answer);
  };
  return (
    <>
      <Button kind={kind} size="small" busy={isBusy} onClick={() => void act()}>
        {label}
        <span className="visually-hidden"> {about}</span>
      </Button>
      {failure !== null && (
        <div role="status">
          <Notice kind="danger">{failureText(failure, td)}</Notice>
        </div>
      )}
    </>
  );
}
