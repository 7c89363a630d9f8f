/** Where the demo runs as it comes: no keys, so LINE's stand-in in place of its SDK. */
export const demoOrigin = `http://127.0.0.1:${process.env["E2E_PORT"]}`;
/** Where an operator has a LIFF id: the client runs LINE's own SDK, whose hosts the tests lead to the stand-in. */
export const lineOrigin = `http://127.0.0.1:${process.env["E2E_LINE_PORT"]}`;
/** The LIFF app that the stand-in of LINE takes for the operator's. */
export const LIFF_ID = "1000000000-StandIn0";
/** Where the tests serve the client by themselves, as an operator may whose API is elsewhere: another site, not only another port. */
export const otherOrigin = `http://localhost:${process.env["E2E_STATIC_PORT"]}`;
