import type { BaseParameters } from "#contract/call.ts";

/** Where the browser's own secret is kept. */
export const DEVICE_KEY = "device";
/** 32 hexadecimal digits that the provider is told, and as many that never leave the browser. */
const DIGITS = 32;

interface Kept {
  readonly get: (key: string) => string | null;
  readonly set: (key: string, value: string) => void;
}

/** What a write says of the browser that sends it. */
export type Said = Pick<BaseParameters, "device" | "repeat_hash" | "repeat_secret">;

/**
 * Says with each write which browser it comes from, and, where anyone may call, proves that a request sent again comes
 * from the one that sent it first: that one carries a hash, every later one what was hashed. Where the browser hashes
 * nothing (without https) there is no proof.
 */
export function sameSender(kept: Kept) {
  const sent = new Set<string>();

  /** Of two tabs that are the first at once, the later one's stays. */
  function secret(): string {
    const known = kept.get(DEVICE_KEY);
    if (known !== null && /^[\da-f]{64}$/.test(known)) return known;
    kept.set(DEVICE_KEY, hex(crypto.getRandomValues(new Uint8Array(DIGITS))));
    return kept.get(DEVICE_KEY) ?? "";
  }

  return {
    device: (): Said => ({ device: secret().slice(0, DIGITS) }),

    async proven(key: string): Promise<Said> {
      const own = secret();
      const isAgain = sent.has(key);
      sent.add(key);
      const repeat_secret = await sha256(`${own.slice(DIGITS)}\n${key}`);
      const device = own.slice(0, DIGITS);
      if (repeat_secret === null) return { device };
      if (isAgain) return { device, repeat_secret };
      const repeat_hash = await sha256(repeat_secret);
      return repeat_hash === null ? { device } : { device, repeat_hash };
    },
  };
}

async function sha256(text: string): Promise<string | null> {
  const { subtle }: Partial<Crypto> = crypto;
  if (subtle === undefined) return null;
  return hex(new Uint8Array(await subtle.digest("SHA-256", new TextEncoder().encode(text))));
}

/** Bytes as hexadecimal digits. */
export const hex = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
