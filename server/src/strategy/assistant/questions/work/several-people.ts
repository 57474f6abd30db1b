import type { Work } from "./work-units.ts";
import type { Person } from "./who-is-meant.ts";

/** Several who are held against each other, by their handles. */
export function severalOf(handles: readonly string[], people: readonly Person[]): Person[] {
  const found = handles.flatMap(
    (said) => people.find(({ handle }) => handle.toLowerCase() === said.toLowerCase()) ?? [],
  );
  return [...new Map(found.map((person) => [person.creatorId, person])).values()];
}

export function ofPeople({ campaign, deals }: Work, whom: readonly Person[]): Work {
  if (whom.length === 0) return { campaign, deals };
  const ids = new Set(whom.map(({ creatorId }) => creatorId));
  return {
    campaign: { ...campaign, creators: campaign.creators.filter(({ creatorId }) => ids.has(creatorId)) },
    deals: deals.filter(({ key }) => key !== null && ids.has(key)),
  };
}

/** Whoever has no part in it is one of those without a value. */
export function withAbsent(works: readonly Work[], whom: readonly Person[]): Work[] {
  const [first, ...others] = works;
  const isIn = ({ creatorId }: Person) =>
    works.some(({ campaign }) => campaign.creators.some((one) => one.creatorId === creatorId));
  const absent = whom.filter((person) => !isIn(person));
  if (!first || absent.length === 0) return [...works];
  const named = absent.map(({ creatorId, handle }) => namedOnly(creatorId, handle));
  const { campaign, deals } = first;
  return [{ campaign: { ...campaign, creators: [...campaign.creators, ...named] }, deals }, ...others];
}

/** Of whom nothing but the name is known here. */
export function namedOnly(creatorId: string, handle: string) {
  return { creatorId, handle, platform: null, askingPrice: null, stage: null };
}
