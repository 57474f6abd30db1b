import type { Campaign } from "@app/contract/campaigns/schemas";
import type { Payment } from "@app/contract/results/payments";
import { editDistance } from "#/language/edit-distance.ts";
import { wordKey } from "#/language/fold.ts";
import { distinctive, withoutDots } from "#/strategy/assistant/questions/campaigns/name-campaign.ts";
import type { Candidate } from "#/strategy/plans/candidate.ts";

/** From so many letters on a word may begin a longer one, and may hold a slip. Chosen by us. */
const STEM_MIN = 5;
const SLIP_MIN = 6;

export type Person = Pick<Candidate, "creatorId" | "handle" | "name">;

/** What the words of a question name: each at most once for certain, or several of which it can be any. */
export interface Meant {
  campaigns: Campaign[];
  people: Person[];
  invoice: Payment | null;
  /** Words that name nothing here, as typed. */
  unread: string[];
}

interface Known {
  campaigns: readonly Campaign[];
  people: readonly Person[];
  payments: readonly Payment[];
}

export function meantBy(
  said: string | null,
  { campaigns, people, payments }: Known,
  areSeveral = false,
): Meant {
  const tokens = (said ?? "").split(" ").filter((token) => token !== "");
  const invoice = payments.find((one) => tokens.some((token) => isInvoice(one, token))) ?? null;
  const left = tokens.filter((token) => !invoice || !isInvoice(invoice, token));
  const ofCampaigns = areSeveral ? eachIn(left, campaigns) : campaignsIn(left, campaigns);
  const others = left.filter((token) => !ofCampaigns.used.has(token));
  const ofPeople = peopleIn(others, people);
  const unread = others.filter((token) => !ofPeople.used.has(token));
  return { campaigns: ofCampaigns.found, people: ofPeople.found, invoice, unread };
}

/** The creators whom words name: by handle, by the whole name, or by a part of it. */
function peopleIn(
  tokens: readonly string[],
  people: readonly Person[],
): { found: Person[]; used: Set<string> } {
  const keys = tokens.map((token) => ({ token, key: wordKey(token), lower: token.toLowerCase() }));
  const judged = people.map((person) => {
    const isHandle = keys.find(({ lower }) => lower === person.handle.toLowerCase());
    const name = wordKey(person.name ?? "")
      .split(" ")
      .filter(Boolean);
    const used = isHandle ? [isHandle] : keys.filter(({ key }) => key.length > 2 && name.includes(key));
    return { person, used: used.map(({ token }) => token), score: isHandle ? name.length + 2 : used.length };
  });
  const most = Math.max(0, ...judged.map(({ score }) => score));
  const found = most === 0 ? [] : judged.filter(({ score }) => score === most);
  const one = new Map(found.map(({ person }) => [person.creatorId, person]));
  return { found: [...one.values()], used: new Set(found.flatMap(({ used }) => used)) };
}

/** Of several that are named beside each other, each: "Winter vs Balcony". */
function eachIn(tokens: readonly string[], campaigns: readonly Campaign[]): ReturnType<typeof campaignsIn> {
  const first = campaignsIn(tokens, campaigns);
  const rest = tokens.filter((token) => !first.used.has(token));
  if (first.found.length === 0 || rest.length === 0) return first;
  const others = eachIn(
    rest,
    campaigns.filter((one) => !first.found.includes(one)),
  );
  return { found: [...first.found, ...others.found], used: new Set([...first.used, ...others.used]) };
}

/** By their names first; by brands where no name is met. The most words decide. */
function campaignsIn(tokens: readonly string[], campaigns: readonly Campaign[]) {
  const byName = best(tokens, campaigns, ({ name }) => distinctive(name));
  return byName.found.length > 0 ? byName : best(tokens, campaigns, ({ brand }) => distinctive(brand));
}

function best(
  tokens: readonly string[],
  campaigns: readonly Campaign[],
  wordsOf: (campaign: Campaign) => string[],
): { found: Campaign[]; used: Set<string> } {
  const judged = campaigns.map((campaign) => {
    const own = wordsOf(campaign);
    const used = tokens.filter((token) =>
      distinctive(token).some((word) => own.some((one) => isSame(word, one))),
    );
    const exact = used.filter((token) => distinctive(token).some((word) => own.includes(word))).length;
    return { campaign, used, score: used.length * 2 + (exact === own.length ? 1 : 0) };
  });
  const most = Math.max(0, ...judged.map(({ used, score }) => (used.length > 0 ? score : 0)));
  const found = most === 0 ? [] : judged.filter(({ score }) => score === most);
  return {
    found: found.map(({ campaign }) => campaign),
    used: new Set(found.flatMap(({ used }) => used)),
  };
}

function isSame(word: string, own: string): boolean {
  if (word === own || withoutDots(word) === withoutDots(own)) return true;
  const [short, long] = word.length < own.length ? [word, own] : [own, word];
  if (short.length >= STEM_MIN && long.startsWith(short)) return true;
  return short.length >= SLIP_MIN && word[0] === own[0] && editDistance(word, own, 1) <= 1;
}

function isInvoice({ invoice }: Payment, token: string): boolean {
  return invoice !== null && /\d/u.test(token) && wordKey(invoice) === wordKey(token);
}
