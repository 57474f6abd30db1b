import { expect, test } from "vitest";
import { meaningOf } from "#/discovery/search/query-language/reading.fixtures.ts";
import type { Reading } from "#/discovery/search/query-language/reading.fixtures.ts";

test.each<Reading>([
  ["payment terms: 30 days", {}, ["payment terms: 30 days"]],
  ["hair colour red, Dublin", { city: ["dublin"] }, ["hair colour red"]],
  ["Schuhgröße: 39", {}, ["Schuhgröße: 39"]],
  ["pointure : 38", {}, ["pointure : 38"]],
  ["tipo de pago: transferencia", {}, ["tipo de pago: transferencia"]],
  ["not from Manchester or Leeds, music", { category: ["music"], cityNot: ["manchester", "leeds"] }],
  ["no YouTubers, only Instagram", { platform: ["instagram"], platformNot: ["youtube"] }],
  ["not German-speaking, in Zurich", { city: ["zurich"] }, ["not German"]],
  ["nicht aus Hamburg oder Bremen, Mode", { category: ["fashion"], cityNot: ["hamburg", "bremen"] }],
  ["keine Männer, keine Kinder, Yoga", { category: ["yoga"], categoryNot: ["kids"] }, ["keine Männer"]],
  ["pas à Paris ni à Lyon, cuisine", { category: ["food"], cityNot: ["paris", "lyon"] }],
  ["sans vidéos, que des photos", { format: ["image"] }, ["sans vidéos"]],
  ["que no estén en Instagram ni en YouTube", { platformNot: ["instagram", "youtube"] }],
  ["que não sejam de São Paulo, moda", { category: ["fashion"], cityNot: ["sao paulo"] }],
  ["Instagram par nahi, YouTube par ho", { platform: ["youtube"], platformNot: ["instagram"] }],
  ["haven't posted in 3 months", {}, ["haven't posted in 3 months"]],
  ["seit einem Monat nichts gepostet", {}, ["seit einem Monat nichts gepostet"]],
  ["que no publiquen desde hace 60 días", {}, ["no publiquen desde hace 60 días"]],
  [
    "moms in their 30s with 5k to 20k followers in Ohio",
    {
      category: ["parenting"],
      region: ["US-OH"],
      followers: { min: 5000, max: 20000 },
      age: { min: 30, max: 39 },
    },
  ],
  [
    "Frauen ab 45, Fitness, bis 30 Tsd",
    { category: ["fitness"], followers: { max: 30000 }, age: { min: 45 }, gender: ["female"] },
  ],
  [
    "entre 18 et 25 ans, danse, Toulouse",
    { category: ["dance"], city: ["toulouse"], age: { min: 18, max: 25 } },
  ],
  [
    "audiencia de 25 a 34 años, al menos 50 % mujeres",
    { audienceAge: { min: 25, max: 34 }, audienceGender: { value: "female", minShare: 50 } },
  ],
  ["publicaram nos últimos 10 dias, carros", { category: ["automotive"], lastPostWithinDays: 10 }],
  ["25 se 35 saal ke ladke, gaming", { category: ["gaming"], age: { min: 25, max: 35 }, gender: ["male"] }],
  [
    "in none of my campaigns, Italy, over 4% ER",
    { country: ["IT"], engagementRate: { min: 4 }, labelNot: [{ kind: "campaign", value: "any" }] },
  ],
  [
    "in keiner Kampagne, Schmuck",
    { category: ["jewellery"], labelNot: [{ kind: "campaign", value: "any" }] },
  ],
  [
    "dans aucune campagne, bijoux",
    { category: ["jewellery"], labelNot: [{ kind: "campaign", value: "any" }] },
  ],
  [
    "no crypto, gambling, or politics please; sports in Kenya",
    {
      category: ["sports"],
      categoryNot: ["gambling", "politics"],
      keywordsNot: ["crypto"],
      country: ["KE"],
    },
  ],
  [
    "ohne Alkohol, Glücksspiel und Politik: Familienblogger",
    { category: ["parenting"], categoryNot: ["alcohol", "gambling", "politics"] },
  ],
  [
    "nada de apuestas, alcohol ni tabaco, deportes",
    { category: ["sports"], categoryNot: ["gambling", "alcohol"] },
    ["ni tabaco"],
  ],
  [
    "sem álcool, política ou apostas, só viagem",
    { category: ["travel"], categoryNot: ["alcohol", "politics", "gambling"] },
  ],
  [
    "politics aur gambling nahi, sirf cricket",
    { category: ["cricket"], categoryNot: ["politics", "gambling"] },
  ],
  [
    "cheaper than 250 pounds a reel and at least 2.5% engagement",
    { engagementRate: { min: 2.5 }, price: { max: 250, currency: "GBP", per: "reel" } },
  ],
  [
    "pas plus de 250 € par post et plus de 5 % d'engagement",
    { engagementRate: { min: 5 }, price: { max: 250, currency: "EUR", per: "post" } },
  ],
  ["who hasn't replied yet", {}, ["hasn't replied"]],
  ["people that ghosted us", {}, ["ghosted us"]],
  ["nobody with a price over $500 per reel", { price: { max: 500, currency: "USD", per: "reel" } }],
  [
    "not cricket, but other sports in India",
    { category: ["sports"], categoryNot: ["cricket"], country: ["IN"] },
  ],
  [
    "male fashion creators whose followers are mostly women",
    { category: ["fashion"], gender: ["male"], audienceGender: { value: "female", minShare: 50 } },
  ],
  ["posted within 7 days and over 2% engagement", { engagementRate: { min: 2 }, lastPostWithinDays: 7 }],
  ["keine Politik, kein Alkohol, Reisen", { category: ["travel"], categoryNot: ["politics", "alcohol"] }],
  ["nicht älter als 30, Tanzen, Leipzig", { category: ["dance"], city: ["leipzig"], age: { max: 30 } }],
  ["weder Glücksspiel noch Alkohol, Sport", { category: ["sports"], categoryNot: ["gambling", "alcohol"] }],
  [
    "Follower zwischen 5 und 20 Tsd, Engagement ab 4 %",
    { followers: { min: 5000, max: 20000 }, engagementRate: { min: 4 } },
  ],
  ["ni alcool ni jeux d'argent, sport", { category: ["sports"], categoryNot: ["alcohol", "gambling"] }],
  ["pas de TikTok", { platformNot: ["tiktok"] }],
  ["femmes de plus de 40 ans hors Paris", { cityNot: ["paris"], age: { min: 40 }, gender: ["female"] }],
  ["sin política ni religión, humor", { category: ["comedy"], categoryNot: ["politics", "spirituality"] }],
  ["que no sean de México ni de Colombia, fútbol", { category: ["football"], countryNot: ["MX", "CO"] }],
  [
    "cobran menos de 300 € por reel y tienen correo",
    { price: { max: 300, currency: "EUR", per: "reel" }, contact: ["email"] },
  ],
  ["que não falem de política nem apostas", { categoryNot: ["politics", "gambling"] }],
  ["últimos 15 dias sem postar", {}, ["últimos 15 dias sem postar"]],
  ["jinhone abhi tak jawab nahi diya", {}, ["jawab nahi diya"]],
  ["alcohol wale creators nahi chahiye, food", { category: ["food"], categoryNot: ["alcohol"] }],
  ["Mumbai ya Pune se, Delhi se nahi", { city: ["mumbai", "pune"], cityNot: ["delhi"] }],
  ["Chase bank customers who love hiking", {}, ["Chase bank", "hiking"]],
  [
    "everyone except do not contact and declined, in germany",
    { country: ["DE"], statusNot: ["do_not_contact", "declined"] },
  ],
  ["everyone except declined and do not contact", { statusNot: ["declined", "do_not_contact"] }],
  [
    "except declined, do not contact and negotiating in Berlin",
    { city: ["berlin"], statusNot: ["declined", "do_not_contact", "negotiating"] },
  ],
  ["alle außer abgelehnt und nicht kontaktieren", { statusNot: ["declined", "do_not_contact"] }],
  ["tous sauf refusé et ne plus contacter", { statusNot: ["declined", "do_not_contact"] }],
  ["todos menos rechazados y no contactar", { statusNot: ["declined", "do_not_contact"] }],
  ["todos exceto recusados e não contatar", { statusNot: ["declined", "do_not_contact"] }],
  ["sab except declined aur do not contact", { statusNot: ["declined", "do_not_contact"] }],
  ["not declined or negotiating", { statusNot: ["declined", "negotiating"] }],
  ["tous sauf la France et l'Italie", { countryNot: ["FR", "IT"] }],
  ["sem a moda e a beleza", { categoryNot: ["fashion", "beauty"] }],
  ["everyone except Berlin and Munich", { cityNot: ["berlin", "munich"] }],
  ["all but TikTok and YouTube", { platformNot: ["tiktok", "youtube"] }],
  ["pas besoin de vérifiés", {}, ["pas besoin de vérifiés"]],
  ["pas besoin de mode", {}, ["pas besoin de mode"]],
  ["no need for verified creators", {}, ["no need for verified"]],
  ["besoin de vérifiés", { verified: true }],
])("what is refused is left out or told, and never wanted: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});
