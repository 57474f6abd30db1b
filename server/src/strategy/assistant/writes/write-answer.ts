import type { JSONValue } from "@ai-sdk/provider";
import { CollectionsNamed, CreatorsAdded, CreatorsTagged } from "@app/contract/strategy/findings/writes";
import { CreatorsCompared } from "@app/contract/strategy/findings/schemas";
import { SavedPlan } from "@app/contract/strategy/schemas";
import { wordsListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import type { Answer, Asked, Call } from "#/strategy/assistant/answers/answer.ts";
import { inLanguage, NAME_A_CREATOR, UNCHANGED } from "#/strategy/assistant/answers/sentences.ts";
import type { Sentences } from "#/strategy/assistant/answers/sentences.ts";
import type { Finding } from "#/strategy/assistant/planner-answers.ts";
import { answerText } from "#/strategy/assistant/planner-answers.ts";
import type { Turn } from "#/strategy/assistant/questions/talk.ts";
import type { Writing } from "./read-writing.ts";

/** Whom it is about: exactly these creators, or all who fit. */
type Whom = { handles: string[] } | { filters: JSONValue };

/** Puts creators into a list or a tag on them, each time only after a yes; a list that is not there is offered to be made. */
export function writeAnswer(writing: Writing, last: Turn | null): Answer {
  return {
    next: (asked, found) => {
      const whom = whomIn(asked, last);
      if (whom === null || found.some(({ tool }) => WROTE.has(tool))) return [];
      return writing.is === "tag" ? tagCalls(writing.tag, whom) : listCalls(writing.name, whom, found);
    },
    write: (asked, found) => written(asked, found),
  };
}

/** The list that a message saved or added to; null where it did neither. */
export function listSaved(last: Turn | null): string | null {
  const done = last?.found.findLast(({ tool, denied, failed }) => LISTED.has(tool) && !denied && !failed);
  return (
    SavedPlan.safeParse(done?.output).data?.name ?? CreatorsAdded.safeParse(done?.output).data?.name ?? null
  );
}

const LISTED: ReadonlySet<string> = new Set(["create_collection", "add_to_collection"]);
const WROTE: ReadonlySet<string> = new Set(["create_collection", "add_to_collection", "tag_creators"]);

function tagCalls(tag: string, whom: Whom): Call[] {
  return "handles" in whom ? [{ tool: "tag_creators", input: { handles: whom.handles, tag } }] : [];
}

function listCalls(name: string, whom: Whom, found: readonly Finding[]): Call[] {
  const named = namedIn(found);
  if (!named) return [{ tool: "find_collection", input: { name } }];
  const [one, ...others] = named.rows;
  if (!one) return [{ tool: "create_collection", input: { name, ...whom } }];
  if (others.length > 0) return [];
  return [{ tool: "add_to_collection", input: { id: one.id, name: one.name, ...whom } }];
}

function namedIn(found: readonly Finding[]) {
  const finding = found.find(({ tool }) => tool === "find_collection");
  const data = CollectionsNamed.safeParse(finding?.output).data;
  return finding && data ? { id: finding.id, ...data } : null;
}

const SINGULAR = new RegExp(
  wordsListed(
    "her, him, sie, ihn, la, lo, ela, ele, elle, lui, usko, isko, a ella, a el, this one, that one",
  ),
  "u",
);
const CLITIC = /(?<!\p{L})(?:pon|mete|anade|agrega|guarda)l[ao](?!\p{L})|-l[ae](?!\p{L})/u;
/** "Sie" and "die" mean one or several: what was listed just before decides. */
const PLURAL = new RegExp(
  `${wordsListed("them, those, these, both, all, all of them, sie, die, diese, alle, beide, les, ceux, celles, tous, toutes, los, las, estos, estas, esos, todos, todas, eles, elas, esses, essas, inko, unko, inhe, sabko, dono")}|(?<!\\p{L})(?:pon|mete|anade|agrega|guarda)l[ao]s(?!\\p{L})`,
  "u",
);
const COUNTS: readonly (readonly [pattern: RegExp, count: number])[] = [
  [
    new RegExp(
      wordsListed(
        "the two, both, die zwei, die beiden, beide, les deux, los dos, las dos, os dois, as duas, dono",
      ),
      "u",
    ),
    2,
  ],
  [
    new RegExp(
      wordsListed("the three, die drei, les trois, los tres, las tres, os tres, as tres, teeno"),
      "u",
    ),
    3,
  ],
  [
    new RegExp(
      wordsListed("the four, die vier, les quatre, los cuatro, las cuatro, os quatro, as quatro"),
      "u",
    ),
    4,
  ],
  [new RegExp(wordsListed("the five, die funf, les cinq, los cinco, las cinco, os cinco, as cinco"), "u"), 5],
];

/** Whether a message says of somebody at all, by name or by a pointing: "mark the plan as done" does not. */
export function isOfSomebody({ text, handles }: Pick<Asked, "text" | "handles">): boolean {
  const folded = foldInPlace(text.normalize("NFC"));
  const points = [SINGULAR, CLITIC, PLURAL, ...COUNTS.map(([pattern]) => pattern)];
  return handles.length > 0 || points.some((pattern) => pattern.test(folded));
}

/** Whom a message means; null where nobody can tell. */
function whomIn({ text, handles, talk, person }: Asked, last: Turn | null): Whom | null {
  if (handles.length > 0) return { handles: [...new Set(handles)] };
  const folded = foldInPlace(text.normalize("NFC"));
  const isListed = talk?.isJust === true;
  const rows = isListed ? talk.rows : comparedIn(last);
  const count = COUNTS.find(([pattern]) => pattern.test(folded))?.[1];
  if (count !== undefined) return rows.length === count ? { handles: [...rows] } : null;
  const isSeveral = PLURAL.test(folded) && rows.length > 1;
  if (!isSeveral && (SINGULAR.test(folded) || CLITIC.test(folded)))
    return person === null ? null : { handles: [person] };
  if (!isSeveral) return null;
  return isListed && talk.kind !== "top" ? { filters: json(talk.filters) } : { handles: [...rows] };
}

function comparedIn(last: Turn | null): string[] {
  const finding = last?.found.findLast(({ tool }) => tool === "compare_creators");
  return (CreatorsCompared.safeParse(finding?.output).data?.rows ?? []).map(({ handle }) => handle);
}

// What a schema has read of JSON is JSON again.
function json(value: unknown): JSONValue {
  const copy: JSONValue = JSON.parse(JSON.stringify(value));
  return copy;
}

function written({ language }: Asked, found: readonly Finding[]): string[] {
  const added = found.find(({ tool }) => tool === "add_to_collection");
  const addition = CreatorsAdded.safeParse(added?.output).data;
  if (added && addition) {
    const sentence = addition.already > 0 ? ADDED_BESIDE : ADDED;
    return [withReferences(inLanguage(sentence, language), added.id)];
  }
  const tagged = found.find(({ tool }) => tool === "tag_creators");
  const tagging = CreatorsTagged.safeParse(tagged?.output).data;
  if (tagged && tagging) return [withReferences(inLanguage(TAGGED, language), tagged.id)];
  if (found.some(({ tool }) => tool === "create_collection")) return answerText(found, language);
  const named = namedIn(found);
  if (named) {
    const names = named.rows.map((_, index) => `“[[${named.id}#rows.${index}.name]]”`).join(", ");
    return [inLanguage(WHICH, language).replace("{names}", () => names)];
  }
  return [`${inLanguage(NAME_A_CREATOR, language)} ${inLanguage(UNCHANGED, language)}`];
}

/** "{added}" as the figure of a result. */
function withReferences(text: string, id: string): string {
  return text.replaceAll(/\{(\w+)\}/gu, (_, path: string) => `[[${id}#${path}]]`);
}

const ADDED: Sentences = {
  en: "Added to “{name}”: {added}.",
  de: "Neu in „{name}“: {added}.",
  fr: "Ajoutés à « {name} » : {added}.",
  es: "Añadidos a «{name}»: {added}.",
  pt: "Adicionados a “{name}”: {added}.",
};

const ADDED_BESIDE: Sentences = {
  en: "Added to “{name}”: {added}. In it before: {already}.",
  de: "Neu in „{name}“: {added}. Schon darin: {already}.",
  fr: "Ajoutés à « {name} » : {added}. Déjà dedans : {already}.",
  es: "Añadidos a «{name}»: {added}. Ya estaban: {already}.",
  pt: "Adicionados a “{name}”: {added}. Já estavam: {already}.",
};

const TAGGED: Sentences = {
  en: "They have the tag “{tag}” now.",
  de: "Das Schlagwort „{tag}“ steht jetzt bei ihnen.",
  fr: "L’étiquette « {tag} » y est maintenant.",
  es: "Ya tienen la etiqueta «{tag}».",
  pt: "Agora têm a etiqueta “{tag}”.",
};

const WHICH: Sentences = {
  en: "Which list do you mean: {names}? Nothing was changed.",
  de: "Welche Liste meinst du: {names}? Geändert wurde nichts.",
  fr: "De quelle liste s’agit-il : {names} ? Rien n’a été changé.",
  es: "¿Qué lista es: {names}? No se ha cambiado nada.",
  pt: "Qual lista é: {names}? Nada foi mudado.",
};
