import { useState } from "react";
import type { DeskCall, DeskRequest } from "#contract/calls/desk/deskCall.ts";
import { settings as settingsCall } from "#contract/calls/desk/settings.ts";
import { useSaid } from "#desk/frame/Said.tsx";
import { deskSend, readAnew } from "#desk/net/deskSend.ts";
import { Button, type ButtonKind } from "#ui/actions/Button.tsx";

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
  const [isBusy, setBusy] = useState(false);
  const { said, say } = useSaid();
  const act = async () => {
    setBusy(true);
    const answer = await deskSend(call, request);
    await readAnew(settingsCall);
    setBusy(false);
    say(answer);
  };
  return (
    <>
      <Button kind={kind} size="small" busy={isBusy} onClick={() => void act()}>
        {label}
        <span className="visually-hidden"> {about}</span>
      </Button>
      {said}
    </>
  );
}
