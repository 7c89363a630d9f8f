import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { expect, test } from "./test.ts";
import { baseURL, phone, tableLink } from "./desk.ts";
import { addPlain, dishes, fillConfirmation, orderNumber, toConfirmation } from "./guest.ts";
import { staticSite } from "./hosts/staticSite.ts";

/** The calls handed on to the API. */
function handOn(pathname: string, request: IncomingMessage, response: ServerResponse): void {
  const body: Buffer[] = [];
  request.on("data", (data: Buffer) => body.push(data));
  request.on("end", () => {
    const headers = {
      "content-type": "application/json",
      "idempotency-key": String(request.headers["idempotency-key"] ?? ""),
    };
    void fetch(`${baseURL}${pathname}`, { method: "POST", headers, body: Buffer.concat(body) }).then(
      async (answer) => {
        response.writeHead(answer.status, { "content-type": "application/json" });
        response.end(await answer.text());
      },
    );
  });
}

test("the build served as files, with nothing rendered on a server, takes an order", async ({ browser }) => {
  const link = await tableLink(browser, "C5");
  const site = await staticSite({ folder: join(process.cwd(), "dist/client"), onCall: handOn });
  const { page, say, close } = await phone(browser);
  await page.goto(`http://127.0.0.1:${site.port}${link}`);
  await addPlain(page, say, dishes.ja.plain);
  await toConfirmation(page, say);
  await fillConfirmation(page, say);
  await page.getByRole("button", { name: say("checkout:submit") }).click();
  await orderNumber(page);
  await expect(page.getByText(say("orders:status.pending")).first()).toBeVisible();
  await close();
  site.close();
});
