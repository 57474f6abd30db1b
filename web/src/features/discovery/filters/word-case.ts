export function capitalised(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** "sao paulo" as "Sao Paulo". */
export function titled(text: string): string {
  return text.replaceAll(/(?<![\p{L}\p{M}'])\p{L}/gu, (letter) => letter.toUpperCase());
}

/** "to_contact" is "To contact". */
export function statusText(status: string): string {
  return capitalised(status.replaceAll("_", " "));
}
