/** Questions by what they ask for. Each has its answer in `assistant/answers/questions.ts`. */
const QUESTION_KINDS = [
  "count",
  "find",
  "top",
  "average",
  "compare",
  "price",
  "worked_with",
  "results",
  "due",
  "why_in",
  "why_out",
  "what_if",
  "of_plan",
  "rule",
  "metric",
  "caption",
  "timing",
  "one_pager",
  "abilities",
  "remembered",
  "draft",
  "out_of_reach",
] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** Orders by their object. */
const ORDER_KINDS = ["plan", "change", "version", "save", "note"] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];

const REMARK_KINDS = ["creator_fact", "past", "memory", "opinion", "greeting", "thanks"] as const;
export type RemarkKind = (typeof REMARK_KINDS)[number];

/** Everything a message can be, as the examples name it. A wish is neither ordered nor only remarked. */
export const KINDS = [...QUESTION_KINDS, ...ORDER_KINDS, ...REMARK_KINDS, "wish"] as const;
export type Kind = (typeof KINDS)[number];

/** Languages of the examples; "hi" is Hindi-English in Latin letters. */
export const LANGUAGES = ["en", "de", "fr", "es", "pt", "hi"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What a person does with a message: asks, orders or remarks. */
export type Act =
  | { act: "question"; kind: QuestionKind }
  | { act: "order"; kind: OrderKind }
  | { act: "remark"; kind: RemarkKind }
  /** Proposed, never done; `kind` is what it is most likely. */
  | { act: "doubt"; kind: Kind };

export function actOf(kind: Kind): Act["act"] {
  return actWith(kind).act;
}

/** The act that a kind belongs to; a wish is in doubt. */
export function actWith(kind: Kind): Act {
  if (isOne(QUESTION_KINDS, kind)) return { act: "question", kind };
  if (isOne(ORDER_KINDS, kind)) return { act: "order", kind };
  return isOne(REMARK_KINDS, kind) ? { act: "remark", kind } : { act: "doubt", kind };
}

function isOne<T extends Kind>(kinds: readonly T[], kind: Kind): kind is T {
  return kinds.some((one) => one === kind);
}
