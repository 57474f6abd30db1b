import { ed25519 } from "@noble/curves/ed25519.js";
import { secp256k1 } from "@noble/curves/secp256k1.js";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { ethereumAddress } from "./ethereum.rules.ts";
import { toBase58 } from "./solana.rules.ts";

export interface TestWallet {
  type: "ethereum" | "solana";
  address: string;
  sign: (message: string) => string;
}

export function ethereumWallet(): TestWallet {
  const key = secp256k1.utils.randomSecretKey();
  const point = secp256k1.Point.fromBytes(secp256k1.getPublicKey(key)).toBytes(false).subarray(1);
  const plain = Buffer.from(keccak_256(point)).subarray(-20).toString("hex");
  return {
    type: "ethereum",
    address: ethereumAddress(`0x${plain}`) ?? "",
    sign: (message) => {
      const bytes = Buffer.from(message);
      const prefix = Buffer.from(`\u0019Ethereum Signed Message:\n${bytes.length}`);
      const hash = keccak_256(Buffer.concat([prefix, bytes]));
      const signature = secp256k1.sign(hash, key, { prehash: false, format: "recovered" });
      const parity = 27 + (signature[0] ?? 0);
      return `0x${Buffer.concat([signature.subarray(1), Buffer.from([parity])]).toString("hex")}`;
    },
  };
}

/** Base 58 makes 43 or 44 letters of a key: always 44 here, so that two wallets differ in nothing but their letters. */
export function solanaWallet(): TestWallet {
  const key = ed25519.utils.randomSecretKey();
  const address = toBase58(ed25519.getPublicKey(key));
  if (address.length !== 44) return solanaWallet();
  return {
    type: "solana",
    address,
    sign: (message) => toBase58(ed25519.sign(Buffer.from(message), key)),
  };
}
