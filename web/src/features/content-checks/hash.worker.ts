import { Sha256 } from "./sha256.ts";

// Reads the file in pieces, so that a long video never lies in memory whole.

const PIECE_BYTES = 4 * 1024 ** 2;

self.addEventListener("message", (event: MessageEvent<File>) => {
  void digest(event.data);
});

async function digest(file: File): Promise<void> {
  const hash = new Sha256();
  for (let at = 0; at < file.size; at += PIECE_BYTES) {
    hash.update(new Uint8Array(await file.slice(at, at + PIECE_BYTES).arrayBuffer()));
    self.postMessage({ share: Math.min(1, (at + PIECE_BYTES) / file.size) });
  }
  self.postMessage({ hex: hash.hex() });
}
