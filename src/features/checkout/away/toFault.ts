/** After the faults have been drawn: leads to the first field that lacks something, with the focus in it. */
export function toFault(form: HTMLFormElement): void {
  requestAnimationFrame(() => {
    const field = form.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]');
    if (!field) return;
    field.scrollIntoView({ block: "center" });
    const control = field.matches("input, textarea")
      ? field
      : field.querySelector<HTMLElement>("input, button, a[href]");
    control?.focus({ preventScroll: true });
  });
}
