import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { href } from "#routes/href.ts";
import type { Route } from "#routes/route.ts";
import { routes } from "#routes/table.ts";
import { placeAtom } from "#state/place.ts";
import { TopBar } from "#ui/TopBar.tsx";

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
  const navigate = useNavigate();
  const { store_id, table_id } = useAtomValue(placeAtom);
  const menu = store_id ? href("orderFood", { storeId: store_id, tableId: table_id ?? undefined }) : null;
  const goBack = () => {
    const index: unknown = window.history.state?.idx;
    if (typeof index === "number" && index > 0) return void navigate(-1);
    const target = parent === "orderFood" || parent === "home" || parent === "order" ? menu : null;
    void navigate(backTo ?? target ?? parentPath(parent) ?? href("home", {}), { replace: true });
  };
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

/** The address of a parent that needs nothing to be shown. */
function parentPath(parent: string | null): string | null {
  const table: Readonly<Record<string, Route>> = routes;
  const route = parent === null ? undefined : table[parent];
  return route && route.needs.length === 0 ? route.path : null;
}
