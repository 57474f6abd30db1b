import { isIP } from "node:net";
import * as z from "zod/mini";

/** Whether a host name or address, with or without brackets, is this computer itself. */
export function isLoopback(host: string): boolean {
  return host === "localhost" || host === "[::1]" || host === "::1" || /^127(\.\d{1,3}){3}$/.test(host);
}

export function choice<const T extends string>(...values: [T, ...T[]]) {
  return z.enum(values, `must be one of ${values.join(", ")}`);
}

export function wholeNumber(minimum: number, maximum: number) {
  const message = `must be a whole number from ${minimum} to ${maximum}`;
  return z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/, message)),
    z.pipe(z.transform(Number), z.number().check(z.minimum(minimum, message), z.maximum(maximum, message))),
  );
}

/** Texts separated by commas. */
export function list(isItem: (item: string) => boolean, message: string) {
  return z.pipe(
    z.pipe(
      z.string(),
      z.transform((value) =>
        value
          .split(",")
          .map((item) => item.trim())
          .filter(Boolean),
      ),
    ),
    z.array(z.string()).check(z.refine((items) => items.every((item) => isItem(item)), message)),
  );
}

export function jsonList<T extends z.ZodMiniType>(item: T) {
  const parsed = z.pipe(
    z.string(),
    z.transform((value, context): unknown => {
      try {
        return JSON.parse(value);
      } catch {
        context.issues.push({ code: "custom", input: value, message: "must be a JSON list" });
        return z.NEVER;
      }
    }),
  );
  return z.pipe(parsed, z.array(item, "must be a JSON list"));
}

export function isOneOf(words: readonly string[]): (item: string) => boolean {
  return (item) => words.includes(item);
}

/** How a hosted identity provider calls a provider behind it, in addresses. */
export function isProviderId(item: string): boolean {
  return /^[a-z][a-z0-9_-]{0,29}$/.test(item);
}

/** A country, or a part of one, as its phone numbers begin. */
export function isPhonePrefix(item: string): boolean {
  return /^\+[1-9]\d{0,6}$/.test(item);
}

// "loopback" is a name that Fastify knows, for all addresses of this computer.
export function isProxy(item: string): boolean {
  const [address = "", bits] = item.split("/");
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  if (bits === undefined) return item === "loopback" || most > 0;
  return /^\d{1,3}$/.test(bits) && Number(bits) <= most;
}

export function isWebAddress(value: string): boolean {
  return /^https?:\/\//.test(value) && URL.canParse(value);
}

// Without a host the address names a folder of sockets in its query.
export function isDatabaseAddress(value: string): boolean {
  return /^postgres(ql)?:\/\//.test(value) && URL.canParse(value.replace(/@(?=\/)/, "@localhost"));
}

export function isMailServer(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { hostname, searchParams } = new URL(value);
  const from = searchParams.get("from");
  return hostname !== "" && (from === null || /^(?:[^<>@]*<)?[^\s<>@]+@[^\s<>@]+>?$/.test(from));
}

export function isSafeUrl(value: string): boolean {
  if (!isWebAddress(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === "https:" || isLoopback(hostname);
}

/** An address that is called, or JSON that holds one. Identity reads the rest. */
export function isWebhook(value: string): boolean {
  if (!value.trim().startsWith("{")) return isSafeUrl(value);
  try {
    const { address }: { address?: unknown } = JSON.parse(value);
    return typeof address === "string" && isSafeUrl(address);
  } catch {
    return false;
  }
}

export function isOrigin(value: string): boolean {
  return isWebAddress(value) && new URL(value).origin === value.replace(/\/$/, "");
}
