import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";

// Reads the file in pieces, so that a long video never lies in memory whole; the browser's own digest wants it all.

const PIECE_BYTES = 4 * 1024 ** 2;

self.addEventListener("message", (event: MessageEvent<File>) => {
  void digest(event.data);
});

async function digest(file: File): Promise<void> {
  const hash = sha256.create();
  for (let at = 0; at < file.size; at += PIECE_BYTES) {
    hash.update(new Uint8Array(await file.slice(at, at + PIECE_BYTES).arrayBuffer()));
    self.postMessage({ share: Math.min(1, (at + PIECE_BYTES) / file.size) });
  }
  self.postMessage({ hex: bytesToHex(hash.digest()) });
}
