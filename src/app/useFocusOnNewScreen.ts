import { useEffect, useRef } from "react";

/**
 * Takes the focus to a new screen's beginning, so that keyboard and screen reader go on there and not at a button that
 * is gone; a screen that has taken the focus itself, as a search field does, keeps it.
 */
export function useFocusOnNewScreen(pathname: string): void {
  const shown = useRef<string | null>(null);
  useEffect(() => {
    const before = shown.current;
    shown.current = pathname;
    if (before === null || before === pathname) return;
    const content = document.getElementById("content");
    if (content && !content.contains(document.activeElement)) content.focus({ preventScroll: true });
  }, [pathname]);
}
