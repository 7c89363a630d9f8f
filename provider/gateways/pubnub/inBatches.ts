/**
 * One question for many: whoever asks while one is under way is part of the next.
 * @param most in one question
 * @param ask answers in the order of what is asked; its failure is that of all who are part of it
 */
export function inBatches<Item, Answer>(
  most: number,
  ask: (items: readonly Item[]) => Promise<readonly Answer[]>,
): (item: Item) => Promise<Answer> {
  const waiting: { readonly item: Item; readonly told: PromiseWithResolvers<Answer> }[] = [];
  let isAsking = false;

  async function askAll(): Promise<void> {
    isAsking = true;
    while (waiting.length > 0) {
      const batch = waiting.splice(0, most);
      try {
        const answers = await ask(batch.map(({ item }) => item));
        for (const [index, { told }] of batch.entries()) told.resolve(answers[index] as Answer);
      } catch (error) {
        for (const { told } of batch) told.reject(error);
      }
    }
    isAsking = false;
  }

  return (item) => {
    const told = Promise.withResolvers<Answer>();
    waiting.push({ item, told });
    if (!isAsking) void askAll();
    return told.promise;
  };
}
