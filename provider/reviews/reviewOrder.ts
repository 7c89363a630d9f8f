import type { ParsedRequestOf, ResponseOf } from "#contract/call.ts";
import type { orderEvaluate } from "#contract/calls/afterOrder.ts";
import { customerActions } from "#domain/orders/orderMachine.ts";
import type { ContextOf } from "#provider/server/context.ts";
import { takeOwnOrder } from "#provider/orders/findOrder.ts";
import { orderFacts, stateOf } from "#provider/orders/orderFacts.ts";
import { takeUploads } from "#provider/uploads/takeUploads.ts";
import { presentReview } from "./presentReview.ts";
import { writeReview } from "./writeReview.ts";

/** Reviews one of the caller's own orders, of whatever kind: what orderevaluate answers. */
export async function reviewOrder(
  request: ParsedRequestOf<typeof orderEvaluate>,
  context: ContextOf<typeof orderEvaluate>,
): Promise<ResponseOf<typeof orderEvaluate>> {
  const { caller, db, fail, language, now } = context;
  const { content, order_no, pictures: addresses = [], star } = request;
  const { uid } = caller;
  const order = await takeOwnOrder(db, { order_no, uid }, fail);
  const [facts] = await orderFacts(db, [order]);
  if (facts === undefined) return fail(412);
  if (facts.is_reviewed) return fail(415);
  if (star === 0) return fail(416);
  if (!customerActions(stateOf(facts, uid)).includes("review")) return fail(417, { reason: "order_open" });
  const pictures = await takeUploads(db, addresses, { uid, now });
  if (pictures === null) return fail(417, { reason: "pictures" });
  return presentReview(await writeReview(db, order, { star, content, pictures, now }), language);
}
