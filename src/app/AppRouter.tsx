import { type ReactNode, useSyncExternalStore } from "react";
import { Router } from "react-router-dom";
import { AnchorComponent } from "#ui/anchorComponent.ts";
import { HistoryAllowed } from "#ui/historyAllowed.ts";
import type { GatedHistory } from "./historyGate.ts";
import { RouterAnchor } from "./RouterAnchor.tsx";

/** The declarative router over a history that waits for the host. */
export function AppRouter({
  history,
  children,
}: {
  readonly history: GatedHistory;
  readonly children: ReactNode;
}) {
  const isOpen = useSyncExternalStore(history.subscribe, history.isOpen, history.isOpen);
  const { location, action } = useSyncExternalStore(history.subscribe, history.get, history.get);
  return (
    <Router location={location} navigationType={action} navigator={history.navigator}>
      <AnchorComponent value={RouterAnchor}>
        <HistoryAllowed value={isOpen}>{children}</HistoryAllowed>
      </AnchorComponent>
    </Router>
  );
}
