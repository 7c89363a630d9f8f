import { type Browser, chromium } from "playwright";

/** Chromium as it measures: with our certificate, without services of its own. */
const FLAGS: readonly string[] = [
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

/** Works in a browser that measures, which is closed afterwards, whatever becomes of the work. */
export async function inBrowser<T>(
  executablePath: string,
  work: (browser: Browser) => Promise<T>,
  ...flags: readonly string[]
): Promise<T> {
  const browser = await chromium.launch({ executablePath, args: [...FLAGS, ...flags] });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
