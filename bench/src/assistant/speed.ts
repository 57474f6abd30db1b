import { atMost } from "../figure.ts";
import type { Figure } from "../figure.ts";
import type { Herald } from "../sheets/herald-calls.ts";
import { bringCreators } from "./herald/bring.ts";
import { call } from "./herald/calls.ts";
import { at } from "./score.ts";
import { say } from "./talking/say.ts";
import { people } from "./worlds/people.ts";
import { seeded } from "./worlds/random.ts";

const MANY = 10_000;
const QUESTION_MS = 500;
const PLAN_MS = 4000;
const ALWAYS = { views: 1, engagement: 1, country: 1, category: 1, gender: 1, price: 1, email: 1 };
const QUESTIONS = [
  "how many creators do we have in Hamburg?",
  "top 5 in France by engagement",
  "what does a reel cost on average in Spain?",
  "wer hat die meisten Follower in Berlin?",
  "creators in Lyon with more than 20k followers",
  "how many have no e-mail?",
  "cheapest food creators in Austria",
  "quel est le taux d'engagement moyen ?",
];
const BRIEF = "Launch of an oat drink in Germany, 10.000 €, Instagram and TikTok, four weeks, awareness";

/** How long somebody waits who has 10,000 creators. */
export async function speedOf(herald: Herald): Promise<Figure[]> {
  const made = await call({ herald, slug: "" }, "POST", "/api/v1/workspaces", {
    name: "Many",
    slug: "w-many",
    currency: "EUR",
  });
  const place = { herald, slug: String(made["slug"]) };
  const rows = people(seeded(6606), {
    count: MANY,
    countries: ["DE", "FR", "ES", "AT", "PT"],
    platforms: ["instagram", "tiktok", "youtube"],
    categories: ["food", "fitness", "fashion", "travel", "beauty"],
    brands: ["kaufkern"],
    currency: "EUR",
    perFollower: 0.011,
    known: { ...ALWAYS, price: 0.8, email: 0.7 },
  });
  await bringCreators(place, rows);
  const { id } = await call(place, "POST", "/api/v1/threads", {});
  const ask = (text: string) => say(place, String(id), { text });
  await ask("hello");
  const times: number[] = [];
  for (const question of QUESTIONS) times.push((await ask(question)).wholeMs);
  const { wholeMs } = await ask(BRIEF);
  return [
    atMost(`a question over ${MANY} creators, longest`, at(times, 1), "ms", QUESTION_MS),
    atMost(`a plan over ${MANY} creators`, wholeMs, "ms", PLAN_MS),
  ];
}
