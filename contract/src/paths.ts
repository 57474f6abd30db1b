/** Everything of the API that a person or a program of theirs asks for. */
export const API = "/api/v1";
/** The read routes of the sample, open to everybody, each under its name in the API. */
export const DEMO = "/api/v1/demo";
/** Whatever the API answers, for those who bring in so much that nothing stays as it was. */
export const EVERYTHING = "/api/v1/*";

/** The path of the same route of the sample. */
export type DemoPath<Path extends string> = Path extends `${typeof API}${infer Rest}`
  ? `${typeof DEMO}${Rest}`
  : never;

export function inDemo<Path extends `${typeof API}/${string}`>(path: Path): DemoPath<Path>;
export function inDemo(path: string): string;
export function inDemo(path: string): string {
  return DEMO + path.slice(API.length);
}

/** The names of what a path leaves open: `/campaigns/:id` needs an `id`. */
type Opening<Path extends string> = Path extends `${string}/:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | Opening<`/${More}`>
    : Rest
  : never;

/** The address of a path, with its ids. */
export function addressOf<Path extends string>(path: Path, ids: Record<Opening<Path>, string>): string;
export function addressOf(path: string, ids: Readonly<Record<string, string>>): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encoded(ids[name] ?? ""));
}

/** An address with values in its query string; what is undefined or null is not in it. */
export function withQuery(
  address: string,
  query: Readonly<Record<string, string | number | null | undefined>>,
): string {
  const values = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [`${name}=${encoded(String(value))}`],
  );
  if (values.length === 0) return address;
  return `${address}${address.includes("?") ? "&" : "?"}${values.join("&")}`;
}

/**
 * The name under which an answer is kept: the address, and after it what else was asked. `isAt` finds it by the
 * address.
 */
export function nameOf(address: string, question: string): string {
  return `${address} ${question}`;
}

/**
 * Whether a kept answer is one of `path`, with whatever query and question. What the path leaves open may be anything,
 * and a path that ends in `/*` is that of everything below it.
 */
export function isAt(path: string, name: string): boolean {
  const asked = segmentsOf(path);
  const found = segmentsOf(name);
  const isOpenEnded = asked.at(-1) === "*";
  const fixed = isOpenEnded ? asked.slice(0, -1) : asked;
  if (isOpenEnded ? found.length <= fixed.length : found.length !== fixed.length) return false;
  return fixed.every((segment, index) => segment.startsWith(":") || segment === found[index]);
}

// Half a character, such as a cut emoji, cannot stand in an address.
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

function segmentsOf(name: string): string[] {
  return (name.split(/[? ]/u, 1)[0] ?? "").split("/");
}
