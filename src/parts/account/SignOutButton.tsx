import { useSetAtom, useStore } from "jotai";
import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { updateToken } from "#contract/calls/session.ts";
import { useSend } from "#net/useCall.ts";
import { forgetPlatforms } from "#state/account/forgetPlatforms.ts";
import { sessionAtom, storedSession } from "#state/account/session.ts";
import { forgetBuyerAtom } from "#state/orders/mallDraft.ts";
import { forgetContactsAtom } from "#state/orders/orderDraft.ts";
import { typedCardAtom } from "#state/payments/chosenMeans.ts";
import { alertAtom, showToastAtom } from "#state/page/alerts.ts";
import { whereaboutsAtom } from "#state/places/whereabouts.ts";
import { Button } from "#ui/actions/Button.tsx";

/** Signs out once the customer has said so twice. */
export function SignOutButton() {
  const { t } = useTranslation("account");
  const ask = useSetAtom(alertAtom);
  const toast = useSetAtom(showToastAtom);
  const signOut = useSignOut();
  const [isBusy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    await signOut();
    setBusy(false);
    toast(t("signOut.done"), "good");
  };
  const question = () =>
    ask({
      title: t("signOut.ask"),
      text: t("signOut.text"),
      button: t("signOut.yes"),
      refuse: t("signOut.no"),
      onClose: () => void leave(),
    });
  return (
    <Button block kind="outline" busy={isBusy} onClick={question}>
      {t("signOut.yes")}
    </Button>
  );
}

/** Milliseconds that signing out waits for the provider; it goes on being told after that. */
const PATIENCE = 5_000;

/**
 * Signs out: this browser forgets the session at once, its other tabs with it, and the provider ends it. A provider
 * that is out of reach keeps nobody signed in here. Carts stay, and what was wanted of them; whom and where they are for,
 * and the card that was typed to pay for them, do not.
 */
export function useSignOut(): () => Promise<void> {
  const send = useSend();
  const store = useStore();
  return useCallback(async () => {
    const user = store.get(sessionAtom) ?? storedSession();
    store.set(sessionAtom, null);
    store.set(forgetContactsAtom);
    store.set(forgetBuyerAtom);
    store.set(typedCardAtom, null);
    // A place that is one of the account's addresses goes with it.
    store.set(whereaboutsAtom, (said) => (said?.address_id === undefined ? said : null));
    forgetPlatforms();
    if (!user) return;
    const { uid, auth_token } = user;
    const told = send(updateToken, { uid, auth_token, is_sign_out: 1 }, { isSilent: true });
    await Promise.race([told, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  }, [send, store]);
}
