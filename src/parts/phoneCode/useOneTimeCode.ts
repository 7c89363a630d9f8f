import { useEffect, useEffectEvent } from "react";

/** Takes the code out of the message as it arrives, where the browser can (Web OTP) and the customer lets it. */
export function useOneTimeCode(onCode: (code: string) => void): void {
  const take = useEffectEvent(onCode);
  useEffect(() => {
    if (!("OTPCredential" in window)) return;
    const leaving = new AbortController();
    const request = { otp: { transport: ["sms"] }, signal: leaving.signal };
    navigator.credentials.get(request).then(
      (found) => {
        if (found && "code" in found && typeof found.code === "string") take(found.code);
      },
      // Refused, or left alone: the customer types it.
      () => {},
    );
    return () => leaving.abort();
  }, []);
}
