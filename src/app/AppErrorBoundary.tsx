import { Component, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ErrorState } from "#ui/ErrorState.tsx";

interface Props {
  readonly children: ReactNode;
}

/** Whatever breaks while a screen is drawn ends here, never in a white page; the cart is in storage. */
export class AppErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <Crashed /> : this.props.children;
  }
}

function Crashed() {
  const { t } = useTranslation();
  return (
    <main>
      <ErrorState
        title={t("crashed.title")}
        retryLabel={t("reload")}
        onRetry={() => window.location.reload()}
      >
        {t("crashed.text")}
      </ErrorState>
    </main>
  );
}
