/**
 * What the oldest browsers do not have that the build's syntax serves (Safari 16.4, Chrome 111), and that nobody can ask
 * for before it is used, as one does with a method of an element. A telephone that gets no more updates opens the app,
 * and nothing else fails in the checks, whose browser is new.
 */
const newer: readonly RegExp[] = [
  /\bURL\.parse\b/,
  /\b(?:Map|Object)\.groupBy\b/,
  /\bPromise\.(?:try|withResolvers)\b/,
  /\bArray\.fromAsync\b/,
  /\bAbortSignal\.any\b/,
  /\bUint8Array\.from(?:Base64|Hex)\b/,
  /\bIterator\.(?:concat|from)\b/,
  /\b(?:Error\.isError|Math\.sumPrecise|RegExp\.escape)\b/,
  /\.(?:isDisjointFrom|isSubsetOf|isSupersetOf|symmetricDifference|getOrInsert(?:Computed)?)\(/,
  /\.(?:entries|keys|values)\(\)\.(?:drop|every|filter|find|flatMap|forEach|map|reduce|some|take|toArray)\(/,
];

/** Of a script, each thing in it that is too new. */
export const tooNew = (code: string): string[] => newer.flatMap((each) => each.exec(code)?.[0] ?? []);
