/** "18k (bought lagte h)", "11.000 circa": a figure and what is said of it in words. */
const REMARKED = /^(.*\d\S*(?:\s?%)?)\s*\(([^()\d]*)\)\s*$/su;
const NEARLY_BEHIND =
  /(?<=\d\s?\p{L}{0,3})\s(?:circa|ca\.?|approx\.?|environ|env\.?|aprox\.?|etwa|lagbhag)\s*$/iu;

export function withoutRemark(cell: string): string {
  return cell.replace(REMARKED, "$1").replace(NEARLY_BEHIND, "");
}

/** Whether a figure has a remark in words. */
export function hasRemark(cell: string): boolean {
  return /\p{L}/u.test(REMARKED.exec(cell)?.[2] ?? "");
}
