import { useSetAtom } from "jotai";
import { Component, createContext, type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { href } from "#routes/href.ts";
import { showToastAtom } from "#state/page/alerts.ts";
import { Button } from "#ui/actions/Button.tsx";
import { ErrorState } from "#ui/feedback/EmptyState.tsx";

interface Props {
  readonly children: ReactNode;
  /** A layer over the page: it stays away for a moment and comes back; the page beneath it goes on. */
  readonly isLayer?: boolean;
  /** What is said of it: that it did not load, or that something went wrong. */
  readonly words?: "screenFailed" | "crashed";
  /** The whole of a screen, within the router: its address, at another of which it is drawn anew. */
  readonly screen?: string;
}

/**
 * Loads the page anew where that can be had: code that could not be fetched once is, in many browsers, not fetched again
 * by the same page, and code that is gone, as after a new version, comes with the page alone.
 */
export const reloadIfServed = (): void =>
  void fetch("", { method: "HEAD" }).then(
    ({ ok }) => ok && location.reload(),
    () => {},
  );

let attempts = 0;
/** Which try at drawing a part this is, of all boundaries: what failed in another may be loaded again. */
export const Attempt = createContext(attempts);

/** Milliseconds until a layer that failed is tried anew, each time it fails; then a tap or the network brings it back. */
const RETURNS = [100, 1_000, 10_000];
/** Milliseconds after which a layer that has come back counts as well again. */
const IS_WELL = 60_000;

/**
 * Keeps what goes wrong in a part of a screen, as code that cannot be fetched, from taking the screen with it. What it
 * caught is told by React itself, on the console. One layer, one boundary: what fails takes its neighbours along. What
 * failed is tried again as soon as there is a network again, and a layer at the next tap as well: it may be what opens it.
 */
export class SectionBoundary extends Component<Props, { hasFailed: boolean; attempt: number }> {
  override state = { hasFailed: false, attempt: (attempts += 1) };
  private failures = 0;
  private lastFailure = 0;
  private hasRetried = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  private readonly again = () => {
    if (this.state.hasFailed) this.setState({ hasFailed: false, attempt: (attempts += 1) });
  };

  private readonly retry = () => {
    if (this.props.words === "crashed") return reloadIfServed();
    this.hasRetried = true;
    this.again();
  };

  override componentDidMount() {
    addEventListener("online", this.again);
    if (this.props.isLayer) addEventListener("click", this.again, { capture: true });
  }

  override componentDidUpdate(before: Props) {
    if (before.screen !== this.props.screen) this.again();
  }

  override componentDidCatch() {
    if (!this.props.isLayer) {
      if (this.hasRetried) reloadIfServed();
      return;
    }
    const now = performance.now();
    if (now - this.lastFailure > IS_WELL) this.failures = 0;
    this.lastFailure = now;
    const wait = RETURNS[this.failures];
    this.failures += 1;
    clearTimeout(this.timer);
    if (wait !== undefined) this.timer = setTimeout(this.again, wait);
  }

  override componentWillUnmount() {
    clearTimeout(this.timer);
    removeEventListener("online", this.again);
    removeEventListener("click", this.again, { capture: true });
  }

  override render() {
    const { children, isLayer, screen, words = "screenFailed" } = this.props;
    if (!this.state.hasFailed) return <Attempt value={this.state.attempt}>{children}</Attempt>;
    // Nobody is told of what they did not ask for.
    if (isLayer) return navigator.userActivation?.isActive ? <TapFailed /> : null;
    const way = screen === undefined ? null : <WayBack />;
    return <Failed words={words} onRetry={this.retry} way={way} />;
  }
}

interface FailedProps {
  readonly words: "screenFailed" | "crashed";
  readonly onRetry: () => void;
  /** Another way on than trying again. */
  readonly way: ReactNode;
}

/** In the place of what failed, with a retry. */
export function Failed({ words, onRetry, way }: FailedProps) {
  const { t } = useTranslation();
  return (
    <ErrorState title={t(`${words}.title`)} retryLabel={t("retry")} onRetry={onRetry} other={way}>
      {t(`${words}.text`)}
    </ErrorState>
  );
}

/** Says that what was tapped did not come, and offers the page anew. */
function TapFailed() {
  const { t } = useTranslation();
  const toast = useSetAtom(showToastAtom);
  useEffect(
    () => toast(t("screenFailed.title"), "bad", { label: t("reload"), run: reloadIfServed }),
    [toast, t],
  );
  return null;
}

/** From a screen that did not come, and so has no bar, to the one before it, or home. */
export function WayBack() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const goBack = () => {
    const index: unknown = window.history.state?.idx;
    if (typeof index === "number" && index > 0) void navigate(-1);
    else void navigate(href("home", {}), { replace: true });
  };
  return (
    <Button kind="outline" onClick={goBack}>
      {t("back")}
    </Button>
  );
}
