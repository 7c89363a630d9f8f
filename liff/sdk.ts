import liff from "@line/liff";

/** LINE's SDK for one LIFF id. Loaded by a dynamic import, in LINE or when LINE was chosen. */
export function lineSdk(liffId: string) {
  return {
    init: () => liff.init({ liffId }),
    isLoggedIn: () => liff.isLoggedIn(),
    isInClient: () => liff.isInClient(),
    idToken: () => liff.getIDToken(),
    accessToken: () => liff.getAccessToken(),
    login: (redirectUri: string) => liff.login({ redirectUri }),
    logout: () => liff.logout(),
    close: () => {
      if (!liff.isInClient()) return false;
      liff.closeWindow();
      return true;
    },
  };
}
