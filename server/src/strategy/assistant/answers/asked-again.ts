import * as z from "zod/mini";
import { anyListed, wordsListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import { readAct } from "#/strategy/acts/read-act.ts";
import talkWords from "#/strategy/assistant/questions/talk-words.json" with { type: "json" };
import type { Turn } from "#/strategy/assistant/questions/talk.ts";
import { ordersMail } from "#/strategy/assistant/plain-acts.ts";
import { handlesIn } from "./handles-in.ts";
import { saysOnlyWhom, withoutLean } from "./others-meant.ts";
import { CURRENCY } from "#/language/money/currencies.ts";

const BEGIN = new RegExp(`^\\s*(?:${wordsListed(talkWords.and)})[\\s,:]+`, "u");
/** "@imogen, I mean": whom the message before was about. */
const MEANT = new RegExp(
  wordsListed(
    "i mean, i meant, meant, ich meine, ich meinte, meine, meinte, je veux dire, je voulais dire, je parle de, quiero decir, queria decir, me refiero a, quis dizer, quero dizer, falo de, mera matlab, matlab",
  ),
  "gu",
);
const SHE = new RegExp(wordsListed(talkWords.she), "u");
/** How a creator is asked about again is told by figures of theirs, where those were told. */
const OF_ONE: ReadonlySet<string> = new Set(["price_of_creator", "compare_creators"]);
/** Longer names are no name. Chosen by us. */
const NAME_WORDS = 3;

/**
 * The question before, asked of whom or what this message names, where it says nothing else: "et @camille ?" after what
 * @elodie has brought, "und für Zara?" after who worked for Nike. Any other message as it is.
 */
export function askedAgain(text: string, turns: readonly Turn[]): string {
  const draft = addedToDraft(text, turns);
  if (draft !== null) return draft;
  const source = turns.findLast((turn) => !isOnlyWhom(turn.text));
  if (!source) return text;
  const folded = foldInPlace(text.normalize("NFC"));
  const isCorrected = folded.search(MEANT) >= 0 && text.includes("@");
  if (isOnlyWhom(text)) return askedOf(text, source, isCorrected) ?? text;
  const isAgain = BEGIN.test(folded) || text.trimEnd().endsWith("?");
  return (isAgain ? askedOfBrand(text, source) : null) ?? text;
}

function isOnlyWhom(text: string): boolean {
  const folded = foldInPlace(text.normalize("NFC"));
  const plain = text.normalize("NFC");
  const meant = [...folded.matchAll(MEANT)].reduce(
    (left, { index, 0: said }) =>
      left.slice(0, index) + " ".repeat(said.length) + left.slice(index + said.length),
    plain,
  );
  return text.includes("@") && saysOnlyWhom(meant);
}

function askedOf(text: string, { text: before, found }: Turn, isCorrected: boolean): string | null {
  const [handle, ...others] = new Set(handlesIn(text));
  const [spoken, ...more] = new Set(handlesIn(before));
  if (handle === undefined || others.length + more.length > 0 || handle === spoken) return null;
  const isOfOne = found.some(({ tool }) => OF_ONE.has(tool));
  if (spoken === undefined && (isCorrected || isOfOne)) {
    const she = SHE.exec(foldInPlace(before.normalize("NFC")));
    return she && `${before.slice(0, she.index)}@${handle}${before.slice(she.index + she[0].length)}`;
  }
  if (spoken === undefined || isOfOne) return null;
  const isQuestion = before.includes("?") || readAct(before).act === "question" || found.some(isReading);
  return isCorrected || isQuestion ? before.replaceAll(`@${spoken}`, `@${handle}`) : null;
}

/** What only questions ask. */
const READING: ReadonlySet<string> = new Set(["creator_results", "work_figures", "due_work", "worked_with"]);

function isReading({ tool }: { tool: string }): boolean {
  return READING.has(tool);
}

const Brands = z.looseObject({ brands: z.array(z.string()) });

function askedOfBrand(text: string, { text: before, found }: Turn): string | null {
  const finding = found.findLast(({ tool }) => tool === "worked_with");
  const [brand, ...others] = Brands.safeParse(finding?.output).data?.brands ?? [];
  const name = withoutLean(text)
    .replaceAll(/[?!.,;:]/gu, " ")
    .trim()
    .replaceAll(/\s+/gu, " ");
  if (brand === undefined || others.length > 0 || name === "" || name.includes("@")) return null;
  const at = foldInPlace(before.normalize("NFC")).indexOf(foldInPlace(brand.normalize("NFC")));
  if (at < 0 || name.split(" ").length > NAME_WORDS) return null;
  return `${before.slice(0, at)}${name}${before.slice(at + brand.length)}`;
}

const ADDS = new RegExp(
  `^\\s*(?:${anyListed("and, also, please, ok, und, auch, bitte, et, aussi, y, tambien, e, tambem, aur")}[\\s,]+)*(?:${anyListed("mention, mention too, add, say, say also, also say, include, tell her, tell him, tell them, erwahne, erwahn, schreib, schreib noch, schreib auch, schreib dazu, sag, sag noch, sag ihr, sag ihm, ajoute, mentionne, precise, dis, dis-lui, menciona, mencione, anade, agrega, pon, di, dile, acrescenta, adiciona, diz, diga, likho, add karo")})\\s+(?:${anyListed("that, dass, que, ki, too, noch, auch, dazu, aussi, tambien, tambem")}\\s+)*(?=\\S)`,
  "u",
);

/** "Mention the 15th as well", right after a text was drafted: the same order, with what else it is to say. */
function addedToDraft(text: string, turns: readonly Turn[]): string | null {
  const last = turns.at(-1);
  const isDrafted = last?.found.some(({ tool }) => tool === "write_draft") ?? false;
  if (!last || !isDrafted) return null;
  const amount = AMOUNT_ONLY.exec(foldInPlace(text.normalize("NFC")))?.[1];
  if (amount !== undefined && AMOUNT.test(last.text)) return last.text.replace(AMOUNT, amount);
  const added = additionIn(text);
  if (added === null) return null;
  const from = turns.findLastIndex((turn) => additionIn(turn.text) === null);
  const before = turns.slice(from + 1).flatMap((turn) => additionIn(turn.text) ?? []);
  const order = turns[from]?.text ?? "";
  const isTold = SAYS.test(foldInPlace(order.normalize("NFC")));
  return `${order}${isTold ? "; " : ": "}${[...before, added].join("; ")}`;
}

/** "Make it 2500", "2500 kar do": another amount, and nothing else. */
const AMOUNT_ONLY = new RegExp(
  `^\\s*(?:${anyListed("no, nein, non, nao, ok, make it, make that, mach, mach das, sag, mets, mets-y, hazlo, pon, que sean, faz, coloca, say, rather, lieber, besser, mejor, melhor, plutot")}[\\s,]+)*(\\d{2,7})\\s?(?:(?:${CURRENCY}|${anyListed("draus, daraus, instead, stattdessen, kar do, karo, plutot, pls, please, bitte")})\\s*)*[.!]*$`,
  "u",
);
const AMOUNT = /(?<![\d.,])\d{2,7}(?![\d%]|[.,]\d)/u;
const SAYS = new RegExp(`:|${wordsListed("that, dass, que, ki")}`, "u");

function additionIn(text: string): string | null {
  const plain = text.normalize("NFC").replace(/[\s.!]+$/u, "");
  const lead = ADDS.exec(foldInPlace(plain))?.[0];
  if (lead === undefined || text.includes("?") || text.includes("@") || ordersMail(text)) return null;
  return plain.slice(lead.length);
}
