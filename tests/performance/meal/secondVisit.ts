import type { Figure } from "../table.ts";
import type { MeasuredPhone } from "./measuredPhone.ts";
import type { SlowNetwork } from "./slowNetwork.ts";

/** Milliseconds in which all of a visit has come: whoever has ordered listens for notices, and is never without a request. */
const UNTIL_QUIET = 5_000;

/** The same table again on the same phone, when the worker keeps the app: how soon it is there, and what still comes. */
export async function secondVisit(
  phone: MeasuredPhone,
  tableLink: string,
  network: SlowNetwork,
): Promise<Figure[]> {
  const { page } = phone;
  const hasWorker = await page.evaluate(() => navigator.serviceWorker.controller !== null);
  const before = network.bytesDown();
  const asked = phone.requests();
  await phone.doAs("visit again", async () => {
    await page.goto(tableLink);
    await page.waitForTimeout(UNTIL_QUIET);
  });
  const note = hasWorker ? "by the worker" : "no worker has come";
  return [
    { name: "FCP of the second visit", value: phone.vital("FCP"), unit: "ms", note },
    { name: "LCP of the second visit", value: phone.vital("LCP"), unit: "ms", note },
    { name: "Requests of the second visit", value: phone.requests() - asked, unit: "" },
    {
      name: "Bytes that came on the second visit",
      value: (network.bytesDown() - before) / 1_000,
      unit: "kB",
    },
  ];
}
