/** "[9:41 am, 25/11/2026] Neha:", "12.11.26, 14:02 - Tom:": when a message of a chat was sent, and by whom. */
const STAMPS = [
  /\[\d{1,2}[:./][^\]\n]{2,28}\]\s*[^:\n]{1,30}:\s*/gu,
  /(?<=^|\n)\d{1,2}[./]\d{1,2}[./]\d{2,4},?\s+\d{1,2}:\d{2}(?:\s?[ap]m)?\s*[-–]\s*[^:\n]{1,30}:\s*/giu,
  /(?<=^|\n)\d{1,2}[./]\d{1,2}[./]\d{2,4}\s+(?:à|at|um|a las|às)\s+\d{1,2}:\d{2}\s*[-–]\s*[^:\n]{1,30}:\s*/giu,
];

/** The messages of a chat without their stamps, each as a sentence of its own. */
export function withoutStamps(source: string): string {
  return STAMPS.reduce((text, stamp) => text.replaceAll(stamp, ""), source);
}
