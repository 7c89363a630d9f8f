/** An answer in the form in which PubNub refuses, which the SDK reads. */
export interface Refusal {
  readonly status: 400 | 403 | 503;
  readonly body: Readonly<Record<string, unknown>>;
}

const accessDenied = (message: string, payload?: { readonly channels: readonly string[] }): Refusal => ({
  status: 403,
  body: { status: 403, service: "Access Manager", error: true, message, ...(payload && { payload }) },
});

export const tokenExpired: Refusal = accessDenied("Token is expired");

/** No token, one that is not ours or another's, or one that does not name these channels. */
export const forbidden = (channels: readonly string[]): Refusal => accessDenied("Forbidden", { channels });

export const wrongKey: Refusal = {
  status: 400,
  body: { status: 400, service: "Access Manager", error: true, message: "Invalid Subscribe Key" },
};

export const badRequest = (message: string): Refusal => ({
  status: 400,
  body: { status: 400, service: "Balancer", error: true, message },
});

/** As many are listening as can, the database is out of reach, or the process is stopping. */
export const overloaded: Refusal = {
  status: 503,
  body: { status: 503, service: "Balancer", error: true, message: "Service Unavailable" },
};
