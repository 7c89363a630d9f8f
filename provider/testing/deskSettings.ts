import { eq } from "drizzle-orm";
import { stores } from "#provider/db/tables/stores.ts";
import { awayGuest } from "./awayGuest.ts";
import { deskOf } from "./deskVisit.ts";
import type { Planted } from "./planted.ts";

/** The diner's page of settings with the staff at it, and a customer who orders from elsewhere. */
export async function deskSettings(provider: Planted) {
  const desk = await deskOf(provider);
  const own = "/desk/diner/settings";
  return {
    desk,
    one: await awayGuest(provider),
    page: (query = "") => desk.page(`/settings${query}`),
    storeNow: async () => {
      const [store] = await provider.db.select().from(stores).where(eq(stores.id, "diner"));
      if (store === undefined) throw new Error("The diner is gone");
      return store;
    },
    /** Sends a form: what is then said, or the page that shows what is wrong with it. */
    send: async (path: string, fields: Readonly<Record<string, string>> = {}) => {
      const answer = await desk.post(`${own}/${path}`, fields, { cookie: desk.cookie });
      if (answer.status !== 303) return { said: null, page: await answer.text() };
      const { pathname, searchParams } = new URL(
        answer.headers.get("location") ?? "",
        "http://provider.test",
      );
      if (pathname !== own) throw new Error(`Led to ${pathname}`);
      return { said: searchParams.get("said"), page: "" };
    },
  };
}

export type DeskSettings = Awaited<ReturnType<typeof deskSettings>>;
