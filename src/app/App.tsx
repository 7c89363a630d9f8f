import type { i18n } from "i18next";
import { Provider as AtomProvider, useAtomValue } from "jotai";
import {
  type MouseEvent,
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useState,
  useSyncExternalStore,
} from "react";
import { I18nextProvider } from "react-i18next";
import { Router, useHref, useNavigate } from "react-router-dom";
import { SWRConfig } from "swr";
import { wireLanguage } from "#domain/values/localeCodes.ts";
import type { Send } from "#net/transport.ts";
import { TransportContext } from "#net/useCall.ts";
import { SectionBoundary } from "#parts/trouble/SectionBoundary.tsx";
import { sessionAtom } from "#state/account/session.ts";
import { localeAtom } from "#state/page/choices.ts";
import { keptAt } from "#state/page/pageState.ts";
import { AnchorComponent, type AnchorProps } from "#ui/actions/Anchor.tsx";
import { HistoryAllowed } from "#ui/layers/historyAllowed.ts";
import type { Services } from "./createServices.ts";
import { Shell } from "./frame/Shell.tsx";
import type { GatedHistory } from "./historyGate.ts";
import type { PageData } from "./pageData.ts";

interface AppProps {
  readonly services: Services;
  readonly texts: i18n;
  readonly history: GatedHistory;
  readonly page: PageData;
  /** Told once the app stands: until then it has to be what the server drew. */
  readonly onDrawn?: () => void;
}

/** The whole app around its screens, the same on the server and in the browser. */
export function App({ services, texts, history, page, onDrawn }: AppProps) {
  useEarlyTap();
  useEffect(() => onDrawn?.(), [onDrawn]);
  return (
    <AtomProvider store={services.store}>
      <I18nextProvider i18n={texts}>
        <AppErrorBoundary>
          <AppTransport send={services.send} answers={page.answers}>
            <AppRouter history={history}>
              <Shell services={services} />
            </AppRouter>
          </AppTransport>
        </AppErrorBoundary>
      </I18nextProvider>
    </AtomProvider>
  );
}

/** Whatever breaks while a screen is drawn ends here, never in a white page; the cart is in storage. */
export function AppErrorBoundary({ children }: { readonly children: ReactNode }) {
  return <SectionBoundary words="crashed">{children}</SectionBoundary>;
}

/** Milliseconds that what came with the page is taken as it is. */
const FRESH_FOR = 10_000;

interface AppTransportProps {
  readonly send: Send;
  /** Answers that came with the page. */
  readonly answers: Readonly<Record<string, unknown>>;
  readonly children: ReactNode;
}

/** Gives the screens the transport, and SWR what the page brought along. */
function AppTransport({ send, answers, children }: AppTransportProps) {
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

/**
 * The declarative router over a history that waits for the host. Where one is, is state of its own and no outer store's:
 * those are always drawn in one go, and a link's next screen is to be drawn in slices.
 */
export function AppRouter({
  history,
  children,
}: {
  readonly history: GatedHistory;
  readonly children: ReactNode;
}) {
  const isOpen = useSyncExternalStore(history.subscribe, history.isOpen, history.isOpen);
  const [{ location, action }, look] = useReducer(history.get, null, history.get);
  // Nothing changes before it: the gate opens once all of this stands.
  useLayoutEffect(() => history.subscribe(look), [history]);
  return (
    <Router location={location} navigationType={action} navigator={history.navigator}>
      <AnchorComponent value={RouterAnchor}>
        <HistoryAllowed value={isOpen}>{children}</HistoryAllowed>
      </AnchorComponent>
    </Router>
  );
}

/** An address of another kind than ours: a phone, a mail, a page elsewhere. */
const ELSEWHERE = /^[a-z]+:/;

/**
 * A link of the design system that navigates without a page load. The router's own `Link` would bring its prefetching
 * along, which weighs more than the whole cart.
 */
export function RouterAnchor({ href, onClick, children, ...rest }: AnchorProps) {
  const own = useHref(href);
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.();
    const isForTheBrowser =
      ELSEWHERE.test(href) ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey;
    if (event.defaultPrevented || isForTheBrowser) return;
    event.preventDefault();
    // The tap is answered before the next screen is drawn, which may take long.
    startTransition(() => void navigate(href));
  };
  return (
    <a href={ELSEWHERE.test(href) ? href : own} onClick={follow} {...rest}>
      {children}
    </a>
  );
}

declare global {
  interface Window {
    /** The button or the choice that was tapped on the server's page first; the page's own script keeps it. */
    norenTapped?: HTMLElement;
  }
}

/** Presses what was tapped before the app was there: what is seen can be used. */
function useEarlyTap(): void {
  useEffect(() => {
    const tapped = window.norenTapped;
    // From now on the app hears of taps itself.
    window.norenTapped = document.body;
    if (!tapped?.isConnected || tapped === document.body) return;
    // The browser has made the choice already, and React hears of changes alone.
    if (tapped instanceof HTMLInputElement) tapped.checked = !tapped.checked;
    tapped.click();
  }, []);
}
