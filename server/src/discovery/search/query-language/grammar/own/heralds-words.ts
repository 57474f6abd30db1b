import { fold } from "#/language/fold.ts";
import { entities } from "#/discovery/search/query-language/gazetteer.ts";
import { DEALS, PAID, TALKS, VALUES } from "#/discovery/search/query-language/grammar/team/team-words.ts";
import { tokenise } from "#/discovery/search/query-language/tokens.ts";
import type { Token } from "#/discovery/search/query-language/tokens.ts";
import { AVERAGE, PER, PER_UNITS, UNITS } from "#/discovery/search/query-language/words.ts";

const NAMED = [VALUES, UNITS, TALKS, DEALS, PAID];
/** Names of places and languages are too many to be kept from columns. */
const OPEN: ReadonlySet<string> = new Set(["city", "region", "country", "language"]);

/**
 * Whether a column is called as something that Herald itself knows of a creator: "Followers", "IG Followers", "Avg
 * likes", "Reel price", "Kids". Such a column holds cells that could not be read, and must not take the word away.
 */
export function isHeralds(name: string): boolean {
  const tokens = tokenise(fold(name)).filter(({ kind }) => kind !== "break" && kind !== "symbol");
  if (isNamed(tokens)) return true;
  const rest = tokens.filter((_, at) => !isAround(tokens, at));
  if (rest.length < tokens.length && isNamed(rest)) return true;
  const plain = rest.filter((_, at) => !PER.at(rest, at) && !PER_UNITS.at(rest, at));
  return plain.length < rest.length && isPrice(plain);
}

/** Whether a column that is called as something of Herald's is one of topics, whose values say more than the name. */
export function isOfTopics(name: string): boolean {
  const tokens = tokenise(fold(name));
  return VALUES.at(tokens, 0)?.value === "category" || entities().at(tokens, 0)?.value.kind === "topic";
}

/** A platform, or the word for an average, says whose or which figure it is. */
function isAround(tokens: readonly Token[], at: number): boolean {
  return entities().at(tokens, at)?.value.kind === "platform" || AVERAGE.at(tokens, at) !== undefined;
}

function isNamed(tokens: readonly Token[]): boolean {
  if (tokens.length === 0) return false;
  if (NAMED.some((words) => words.at(tokens, 0)?.to === tokens.length)) return true;
  const known = entities().at(tokens, 0);
  return known !== undefined && known.to === tokens.length && !OPEN.has(known.value.kind);
}

function isPrice(tokens: readonly Token[]): boolean {
  return tokens.length > 0 && VALUES.at(tokens, 0)?.value === "price" && isNamed(tokens);
}
