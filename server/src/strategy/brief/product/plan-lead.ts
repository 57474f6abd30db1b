import { anyListed, wordsListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import asides from "#/strategy/brief/follow-up/asides.json" with { type: "json" };
import words from "./plan-lead.json" with { type: "json" };

/** Up to a colon; an amount, a handle or an address is no lead. */
const HEAD = /^\s*([^:\n\d@€$£₹]{2,90}?)\s*:\s+(?=\S)/u;
const PLAN = new RegExp(wordsListed(words.plan), "u");
/** Other words of a plan may name a product. */
const PLAIN_PLAN = /^\s*(?:plan|plano)\s*$/u;
/** "Campaign name: …" names something. */
const LABEL = new RegExp(`${wordsListed(words.labels)}\\s*$`, "u");
/** "To: …", "Cc: …", "Fwd: …". */
const HEAD_OF_MAIL = 3;
/** Nothing but what is said before one comes to the point: "also", "ok dann schnell", "bon alors". */
const ASIDE = new RegExp(
  `^(?:[\\s,.!…–-]*${anyListed(`${asides.lead}, ${asides.leadBeforeComma}, ${words.hasty}`)}(?!\\p{L}))+[\\s,.!…–-]*$`,
  "u",
);

/** "Lanzamos auriculares en …": the thing stands right behind, without an article that would show it. */
const NEEDED = new RegExp(
  `^\\s*(?:${anyListed(words.needs)})\\s+(?:${anyListed(words.our)}\\s+)?(?!(?:the|a|an|die|der|das|den|ein\\p{L}*|la|le|les|un|une|una|el|los|las|o|os|as|um|uma|neue\\p{L}*|nouve\\p{L}*|nuev\\p{L}*|nov[oa]s?|\\d\\S*)\\s)`,
  "u",
);

/** Whether what stands before a colon says something of a plan. */
type Says = (head: string) => boolean;

/**
 * "Naya plan banao: masala chai launch, …", "mega stress heute. also: neue Laufschuhe, …": a brief without what leads to
 * it. A head that says something of the plan stays, and so does a name of one word, which is a label.
 */
export function withoutPlanLead(source: string, says: Says): string {
  const text = withoutNeed(source.normalize("NFC"));
  const [whole = "", head = ""] = HEAD.exec(text) ?? [];
  if (head === "") return text;
  const folded = foldInPlace(head);
  const last = folded.split(/[.,;!?]/u).at(-1) ?? "";
  const isOfPlan =
    PLAN.test(folded) && (/\s/u.test(folded.trim()) || PLAIN_PLAN.test(folded)) && !LABEL.test(folded);
  const isLead = (isOfPlan || (ASIDE.test(last) && folded.length > HEAD_OF_MAIL)) && !says(head);
  return isLead ? withoutNeed(text.slice(whole.length)) : text;
}

function withoutNeed(text: string): string {
  return text.slice(NEEDED.exec(foldInPlace(text))?.[0].length ?? 0);
}
