import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { NoticeSlot } from "#parts/notices/NoticeSlot.tsx";
import { href, pathOf } from "#routes/href.ts";
import type { Route } from "#routes/route.ts";
import { type RouteName, routes } from "#routes/table.ts";
import { placeAtom } from "#state/page/pageState.ts";
import { TopBar } from "#ui/navigation/TopBar.tsx";

interface BackBarProps {
  readonly title: ReactNode;
  /** Where back leads when there is no history of ours: a route's name; null for a screen without a back arrow. */
  readonly parent: string | null;
  /** An address that goes before the parent's, as that of the form that one picks something for. */
  readonly backTo?: string | null | undefined;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** The top bar with a back arrow that always leads somewhere sensible, after a deep link too, and the notice button. */
export function BackBar({ title, parent, backTo, actions, children }: BackBarProps) {
  const { t } = useTranslation();
  const goBack = useGoBack(parent, backTo);
  return (
    <TopBar
      title={title}
      backLabel={t("back")}
      onBack={parent === null ? undefined : goBack}
      actions={
        <>
          <NoticeSlot />
          {actions}
        </>
      }
    >
      {children}
    </TopBar>
  );
}

/**
 * The way back that always leads somewhere sensible: to where one came from, or after a deep link to `backTo`, to the
 * screen's parent at the present store, or home.
 */
export function useGoBack(parent: string | null, backTo?: string | null | undefined): () => void {
  const navigate = useNavigate();
  const { store_id, table_id } = useAtomValue(placeAtom);
  const menu = store_id ? href("orderFood", { storeId: store_id, tableId: table_id ?? undefined }) : null;
  const page = store_id ? href("storeHome", { storeId: store_id }) : null;
  return () => {
    const index: unknown = window.history.state?.idx;
    if (typeof index === "number" && index > 0) return void navigate(-1);
    const atMenu = parent === "orderFood" || parent === "home" || parent === "order" ? menu : null;
    const target = parent === "storeHome" ? page : atMenu;
    void navigate(backTo ?? target ?? parentPath(parent) ?? href("home", {}), { replace: true });
  };
}

/** The address of a parent that needs nothing to be shown. */
function parentPath(parent: string | null): string | null {
  if (parent === null || !isRoute(parent)) return null;
  const { needs }: Route = routes[parent];
  return needs.length === 0 ? pathOf(parent) : null;
}

const isRoute = (name: string): name is RouteName => name in routes;
