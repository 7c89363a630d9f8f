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

/** What answers one call asks outside; all calls of a provider share what is being asked. */
export function createOutside() {
  const underWay = new Map<string, Promise<unknown>>();

  function asked(question: string, ask: () => Promise<unknown>): Promise<unknown> {
    const known = underWay.get(question);
    if (known !== undefined) return known;
    const answer = ask().finally(() => underWay.delete(question));
    underWay.set(question, answer);
    return answer;
  }

  /** Does `work`, again for every question that it asks. */
  return async function withOutside<Result>(work: (outside: Outside) => Promise<Result>): Promise<Result> {
    const answers = new Map<string, unknown>();
    const outside = async <Answer>(question: string, ask: () => Promise<Answer>): Promise<Answer> => {
      if (!answers.has(question)) throw new AskedOutside(question, ask);
      // By its question: who asked it is who reads it.
      return answers.get(question) as Answer;
    };
    for (;;) {
      try {
        return await work(outside);
      } catch (error) {
        if (!(error instanceof AskedOutside)) throw error;
        answers.set(error.question, await asked(error.question, error.ask));
      }
    }
  };
}
