import type { Figure } from "../table.ts";
import type { MeasuredPhone } from "./measuredPhone.ts";
import type { SlowNetwork } from "./slowNetwork.ts";

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
  await phone.doAs("visit again", () => page.goto(tableLink, { waitUntil: "networkidle" }));
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
