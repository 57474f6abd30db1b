import { anyListed } from "#/language/dictionary.ts";
import { wordKey } from "#/language/fold.ts";
import { placesNamed } from "#/language/places/places.ts";
import type { BriefText, Found, Span } from "#/strategy/brief/brief-text.ts";
import { CREATOR_WORDS } from "#/strategy/brief/brief-words.ts";

const GREETINGS =
  "hi, hello, hey, hiya, dear, good morning, good afternoon, good evening, hallo, moin, servus, gruss gott, guten tag, guten morgen, guten abend, liebe, lieber, liebes, sehr geehrte, sehr geehrter, bonjour, bonsoir, salut, coucou, cher, chere, chers, cheres, hola, buenas, buenos dias, buenas tardes, estimado, estimada, estimados, querido, querida, ola, oi, bom dia, boa tarde, prezado, prezada, prezados, namaste, namaskar";
const GREETING = new RegExp(
  `^\\s*${anyListed(GREETINGS)}(?!\\p{L})(?:[^\\S\\n]+[\\p{L}'’-]+){0,3}\\s*(?=[,!.:\\n–]|$)`,
  "gu",
);
/** "Hi we need": without a mark behind it; "Hello Fresh" is a name. */
const GREETING_ALONE = new RegExp(`^\\s*${anyListed(GREETINGS)}(?!\\p{L})`, "gu");
export const CLOSINGS =
  "thanks, thank you, thx, many thanks, thanks a lot, thank you very much, thanks in advance, cheers, best, best regards, kind regards, warm regards, regards, all the best, sincerely, danke, danke schon, vielen dank, besten dank, danke im voraus, viele grusse, liebe grusse, beste grusse, mit freundlichen grussen, freundliche grusse, gruss, grusse, lg, vg, mfg, merci, merci beaucoup, merci d'avance, merci bien, cordialement, bien cordialement, bien a vous, a bientot, gracias, muchas gracias, gracias de antemano, un saludo, saludos, atentamente, un abrazo, obrigado, obrigada, muito obrigado, muito obrigada, abracos, um abraco, atenciosamente, cumprimentos, com os melhores cumprimentos, melhores cumprimentos, com os meus cumprimentos, abs, bien a toi, thx, cheers, dhanyavaad, dhanyavad, shukriya";
const CLOSING = new RegExp(
  `(?<=^|[,.;!?\\n\\u25ae]\\s*)${anyListed(CLOSINGS)}(?!\\p{L})\\s*[,.!]*\\s*((?:[\\p{L}'’-]+\\.?\\s*){0,3})$`,
  "gu",
);
const PLEASANTRY = new RegExp(
  `(?<=^|[,.;:!?\\n\\u25ae]\\s*)(?:(?:(?:i |we )?hope (?:you|this|all|everyone|everything)|how are (?:you|things)|nice to meet|pleased to meet|ich hoffe,? (?:es geht|dir|euch|ihnen)|wie geht|j['’]espere que (?:vous|tu|tout)|comment (?:allez|vas|ca va)|ca va|espero que (?:est|tod|tudo|voc)|que tal|como (?:estas|estan|esta|vai)|tudo bem|kaise ho|aap kaise)[^.,;:!?\\n\\d@\\u25ae]*)`,
  "gu",
);

const SUBJECT =
  "we are, we're, i am, i'm, this is, my name is, wir sind, ich bin, mein name ist, hier ist, nous sommes, on est, je suis, je m'appelle, somos, soy, me llamo, sou, meu nome e, hum, main";
const ARTICLE =
  "a, an, the, one, two, three, your, ein, eine, das, der, die, zwei, drei, une, un, la, le, les, deux, una, uno, los, las, dos, uma, um, o, os, ek";
const STOP =
  "in, from, based, near, with, who, that, which, and, but, looking, selling, making, launching, want, need, aus, bei, mit, und, aber, suchen, wollen, brauchen, a, au, aux, en, dans, avec, et, qui, cherchons, voulons, con, y, que, buscamos, queremos, em, no, na, com, e, procuramos, mein, se, aur, for, fur, pour, para, on, auf, sur";
const WORDS = `(?:\\s+(?!${anyListed(STOP)}(?!\\p{L}))[\\p{L}'’&-]+)`;
const OF_PEOPLE = `(?:\\s+\\d{1,5}\\s+(?:people|persons|employees|personen|leuten|mitarbeitern|personnes|personas|pessoas|log)(?!\\p{L}))?`;
const WHAT = `${anyListed(ARTICLE)}(?!\\p{L})${WORDS}{1,6}${OF_PEOPLE}`;
const INTRODUCTION = new RegExp(
  `(?<=^|[.!?;,\\n\\u25ae]\\s*)${anyListed(SUBJECT)}\\s+(?:${WHAT}|([\\p{L}'’&-]+(?:\\s+(?!${anyListed(STOP)}(?!\\p{L}))[\\p{L}'’&-]+){0,2})(?:,\\s+${WHAT})?)(?:\\s+hain?(?!\\p{L}))?`,
  "gu",
);
const WORK =
  /(?<!\p{L})(?:(?:we|i)(?:['’]d| would)? )?(?:would )?(?:love|like|want|hope|keen|excited) to (?:work|collaborate|partner) with(?!\s*@)|(?<!\p{L})(?:nous )?(?:aimerions|voudrions|souhaitons) (?:travailler|collaborer) avec(?!\s*@)|(?<!\p{L})(?:nos gustaria|queremos) (?:trabajar|colaborar) con(?!\s*@)|(?<!\p{L})(?:gostariamos de|queremos) (?:trabalhar|colaborar) com(?!\s*@)/gu;
/** "Acme Ltd", "unsere Firma Müller & Söhne GmbH": in the person's spelling. */
const COMPANY =
  /(?<![\p{L}\p{N}])(?:(?:[Oo]ur company|[Ww]e at|[Uu]nsere Firma|[Ww]ir von|[Nn]otre société|[Nn]uestra empresa|[Nn]ossa empresa)\s+)?\p{Lu}[\p{L}&.’'-]*(?:\s(?:(?:&|und|and|et|y|e)\s)?\p{Lu}[\p{L}&’'-]*){0,3}\s(?:Ltd\.?|Limited|Inc\.?|LLC|PLC|GmbH(?:\s&\sCo\.?\sKG)?|OHG|UG|e\.\s?K\.|SARL|SAS|S\.A\.|S\.L\.|Lda\.?|Ltda\.?|Pvt\.?\sLtd\.?|B\.V\.|ApS|S\.r\.l\.)(?![\p{L}\p{N}])/gu;
const STYLES =
  "fun, authentic, cool, creative, friendly, relatable, credible, nice, great, good, amazing, lovely, real, genuine, suitable, right, fitting, passende, passenden, coole, coolen, authentische, authentischen, sympathische, kreative, kreativen, gute, guten, tolle, tollen, nette, glaubwurdige, geeignete, sympas, authentiques, creatifs, supers, autenticos, autenticas, creativos, creativas, geniales, divertidos, divertidas, buenos, buenas, criativos, criativas, legais, acche, achhe";
const STYLE = new RegExp(
  `(?<!\\p{L})${anyListed(STYLES)}(?:(?:\\s*,\\s*|\\s+(?:and|und|et|y|e)\\s+|\\s+)${anyListed(STYLES)})*(?=\\s+(?:${CREATOR_WORDS})(?!\\p{L}))|(?<=(?:${CREATOR_WORDS})\\s)${anyListed(STYLES)}(?:(?:\\s*,\\s*|\\s+(?:and|und|et|y|e)\\s+)${anyListed(STYLES)})*(?!\\p{L})`,
  "gu",
);

/**
 * Takes out what a plan is not made of: greetings, thanks and who signs, who writes ("we are a small bakery") and praise
 * of creators that no figure measures. @returns the words about whoever writes: they tell topics.
 */
export function takeCourtesies(text: BriefText): Span[] {
  takeGreeting(text);
  for (const found of text.all(PLEASANTRY)) text.take(found);
  for (const found of text.all(WORK)) if (isOfAnybody(text, found)) text.take(found);
  for (const found of text.all(STYLE)) text.take(found);
  for (const found of text.all(CLOSING)) text.take(unlessPlace(text, found));
  for (const { 0: name, index } of text.readable.matchAll(COMPANY)) {
    const span = { start: index, end: index + name.length };
    if (!holdsPlace(name)) text.take(span);
  }
  return text.all(INTRODUCTION).flatMap((found) => {
    const [name] = found.groups;
    // "We are looking" is no name, and "we are Berlin" no creator of it.
    if (name !== undefined && !/^\p{Lu}/u.test(text.readable.slice(found.start + found.text.indexOf(name))))
      return [];
    const span = untilPlace(text, found);
    text.take(span);
    return [span];
  });
}

/** "To work with fun, authentic creators": whoever they are, nobody has worked with them yet. */
const CREATORS_SOON = new RegExp(`^(?:[\\s,]+[\\p{L}-]+){0,5}[\\s,]+(?:${CREATOR_WORDS})(?!\\p{L})`, "u");

/** "To work with Nike creators" names whom they worked with. */
function isOfAnybody(text: BriefText, { end }: Span): boolean {
  const words = CREATORS_SOON.exec(text.folded.slice(end))?.[0] ?? "";
  return words !== "" && !/\p{Lu}/u.test(text.readable.slice(end, end + words.length));
}

function takeGreeting(text: BriefText): void {
  if (text.takeFirst(GREETING)) return;
  const found = text.first(GREETING_ALONE);
  if (found && /^\s+\p{Ll}/u.test(text.readable.slice(found.end))) text.take(found);
}

/** "Thanks, Sarah" is signed; "thanks, Austria" says where. */
function unlessPlace(text: BriefText, { start, end, groups: [name = ""] }: Found): Span {
  return holdsPlace(text.spelling({ start: end - name.length, end }))
    ? { start, end: end - name.length }
    : { start, end };
}

/** "Somos una panadería de Sevilla", "hum ek bakery hain Pune mein": where they are is read by others. */
function untilPlace(text: BriefText, { start, end }: Span): Span {
  for (const { 0: word, 1: link = "", index } of text.readable.slice(start, end).matchAll(NAME)) {
    if (holdsPlace(word.slice(link.length))) return { start, end: start + index };
  }
  return { start, end };
}

const NAME = /(\s(?:(?:de|du|do|da|del)\s|d['’])?)\p{Lu}[\p{L}-]*/gu;

function holdsPlace(words: string): boolean {
  return wordKey(words)
    .split(" ")
    .some((word) => placesNamed(word).some((place) => place.kind !== "city" || place.recognition === "sure"));
}
