/** What became of a link or a code. One that was ended before its time counts as used when it ended, which no clock undoes. */
export function stateOfToken(
  { used_at, expires_at }: { used_at: Date | null; expires_at: Date },
  now: Date,
): "open" | "used" | "expired" {
  if (used_at !== null) return used_at < expires_at ? "used" : "expired";
  return expires_at <= now ? "expired" : "open";
}
