import { ed25519 } from "@noble/curves/ed25519.js";

const ALPHABET = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
const KEY_BYTES = 32;
const SIGNATURE_BYTES = 64;
const TEXT_MAX = 128;

/** An address of Solana, which is a public key; null for a text that is none. */
export function solanaAddress(text: string): string | null {
  return fromBase58(text)?.length === KEY_BYTES ? text : null;
}

/** Whether the holder of an address signed a message. Wallets give the signature in base58, base64 or hex. */
export function isSignedBySolana(address: string, message: string, signature: string): boolean {
  const key = fromBase58(address);
  if (key === null || signature.length > TEXT_MAX) return false;
  const readings = [
    fromBase58(signature),
    Buffer.from(signature, "base64"),
    Buffer.from(signature.replace(/^0x/, ""), "hex"),
  ];
  return readings.some((bytes) => bytes?.length === SIGNATURE_BYTES && isSigned(bytes, message, key));
}

function isSigned(signature: Uint8Array, message: string, key: Uint8Array): boolean {
  try {
    return ed25519.verify(signature, Buffer.from(message), key, { zip215: false });
  } catch {
    return false;
  }
}

/** Each "1" in front is a byte of zero. */
export function fromBase58(text: string): Uint8Array | null {
  if (text === "" || text.length > TEXT_MAX) return null;
  let number = 0n;
  for (const sign of text) {
    const digit = ALPHABET.indexOf(sign);
    if (digit < 0) return null;
    number = number * 58n + BigInt(digit);
  }
  const zeros = /^1*/.exec(text)?.[0].length ?? 0;
  const hex = number === 0n ? "" : number.toString(16);
  return Buffer.concat([Buffer.alloc(zeros), Buffer.from(hex.length % 2 ? `0${hex}` : hex, "hex")]);
}

export function toBase58(bytes: Uint8Array): string {
  let number = BigInt(`0x0${Buffer.from(bytes).toString("hex")}`);
  let text = "";
  for (; number > 0n; number /= 58n) text = (ALPHABET[Number(number % 58n)] ?? "") + text;
  const zeros = bytes.findIndex((byte) => byte !== 0);
  return "1".repeat(zeros < 0 ? bytes.length : zeros) + text;
}
