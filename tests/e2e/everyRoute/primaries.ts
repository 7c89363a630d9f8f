import type { Page } from "@playwright/test";

/** The screen's buttons in the primary colour where there are several, and destructive ones that are filled, a line each. */
export const tooManyPrimaries = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const drawn = (colour: string) => {
      const probe = document.createElement("i");
      probe.style.backgroundColor = `var(${colour})`;
      document.body.append(probe);
      const { backgroundColor } = getComputedStyle(probe);
      probe.remove();
      return backgroundColor;
    };
    const accent = drawn("--accent");
    const filled = [accent, drawn("--danger-fill")];
    const nameOf = (button: Element) => `“${button.textContent.trim().slice(0, 30)}”`;
    const places = [document.getElementById("content"), ...document.querySelectorAll("dialog[open]")];
    return places.flatMap((place) => {
      if (place === null) return [];
      const buttons = [...place.querySelectorAll<HTMLElement>("button, a")].filter(
        (button) => (button.closest("dialog") ?? place) === place && isSeen(button),
      );
      const primaries = buttons.filter(
        (button) =>
          // A round plus on a dish and a chosen chip are smaller than a button that leads on.
          button.getBoundingClientRect().width > 100 &&
          button.getAttribute("aria-pressed") === null &&
          getComputedStyle(button).backgroundColor === accent,
      );
      const destructive = buttons.filter(
        (button) =>
          button.dataset["kind"] === "danger" && filled.includes(getComputedStyle(button).backgroundColor),
      );
      return [
        ...(primaries.length > 1 ? [`several primary buttons: ${primaries.map(nameOf).join(", ")}`] : []),
        ...destructive.map((button) => `a destructive button is filled: ${nameOf(button)}`),
      ];
    });
  });
