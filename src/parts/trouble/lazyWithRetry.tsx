import { useAtomValue } from "jotai";
import {
  type LazyExoticComponent,
  lazy,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useEffectEvent,
  useState,
} from "react";
import { localeAtom } from "#state/page/choices.ts";
import { Attempt, SectionBoundary } from "./SectionBoundary.tsx";

type Part<Props> = (props: Props) => ReactNode;

const notThere = new Set<unknown>();

/** On the server: the code that a drawing came upon before it was there. */
const underWay = new Set<Promise<unknown>>();

/** Waits for the code that a drawing on the server came upon before it was there; says whether there was any. */
export async function partsCame(): Promise<boolean> {
  if (underWay.size === 0) return false;
  await Promise.allSettled(underWay);
  underWay.clear();
  return true;
}

/**
 * Tells of an error that React got over by drawing once more, by its cause. Of code that did not come nothing is told:
 * its part is drawn anew with another try under way, or says so itself.
 */
export function tellRecovered(error: unknown): void {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (!notThere.has(cause)) reportError(cause);
}

/**
 * React's `lazy`, whose code is fetched again where it did not come: a boundary that tries its part once more tries to
 * load it too, as when there is a network again.
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<{ default: Part<Props> }>,
): Part<Props> {
  let part: LazyExoticComponent<Part<Props>> | undefined;
  let failedIn: number | null = null;
  // Within one attempt it stays as it is: what suspends is rendered anew each time, and would load without end.
  const take = (attempt: number) => {
    if (part !== undefined && (failedIn === null || failedIn === attempt)) return part;
    failedIn = null;
    part = lazy(() => {
      const loading = load().catch((error: unknown) => {
        failedIn = attempt;
        notThere.add(error);
        throw error;
      });
      if (import.meta.env.SSR) underWay.add(loading);
      return loading;
    });
    return part;
  };
  return function Again(props: Props) {
    const Part = take(use(Attempt));
    return <Part {...props} />;
  };
}

interface LateProps {
  readonly children: ReactNode;
  /** What stands in its place until it is there. */
  readonly waiting?: ReactNode;
}

/** What comes late in the page: where it fails it says so in its place, with a retry, and the screen goes on. */
export function LazyPart(props: LateProps) {
  return (
    <SectionBoundary>
      <Late {...props} />
    </SectionBoundary>
  );
}

/** What comes late over the page, as a sheet, or is not missed: where it fails it stays away, and the page goes on. */
export function LazyLayer(props: LateProps) {
  return (
    <SectionBoundary isLayer>
      <Late {...props} />
    </SectionBoundary>
  );
}

/** What the server drew of it is taken over in the language that it is in, or drawn anew in the next one. */
function Late({ children, waiting = null }: LateProps) {
  const locale = useAtomValue(localeAtom);
  const [standsIn, setStandsIn] = useState<string | null>(null);
  return (
    <Suspense key={standsIn ?? locale} fallback={waiting}>
      {standsIn === null && <Standing onStanding={() => setStandsIn(locale)} />}
      {children}
    </Suspense>
  );
}

function Standing({ onStanding }: { readonly onStanding: () => void }) {
  const tell = useEffectEvent(onStanding);
  useEffect(() => tell(), []);
  return null;
}
