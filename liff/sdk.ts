import liff from "@line/liff";

/** LINE's SDK for one LIFF id. Loaded in LINE alone, by a dynamic import. */
export function lineSdk(liffId: string) {
  return {
    init: () => liff.init({ liffId }),
    close: () => {
      if (!liff.isInClient()) return false;
      liff.closeWindow();
      return true;
    },
  };
}
