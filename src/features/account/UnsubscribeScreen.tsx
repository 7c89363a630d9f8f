import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { accountCancel } from "#contract/calls/member.ts";
import type { ResponseOf } from "#contract/call.ts";
import { Goodbye } from "./Goodbye.tsx";
import { MemberOnly } from "#parts/account/MemberOnly.tsx";
import { Unsubscribe } from "./Unsubscribe.tsx";

interface Done {
  readonly answer: ResponseOf<typeof accountCancel>;
  readonly wasOnLine: boolean;
}

/** Deletes the account, and ends with a last page. */
export default function UnsubscribeScreen() {
  const { t } = useTranslation("account");
  const [done, setDone] = useState<Done | null>(null);
  if (done) return <Goodbye {...done} />;
  return (
    <MemberOnly title={t("tips.title")} parent="unsubscribeTips" forVisitors>
      {(profile) => (
        <Unsubscribe
          profile={profile}
          onDone={(answer) => setDone({ answer, wasOnLine: profile.platforms.includes("line") })}
        />
      )}
    </MemberOnly>
  );
}
