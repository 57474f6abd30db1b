import { NOTES_MAX } from "@app/contract/discovery/creator-edits";
import { anyListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import { FactsTold } from "@app/contract/strategy/tools";
import type { Finding } from "#/strategy/assistant/planner-answers.ts";
import { namedAs, namedFirst, pricesPiece } from "#/strategy/brief/money/whom.ts";
import { written } from "#/strategy/assistant/writes/write-sentences.ts";
import type { Answer, Asked } from "./answer.ts";
import { inLanguage, UNCHANGED } from "./sentences.ts";
import type { Sentences } from "./sentences.ts";

/**
 * What is told of creators or of the past: offered to be kept as a price, or word for word as a note on who it is of, and
 * said where there is no place for it.
 */
export function keepingFacts(kind: keyof typeof NOBODY_NAMED): Answer {
  return {
    next: (asked, found) => {
      const text = namingWhom(asked);
      const read = factsIn(found);
      if (!read) return text === null ? [] : [{ tool: "read_fact", input: { text } }];
      const handles = isSmallTalk(asked.text) ? [] : notedOf(read.facts);
      const isNoted = found.some(({ tool }) => tool === "note_creators");
      if (handles.length === 0 || isNoted) return [];
      return [{ tool: "note_creators", input: { handles, note: asked.text.trim().slice(0, NOTES_MAX) } }];
    },
    write: (asked, found) => {
      const { language } = asked;
      const note = found.find(({ tool }) => tool === "note_creators");
      if (note) return note.denied ? [inLanguage(UNCHANGED, language)] : written(asked, found);
      const read = factsIn(found);
      const nobody = `${inLanguage(NOBODY_NAMED[kind], language)} ${inLanguage(UNCHANGED, language)}`;
      if (!read || read.facts.about.length === 0) return [nobody];
      return aboutFacts(read.finding, read.facts).map((sentence) => inLanguage(sentence, language));
    },
  };
}

function factsIn(found: readonly Finding[]) {
  const finding = found.find(({ tool }) => tool === "read_fact");
  const facts = FactsTold.safeParse(finding?.output).data;
  return finding && facts ? { finding, facts } : null;
}

/** "Lol, Marco posted a cat": who exclaims wants nothing kept. */
function isSmallTalk(text: string): boolean {
  return EXCLAIMS.test(foldInPlace(text.normalize("NFC")));
}

const EXCLAIMS = new RegExp(
  `^\\P{L}*${anyListed("lol, lmao, haha, hahaha, omg, wow, ugh, oh, oh no, aww, oje, oh je, ach, ach je, mensch, krass, mdr, ptdr, oh la la, jaja, jajaja, madre mia, vaya, kkk, kkkk, rsrs, nossa, arre, are yaar")}(?!\\p{L})|!!|\\p{Extended_Pictographic}\\s*$`,
  "u",
);

/** On whom what is told is noted: all are known, and nothing of it is a price. */
function notedOf({ told, about }: FactsTold): string[] {
  return told.length === 0 && about.every(({ state }) => state === "other")
    ? about.map(({ handle }) => handle)
    : [];
}

/** The message with the name of whom it tells something; null where nobody knows who that is. */
function namingWhom({ text, told, handles, spokenOf, person, isAfterFact }: Asked): string | null {
  if (handles.length > 0) return told;
  const whom = person ?? spokenOf;
  const named = namedAs(text, whom);
  if (whom === null || (named === null && !isAfterFact && !pricesPiece(text))) return named;
  return namedFirst(named ?? `@${whom}, ${text}`);
}

function aboutFacts({ id }: Finding, { told, about, terms = [], left = [] }: FactsTold): Sentences[] {
  const of = about.flatMap(({ state }, index) =>
    state === "price" ? [] : [withName(WHY_NOT[state], `[[${id}#about.${index}.handle]]`)],
  );
  const quoted = (sentences: Sentences, name: "terms" | "left") => (_: string, index: number) =>
    withSpace(mapped(sentences, (text) => text.replace("{words}", `[[${id}#${name}.${index}]]`)));
  const beside = [...terms.map(quoted(WITH_IT, "terms")), ...left.map(quoted(NO_PLACE, "left"))];
  return told.length > 0 ? [OFFERED, ...beside, ...of] : [...of, withSpace(UNCHANGED)];
}

function withName(sentences: Sentences, name: string): Sentences {
  return mapped(sentences, (text) => ` ${text.replaceAll("{name}", name)}`);
}

function withSpace(sentences: Sentences): Sentences {
  return mapped(sentences, (text) => ` ${text}`);
}

function mapped({ en, de, fr, es, pt }: Sentences, change: (text: string) => string): Sentences {
  return { en: change(en), de: change(de), fr: change(fr), es: change(es), pt: change(pt) };
}

const OFFERED: Sentences = {
  en: "Keep it below as their price if it holds. Nothing else was changed.",
  de: "Unten kannst du es als Preis behalten, wenn es gilt. Sonst wurde nichts geändert.",
  fr: "Gardez-le ci-dessous comme prix si cela tient. Rien d’autre n’a été changé.",
  es: "Abajo puedes guardarlo como su precio si vale. No se ha cambiado nada más.",
  pt: "Abaixo você pode guardar como o preço, se valer. Nada mais foi mudado.",
};

const WITH_IT: Sentences = {
  en: "It is kept with “{words}”.",
  de: "Behalten wird er mit „{words}“.",
  fr: "Il est gardé avec « {words} ».",
  es: "Se guarda con «{words}».",
  pt: "Fica guardado com “{words}”.",
};

const NO_PLACE: Sentences = {
  en: "For “{words}” I have no place yet: write it as a note on their page.",
  de: "Für „{words}“ habe ich noch keinen Platz: schreib es als Notiz ins Profil.",
  fr: "Pour « {words} », je n’ai pas encore de place : notez-le sur la fiche.",
  es: "Para «{words}» aún no tengo sitio: escríbelo como nota en su ficha.",
  pt: "Para “{words}” ainda não tenho lugar: escreva como nota no perfil.",
};

/** Why something told of a creator is not kept. */
const WHY_NOT: Readonly<Record<"other" | "unknown" | "several", Sentences>> = {
  other: {
    en: "What you tell of @{name} has no place of its own: say “note on @{name}: …” to keep it as a note.",
    de: "Was du über @{name} sagst, hat keinen eigenen Platz: sag „Notiz zu @{name}: …“, dann steht es als Notiz im Profil.",
    fr: "Ce que vous dites de @{name} n’a pas de place à soi : dites « note sur @{name} : … » pour le garder en note.",
    es: "Lo que cuentas de @{name} no tiene sitio propio: di «nota sobre @{name}: …» para guardarlo como nota.",
    pt: "O que você conta de @{name} não tem lugar próprio: diga “nota sobre @{name}: …” para guardar como nota.",
  },
  unknown: {
    en: "There is no @{name} in this workspace.",
    de: "@{name} gibt es in diesem Arbeitsbereich nicht.",
    fr: "Il n’y a pas de @{name} dans cet espace.",
    es: "No hay ningún @{name} en este espacio.",
    pt: "Não há @{name} neste espaço.",
  },
  several: {
    en: "@{name} has several accounts, and I cannot tell whose price this is.",
    de: "@{name} hat mehrere Konten, und ich weiß nicht, für welches der Preis gilt.",
    fr: "@{name} a plusieurs comptes, et je ne sais pas duquel est ce prix.",
    es: "@{name} tiene varias cuentas, y no sé de cuál es este precio.",
    pt: "@{name} tem várias contas, e não sei de qual é este preço.",
  },
};

/** The same where no creator is named. */
const NOBODY_NAMED = {
  fact: {
    en: "I cannot tell who this is about: name the creator with @.",
    de: "Ich weiß nicht, um wen es geht: nenn die Person mit @.",
    fr: "Je ne sais pas de qui il s’agit : nommez la personne avec @.",
    es: "No sé de quién se trata: nombra a la persona con @.",
    pt: "Não sei de quem se trata: diga o nome com @.",
  },
  past: {
    en: "That tells what was, and no plan follows from it.",
    de: "Das sagt, was war; für den Plan folgt daraus nichts.",
    fr: "Cela dit ce qui était ; rien n’en suit pour le plan.",
    es: "Eso cuenta lo que fue; para el plan no se sigue nada.",
    pt: "Isso conta o que foi; nada muda para o plano.",
  },
} satisfies Readonly<Record<string, Sentences>>;
