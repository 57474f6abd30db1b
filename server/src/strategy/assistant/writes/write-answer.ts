import type { JSONValue } from "@ai-sdk/provider";
import {
  CollectionsNamed,
  CreatorsAdded,
  CreatorsNoted,
  CreatorsTagged,
  CreatorsTaken,
} from "@app/contract/strategy/findings/writes";
import * as z from "zod/mini";
import { CreatorsCompared } from "@app/contract/strategy/findings/schemas";
import { anyListed, wordsListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import { ALL_OF_COUNT, POINTED_COUNT, pointedCount } from "#/language/numbers/counts.ts";
import type { Answer, Asked, Call } from "#/strategy/assistant/answers/answer.ts";
import { inLanguage, NAME_A_CREATOR, UNCHANGED } from "#/strategy/assistant/answers/sentences.ts";
import type { Sentences } from "#/strategy/assistant/answers/sentences.ts";
import { handlesIn } from "#/strategy/assistant/answers/handles-in.ts";
import type { Finding } from "#/strategy/assistant/planner-answers.ts";
import { answerText } from "#/strategy/assistant/planner-answers.ts";
import type { Turn } from "#/strategy/assistant/questions/talk.ts";
import type { Writing } from "./read-writing.ts";
import type { Noting } from "./read-noting.ts";
import { withoutTaking } from "./read-taking.ts";
import type { Taking } from "./read-taking.ts";

/** Whom it is about: exactly these creators, or all who fit. */
type Whom = { handles: string[] } | { filters: JSONValue };

/**
 * Puts creators into a list or out of it, or a tag or a note on them, each time only after a yes; a list that is not there
 * is offered to be made.
 */
export function writeAnswer(writing: Writing | Taking | Noting, last: Turn | null): Answer {
  return {
    next: (asked, found) => {
      const head = writing.is === "note" ? writing.whom : pieceOf(writing, asked.text).text;
      const whom = whomIn({ ...asked, text: head, handles: handlesIn(head) }, last);
      if (whom === null || found.some(({ tool }) => WROTE.has(tool))) return [];
      if (writing.is === "note") return noteCalls(writing.note, whom);
      return writing.is === "tag" ? tagCalls(writing.tag, whom) : listCalls(writing, whom, found);
    },
    write: (asked, found) => {
      const { left } = pieceOf(writing, asked.text);
      const rest = inLanguage(LEFT, asked.language).replace("{words}", () => left);
      return left === "" ? written(asked, found) : [...written(asked, found), ` ${rest}`];
    },
  };
}

/** Of "put her in, take him out" the first alone: each is a card of its own. */
function pieceOf({ is }: Writing | Taking | Noting, text: string): { text: string; left: string } {
  return is === "list" ? withoutTaking(text) : { text, left: "" };
}

/** The list that a message saved or added to; null where it did neither. */
export function listSaved(last: Turn | null): string | null {
  return z.looseObject({ name: z.string() }).safeParse(lastDone(last, LISTED)?.output).data?.name ?? null;
}

const LISTED: ReadonlySet<string> = new Set([
  "create_collection",
  "add_to_collection",
  "remove_from_collection",
]);
const WROTE: ReadonlySet<string> = new Set([...LISTED, "tag_creators", "note_creators"]);
/** A plan that is made since then is what "the list" is. */
const PLANNED: ReadonlySet<string> = new Set(["optimise_plan", "change_plan"]);

/** The message that saved or changed a list last, with no plan made since; null where none did. */
export function turnOfList(turns: readonly Turn[]): Turn | null {
  const newest = turns.findLast((turn) => isDone(turn, LISTED) || isDone(turn, PLANNED));
  return newest && isDone(newest, LISTED) ? newest : null;
}

function isDone(turn: Turn, tools: ReadonlySet<string>): boolean {
  return lastDone(turn, tools) !== undefined;
}

/** What was done last with one of the tools in a message, and neither refused nor failed. */
function lastDone(turn: Turn | null, tools: ReadonlySet<string>) {
  return turn?.found.findLast(({ tool, denied, failed }) => tools.has(tool) && !denied && !failed);
}

/** Those who were just taken out of a list are put back as they were; null where nobody was. */
export function backAnswer(last: Turn | null): Answer | null {
  const taken = CreatorsTaken.safeParse(lastDone(last, LISTED)?.output).data;
  if (!taken || taken.entries.length === 0) return null;
  const { id, name, entries } = taken;
  return {
    next: (_, found) =>
      found.some(({ tool }) => WROTE.has(tool))
        ? []
        : [{ tool: "add_to_collection", input: { id, name, entries: json(entries) } }],
    write: (asked, found) => written(asked, found),
  };
}

function tagCalls(tag: string, whom: Whom): Call[] {
  return "handles" in whom ? [{ tool: "tag_creators", input: { handles: whom.handles, tag } }] : [];
}

function noteCalls(note: string, whom: Whom): Call[] {
  return "handles" in whom ? [{ tool: "note_creators", input: { handles: whom.handles, note } }] : [];
}

function listCalls(
  { is, name }: Exclude<Writing | Taking, { is: "tag" }>,
  whom: Whom,
  found: readonly Finding[],
): Call[] {
  const named = namedIn(found);
  if (!named) return [{ tool: "find_collection", input: { name } }];
  const [one, ...others] = named.rows;
  if (!one) return is === "off" ? [] : [{ tool: "create_collection", input: { name, ...whom } }];
  if (others.length > 0) return [];
  const tool = is === "off" ? "remove_from_collection" : "add_to_collection";
  return [{ tool, input: { id: one.id, name: one.name, ...whom } }];
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
const CLITIC =
  /(?<!\p{L})(?:pon|mete|anade|agrega|guarda|quita|saca|borra|elimina)l[ao](?!\p{L})|-l[ae](?!\p{L})/u;
/** "Sie" and "die" mean one or several: what was listed just before decides. */
const PLURAL = new RegExp(
  `${wordsListed("them, those, these, both, all, all of them, sie, die, diese, alle, beide, les, ceux, celles, tous, toutes, los, las, estos, estas, esos, todos, todas, eles, elas, esses, essas, inko, unko, inhe, sabko, dono")}|(?<!\\p{L})(?:pon|mete|anade|agrega|guarda|quita|saca|borra|elimina)l[ao]s(?!\\p{L})`,
  "u",
);
/** "The three", "die beiden", "teeno". */
const COUNTED = new RegExp(
  `(?<!\\p{L})(?:${anyListed("the, die, les, los, las, os, as")}\\s+(${POINTED_COUNT})|(${ALL_OF_COUNT})(?!\\p{L}))`,
  "u",
);

/** Whether a message says of somebody at all, by name or by a pointing: "mark the plan as done" does not. */
export function isOfSomebody({ text, handles }: Pick<Asked, "text" | "handles">): boolean {
  const folded = foldInPlace(text.normalize("NFC"));
  const points = [SINGULAR, CLITIC, PLURAL, COUNTED];
  return handles.length > 0 || points.some((pattern) => pattern.test(folded));
}

/** Whom a message means; null where nobody can tell. */
function whomIn({ text, handles, talk, person }: Asked, last: Turn | null): Whom | null {
  if (handles.length > 0) return { handles: [...new Set(handles)] };
  const folded = foldInPlace(text.normalize("NFC"));
  const isListed = talk?.isJust === true;
  const rows = isListed ? talk.rows : comparedIn(last);
  const counted = COUNTED.exec(folded)
    ?.slice(1)
    .find((group) => group !== undefined);
  if (counted !== undefined) return rows.length === pointedCount(counted) ? { handles: [...rows] } : null;
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
  const taken = found.find(({ tool }) => tool === "remove_from_collection");
  const taking = CreatorsTaken.safeParse(taken?.output).data;
  if (taken && taking) {
    const sentence = taking.removed === 0 ? NOT_IN_IT : TAKEN;
    return [withReferences(inLanguage(sentence, language), taken.id)];
  }
  const noted = found.find(({ tool }) => tool === "note_creators");
  if (noted && CreatorsNoted.safeParse(noted.output).success) return [inLanguage(NOTED, language)];
  const tagged = found.find(({ tool }) => tool === "tag_creators");
  const tagging = CreatorsTagged.safeParse(tagged?.output).data;
  if (tagged && tagging) return [withReferences(inLanguage(TAGGED, language), tagged.id)];
  if (found.some(({ tool }) => tool === "create_collection")) return answerText(found, language);
  const named = namedIn(found);
  if (named?.rows.length === 0) return [withReferences(inLanguage(NO_LIST, language), named.id)];
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

const TAKEN: Sentences = {
  en: "Taken out of “{name}”: {removed}. Say “undo” to put them back.",
  de: "Aus „{name}“ genommen: {removed}. Sag „rückgängig“, um das zurückzunehmen.",
  fr: "Retirés de « {name} » : {removed}. Dites « annule » pour les remettre.",
  es: "Quitados de «{name}»: {removed}. Di «deshaz» para volver a ponerlos.",
  pt: "Tirados de “{name}”: {removed}. Diga “desfaz” para colocar de volta.",
};

const NOT_IN_IT: Sentences = {
  en: "“{name}” does not have them; nothing was changed.",
  de: "In „{name}“ ist davon niemand; geändert wurde nichts.",
  fr: "« {name} » ne les contient pas ; rien n’a été changé.",
  es: "No están en «{name}»; no se ha cambiado nada.",
  pt: "Não estão em “{name}”; nada foi mudado.",
};

const NO_LIST: Sentences = {
  en: "There is no list “{name}”. Nothing was changed.",
  de: "Eine Liste „{name}“ gibt es nicht. Geändert wurde nichts.",
  fr: "Il n’y a pas de liste « {name} ». Rien n’a été changé.",
  es: "No hay ninguna lista «{name}». No se ha cambiado nada.",
  pt: "Não há nenhuma lista “{name}”. Nada foi mudado.",
};

const TAGGED: Sentences = {
  en: "They have the tag “{tag}” now.",
  de: "Das Schlagwort „{tag}“ steht jetzt bei ihnen.",
  fr: "L’étiquette « {tag} » y est maintenant.",
  es: "Ya tienen la etiqueta «{tag}».",
  pt: "Agora têm a etiqueta “{tag}”.",
};

const LEFT: Sentences = {
  en: "Not done yet: “{words}”. Say it by itself.",
  de: "Noch nicht getan: „{words}“. Sag das für sich allein.",
  fr: "Pas encore fait : « {words} ». Dites-le à part.",
  es: "Aún sin hacer: «{words}». Dilo aparte.",
  pt: "Ainda não feito: “{words}”. Diga à parte.",
};

const NOTED: Sentences = {
  en: "Noted. It stands on their page, below what was noted before.",
  de: "Notiert. Es steht im Profil, unter dem, was dort schon stand.",
  fr: "C’est noté. La note est sur la fiche, sous celles d’avant.",
  es: "Anotado. Está en su ficha, debajo de lo que ya había.",
  pt: "Anotado. Está no perfil, abaixo do que já havia.",
};

const WHICH: Sentences = {
  en: "Which list do you mean: {names}? Nothing was changed.",
  de: "Welche Liste meinst du: {names}? Geändert wurde nichts.",
  fr: "De quelle liste s’agit-il : {names} ? Rien n’a été changé.",
  es: "¿Qué lista es: {names}? No se ha cambiado nada.",
  pt: "Qual lista é: {names}? Nada foi mudado.",
};
