/** A list of what is ticked, with or without one more of it. */
export const ticked = <Value>(all: readonly Value[], one: Value, isOn: boolean): Value[] =>
  isOn ? [...all.filter((each) => each !== one), one] : all.filter((each) => each !== one);
