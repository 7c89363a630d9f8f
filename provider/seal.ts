import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import * as z from "zod";

/** Text that only who has its key can read (AES-256-GCM), in base64. */
export const Sealed = z.object({ iv: z.string(), tag: z.string(), text: z.string() });
export type Sealed = z.infer<typeof Sealed>;

/** Makes text unreadable at rest; what was sealed for one purpose opens for no other. */
export function seal(text: string, key: string, purpose: string): Sealed {
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", secretOf(key, purpose), iv);
  const sealed = Buffer.concat([cipher.update(text), cipher.final()]);
  return {
    iv: iv.toString("base64"),
    tag: cipher.getAuthTag().toString("base64"),
    text: sealed.toString("base64"),
  };
}

/** @throws Error when the key or the purpose is another, or the text was changed */
export function unseal({ iv, tag, text }: Sealed, key: string, purpose: string): string {
  const decipher = createDecipheriv("aes-256-gcm", secretOf(key, purpose), Buffer.from(iv, "base64"));
  decipher.setAuthTag(Buffer.from(tag, "base64"));
  return Buffer.concat([decipher.update(Buffer.from(text, "base64")), decipher.final()]).toString();
}

function secretOf(key: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", key, "", purpose, 32));
}
