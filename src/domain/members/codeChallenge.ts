/** Bytes as base64url without padding (RFC 4648, section 5). */
export function base64url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The challenge that belongs to a verifier, method S256 (RFC 7636, section 4.2). */
export function codeChallenge(verifier: string): string {
  return base64url(sha256(new TextEncoder().encode(verifier)));
}

/** The first 32 bits of the fractional parts of a root of the first primes (FIPS 180-4, sections 4.2.2 and 5.3.3). */
function rootsOfPrimes(count: number, root: (prime: number) => number): Uint32Array {
  const primes: number[] = [];
  for (let candidate = 2; primes.length < count; candidate += 1)
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
  return Uint32Array.from(primes, (prime) => (root(prime) % 1) * 2 ** 32);
}

const START = rootsOfPrimes(8, Math.sqrt);
const ROUNDS = rootsOfPrimes(64, Math.cbrt);
const BLOCK = 64;

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/**
 * SHA-256 of some bytes (FIPS 180-4). The browser's own is missing on pages without https, which is how a demo is shown
 * to a phone in the same network.
 */
export function sha256(bytes: Uint8Array): Uint8Array {
  const length = Math.ceil((bytes.length + 9) / BLOCK) * BLOCK;
  const padded = new DataView(new ArrayBuffer(length));
  bytes.forEach((byte, at) => padded.setUint8(at, byte));
  padded.setUint8(bytes.length, 0x80);
  padded.setBigUint64(length - 8, BigInt(bytes.length) * 8n);

  const hash = Uint32Array.from(START);
  const words = new Uint32Array(64);
  const at = (list: Uint32Array, index: number) => list[index] ?? 0;
  for (let block = 0; block < length; block += BLOCK) {
    for (let index = 0; index < 64; index += 1) {
      if (index < 16) {
        words[index] = padded.getUint32(block + index * 4);
        continue;
      }
      const [near, far] = [at(words, index - 2), at(words, index - 15)];
      const one = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10);
      const zero = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3);
      words[index] = at(words, index - 16) + zero + at(words, index - 7) + one;
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
    for (let index = 0; index < 64; index += 1) {
      const one = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
      const first = (h + one + ((e & f) ^ (~e & g)) + at(ROUNDS, index) + at(words, index)) | 0;
      const zero = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
      const second = (zero + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, index) => {
      hash[index] = at(hash, index) + word;
    });
  }
  const result = new DataView(new ArrayBuffer(32));
  hash.forEach((word, index) => result.setUint32(index * 4, word));
  return new Uint8Array(result.buffer);
}
