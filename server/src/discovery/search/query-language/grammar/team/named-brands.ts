import type { Finding, Sentence } from "#/discovery/search/query-language/sentence.ts";
import { knowsAny, nearNameAt } from "#/discovery/search/query-language/workspace-typos.ts";
import { clauseAt } from "./clauses.ts";
import type { Stretch } from "./clauses.ts";

const FOR = new Set("for fur pour para pra liye".split(" "));

type Wanted = Pick<Finding, "slot" | "op" | "value">;

/**
 * What "worked with" and its like ask for: the brand or the client of the workspace that is named, or the brand as it
 * is typed; undefined where the workspace holds brands and this is none of them.
 */
export function wantedBrand(sentence: Sentence, { from, to }: Stretch, isNot: boolean): Wanted | undefined {
  const isFor = FOR.has(sentence.word(from - 1)) || FOR.has(sentence.word(to + 1));
  const client = named(sentence, { from, to }, "client");
  const brand = named(sentence, { from, to }, "brand");
  const isHired = isFor || (sentence.tokens[from]?.kind !== "handle" && isOfWork(sentence, from));
  if (client !== undefined && (brand === undefined || isHired)) {
    return { slot: isNot ? "workedWithNot" : "workedWith", op: isNot ? "not" : "is", value: { client } };
  }
  // A handle is mostly one of the workspace's own creators, and those are no brands.
  const isHandle = sentence.kind(from) === "handle";
  const isKnowable = isHandle ? sentence.knowsNames : knowsAny(sentence, "brand");
  if (brand === undefined && isKnowable) return undefined;
  const typed = sentence.text.slice(...sentence.span(from, to)).replace(/^@/u, "");
  return {
    slot: isNot ? "brandNot" : "brand",
    op: isNot ? "not" : "is",
    value: brand ?? typed.toLowerCase(),
  };
}

const WORKED =
  /^(?:work|collab|partner|book|hire|gearbeit|zusammen|arbeit|kooper|gebucht|travaill|boss|trabaj|trabalh|colabor|parceri|campa|kampagn|deals?$|projet|proje[ck]t|jobs?$|kaam|kam$|kerja|bekerja)/u;

/** "Worked with Veganz", where the team has a client of that name: who was hired for it, and not who mentions it. */
function isOfWork(sentence: Sentence, at: number): boolean {
  const { from, to } = clauseAt(sentence, at);
  return sentence.tokens.slice(from, to).some(({ text }) => WORKED.test(text));
}

function named(sentence: Sentence, { from, to }: Stretch, kind: "brand" | "client"): string | undefined {
  const name =
    sentence.nameAt(from, kind) ??
    nameOfHandle(sentence, from, kind) ??
    (to === from + 1 ? nearNameAt(sentence, from, kind) : undefined);
  return name?.to === to ? name.value.value : undefined;
}

/** "@nivea" is the brand that the workspace calls "Nivea". */
function nameOfHandle({ tokens, names }: Sentence, at: number, kind: "brand" | "client") {
  const token = tokens[at];
  if (token?.kind !== "handle") return undefined;
  const known = names.allAt([{ ...token, text: token.text.slice(1) }], 0);
  const name = known.find(({ value }) => value.kind === kind);
  return name && { ...name, from: at, to: at + 1 };
}
