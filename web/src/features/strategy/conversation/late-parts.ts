import { late } from "#/ui/late.tsx";

const fetchAsides = () => import("./cards/asides.lazy.ts");
const fetchTouched = () => import("./touched.lazy.ts");

// What only some answers have.
export const AsideCard = late(async () => (await fetchAsides()).AsideCard);
export const FindingCards = late(
  async () => (await import("#/features/strategy/findings/FindingCards.tsx")).FindingCards,
);
export const ToldPrices = late(async () => (await fetchAsides()).ToldPrices);
export const ToolRows = late(async () => (await fetchAsides()).ToolRows);

// What opens with a press or a key.
export const AssumptionEditor = late(async () => (await fetchTouched()).AssumptionEditor);
export const AttachmentBox = late(async () => (await fetchTouched()).AttachmentBox);
export const EditForm = late(async () => (await fetchTouched()).EditForm);
export const MentionList = late(async () => (await fetchTouched()).MentionList);
export const WhatWasWrong = late(async () => (await fetchTouched()).WhatWasWrong);

/** With the first touch of a conversation, so that nothing of the next answer, or of a press, is waited for. */
export function fetchPartsEarly(): void {
  for (const part of [AsideCard, FindingCards, AttachmentBox]) part.fetchEarly();
}
