import { formatMoney } from "../../formats.ts";
import type { ApprovalWords } from "./approval-words.ts";
import type { Approval } from "./blocks.ts";

/** Handles that a card names; of more it says how many. */
const NAMED_MAX = 5;

/** What would be written, as a question; the creators of a plan stand in it as `{creators}`. */
export function approvalQuestion(
  {
    tool,
    name,
    tag = "",
    note = "",
    status,
    owner = null,
    budget,
    paidOn,
    handles,
    isListed = false,
  }: Approval,
  plan: { name: string; version: number } | null,
  words: ApprovalWords,
): string {
  const whom = handles ? namesOf(handles, words) : words.listed;
  const called = name ?? "";
  if (tool === "tag_creators") return words.tag(whom, tag);
  if (tool === "untag_creators") return words.untag(whom, tag);
  if (tool === "note_creators") return words.note(whom, note);
  if (tool === "remove_note") return words.unnote(whom, note);
  if (tool === "set_status") return words.status(whom, words.statuses[status ?? "none"] ?? status ?? "");
  if (tool === "set_campaign_budget")
    return words.budget(called, budget === null ? null : formatMoney(budget, words.locale));
  if (tool === "set_paid") return words.paid(whom, called, paidOn ? dayText(paidOn, words) : null);
  if (tool === "set_owner") return words.owner(whom, owner);
  if (tool === "remove_from_campaign") return words.leave(whom, called);
  if (tool === "return_to_campaign") return words.return(whom, called);
  if (tool === "add_to_collection") return words.add(whom, called);
  if (tool === "remove_from_collection") return words.remove(whom, called);
  const kind = tool === "create_campaign" ? "campaign" : "collection";
  const own = name ?? (isListed ? null : plan?.name);
  const what = own ? words.named(words.unnamed[kind], own) : words.unnamed[kind];
  if (isListed) return words.of(what, whom);
  return plan ? words.ofPlan(what, plan.version) : words.ofNewestPlan(what);
}

function dayText(day: string, { locale }: ApprovalWords): string {
  const format = { day: "2-digit", month: "2-digit", year: "numeric", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(locale, format).format(new Date(day));
}

function namesOf(handles: readonly string[], words: ApprovalWords): string {
  const names = handles.slice(0, NAMED_MAX).map((handle) => `@${handle}`);
  const more = handles.length - names.length;
  return new Intl.ListFormat(words.locale).format(more > 0 ? [...names, words.others(more)] : names);
}
