import { type LazyExoticComponent, lazy, type ReactNode, Suspense, use } from "react";
import { Attempt, SectionBoundary } from "./SectionBoundary.tsx";

type Part<Props> = (props: Props) => ReactNode;

/**
 * React's `lazy`, whose code is fetched again where it did not come: a boundary that tries its part once more tries to
 * load it too, as when there is a network again.
 */
export function lazyAgain<Props extends object>(load: () => Promise<{ default: Part<Props> }>): Part<Props> {
  let part: LazyExoticComponent<Part<Props>> | undefined;
  let failedIn: number | null = null;
  // Within one attempt it stays as it is: what suspends is rendered anew each time, and would load without end.
  const take = (attempt: number) => {
    if (part !== undefined && (failedIn === null || failedIn === attempt)) return part;
    failedIn = null;
    part = lazy(() =>
      load().catch((error: unknown) => {
        failedIn = attempt;
        throw error;
      }),
    );
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
export function LazyPart({ children, waiting = null }: LateProps) {
  return (
    <SectionBoundary>
      <Suspense fallback={waiting}>{children}</Suspense>
    </SectionBoundary>
  );
}

/** What comes late over the page, as a sheet, or is not missed: where it fails it stays away, and the page goes on. */
export function LazyLayer({ children, waiting = null }: LateProps) {
  return (
    <SectionBoundary isLayer>
      <Suspense fallback={waiting}>{children}</Suspense>
    </SectionBoundary>
  );
}
