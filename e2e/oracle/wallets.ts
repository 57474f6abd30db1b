import { secp256k1 } from "@noble/curves/secp256k1.js";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { generateKeyPairSync, sign } from "node:crypto";

const BASE58 = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
/** What wallets of Ethereum add to the bit that tells the two keys of a signature apart. */
const PARITY_BASE = 27;

/** A wallet of Ethereum with a key of its own (EIP-191). */
export function ethereumWallet() {
  const key = secp256k1.utils.randomSecretKey();
  const point = secp256k1.getPublicKey(key, false).subarray(1);
  return {
    address: `0x${Buffer.from(keccak_256(point)).subarray(-20).toString("hex")}`,
    sign(message: string): string {
      const bytes = Buffer.from(message);
      const prefix = Buffer.from(`\u0019Ethereum Signed Message:\n${bytes.length}`);
      const hash = keccak_256(Buffer.concat([prefix, bytes]));
      const [parity = 0, ...rest] = secp256k1.sign(hash, key, { prehash: false, format: "recovered" });
      return `0x${Buffer.from([...rest, PARITY_BASE + parity]).toString("hex")}`;
    },
  };
}

/** A wallet of Solana with a key of its own. */
export function solanaWallet() {
  const { publicKey, privateKey } = generateKeyPairSync("ed25519");
  const bytes = publicKey.export({ format: "der", type: "spki" }).subarray(-32);
  return {
    address: toBase58(bytes),
    sign: (message: string) => sign(null, Buffer.from(message), privateKey).toString("base64"),
  };
}

function toBase58(bytes: Buffer): string {
  let number = BigInt(`0x${bytes.toString("hex")}`);
  let text = "";
  for (; number > 0n; number /= 58n) text = (BASE58[Number(number % 58n)] ?? "") + text;
  // Each zero in front is a "1".
  return "1".repeat(bytes.findIndex((byte) => byte !== 0)) + text;
}
