/**
 * Sends a page's forms without leaving it. What is new is woven into what is there, so that nobody loses what they have
 * opened or are writing. Without it every button works by loading the page anew.
 */
export const deskScript = `
(() => {
  const main = document.querySelector("main");
  const said = document.getElementById("said");
  const offline = document.getElementById("offline");
  const keyOf = (node) => node.dataset?.key ?? null;
  const isKin = (one, other) => one.nodeName === other.nodeName && keyOf(one) === keyOf(other);

  const move = (parent, node, before) => {
    if (parent.moveBefore) return parent.moveBefore(node, before);
    const focused = node.contains(document.activeElement) ? document.activeElement : null;
    parent.insertBefore(node, before);
    focused?.focus({ preventScroll: true });
  };
  const weaveAttributes = (old, fresh) => {
    const isOurs = ({ name }) => name !== "open" && name !== "data-busy";
    for (const one of [...old.attributes]) if (isOurs(one) && !fresh.hasAttribute(one.name)) old.removeAttribute(one.name);
    for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  };
  const weave = (old, fresh) => {
    if (old.nodeType !== Node.ELEMENT_NODE) {
      if (old.data !== fresh.data) old.data = fresh.data;
      return;
    }
    weaveAttributes(old, fresh);
    let next = old.firstChild;
    for (const child of [...fresh.childNodes]) {
      const key = keyOf(child);
      const kin = key === null ? (next && isKin(next, child) ? next : null) : [...old.children].find((one) => isKin(one, child));
      if (!kin) {
        old.insertBefore(child, next);
        continue;
      }
      if (kin === next) next = next.nextSibling;
      else move(old, kin, next);
      weave(kin, child);
    }
    while (next) {
      const gone = next;
      next = next.nextSibling;
      gone.remove();
    }
  };

  main.addEventListener("submit", async (event) => {
    const form = event.target;
    if (form.method !== "post") return;
    event.preventDefault();
    if ("busy" in form.dataset) return;
    form.dataset.busy = "";
    try {
      const body = new URLSearchParams(new FormData(form));
      const answer = await fetch(form.action, { method: "post", body });
      // Its styles carry another nonce, of which the browser would complain: those of this page stay as they are.
      const text = (await answer.text()).replace(/<(?=style)[^]*?<\\/style>/g, "");
      const page = new DOMParser().parseFromString(text, "text/html");
      const note = page.getElementById("said");
      if (!answer.ok || !note) return location.reload();
      if (note.dataset.refused === "false") {
        form.reset();
        form.closest("details")?.removeAttribute("open");
      }
      said.dataset.refused = note.dataset.refused;
      said.textContent = note.textContent;
      weave(main, page.querySelector("main"));
      document.title = page.title;
      main.querySelector('[aria-invalid="true"], [data-focus]')?.focus();
      offline.hidden = true;
    } catch {
      offline.hidden = false;
    } finally {
      delete form.dataset.busy;
    }
  });

  // On a phone the ways between the pages are one row, which scrolls.
  document.querySelector(".top nav [aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" });
})();
`;
