/** Something that the operator has to put right before the tool can go on; its message says what. */
export class UnmetCondition extends Error {}
