const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * The part of a client address that one person holds: an IPv4 address whole, of IPv6 the first 64 bits,
 * which providers give to one customer.
 */
export function addressGroup(address: string): string {
  const mapped = MAPPED.exec(address);
  if (mapped?.[1]) return mapped[1];
  const [plain = ""] = address.split("%");
  if (!plain.includes(":")) return plain;
  const [head = "", tail] = plain.split("::");
  const before = head.split(":").filter(Boolean);
  const after = tail === undefined ? [] : tail.split(":").filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => "0");
  const groups = tail === undefined ? before : [...before, ...zeros, ...after];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
