import {
  CampaignBudgetSet,
  CampaignCreatorsMoved,
  CreatorsAdded,
  CreatorsNoted,
  CreatorsTagged,
  CreatorsTaken,
  CreatorsUntagged,
  NotesRemoved,
  PaymentPaid,
  PlacesNamed,
  OwnerSet,
  StatusSet,
} from "@app/contract/strategy/findings/writes";
import type { Language } from "#/strategy/acts/act.ts";
import type { Asked } from "#/strategy/assistant/answers/answer.ts";
import { inLanguage, NAME_A_CREATOR, UNCHANGED } from "#/strategy/assistant/answers/sentences.ts";
import { answerText } from "#/strategy/assistant/planner-answers.ts";
import type { Finding } from "#/strategy/assistant/planner-answers.ts";
import { notHandedOver } from "./hand-over.ts";
import * as words from "./writing-words.ts";

/** What was written, or why nothing was. */
export function written({ language }: Pick<Asked, "language">, found: readonly Finding[]): string[] {
  const said = found.flatMap((finding) => WRITERS[finding.tool]?.(finding, language) ?? []);
  if (said.length > 0) return [said.join(" ")];
  if (found.some(({ tool }) => tool === "create_collection")) return answerText(found, language);
  const kept = notHandedOver(found, language);
  if (kept !== null) return [kept];
  const named = placesIn(found);
  const rows = named.flatMap(({ id, rows: of }) => of.map((_, index) => `“[[${id}#rows.${index}.name]]”`));
  if (rows.length > 0) return [inLanguage(words.WHICH, language).replace("{names}", () => rows.join(", "))];
  const [first] = named;
  if (!first) return [`${inLanguage(NAME_A_CREATOR, language)} ${inLanguage(UNCHANGED, language)}`];
  const none = named.length > 1 ? words.NOWHERE : first.isOfLists ? words.NO_LIST : words.NO_CAMPAIGN;
  return [withReferences(inLanguage(none, language), first.id)];
}

/** What a person said no to, of several orders in one message. */
export function notDone({ text, language }: Pick<Asked, "text" | "language">): string {
  return inLanguage(words.NOT_DONE, language).replace("{words}", () => text);
}

/** What of a message cannot be read as one more order to write something. */
export function notRead({ text, language }: Pick<Asked, "text" | "language">): string {
  return inLanguage(words.LEFT, language).replace("{words}", () => text);
}

/** The lists and campaigns that were looked for by a name. */
export function placesIn(found: readonly Finding[]) {
  return found.flatMap(({ id, tool, output }) => {
    if (tool !== "find_collection" && tool !== "find_campaign") return [];
    const { data } = PlacesNamed.safeParse(output);
    return data ? [{ id, isOfLists: tool === "find_collection", ...data }] : [];
  });
}

type Writer = (finding: Finding, language: Language) => string | null;

const WRITERS: Readonly<Record<string, Writer>> = {
  add_to_collection: ({ id, output }, language) => {
    const added = CreatorsAdded.safeParse(output).data;
    if (!added) return null;
    const sentence = added.already > 0 ? words.ADDED_BESIDE : words.ADDED;
    return withReferences(inLanguage(sentence, language), id);
  },
  remove_from_collection: ({ id, output }, language) => {
    const taken = CreatorsTaken.safeParse(output).data;
    if (!taken) return null;
    return withReferences(inLanguage(taken.removed === 0 ? words.NOT_IN_IT : words.TAKEN, language), id);
  },
  remove_from_campaign: (finding, language) => movedSaid(finding, language, words.TAKEN_OF_CAMPAIGN),
  return_to_campaign: (finding, language) => movedSaid(finding, language, words.RETURNED),
  set_campaign_budget: ({ id, output }, language) => {
    const set = CampaignBudgetSet.safeParse(output).data;
    if (!set) return null;
    return withReferences(inLanguage(set.budget === null ? words.NO_BUDGET : words.BUDGET_IS, language), id);
  },
  set_paid: ({ id, output }, language) => {
    const paid = PaymentPaid.safeParse(output).data;
    if (!paid) return null;
    const sentence = inLanguage(paid.paidOn === null ? words.OPEN_AGAIN : words.PAID, language);
    return withReferences(withWhom(sentence, id, "handles", paid.handles), id);
  },
  tag_creators: ({ id, output }, language) =>
    CreatorsTagged.safeParse(output).success ? withReferences(inLanguage(words.TAGGED, language), id) : null,
  untag_creators: ({ id, output }, language) => {
    const off = CreatorsUntagged.safeParse(output).data;
    if (!off) return null;
    const sentence = inLanguage(off.untagged.length === 0 ? words.NO_TAG : words.UNTAGGED, language);
    return withReferences(withWhom(sentence, id, "untagged", off.untagged), id);
  },
  note_creators: ({ output }, language) =>
    CreatorsNoted.safeParse(output).success ? inLanguage(words.NOTED, language) : null,
  remove_note: ({ output }, language) => {
    const gone = NotesRemoved.safeParse(output).data;
    if (!gone) return null;
    return inLanguage(gone.removed.length === 0 ? words.NOTE_CHANGED : words.NOTE_GONE, language);
  },
  set_owner: ({ id, output }, language) => {
    const set = OwnerSet.safeParse(output).data;
    if (!set) return null;
    const now = set.owner === null ? words.NO_OWNER : words.OWNER_IS;
    const sentence = inLanguage(set.changed.length === 0 ? words.OWNER_WAS : now, language);
    const whom = set.changed.map((_, index) => `@[[${id}#changed.${index}.handle]]`).join(", ");
    return withReferences(
      sentence.replace("{whom}", () => whom),
      id,
    );
  },
  set_status: ({ id, output }, language) => {
    const set = StatusSet.safeParse(output).data;
    if (!set) return null;
    const name = inLanguage(set.status === null ? words.NO_STATUS : words.STATUS_NAMES[set.status], language);
    const sentence = inLanguage(set.changed.length === 0 ? words.STATUS_WAS : words.STATUS_IS, language);
    const whom = set.changed.map((_, index) => `@[[${id}#changed.${index}.handle]]`).join(", ");
    return sentence.replace("{status}", () => name).replace("{whom}", () => whom);
  },
};

function movedSaid(
  { id, output }: Finding,
  language: Language,
  sentence: typeof words.RETURNED,
): string | null {
  const moved = CampaignCreatorsMoved.safeParse(output).data;
  if (!moved) return null;
  if (moved.moved.length === 0) return withReferences(inLanguage(words.NOT_IN_IT, language), id);
  return withReferences(withWhom(inLanguage(sentence, language), id, "moved", moved.moved), id);
}

function withWhom(sentence: string, id: string, path: string, handles: readonly string[]): string {
  const whom = handles.map((_, index) => `@[[${id}#${path}.${index}]]`).join(", ");
  return sentence.replace("{whom}", () => whom);
}

/** "{added}" as the figure of a result. */
function withReferences(text: string, id: string): string {
  return text.replaceAll(/\{(\w+)\}/gu, (_, path: string) => `[[${id}#${path}]]`);
}
