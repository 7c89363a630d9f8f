/** Chromium as it measures: with our certificate, without services of its own. */
export const browserFlags: readonly string[] = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--ignore-certificate-errors",
];
