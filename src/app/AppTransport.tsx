import { useAtomValue } from "jotai";
import { type ReactNode, useMemo } from "react";
import { SWRConfig } from "swr";
import { wireLanguage } from "#domain/localeCodes.ts";
import { TransportContext } from "#net/TransportContext.ts";
import type { Send } from "#net/transport.ts";
import { localeAtom } from "#state/locale.ts";
import { sessionAtom } from "#state/session.ts";

interface AppTransportProps {
  readonly send: Send;
  /** Answers that came with the page. */
  readonly answers: Readonly<Record<string, unknown>>;
  readonly children: ReactNode;
}

/** Gives the screens the transport, and SWR what the page brought along. */
export function AppTransport({ send, answers, children }: AppTransportProps) {
  const uid = useAtomValue(sessionAtom)?.uid ?? null;
  const language = wireLanguage(useAtomValue(localeAtom));
  const transport = useMemo(() => ({ send, scope: { uid, language } }), [send, uid, language]);
  const config = useMemo(
    () => ({
      fallback: { ...answers },
      shouldRetryOnError: false,
      revalidateOnReconnect: true,
      focusThrottleInterval: 30_000,
      dedupingInterval: 2_000,
    }),
    [answers],
  );
  return (
    <TransportContext value={transport}>
      <SWRConfig value={config}>{children}</SWRConfig>
    </TransportContext>
  );
}
