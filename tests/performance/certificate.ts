import { createSign, generateKeyPairSync } from "node:crypto";

/** DER: a tag, the length, the content. */
function der(tag: number, ...content: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(content);
  const long = body.length > 255 ? [0x82, body.length >> 8, body.length & 255] : [0x81, body.length];
  return Buffer.concat([Buffer.from([tag, ...(body.length < 128 ? [body.length] : long)]), body]);
}

const sequence = (...content: readonly Uint8Array[]) => der(0x30, ...content);
const integer = (value: number) => der(0x02, Buffer.from([value]));
const bits = (value: Uint8Array) => der(0x03, Buffer.from([0]), value);
const identifier = (hex: string) => der(0x06, Buffer.from(hex, "hex"));
const COMMON_NAME = identifier("550403");
const SUBJECT_ALT_NAME = identifier("551d11");
const ECDSA_WITH_SHA256 = sequence(identifier("2a8648ce3d040302"));

/** UTCTime of RFC 5280, section 4.1.2.5.1. */
function time(at: Date): Buffer {
  const digits = at.toISOString().replaceAll(/[-:T]/g, "").slice(2, 14);
  return der(0x17, Buffer.from(`${digits}Z`));
}

/** A certificate for localhost and 127.0.0.1 that signs itself, good for a day (RFC 5280), and its key; both PEM. */
export function selfSignedCertificate(now: Date): { readonly cert: string; readonly key: string } {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "prime256v1" });
  const name = sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from("localhost")))));
  const day = 86_400_000;
  const names = sequence(der(0x82, Buffer.from("localhost")), der(0x87, Buffer.from([127, 0, 0, 1])));
  const signed = sequence(
    der(0xa0, integer(2)),
    integer(1),
    ECDSA_WITH_SHA256,
    name,
    sequence(time(new Date(now.getTime() - day)), time(new Date(now.getTime() + day))),
    name,
    publicKey.export({ type: "spki", format: "der" }),
    der(0xa3, sequence(sequence(SUBJECT_ALT_NAME, der(0x04, names)))),
  );
  const signature = createSign("sha256").update(signed).sign(privateKey);
  const certificate = sequence(signed, ECDSA_WITH_SHA256, bits(signature));
  const lines = certificate.toString("base64").match(/.{1,64}/g) ?? [];
  return {
    cert: ["-----BEGIN CERTIFICATE-----", ...lines, "-----END CERTIFICATE-----", ""].join("\n"),
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
  };
}
