import { anyListed, wordsListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import { FORMAT_WORDS } from "#/language/media/media.ts";
import { POST_FORMATS } from "@app/contract/platforms";
import type { Platform, PostFormat } from "@app/contract/platforms";
import type { CampaignStatus } from "@app/contract/campaigns/list";
import type { DueKind } from "@app/contract/strategy/findings/campaign-findings";
import { HANDLES } from "#/strategy/assistant/answers/handles-in.ts";
import { platformsIn } from "#/strategy/assistant/questions/fields/platform-asked.ts";
import { readWorkAsked } from "#/strategy/assistant/questions/work/read-work-asked.ts";
import words from "./campaign-words.json" with { type: "json" };
import { namingWords } from "./name-campaign.ts";
import { periodSaid } from "./read-period.ts";

type Cue = Exclude<keyof typeof words, "plain" | "seasons" | "generic">;

const STATUSES = ["archived", "completed", "active", "draft"] as const;

/** What a question about campaigns says besides its kind. */
export interface WorkAsked {
  /** Words that name a campaign, as typed; null for none. */
  campaign: string | null;
  /** Words that say when, as typed; null for none. */
  when: string | null;
  isRunning: boolean;
  hasCue: (cue: Cue) => boolean;
}

export function readWork(source: string): WorkAsked {
  const text = source.normalize("NFC").replaceAll(HANDLES, " ");
  const period = periodSaid(text);
  const rest = period ? `${text.slice(0, period.from)} ${text.slice(period.to)}` : text;
  const campaign = namingWords(rest);
  const hasCue = (cue: Cue) => isSaid(cue, text);
  return {
    campaign: campaign === "" ? null : campaign,
    when: period?.words ?? null,
    isRunning: hasCue("running"),
    hasCue,
  };
}

const NOT_POSTED = new RegExp(
  `(?<!\\p{L})${anyListed("hasn't, hasnt, haven't, havent, has not, have not, didn't, didnt, did not, not, yet to, still has to, still have to, nicht, nichts, pas encore, toujours pas, pas, rien, no ha, no han, falta por, faltan por, nao, falta, faltam, nahi, nahin")}(?: (?:yet|encore|ainda))? ${anyListed(words.posted)}(?!\\p{L})|(?<!\\p{L})post nahin? kiy[ae](?!\\p{L})`,
  "u",
);
/** "Not posted since May" is of an account, and not of what is owed. */
const FOR_SO_LONG = new RegExp(
  `\\d|${wordsListed("since, seit, lange, depuis, longtemps, desde, hace, ha, month*, monat*, mois, mes, meses, week*, woche*, semaine*, semana*, mahine, hafte")}`,
  "u",
);

/** "Who hasn't posted yet": pieces with a day whose post is not there. */
export function asksNotPosted(text: string): boolean {
  const folded = foldInPlace(text.normalize("NFC"));
  const found = NOT_POSTED.exec(folded);
  return found !== null && !FOR_SO_LONG.test(folded.slice(found.index + found[0].length));
}

const SENT = new RegExp(
  wordsListed(
    "sent, send, sends, submitted, submit, handed in, delivered, got, there yet, geschickt, gesendet, eingereicht, abgegeben, geliefert, da, schon da, envoye, envoyee, rendu, livre, recu, enviado, enviada, enviou, mandado, mandou, mando, entregado, entrego, entregou, entregado, chegou, llego, bheja, bheja hai, bhej diya, mila, aaya",
  ),
  "u",
);

/** "Has @bianca sent the draft": of what she owes. */
export function asksDraftSent(text: string): boolean {
  // "Pele.da.joana" says nothing of what has come.
  const folded = foldInPlace(text.normalize("NFC")).replaceAll(HANDLES, " ");
  return isSaid("drafts", text) && SENT.test(folded);
}

/** Which kind of work is asked about; null for all of it. */
export function dueKindIn(text: string): DueKind | null {
  if (asksNotPosted(text)) return "posts";
  if (isSaid("payments", text)) return "payments";
  if (isSaid("drafts", text)) return "drafts";
  if (isSaid("prices", text)) return "prices";
  return isSaid("postsDue", text) ? "posts" : null;
}

export function isOfContracts(text: string): boolean {
  return isSaid("contracts", text);
}

/** A status of campaigns; null where none is named. */
export function statusIn(text: string): CampaignStatus | null {
  return STATUSES.find((status) => isSaid(`${status} status`, text)) ?? null;
}

/** Whether a count is of campaigns or of posts; null where it is of creators, whatever else stands beside them. */
export function countedIn(text: string): "campaigns" | "posts" | "drafts" | null {
  if (isSaid("creators", text)) return null;
  if (isSaid("drafts", text) && !isSaid("campaigns", text)) return "drafts";
  if (isSaid("postsDue", text)) return "posts";
  return isSaid("campaigns", text) ? "campaigns" : null;
}

/** Whether it is asked who was best in a campaign, and not which campaign was. */
export function isInCampaign(text: string): boolean {
  const compound = /kampagne/u.test(foldInPlace(text.normalize("NFC")));
  return (compound || isSaid("campaigns", text)) && !ranksCampaigns(text);
}

/** Whether campaigns are to be ranked against each other. */
export function ranksCampaigns(text: string): boolean {
  return isSaid("which campaign", text);
}

/** "Which campaign is running": which of them are at a status, and none against another. */
export function asksWhichRuns(text: string): boolean {
  return ranksCampaigns(text) && statusIn(text) !== null && readWorkAsked(text).order === null;
}

/** A format and a platform that a question names. */
export function mediaIn(source: string): { format: PostFormat | null; platform: Platform | null } {
  const text = foldInPlace(source.normalize("NFC")).replaceAll(HANDLES, " ");
  const has = (list: readonly string[] | undefined) =>
    list !== undefined && new RegExp(wordsListed(list.join(", ")), "u").test(text);
  const format = POST_FORMATS.find((one) => one !== "post" && has(FORMAT_WORDS.get(one)));
  return {
    format: format ?? null,
    platform: platformsIn(source)[0] ?? null,
  };
}

function isSaid(cue: Cue, source: string): boolean {
  return PATTERNS[cue]?.test(foldInPlace(source.normalize("NFC"))) ?? false;
}

const PATTERNS: Readonly<Partial<Record<string, RegExp>>> = Object.fromEntries(
  Object.entries(words).flatMap(([cue, list]) =>
    typeof list === "string" ? [[cue, new RegExp(wordsListed(list), "u")]] : [],
  ),
);
