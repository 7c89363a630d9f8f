import { Component, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ErrorState } from "#ui/ErrorState.tsx";

interface Props {
  readonly children: ReactNode;
  /** A layer over the page, which simply stays away; the page beneath it goes on. */
  readonly isLayer?: boolean;
  /** What is said of it: that it did not load, or that something went wrong. */
  readonly words?: "screenFailed" | "crashed";
}

/** Keeps what goes wrong in a part of a screen, as code that cannot be fetched, from taking the screen with it. */
export class SectionBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    const { isLayer, words = "screenFailed" } = this.props;
    return isLayer ? null : <Failed words={words} />;
  }
}

function Failed({ words }: { readonly words: "screenFailed" | "crashed" }) {
  const { t } = useTranslation();
  return (
    <ErrorState title={t(`${words}.title`)} retryLabel={t("reload")} onRetry={() => window.location.reload()}>
      {t(`${words}.text`)}
    </ErrorState>
  );
}
