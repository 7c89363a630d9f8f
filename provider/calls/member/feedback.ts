import { feedback } from "#contract/calls/member.ts";
import { answer } from "#provider/server/context.ts";
import { takeFeedback } from "#provider/feedback/takeFeedback.ts";

export const answerFeedback = answer(feedback, takeFeedback);
