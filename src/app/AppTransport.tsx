import { useAtomValue } from "jotai";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { SWRConfig } from "swr";
import { wireLanguage } from "#domain/localeCodes.ts";
import { TransportContext } from "#net/TransportContext.ts";
import type { Send } from "#net/transport.ts";
import { keptAt } from "#state/keptAt.ts";
import { localeAtom } from "#state/locale.ts";
import { sessionAtom } from "#state/session.ts";

/** Milliseconds that what came with the page is taken as it is. */
const FRESH_FOR = 10_000;

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
  const [fresh, setFresh] = useState<ReadonlySet<string>>(
    // A kept page's answers are shown, and asked for anew.
    () => new Set(keptAt() === null ? Object.keys(answers) : []),
  );
  useEffect(() => {
    const timer = setTimeout(() => setFresh(new Set()), FRESH_FOR);
    return () => clearTimeout(timer);
  }, []);
  const transport = useMemo(() => ({ send, scope: { uid, language }, fresh }), [send, uid, language, fresh]);
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
