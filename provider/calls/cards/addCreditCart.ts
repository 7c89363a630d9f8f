import { and, eq, ne } from "drizzle-orm";
import { addCreditCart } from "#contract/calls/cards.ts";
import { answer } from "#provider/server/context.ts";
import { keepCard } from "#provider/cards/keepCard.ts";
import { MOST_CARDS } from "#provider/cards/mostCards.ts";
import { saveCard } from "#provider/cards/saveCard.ts";
import { cards } from "#provider/db/tables/cards.ts";
import { lockMember } from "#provider/members/lockMember.ts";

export const answerAddCreditCart = answer(addCreditCart, async (request, context) => {
  const { vault_token, is_default } = request;
  const { caller, db, fail, language, now, origin, outside, page_origin, parts } = context;
  const { uid } = caller;
  await lockMember(db, uid);
  const there = await db.$count(cards, and(eq(cards.uid, uid), ne(cards.last4, "")));
  if (there >= MOST_CARDS) return fail(115, { most: MOST_CARDS });
  const kept = await outside(`keep ${uid} ${vault_token}`, () =>
    keepCard(parts, { vault_token, origin, page_origin, language }),
  );
  if ("refused" in kept) return fail(kept.refused);
  return saveCard(db, kept, { uid, wants_default: is_default === 1, now }, fail);
});
