import { assert, property, uint8Array } from "fast-check";
import { expect, test } from "vitest";
import { ethereumAddress, isSignedByEthereum } from "./ethereum.rules.ts";
import { fromBase58, isSignedBySolana, solanaAddress, toBase58 } from "./solana.rules.ts";
import { ethereumWallet, solanaWallet } from "./wallets.fixtures.ts";

test.each([
  "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
  "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359",
  "0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB",
])("%s carries its check, whichever way it is typed (EIP-55)", (address) => {
  expect([address, address.toLowerCase()].map(ethereumAddress)).toEqual([address, address]);
});

test.each([
  "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD",
  "5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
  "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe",
  "",
])("%j is no address of Ethereum", (text) => {
  expect(ethereumAddress(text)).toBeNull();
});

test("bytes come back from base58 as they were", () => {
  assert(
    property(uint8Array({ minLength: 1, maxLength: 64 }), (bytes) => {
      expect(Buffer.from(fromBase58(toBase58(bytes)) ?? [])).toEqual(Buffer.from(bytes));
    }),
  );
});

test.each(["", "0OIl", "1", "11111111111111111111111111111111111111111111111111"])(
  "%j is no address of Solana",
  (text) => {
    expect(solanaAddress(text)).toBeNull();
  },
);

test("a signature of Ethereum holds for its message and its wallet, with either way to write the parity", () => {
  const [wallet, other] = [ethereumWallet(), ethereumWallet()];
  const signature = wallet.sign("a message");
  const parity = Number.parseInt(signature.slice(-2), 16) - 27;

  expect(isSignedByEthereum(wallet.address, "a message", signature)).toBe(true);
  expect(isSignedByEthereum(wallet.address, "a message", `${signature.slice(0, -2)}0${parity}`)).toBe(true);
  expect(isSignedByEthereum(wallet.address, "another message", signature)).toBe(false);
  expect(isSignedByEthereum(other.address, "a message", signature)).toBe(false);
  for (const text of ["", "0x", `0x${"00".repeat(65)}`, `0x${"ff".repeat(65)}`, "x".repeat(132)])
    expect(isSignedByEthereum(wallet.address, "a message", text)).toBe(false);
});

test("an address of Solana that anybody could sign for is nobody’s", () => {
  // The neutral point as a key, with which R = B and S = 1 fit every message.
  const neutral = toBase58(Buffer.concat([Buffer.from([1]), Buffer.alloc(31)]));
  const base = Buffer.concat([Buffer.from([0x58]), Buffer.alloc(31, 0x66)]);
  const one = Buffer.concat([Buffer.from([1]), Buffer.alloc(31)]);

  expect(isSignedBySolana(neutral, "a message", toBase58(Buffer.concat([base, one])))).toBe(false);
});

test("a signature of Solana holds for its message and its wallet, in base58, base64 and hex", () => {
  const [wallet, other] = [solanaWallet(), solanaWallet()];
  const signature = wallet.sign("a message");
  const bytes = Buffer.from(fromBase58(signature) ?? []);

  for (const text of [signature, bytes.toString("base64"), bytes.toString("hex")])
    expect(isSignedBySolana(wallet.address, "a message", text)).toBe(true);
  expect(isSignedBySolana(wallet.address, "another message", signature)).toBe(false);
  expect(isSignedBySolana(other.address, "a message", signature)).toBe(false);
  for (const text of ["", "1", "1".repeat(64), "x".repeat(300)])
    expect(isSignedBySolana(wallet.address, "a message", text)).toBe(false);
});
