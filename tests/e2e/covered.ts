import type { Page } from "@playwright/test";

/** What can be pressed on a page, and stays under something that floats however the page is scrolled, by its name. */
export const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const nameOf = (element: Element) => element.getAttribute("aria-label") ?? element.textContent.trim();
    const found = [...document.querySelectorAll<HTMLElement>("main :is(a[href], button:enabled)")].filter(
      (element) => {
        element.scrollIntoView({ block: "center", behavior: "instant" });
        const { left, top, width, height } = element.getBoundingClientRect();
        if (width < 2 || getComputedStyle(element).visibility === "hidden") return false;
        return [0.1, 0.5, 0.9].some((part) => {
          const hit = document.elementFromPoint(left + width * part, top + height / 2);
          return hit !== null && !element.contains(hit) && !hit.contains(element);
        });
      },
    );
    window.scrollTo({ top: 0, behavior: "instant" });
    return found.map(nameOf);
  });
