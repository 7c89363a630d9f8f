/**
 * Follows the board and sends its buttons without leaving the page. What is new is woven into what is there, so that
 * nobody loses what they have opened or are writing; what was read before what is there, and was overtaken on its way by
 * a button's answer, is left out: the events bring the next. It rings softly for what has arrived. Without it every
 * button works by loading the page anew.
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
  // What a form was told of its fields stays until it is sent again: the events' boards know nothing of it.
  let isEvent = false;
  const isTold = (node) => isEvent && node.nodeName === "FORM" && node.querySelector('[aria-invalid="true"]') !== null;
  const weave = (old, fresh) => {
    if (isTold(old)) return;
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

  const sum = (name) => [...main.querySelectorAll("[data-" + name + "]")].reduce((all, one) => all + Number(one.dataset[name]), 0);
  // What anyone anywhere may cause rings at most once in five minutes.
  let knockedAt = -300000;
  const isKnock = () => {
    if (performance.now() - knockedAt < 300000) return false;
    knockedAt = performance.now();
    return true;
  };
  const ring = () => {
    try {
      const audio = new AudioContext();
      const tone = audio.createOscillator();
      const gain = audio.createGain();
      gain.gain.setValueAtTime(0.15, audio.currentTime);
      gain.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.6);
      tone.frequency.value = 880;
      tone.connect(gain).connect(audio.destination);
      tone.onended = () => audio.close();
      tone.start();
      tone.stop(audio.currentTime + 0.6);
    } catch {}
  };
  // The clocks of two providers behind one address may differ by a little; a board does not wait for that for long.
  let readAt = Number(main.dataset.readAt);
  const isOvertaken = (other) => other < readAt && readAt - other < 10000;
  const show = (title, board, at) => {
    if (isOvertaken(at)) return;
    readAt = at;
    const rings = sum("rings");
    const knocks = sum("knocks");
    weave(main, board);
    document.title = title;
    if (sum("rings") > rings || (sum("knocks") > knocks && isKnock())) ring();
  };

  main.addEventListener("submit", async (event) => {
    const form = event.target;
    // A button whose answer fills in the form itself has the page loaded anew.
    if (form.method !== "post" || event.submitter?.dataset.whole !== undefined) return;
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
      if (!answer.ok || !note || page.querySelector(".door")) return location.reload();
      if (note.dataset.refused === "false") {
        form.reset();
        form.closest("details")?.removeAttribute("open");
      }
      said.dataset.refused = note.dataset.refused;
      said.textContent = note.textContent;
      const board = page.querySelector("main");
      show(page.title, board, Number(board.dataset.readAt));
      main.querySelector('[aria-invalid="true"], [data-focus]')?.focus();
      offline.hidden = true;
    } catch {
      offline.hidden = false;
    } finally {
      delete form.dataset.busy;
    }
  });

  const follow = () => {
    const events = new EventSource(main.dataset.events);
    let silence;
    const lost = () => {
      clearTimeout(silence);
      events.close();
      offline.hidden = false;
      setTimeout(again, 2000);
    };
    const heard = () => {
      offline.hidden = true;
      clearTimeout(silence);
      silence = setTimeout(lost, 40000);
    };
    events.onopen = heard;
    events.addEventListener("alive", heard);
    events.onmessage = ({ data }) => {
      heard();
      const { title, board, readAt: at } = JSON.parse(data);
      const fresh = main.cloneNode(false);
      fresh.innerHTML = board;
      isEvent = true;
      show(title, fresh, at);
      isEvent = false;
    };
    events.onerror = lost;
  };
  const again = async () => {
    try {
      const answer = await fetch(location.href, { redirect: "manual" });
      if (answer.type === "opaqueredirect") location.reload();
      else follow();
    } catch {
      setTimeout(again, 2000);
    }
  };
  if (main.dataset.events) follow();
  // On a phone the ways between the pages are one row, which scrolls.
  document.querySelector(".top nav [aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" });
})();
`;
