import { redirectAllowance } from "#boot/redirects.ts";

/** The allowance of this page load, for whichever part of the app is the first to need it. */
export const pageRedirects = redirectAllowance({
  storage: () => window.sessionStorage,
  now: () => Date.now(),
  assign: (target) => window.location.assign(target),
});

window.addEventListener("pageshow", ({ persisted }) => {
  if (persisted) pageRedirects.stay();
});
