import type { CheckReason, ContentRules, FieldCheck, TextSpan } from "@app/contract/content-checks/schemas";
import { captionCut } from "./caption-cut.ts";
import { networkRules } from "./caption-networks.ts";
import { findLabels } from "./disclosure-labels.ts";
import type { LabelSighting } from "./disclosure-labels.ts";
import { disclosureRule } from "./disclosure-rules.ts";
import type { DisclosureRule } from "./disclosure-rules.ts";
import { failed, measure, passed, unknown } from "#/content-checks/analysis/field-check.ts";
import type { Evidence } from "#/content-checks/analysis/field-check.ts";

const FIELD = "disclosure_correctness";
/** Sure of the label, less so of its place, still less without a market. */
const SURE = 0.95;
const NOT_UPFRONT = 0.75;
const WITHOUT_MARKET = 0.6;

/**
 * Whether the caption says, in a label that the market accepts and above the fold, that it is advertising.
 * `isVideo` says that there is a picture on which some markets want the label as well.
 */
export function checkDisclosure(caption: string | null, rules: ContentRules, isVideo: boolean): FieldCheck {
  if (rules.materialConnection === undefined)
    return unknown(FIELD, "no_rule", "The brief does not say whether the creator is paid or gifted.");
  if (!rules.materialConnection)
    return unknown(FIELD, "no_rule", "The brief says that there is nothing to disclose.");
  const rule = disclosureRule(rules.market);
  if (rule === null)
    return unknown(FIELD, "not_covered_market", `There are no disclosure rules for ${rules.market} yet.`);
  const reference = { id: rule.id, version: rule.version, source: rule.source };
  if (caption === null)
    return unknown(FIELD, "no_caption", "There is no caption to look for a label in.", { rule: reference });

  const fold = captionCut(caption, rules.platform);
  const sightings = findLabels(caption, rule);
  const good = sightings.find((one) => one.kind === "label" && isShown(one, fold));
  if (good) return accept(caption, good, rule, rules, isVideo);
  const unparted = sightings.find((one) => one.kind === "unparted");
  if (unparted) return leaveOpen(caption, unparted, rule, rules);
  return refuse(caption, sightings, rule, rules, fold);
}

/** "Anzeige Heute zeige ich …" may be a label and a sentence, or one sentence: a person reads it. */
function leaveOpen(
  caption: string,
  label: LabelSighting,
  rule: DisclosureRule,
  rules: ContentRules,
): FieldCheck {
  const text = caption.slice(label.start, label.end);
  return unknown(
    FIELD,
    "low_confidence",
    `“${text}” opens the caption, but nothing parts it from the next words. Put a line break or a colon after it.`,
    evidenceOf(caption, [label], rule, rules, "near_miss"),
  );
}

function accept(
  caption: string,
  label: LabelSighting,
  rule: DisclosureRule,
  rules: ContentRules,
  isVideo: boolean,
): FieldCheck {
  const text = caption.slice(label.start, label.end);
  const late = rule.upfront && /[\p{L}\p{N}]/u.test(caption.slice(0, label.start));
  const evidence: Evidence = {
    ...evidenceOf(caption, [label], rule, rules, "found"),
    confidence: confidenceOf(rules, late),
  };
  if (isVideo && rule.onScreen !== null)
    return unknown(
      FIELD,
      "on_screen_not_read",
      `The caption says “${text}” in time. ${capital(rule.market)} also wants the label ${rule.onScreen}; text on the picture is not read yet.`,
      evidence,
    );
  const advice = late
    ? ` ${capital(rule.market)} asks for it before anything else: the very start is safer.`
    : "";
  return passed(FIELD, `The caption says “${text}” above the fold.${advice}`, evidence);
}

function refuse(
  caption: string,
  sightings: LabelSighting[],
  rule: DisclosureRule,
  rules: ContentRules,
  fold: number | null,
): FieldCheck {
  const worst =
    sightings.find((one) => one.kind === "label") ??
    sightings.find((one) => one.kind === "buried") ??
    sightings.find((one) => one.kind === "negated") ??
    sightings[0];
  const evidence = {
    ...evidenceOf(caption, worst ? [worst] : [], rule, rules, "wrong"),
    confidence: confidenceOf(rules, false),
  };
  const { reason, message } = explain(caption, worst, rule, fold);
  return failed(FIELD, reason, message, evidence);
}

function explain(
  caption: string,
  worst: LabelSighting | undefined,
  rule: DisclosureRule,
  fold: number | null,
): { reason: CheckReason; message: string } {
  const accepted = `Accepted for ${rule.market}: ${wordsOf(rule)}.`;
  if (worst === undefined)
    return {
      reason: "missing",
      message: `The caption has no label that says it is advertising. ${accepted}`,
    };
  const text = `“${caption.slice(worst.start, worst.end)}”`;
  if (worst.kind === "label")
    return {
      reason: "below_fold",
      message: `${text} stands at character ${worst.start + 1}. It has to come before the caption is folded, at character ${fold ?? caption.length}.`,
    };
  if (worst.kind === "buried")
    return { reason: "buried", message: `${text} is lost among other hashtags. Put it first, on its own.` };
  if (worst.kind === "negated")
    return { reason: "negated", message: `${text} is taken back by the words around it. ${accepted}` };
  if (worst.kind === "weak")
    return {
      reason: "ambiguous_label",
      message: `${text} is not clear enough for ${rule.market}. ${accepted}`,
    };
  return {
    reason: "ambiguous_label",
    message: `${text} stands inside a sentence and does not read as a label. Put it first, on its own.`,
  };
}

function evidenceOf(
  caption: string,
  sightings: LabelSighting[],
  rule: DisclosureRule,
  rules: ContentRules,
  role: TextSpan["role"],
): Evidence {
  const fold = networkRules(rules.platform).fold;
  const end = sightings[0]?.end ?? null;
  return {
    rule: { id: rule.id, version: rule.version, source: rule.source },
    measures: fold === null ? [] : [measure("label ends at", end, "characters", "at most", fold.characters)],
    spans: sightings.map(({ start, end: to }) => ({
      source: "caption",
      start,
      end: to,
      text: caption.slice(start, to),
      role,
    })),
  };
}

function isShown(label: LabelSighting, fold: number | null): boolean {
  return fold === null || label.end <= fold;
}

function confidenceOf(rules: ContentRules, late: boolean): number {
  if (!rules.market) return WITHOUT_MARKET;
  return late ? NOT_UPFRONT : SURE;
}

function wordsOf(rule: DisclosureRule): string {
  return [...rule.labels, ...rule.phrases].slice(0, 4).join(", ");
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
