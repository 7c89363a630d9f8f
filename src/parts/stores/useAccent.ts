import { useEffect } from "react";

/** Colours the app in the store's accent, contrast corrected. A page from the server has it in its head already. */
export function useAccent(color: string | undefined): void {
  useEffect(() => {
    const root = document.documentElement;
    if (!color || root.dataset["accent"] === color) return;
    if (document.head.querySelector(`style[data-accent="${CSS.escape(color)}"]`)) {
      root.dataset["accent"] = color;
      document.adoptedStyleSheets = [];
      return;
    }
    // Where its code does not come the app keeps the colours that it has.
    Promise.all([import("#ui/accentPalette.ts"), import("#ui/accentPalette.ts")])
      .then(([{ accentPalette }, { accentCss }]) => {
        const palette = accentPalette(color);
        if (!palette) return;
        root.dataset["accent"] = color;
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(accentCss(palette));
        document.adoptedStyleSheets = [sheet];
      })
      .catch(() => null);
  }, [color]);
}
