import { secp256k1 } from "@noble/curves/secp256k1.js";
import { keccak_256 } from "@noble/hashes/sha3.js";

const ADDRESS = /^0x[0-9a-f]{40}$/i;
const SIGNATURE = /^0x[0-9a-f]{130}$/i;

/** An address in the mixed case that carries its check (EIP-55); null for a text that is none, or has another check. */
export function ethereumAddress(text: string): string | null {
  if (!ADDRESS.test(text)) return null;
  const plain = text.slice(2).toLowerCase();
  const hash = Buffer.from(keccak_256(Buffer.from(plain))).toString("hex");
  const mixed = Array.from(plain, (sign, at) =>
    Number.parseInt(hash[at] ?? "0", 16) > 7 ? sign.toUpperCase() : sign,
  );
  const address = `0x${mixed.join("")}`;
  const isMixed = /[a-f]/.test(text.slice(2)) && /[A-F]/.test(text.slice(2));
  return isMixed && address !== text ? null : address;
}

/** Whether the holder of an address signed a message as wallets do (EIP-191). */
export function isSignedByEthereum(address: string, message: string, signature: string): boolean {
  return SIGNATURE.test(signature) && signerOf(message, Buffer.from(signature.slice(2), "hex")) === address;
}

function signerOf(message: string, signature: Buffer): string | null {
  const bytes = Buffer.from(message);
  const hash = keccak_256(
    Buffer.concat([Buffer.from(`\u0019Ethereum Signed Message:\n${bytes.length}`), bytes]),
  );
  // Wallets write the parity of the point behind, as 0 and 1 or as 27 and 28.
  const parity = (signature[64] ?? 0) % 27;
  try {
    const recovered = Buffer.concat([Buffer.from([parity]), signature.subarray(0, 64)]);
    const key = secp256k1.recoverPublicKey(recovered, hash, { prehash: false });
    const point = secp256k1.Point.fromBytes(key).toBytes(false).subarray(1);
    return ethereumAddress(`0x${Buffer.from(keccak_256(point)).subarray(-20).toString("hex")}`);
  } catch {
    return null;
  }
}
