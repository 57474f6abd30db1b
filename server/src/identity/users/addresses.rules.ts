const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * The part of a client address that one person holds: an IPv4 address whole, of IPv6 the first 64 bits,
 * which providers give to one customer.
 */
export function addressGroup(address: string): string {
  const plain = plainAddress(address);
  return plain.includes(":") ? groupsOf(plain).slice(0, 4).join(":") : plain;
}

/**
 * The part of a client address that its whole network shares, for people to read: three numbers of an IPv4 address, 48
 * bits of IPv6; "this machine" for its own, empty for what is no address.
 */
export function networkOf(address: string): string {
  const plain = plainAddress(address);
  if (/^(127\.|::1$)/.test(plain)) return "this machine";
  if (plain.includes(":")) return `${groupsOf(plain).slice(0, 3).join(":")}::`;
  const [, network] = /^(\d+\.\d+\.\d+)\.\d+$/.exec(plain) ?? [];
  return network === undefined ? "" : `${network}.x`;
}

function plainAddress(address: string): string {
  const [plain = ""] = address.split("%");
  return MAPPED.exec(plain)?.[1] ?? plain;
}

function groupsOf(plain: string): string[] {
  const [head = "", tail] = plain.split("::");
  const before = head.split(":").filter(Boolean);
  const after = tail === undefined ? [] : tail.split(":").filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => "0");
  const groups = tail === undefined ? before : [...before, ...zeros, ...after];
  return groups.map((group) => Number.parseInt(group, 16).toString(16));
}
