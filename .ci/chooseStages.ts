import type { Stage } from "./stage.ts";

export interface StageChoice {
  readonly fast?: boolean | undefined;
  readonly slow?: boolean | undefined;
  /** Names, separated by commas. */
  readonly only?: string | undefined;
}

/**
 * The stages that the command line asks for: all of them when it says nothing.
 * @throws when a name is not that of a stage
 */
export function chooseStages(stages: readonly Stage[], choice: StageChoice): readonly Stage[] {
  const names = choice.only?.split(",").map((name) => name.trim());
  const unknown = names?.filter((name) => !stages.some((stage) => stage.name === name)) ?? [];
  if (unknown.length > 0) {
    const known = stages.map((stage) => stage.name).join(", ");
    throw new Error(`There is no stage ${unknown.join(", ")}. There are: ${known}`);
  }
  return stages.filter(
    ({ name, speed }) =>
      (names?.includes(name) ?? true) &&
      !(choice.fast && speed === "slow") &&
      !(choice.slow && speed === "fast"),
  );
}
