import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { TopBar } from "#ui/navigation/TopBar.tsx";
import { useGoBack } from "./useGoBack.ts";

interface BackBarProps {
  readonly title: ReactNode;
  /** Where back leads when there is no history of ours: a route's name; null for a screen without a back arrow. */
  readonly parent: string | null;
  /** An address that goes before the parent's, as that of the form that one picks something for. */
  readonly backTo?: string | null | undefined;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** The top bar with a back arrow that always leads somewhere sensible, after a deep link too. */
export function BackBar({ title, parent, backTo, actions, children }: BackBarProps) {
  const { t } = useTranslation();
  const goBack = useGoBack(parent, backTo);
  return (
    <TopBar
      title={title}
      backLabel={t("back")}
      onBack={parent === null ? undefined : goBack}
      actions={actions}
    >
      {children}
    </TopBar>
  );
}
