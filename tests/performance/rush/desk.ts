/** Password of the desk of `tests/faults/server.ts`. */
const PASSWORD = "open-the-counter";

/** Signs in at the desk. */
export async function enterDesk(base: string) {
  const press = async (path: string, fields: Readonly<Record<string, string>>, cookie = "") => {
    const { headers, status } = await fetch(`${base}${path}`, {
      method: "POST",
      headers: { origin: base, cookie },
      body: new URLSearchParams(fields),
      redirect: "manual",
    });
    if (status !== 303) throw new Error(`The desk answers ${status}`);
    return headers.get("set-cookie")?.split(";")[0] ?? "";
  };
  const cookie = await press("/desk/login", { password: PASSWORD });
  return {
    /** Says of a store's goods that they are sold out, or back. */
    async mark(store: string, goods: string, isSoldOut: boolean): Promise<void> {
      await press(`/desk/${store}/goods/${store}-${goods}/${isSoldOut ? "sold_out" : "back"}`, {}, cookie);
    },
  };
}
