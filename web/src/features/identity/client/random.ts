/** So many random bytes in hex. `crypto.randomUUID` is missing on plain http addresses other than localhost. */
export function randomHex(bytes: number): string {
  const made = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(made, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
