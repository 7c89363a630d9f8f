import { useAtomValue } from "jotai";
import { useEffect, useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigationType } from "react-router-dom";
import { pageSubjectAtom } from "#state/page/pageState.ts";

/** Scroll positions kept at most, the oldest dropped first. */
const KEPT = 50;
const positions = new Map<string, number>();

/** A new screen starts at its top; going back finds the place where one was. */
export function useScrollMemory(): void {
  const { key, pathname, search } = useLocation();
  const type = useNavigationType();
  const shown = useRef<{ readonly pathname: string; readonly search: string } | null>(null);
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { pathname, search };
    // A screen that notes its tab or its search words in the address stays where it is.
    const isSameScreen = type === "REPLACE" && before?.pathname === pathname;
    // So does what was read while the host got ready: then the same address comes as the browser's own entry.
    const isSameEntry =
      type === "POP" && !positions.has(key) && before?.pathname === pathname && before.search === search;
    if (before !== null && !isSameScreen && !isSameEntry)
      window.scrollTo(0, type === "POP" ? (positions.get(key) ?? 0) : 0);
    const remember = () => {
      positions.delete(key);
      positions.set(key, window.scrollY);
      const oldest = positions.keys().next();
      if (positions.size > KEPT && !oldest.done) positions.delete(oldest.value);
    };
    if (isSameEntry) remember();
    window.addEventListener("scroll", remember, { passive: true });
    return () => window.removeEventListener("scroll", remember);
  }, [key, type, pathname, search]);
}

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

/** Sets the page's title, which LINE shows as its header, as the server writes it. */
export function usePageTitle(titleKey: string): void {
  const { t } = useTranslation();
  const subject = useAtomValue(pageSubjectAtom);
  useEffect(() => {
    document.title = pageTitle(subject, t(`titles.${titleKey}` as never));
  }, [t, titleKey, subject]);
}

/** A page's title: what it is about, where that has a name, and what kind of page it is. */
export function pageTitle(subject: string | null, title: string): string {
  return subject === null ? title : `${subject} | ${title}`;
}
