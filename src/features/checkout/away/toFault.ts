/** Frames in which a fault is drawn at the latest, once it is known. */
const FRAMES = 60;

/**
 * After the faults have been drawn: leads to the first field that lacks something, or dish that cannot be had, with the
 * focus in it. What an alert says of it is read first: below that nothing takes the focus.
 */
export function toFault(form: HTMLFormElement, frames = FRAMES): void {
  requestAnimationFrame(() => {
    const alert = document.querySelector("dialog[open]");
    if (alert) return alert.addEventListener("close", () => toFault(form), { once: true });
    const field = form.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid], [data-problem]');
    if (!field) return frames > 1 && form.isConnected ? toFault(form, frames - 1) : undefined;
    field.scrollIntoView({ block: "center" });
    const control = field.matches("input, textarea")
      ? field
      : field.querySelector<HTMLElement>("input, button, a[href]");
    control?.focus({ preventScroll: true });
  });
}
