/**
 * What a button of a list's row is to call once its order changed, and maybe went from the list, and itself with it:
 * whoever goes by the keyboard is then at that order still, or at the one in its place, never back at the page's top.
 */
export function focusKept(button: Element): () => void {
  const panel = button.closest<HTMLElement>('[role="tabpanel"]');
  const links = () => [...(panel?.querySelectorAll<HTMLAnchorElement>("h2 a") ?? [])];
  const own = button.closest("article")?.querySelector<HTMLAnchorElement>("h2 a");
  const place = links().findIndex((link) => link === own);
  return () => {
    // After the list is drawn anew.
    setTimeout(() => {
      if (document.activeElement !== document.body) return;
      const left = links();
      (left.find(({ href }) => href === own?.href) ?? left[place] ?? left.at(-1) ?? panel)?.focus();
    });
  };
}
