import { useAtomValue } from "jotai";
import { useEffect, useEffectEvent } from "react";
import { memberInfo } from "#contract/calls/member.ts";
import { shownPhone, typedPhone } from "#domain/values/typedText.ts";
import { useCall } from "#net/useCall.ts";
import { useFormField } from "#parts/form/useFormField.ts";
import { sessionAtom } from "#state/account/session.ts";

/** Fills in how the member is reached, where nothing was typed there yet. */
export function FillFromProfile() {
  const hasSession = useAtomValue(sessionAtom) !== null;
  const name = useFormField<string>("name");
  const phone = useFormField<string>("phone");
  const email = useFormField<string>("email");
  const profile = useCall(memberInfo, hasSession ? {} : null, { isSilent: true }).data;
  const fill = useEffectEvent(() => {
    if (profile === undefined) return;
    const called = [profile.family_name, profile.given_name].filter(Boolean).join(" ") || profile.nickname;
    if (name.value === "" && called !== "") name.set(called);
    if (phone.value === "" && profile.phone !== null) phone.set(typedPhone(shownPhone(profile.phone)));
    if (email.value === "" && profile.email !== null) email.set(profile.email);
  });
  useEffect(() => fill(), [profile]);
  return null;
}
