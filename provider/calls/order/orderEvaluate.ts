import { orderEvaluate } from "#contract/calls/afterOrder.ts";
import { customerActions } from "#domain/orderMachine.ts";
import { answer } from "#provider/answer.ts";
import { takeOwnOrder } from "#provider/orders/findOrder.ts";
import { orderFacts, stateOf } from "#provider/orders/orderFacts.ts";
import { presentReview } from "#provider/reviews/presentReview.ts";
import { writeReview } from "#provider/reviews/writeReview.ts";
import { takeUploads } from "#provider/uploads/takeUploads.ts";

export const answerOrderEvaluate = answer(orderEvaluate, async (request, context) => {
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
});
