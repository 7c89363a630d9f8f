/** Finds the kept answers of calls whose paths begin so, whoever they are of: for reading them again. */
export const isAnswerOf =
  (...paths: readonly string[]) =>
  (key: unknown): boolean =>
    typeof key === "string" && paths.some((path) => key.startsWith(path));
