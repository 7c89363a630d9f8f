import { createHmac } from "node:crypto";
import { Hono } from "hono";
import * as z from "zod/mini";
import { listenOn } from "./listenOn.ts";

const Begun = z.object({
  id: z.string(),
  amount: z.int(),
  method: z.string(),
  title: z.string(),
  return_url: z.string(),
  language: z.string(),
});
const Refund = z.object({ id: z.string(), amount: z.int() });

interface Kept extends z.infer<typeof Begun> {
  readonly number: string;
  status: "waiting" | "held" | "paid" | "declined" | "ended";
  readonly refunds: Map<string, number>;
}

/** The service of the documented example adapter, on this machine: it takes payments by HTTP, and keeps books. */
export async function exampleServer() {
  const access = { key: "example-key-7f3a", secret: "example-secret-91bc" };
  const books = new Map<string, Kept>();
  const asked: string[] = [];
  const state = { isDown: false, refunds: "done" as "done" | "under_way" | "refused" };
  const routes = new Hono();

  const back = ({ refunds }: Kept) => [...refunds.values()].reduce((sum, amount) => sum + amount, 0);
  const seen = (kept: Kept) => {
    const { amount, id, number, status } = kept;
    return { number, status, amount, refunded: back(kept), page: `https://example.invalid/pay/${id}` };
  };
  const find = (ref: string) => {
    const kept = books.get(ref);
    if (kept === undefined) throw new Error(`No payment ${ref}`);
    return kept;
  };

  routes.use(async (context, next) => {
    asked.push(`${context.req.method} ${context.req.path}`);
    if (state.isDown) return context.json({}, 503);
    if (context.req.header("authorization") !== `Bearer ${access.key}`) return context.json({}, 404);
    return next();
  });
  routes.get("/account", (context) => context.json({ name: "Diner" }));
  routes.post("/payments", async (context) => {
    const begun = Begun.parse(await context.req.json());
    const fresh: Kept = { ...begun, number: `ex_${books.size + 1}`, status: "waiting", refunds: new Map() };
    const kept = books.get(begun.id) ?? fresh;
    books.set(begun.id, kept);
    return context.json(seen(kept));
  });
  routes.use("/payments/:ref/*", async (context, next) =>
    books.has(context.req.param("ref")) ? next() : context.json({}, 404),
  );
  routes.get("/payments/:ref", (context) => context.json(seen(find(context.req.param("ref")))));
  routes.post("/payments/:ref/end", (context) => {
    const kept = find(context.req.param("ref"));
    if (kept.status === "waiting") kept.status = "ended";
    return context.json(seen(kept));
  });
  routes.post("/payments/:ref/refunds", async (context) => {
    const kept = find(context.req.param("ref"));
    const { amount, id } = Refund.parse(await context.req.json());
    const isPossible = kept.status === "paid" && back(kept) + amount <= kept.amount;
    if (state.refunds === "done" && isPossible && !kept.refunds.has(id)) kept.refunds.set(id, amount);
    const otherwise = state.refunds === "done" ? "refused" : state.refunds;
    return context.json({ status: kept.refunds.has(id) ? "done" : otherwise });
  });

  return {
    ...(await listenOn(routes)),
    access,
    books,
    /** What it was asked, as "GET /payments/…". */
    asked,
    state,
    /** Yen that went back of a payment. */
    back: (ref: string) => back(find(ref)),
    decide: (ref: string, status: Kept["status"]) => {
      find(ref).status = status;
    },
    /** What it sends when something became of a payment. */
    notice: (ref: string, secret = access.secret): RequestInit => {
      const body = JSON.stringify({ payment: ref });
      const signature = createHmac("sha256", secret).update(body).digest("hex");
      return { method: "POST", body, headers: { "example-signature": signature } };
    },
  };
}
