/**
 * The LIFF app of the stand-in of LINE. Where it is the configured one (NOREN_LIFF_ID), in a demo, the provider asks the
 * stand-in while the client runs LINE's own SDK, whose hosts a browser test leads here.
 */
export const STAND_IN_LIFF_ID = "1000000000-StandIn0";
export const STAND_IN_CHANNEL = "1000000000";
/** Somebody else's. */
export const OTHER_CHANNEL = "1999999999";
