import type { BriefText, Found } from "./brief-text.ts";
import type { Stated } from "./stated.ts";

const NEVER_BEFORE =
  /(?<!\p{L})(?:without|exclud(?:e|es|ing)|except(?: for)?|(?:any|every)(?:one|body) but|avoid(?:s|ing)?|skip(?:ping)?|(?:do not|don['’]?t|never) (?:use|book|hire|pick|take|include|want)|not|no|never|drop|remove|leave out|ohne|nicht|keine?n?|au(?:ss|ß)er|vermeide(?:n|t)?|sans|sauf|exclure|exclu(?:s|ez)|eviter|evite[zrs]?|evitar|evita|evitem|sin|excepto|excluir|salvo|menos a|sem|exceto|nunca|jamais)\s*:?\s*(?:with |mit |con |com |avec |the creators? |a |o |den |die )?$/u;
const MUST_BEFORE =
  /(?:must (?:have|be)|includ(?:e|ing)|with|keep|mit|inklusive|unbedingt|avec|inclure|con|incluir|incluye|com|book|add|plus)\s*(?:the creators? )?$/u;
const WHY_BEFORE = /(?<!\p{L})(?:why|warum|wieso|pourquoi|por que|porque)(?!\p{L})/u;
const LIST_GAP = /^[\s,]*(?:and|und|et|y|e|or|oder|ou|o|&)?\s*$/u;

/** Handles with @, and what the words before say of them. A list shares the words before its first. */
export function takeHandles(text: BriefText, stated: Stated): void {
  takeSwap(text, stated);
  let role: "must" | "never" | "named" = "named";
  let last: Found | undefined;
  for (const found of text.all(/(?<![\p{L}\p{N}._%+-])@([a-z0-9_][a-z0-9._]{0,38}[a-z0-9_]|[a-z0-9_])/gu)) {
    const isListed =
      last !== undefined && LIST_GAP.test(text.folded.slice(last.end, found.start).replaceAll("\u25ae", ""));
    if (!isListed) role = roleOf(text.folded.slice(Math.max(0, found.start - 40), found.start));
    last = found;
    const handle = found.groups[0] ?? "";
    stated[role] = [...(stated[role] ?? []), handle];
  }
  for (const found of text.all(/(?<![\p{L}\p{N}._%+-])@[a-z0-9_.]+/gu)) text.take(found);
}

const SWAP =
  /(?:swap|replace|exchange|ersetz\p{L}*|tausch\p{L}*|remplac\p{L}*|cambi\p{L}*|sustitu\p{L}*|substitu\p{L}*|troc\p{L}*) @([a-z0-9_.]*[a-z0-9_]) (?:for|with|by|durch|gegen|mit|par|contre|por|con) @([a-z0-9_.]*[a-z0-9_])/gu;

/** "Swap @a for @b": one goes, the other comes. */
function takeSwap(text: BriefText, stated: Stated): void {
  const found = text.takeFirst(SWAP);
  const [out, into] = found?.groups ?? [];
  if (!found || !out || !into) return;
  stated.never = [...(stated.never ?? []), out];
  stated.must = [...(stated.must ?? []), into];
}

function roleOf(before: string): "must" | "never" | "named" {
  if (WHY_BEFORE.test(before)) return "named";
  if (NEVER_BEFORE.test(before)) return "never";
  return MUST_BEFORE.test(before) ? "must" : "named";
}
