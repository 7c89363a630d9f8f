import { Component, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ErrorState } from "#ui/ErrorState.tsx";

interface Props {
  readonly children: ReactNode;
  /** A layer over the page, which simply stays away; the page beneath it goes on. */
  readonly isLayer?: boolean;
}

/** Keeps what goes wrong in a part of a screen, as code that cannot be fetched, from taking the screen with it. */
export class SectionBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return this.props.isLayer ? null : <Failed />;
  }
}

function Failed() {
  const { t } = useTranslation();
  return (
    <ErrorState
      title={t("screenFailed.title")}
      retryLabel={t("reload")}
      onRetry={() => window.location.reload()}
    >
      {t("screenFailed.text")}
    </ErrorState>
  );
}
