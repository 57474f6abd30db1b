import type { Category } from "@app/contract/discovery/categories";
import { anyListed } from "#/language/dictionary.ts";
import type { BriefText } from "#/strategy/brief/brief-text.ts";
import { topicsOf } from "./topics.ts";

const NOTHING = "nothing, zero, nichts, null, rien, nada, kuch nahi";
const UNRELATED = new RegExp(
  `(?<!\\p{L})(?:(?:it|and|which|that|es|das|ca|c|eso|isso|iska)\\s+)?(?:(?:has|have|hat|haben|n['’]a|a|tiene|no tiene|tem|nao tem)\\s+)?(?:(?:absolutely|really|gar|uberhaupt|absolument)\\s+)?(?:${anyListed(NOTHING)})\\s+(?:(?:to do with|a voir avec|que ver con|a ver com)\\s+([\\p{L} ]{3,24})|mit\\s+([\\p{L} ]{3,24}?)\\s+(?:zu tun|am hut))(?!\\p{L})`,
  "gu",
);

/** "Monday Yoga has nothing to do with yoga": topics that a name only sounds like. Taken out of the text. */
export function takeUnrelated(text: BriefText): Category[] {
  return text.all(UNRELATED).flatMap((found) => {
    const topics = topicsOf(found.groups.join(""));
    if (topics.length > 0) text.take(found);
    return topics;
  });
}
