import { assert, property, uint8Array, array } from "fast-check";
import { expect, test } from "vitest";
import { Sha256 } from "./sha256.ts";

async function ofTheBrowser(data: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", data));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function ofPieces(pieces: Uint8Array[]): string {
  const hash = new Sha256();
  for (const piece of pieces) hash.update(piece);
  return hash.hex();
}

test("the digest of nothing and of a known text is that of the standard", () => {
  expect(ofPieces([])).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  expect(ofPieces([new TextEncoder().encode("abc")])).toBe(
    "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
  );
});

test("however the data is cut, the digest is the browser's own", async () => {
  const samples: Uint8Array[][] = [];
  assert(
    property(array(uint8Array({ maxLength: 300 }), { maxLength: 6 }), (pieces) => void samples.push(pieces)),
    {
      numRuns: 60,
    },
  );

  for (const pieces of samples) {
    const whole = Uint8Array.from(pieces.flatMap((piece) => [...piece]));
    expect(ofPieces(pieces)).toBe(await ofTheBrowser(whole));
  }
});
