/** On a Mac the key that goes with another has another name than Ctrl. */
export function keyName(key: string, userAgent: string): string {
  return key === "Ctrl" && /mac|iphone|ipad/i.test(userAgent) ? "⌘" : key;
}
