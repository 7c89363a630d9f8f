/** The root leads to the sign-in page, its query kept (specification, section 2). */
export const ROOT_TARGET = "/loginInput";

const LED_ON_KEY = "isLedOn";

/** The state of a navigation to the sign-in page by who came for no page of it, and is led on once there is a session. */
export const LED_ON = { [LED_ON_KEY]: true };

/** Whether one came to the sign-in page to be led on. */
export function isLedOn(state: unknown): boolean {
  return typeof state === "object" && state !== null && LED_ON_KEY in state;
}
