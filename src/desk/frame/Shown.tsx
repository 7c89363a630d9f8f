import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { failureText } from "#desk/net/deskRefusal.ts";
import type { DeskFailure } from "#desk/net/deskSend.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { Skeleton } from "#ui/feedback/Skeleton.tsx";

interface ShownProps<Data> {
  /** What was read, as `useDesk` tells it. */
  readonly of: {
    readonly data: Data | undefined;
    readonly failure: DeskFailure | undefined;
    readonly isValidating: boolean;
    readonly reload: () => Promise<unknown>;
  };
  readonly children: (data: Data) => ReactNode;
}

/** What was read of the desk, once it has come; a read that failed says so and is offered again, above what was read before. */
export function Shown<Data>({
  children,
  of: { data, failure: why, isValidating, reload },
}: ShownProps<Data>) {
  const { t } = useTranslation(["desk/desk", "form"]);
  // The session has ended: the frame leads to the door.
  const isLeft = why?.kind === "fault" && why.fault === "not_signed_in";
  const failure = isLeft ? undefined : why;
  return (
    <>
      {failure !== undefined && (
        <div role="alert">
          <Notice
            kind="danger"
            action={
              <Button size="small" kind="quiet" busy={isValidating} onClick={() => void reload()}>
                {t("retry")}
              </Button>
            }
          >
            {failureText(failure, t)}
          </Notice>
        </div>
      )}
      {data === undefined ? failure === undefined && <Skeleton lines={6} /> : children(data)}
    </>
  );
}
