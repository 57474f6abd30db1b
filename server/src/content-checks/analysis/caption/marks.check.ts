import type {
  CheckField,
  ContentRules,
  FieldCheck,
  RuleReference,
  TextSpan,
} from "@app/contract/content-checks/schemas";
import { normaliseHandle, splitHashtags } from "@app/contract/handles";
import { findHashtags } from "./caption-hashtags.ts";
import { findMentions } from "./caption-mentions.ts";
import type { CaptionMark } from "./caption-mentions.ts";
import { networkRules } from "./caption-networks.ts";
import { failed, figure, measure, passed, unknown } from "#/content-checks/analysis/field-check.ts";
import { foldName, nearestMiss } from "./near-miss.ts";

/** What one of the two caption fields asks for, in words of its own. */
interface Demand {
  field: CheckField;
  sign: "@" | "#";
  noun: string;
  required: string[];
  forbidden: string[];
  cap: number | null;
  marks: CaptionMark[];
  rule: RuleReference;
}

/** Whether every handle of the rules is tagged and none of the forbidden ones is. */
export function checkHandles(caption: string | null, rules: ContentRules): FieldCheck {
  const network = networkRules(rules.platform);
  return judge(caption, {
    field: "handles_correct",
    sign: "@",
    noun: "handle",
    required: distinct((rules.handles ?? []).map(normaliseHandle)),
    forbidden: distinct((rules.forbiddenHandles ?? []).map(normaliseHandle)),
    cap: network.mentionCap,
    marks: caption === null ? [] : findMentions(caption, rules.platform),
    rule: { id: "caption.handles", version: "1", source: network.source },
  });
}

/** Whether every hashtag of the rules stands in the caption. */
export function checkHashtags(caption: string | null, rules: ContentRules): FieldCheck {
  const network = networkRules(rules.platform);
  return judge(caption, {
    field: "hashtags_correct",
    sign: "#",
    noun: "hashtag",
    required: distinct((rules.hashtags ?? []).flatMap(splitHashtags)),
    forbidden: [],
    cap: network.hashtagCap,
    marks: caption === null ? [] : findHashtags(caption, rules.platform),
    rule: { id: "caption.hashtags", version: "1", source: network.source },
  });
}

function judge(caption: string | null, demand: Demand): FieldCheck {
  const { field, sign, noun, required, forbidden, marks, cap, rule } = demand;
  if (required.length === 0 && forbidden.length === 0)
    return unknown(field, "no_rule", `The brief asks for no ${noun}.`, { rule });
  if (caption === null)
    return unknown(field, "no_caption", `There is no caption to look for ${noun}s in.`, { rule });

  const banned = marks.filter((mark) => forbidden.some((name) => same(name, mark.name)));
  const found = marks.filter((mark) => required.some((name) => same(name, mark.name)));
  const missing = required.filter((name) => !found.some((mark) => same(name, mark.name)));
  const slips = missing.map((name) => ({ name, slip: nearestMiss(name, marks) }));
  const evidence = {
    rule,
    measures: [
      measure(`${noun}s found`, required.length - missing.length, "count", "at least", required.length),
      cap === null
        ? figure(`${noun}s in the caption`, marks.length, "count")
        : measure(`${noun}s in the caption`, marks.length, "count", "at most", cap),
    ],
    spans: [
      ...found.map((mark) => span(caption, mark, "found")),
      ...slips.flatMap(({ slip }) => (slip ? [span(caption, slip, "near_miss")] : [])),
      ...banned.map((mark) => span(caption, mark, "wrong")),
    ],
  };

  if (missing.length > 0) return failed(field, "missing", missingMessage(slips, sign), evidence);
  if (banned.length > 0) {
    const list = distinct(banned.map((mark) => mark.name)).map((name) => sign + name);
    return failed(
      field,
      "forbidden",
      `The caption names ${list.join(", ")}, which the brief rules out.`,
      evidence,
    );
  }
  if (cap !== null && marks.length > cap)
    return failed(
      field,
      "too_many",
      `The caption has ${marks.length} ${noun}s; the network allows ${cap}.`,
      evidence,
    );
  const list = required.map((name) => sign + name).join(", ");
  const message =
    required.length === 0
      ? `None of the ruled-out ${noun}s is in the caption.`
      : `Found in the caption: ${list}.`;
  return passed(field, message, evidence);
}

function missingMessage(slips: { name: string; slip: CaptionMark | null }[], sign: string): string {
  return slips
    .map(({ name, slip }) =>
      slip
        ? `${sign}${name} is missing; “${sign}${slip.name}” comes close to it.`
        : `${sign}${name} is missing from the caption.`,
    )
    .join(" ");
}

function span(caption: string, mark: CaptionMark, role: TextSpan["role"]): TextSpan {
  const { start, end } = mark;
  return { source: "caption", start, end, text: caption.slice(start, end), role };
}

function same(one: string, other: string): boolean {
  return foldName(one) === foldName(other);
}

/** Without empties, and each name once whatever its case. */
function distinct(names: string[]): string[] {
  const kept = new Map(names.filter((name) => name !== "").map((name) => [foldName(name), name]));
  return [...kept.values()];
}
