/** Ends a transaction, so that what is outside is asked without it. */
class AskedOutside extends Error {
  override name = "AskedOutside";
  readonly question: string;
  readonly ask: () => Promise<unknown>;

  constructor(question: string, ask: () => Promise<unknown>) {
    super(question);
    this.question = question;
    this.ask = ask;
  }
}

/**
 * Asks something that is not in the database and may take its time. No transaction is held open meanwhile: what was
 * done so far is undone, and done again once the answer is there. So it stands before whatever could not be undone.
 * Equal questions are asked once, whoever asks at the same time.
 */
export type Outside = <Answer>(question: string, ask: () => Promise<Answer>) => Promise<Answer>;

/** What the requests of one intent have been told, while there is any of them. */
interface Reply {
  readonly answers: Map<string, unknown>;
  /** Questions whose answers are on their way into `answers`. */
  readonly asking: Map<string, Promise<void>>;
  requests: number;
}

/** What answers one call asks outside; all calls of a provider share what is being asked. */
export function createOutside() {
  const underWay = new Map<string, Promise<unknown>>();
  const intents = new Map<string, Reply>();

  function join(intent: string | null): Reply {
    const known = intent === null ? undefined : intents.get(intent);
    const told = known ?? { answers: new Map(), asking: new Map(), requests: 0 };
    told.requests += 1;
    if (intent !== null) intents.set(intent, told);
    return told;
  }

  function leave(intent: string | null, told: Reply): void {
    told.requests -= 1;
    if (intent !== null && told.requests === 0) intents.delete(intent);
  }

  function asked(question: string, ask: () => Promise<unknown>): Promise<unknown> {
    const known = underWay.get(question);
    if (known !== undefined) return known;
    const answer = ask().finally(() => underWay.delete(question));
    underWay.set(question, answer);
    return answer;
  }

  /** Ends when the answer is there for all requests of the intent. */
  function answered({ answers, asking }: Reply, { question, ask }: AskedOutside): Promise<void> {
    if (answers.has(question)) return Promise.resolve();
    const known = asking.get(question);
    if (known !== undefined) return known;
    const coming = asked(question, ask)
      .then((answer) => void answers.set(question, answer))
      .finally(() => asking.delete(question));
    asking.set(question, coming);
    return coming;
  }

  /**
   * Does `work`, again for every question that it asks. Requests of one `intent` that are here at the same time share
   * its answers: the last of them may ask when the first is told already, of something that is answered only once.
   */
  return async function withOutside<Result>(
    work: (outside: Outside) => Promise<Result>,
    intent: string | null = null,
  ): Promise<Result> {
    const told = join(intent);
    const outside = async <Answer>(question: string, ask: () => Promise<Answer>): Promise<Answer> => {
      if (!told.answers.has(question)) throw new AskedOutside(question, ask);
      // By its question: who asked it is who reads it.
      return told.answers.get(question) as Answer;
    };
    try {
      for (;;) {
        try {
          return await work(outside);
        } catch (error) {
          if (!(error instanceof AskedOutside)) throw error;
          await answered(told, error);
        }
      }
    } finally {
      leave(intent, told);
    }
  };
}
