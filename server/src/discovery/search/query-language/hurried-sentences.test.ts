import { expect, test } from "vitest";
import { meaningOf } from "./reading.fixtures.ts";
import type { Reading } from "./reading.fixtures.ts";

test.each<Reading>([
  ["w/o email, Vienna", { city: ["vienna"], hasNot: ["email"] }],
  ["everyone w/o rates in Spain", { country: ["ES"], hasNot: ["price"] }],
  ["food w/ price known", { category: ["food"], has: ["price"] }],
  ["creators whose city we dont know", { hasNot: ["city"] }],
  ["no discount code and no client", { hasNot: ["code", "client"] }],
  ["no client meetings", {}, ["no client meetings"]],
  ["no kids content please, parenting is out", { categoryNot: ["kids", "parenting"] }],
  ["crypto is a no go, finance ok", { category: ["finance"], keywordsNot: ["crypto"] }],
  ["Glücksspiel ist raus, Sport", { category: ["sports"], categoryNot: ["gambling"] }],
  ["liste noire exclue", { statusNot: ["do_not_contact"] }],
])("what is left out in a hurry is left out: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each<Reading>([
  [
    "gaming yt 500k+ avg views over 100k",
    { category: ["gaming"], platform: ["youtube"], followers: { min: 500_000 }, avgViews: { min: 100_000 } },
  ],
  ["usual views between 20 and 40k", { avgViews: { min: 20_000, max: 40_000 } }],
  ["engagement arriba del 4%", { engagementRate: { min: 4 } }],
  ["taux d'engagement sup à 5%", { engagementRate: { min: 5 } }],
  ["taxa de engajamento maior que 5%", { engagementRate: { min: 5 } }],
  ["seguidores falsos menos del 12%", { fakeFollowers: { max: 12 } }],
  ["50k min followers", { followers: { min: 50_000 } }],
])("a number is of the noun that it can count: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test("a number that no video is long is no length", () => {
  expect(meaningOf("der Chef meint 50k sind zu wenig").filters).not.toHaveProperty("durationS");
});

test.each<Reading>([
  ["criadores no Rio", { city: ["rio de janeiro"] }],
  ["ainda não contatados no Rio", { city: ["rio de janeiro"], status: ["not_contacted"] }],
  ["they do travel, no Spain please", { category: ["travel"], countryNot: ["ES"] }],
  ["creators de moda no Brasil", { category: ["fashion"], country: ["BR"] }],
])("the Portuguese no is no refusal, the English one is: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each<Reading>([
  ["engagement over 3%, Potugal", { engagementRate: { min: 3 } }, ["Potugal"]],
  ["plant parents in Leeds", { category: ["garden"], city: ["leeds"] }],
  ["dog mums", { category: ["pets"] }],
  ["tamanho XL", {}, ["tamanho XL"]],
  ["tier 3 city ke choti creators", { cityClass: ["tier-3"] }, ["choti"]],
])("a word that may mean something else is no topic: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each<Reading>([
  ["hab die Telefonnummer von der schon", {}, ["hab", "Telefonnummer"]],
  ["Rückruf Donnerstag", {}, ["Rückruf Donnerstag"]],
  ["la dernière campagne a bien marché", {}, ["dernière campagne a bien marché"]],
  ["influencers de la tercera edad", {}, ["tercera edad"]],
  ["plutôt 30k que 300k", {}, ["30k", "300k"]],
  ["at most 3 sponsored posts out of 10", {}, ["at most 3 sponsored posts", "10"]],
  ["15-20 creators, mid tier", { tier: ["mid"], limit: 20 }],
  ["viajeras por Asia", { category: ["travel"] }, ["Asia"]],
  ["professoras de inglês", { category: ["education"] }, ["inglês"]],
  ["weniger als 20% gesponserte Posts", { sponsorShare: { max: 20 } }],
  ["hat schon mit denen gearbeitet", {}, ["denen gearbeitet"]],
])("a remark asks for nothing: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each<Reading>([
  ["tarif > 1000€ à exclure", {}, ["tarif > 1000€", "exclure"]],
  ["Delhi se bahar ke", { cityNot: ["delhi"] }],
  ["price unknown wale hatao", { has: ["price"] }],
  ["na email hai na phone", { hasNot: ["email", "phone"] }],
  ["alcohol brands ke saath kaam kiya ho to nahi", {}, ["alcohol", "nahi"]],
  ["marcas que no: Nivea", { brandNot: ["nivea"] }],
  ["not with an agency n does skincare", { category: ["skincare"], hasNot: ["agency"] }],
  ["no longer interested", { status: ["declined"] }],
  ["Land unbekannt oder Österreich", { country: ["AT"], includeUnknown: ["country"] }],
])("a refusal is never read as a wish: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each<Reading>([
  ["exclude people with over 30% sponsored", { sponsorShare: { max: 30 } }],
  ["mexican food not in mexico", { category: ["food"], countryNot: ["MX"] }, ["mexican"]],
  ["tier 1 city chhod ke", {}, ["tier 1 city"]],
  ["kein Kontakt seit Juli", { lastContact: { max: "2026-06-30" } }],
  [
    "tiktok followers 100k+, insta irrelevant",
    { platform: ["tiktok"], followers: { min: 100_000 } },
    ["insta irrelevant"],
  ],
  ["fake followers unknown", { hasNot: ["fakeFollowers"] }],
  [
    "rate must be known, no more than 90€/story",
    { has: ["price"], price: { max: 90, currency: "EUR", per: "story" } },
  ],
])("what is left out, unknown or indifferent is no wish: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each<Reading>([
  ["our budget for the whole thing is 20k", {}, ["budget", "20k"]],
  ["budget 5000 € pour 10 créateurs", { limit: 10 }, ["budget 5000 €"]],
  [
    "audience 18-24, at least half in UK",
    { audienceAge: { min: 18, max: 24 }, audienceCountry: ["GB"], audienceCountryMinShare: 50 },
  ],
  ["top creators of last quarter", {}, ["last quarter"]],
  ["Werbekennzeichnung fehlt", {}, ["Werbekennzeichnung fehlt"]],
  ["le même mais en Italie", { country: ["IT"] }],
])("a number, a time or a word is of what is said beside it: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each<Reading>([
  ["Zusage steht noch aus", {}, ["Zusage steht"]],
  ["ab 1.000 € wird es zu teuer", {}, ["ab 1.000 €", "teuer"]],
  ["ya tenemos a suficientes de moda", {}, ["tenemos", "suficientes", "moda"]],
  ["creators with over 5 years experience", {}, ["over 5 years experience"]],
  ["más vistas que seguidores", {}, ["más vistas", "seguidores"]],
  ["20-something gamers in Seoul", { category: ["gaming"], city: ["seoul"] }, ["20"]],
  ["who did we pay over £300", { lastPrice: { min: 300, currency: "GBP" } }],
  ["sprechen Türkisch und Deutsch", { language: ["tr", "de"] }],
  ["tech wale jo phone review karte hain", { category: ["tech"] }],
])("what is told of people is no wish: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each<Reading>([
  ["tarif inconnu à exclure", { has: ["price"] }],
  ["tirar quem não tem e-mail", { has: ["email"] }],
  ["price per reel unknown", { hasNot: ["price"] }, ["per reel"]],
  ["only those with posts on file", { has: ["posts"] }],
  ["er below 1% out", {}, ["er below 1% out"]],
])("a value that is to be known or not is asked for as such: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each<Reading>([
  ["ohne Kinder im Bild", { categoryNot: ["kids"] }, ["Bild"]],
  ["Sabine Müller", {}, ["Sabine Müller"]],
  ["wöchentlich neue Videos", {}, ["wöchentlich neue Videos"]],
  ["over 100 € per 1000 views is too much", {}, ["over 100 € per 1000 views"]],
  ["not interested in discounts", {}, ["not interested in discounts"]],
  ["no tengo su correo", { hasNot: ["email"] }],
  ["usne haan bola par rate nahi bataya", {}, ["usne haan bola", "rate nahi bataya"]],
  ["shadi photographers nahi chahiye", { categoryNot: ["weddings", "photography"] }],
  ["aprovado pelo cliente", {}, ["aprovado", "cliente"]],
])("what one word means elsewhere is not read here: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each<Reading>([
  ["Kein Reel-Preis bekannt", {}, ["Kein Reel-Preis bekannt"]],
  ["people who do unboxings but not tech", { categoryNot: ["tech"] }, ["unboxings"]],
  ["shipping to Alaska is impossible", {}, ["shipping", "Alaska", "impossible"]],
  ["no llega a 3% de engagement", { engagementRate: { max: 3 } }],
  ["última publicación hace más de un mes", {}, ["última publicación"]],
  ["tirando os de Portugal", { countryNot: ["PT"] }],
  ["has phone, lacks address", { contact: ["phone"], hasNot: ["address"] }],
])("what is denied or far from a wish is none: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each<Reading>([
  ["hates TikTok", { platformNot: ["tiktok"] }],
  ["zéro alcool", { categoryNot: ["alcohol"] }],
  ["politics se door", { categoryNot: ["politics"] }],
  ["Status unklar", {}, ["Status unklar"]],
  ["pas de vidéos de plus de 2 minutes", { durationS: { max: 120 } }],
  ["elle est en congé", {}, ["congé"]],
  ["pichle saal ke campaign wale", {}, ["pichle saal"]],
])("what is disliked or done with is no wish: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each<Reading>([
  ["nada por debajo de 2% de engagement", { engagementRate: { min: 2 } }],
  ["rien en dessous de 3 % d'engagement", { engagementRate: { min: 3 } }],
  ["pets & kids ok, alcohol not", { category: ["pets", "kids"] }, ["alcohol not"]],
  ["too many skincare, give me haircare", { category: ["haircare"] }, ["skincare"]],
  ["idioma desconocido, país España", { country: ["ES"], hasNot: ["language"] }],
  ["bina email wale hata do", { has: ["email"] }],
  ["todos menos los contactados", { statusNot: ["contacted"] }],
  ["April ke baad contact nahi kiya", { lastContact: { max: "2026-04-30" } }],
])("what is at most, too much or hidden is read as said: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each<[string, object, string[]]>([
  ["gerne auch kleiner als 5k", { followers: { max: 5000 } }, []],
  ["größer als 20k follower", { followers: { min: 20_000 } }, []],
  ["plus petits que 10k abonnés", { followers: { max: 10_000 } }, []],
  ["mas pequeños que 10k seguidores", { followers: { max: 10_000 } }, []],
  ["smaller accounts than 5k", {}, ["smaller", "than 5k"]],
  ["under 30s into football", { category: ["football"], age: { max: 30 } }, []],
  ["reels under 30s, food", { format: ["reel"], category: ["food"], durationS: { max: 30 } }, []],
  ["budget is 5k total", {}, ["budget is 5k total"]],
  ["our budget is 20k", {}, ["budget is 20k"]],
  ["not just instagram, tiktok too", { platform: ["instagram", "tiktok"] }, []],
])("a comparison, an age and a whole budget are what they say: %s", (text, filters, unparsed) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each<[string, object, string[]]>([
  [
    "can we get 8 creators for under 3000 in total, hannover",
    { limit: 8, city: ["hanover"] },
    ["under 3000 in total"],
  ],
  ["creators with low fake followers, under 10%", { fakeFollowers: { max: 10 } }, []],
  ["someone with more followers than @max.fit", {}, ["followers than @max.fit"]],
  ["wem haben wir abgesagt", {}, ["abgesagt"]],
  ["creators we rejected", {}, ["rejected"]],
  [
    "who's cheaper than 200 per story in hamburg",
    { city: ["hamburg"], price: { max: 200, currency: "USD", per: "story" } },
    [],
  ],
  [
    "une influenceuse mode qui fait du 38-40, lille",
    { category: ["fashion"], city: ["lille"], gender: ["female"] },
    ["38", "40"],
  ],
])(
  "sums, shares, comparisons, our own no and sizes of clothes are what they say: %s",
  (text, filters, unparsed) => {
    expect(meaningOf(text)).toEqual({ filters, unparsed });
  },
);

test("the country around a city is no furniture", () => {
  const { filters } = meaningOf("gente de são paulo capital, não do interior, até 1500 reais por reel");

  expect(filters).toEqual({ price: { max: 1500, currency: "BRL", per: "reel" } });
});

test.each<[string, object, string[]]>([
  ["leute die kein deutsch sprechen aber in deutschland leben", {}, ["kein deutsch", "deutschland"]],
  [
    "german speaking swiss, not swiss speaking french",
    { country: ["CH"], language: ["de"] },
    ["not swiss speaking french"],
  ],
  [
    "food bloggers in leeds, they should not be vegan-only",
    { category: ["food"], city: ["leeds"] },
    ["not be vegan-only"],
  ],
])("a language that is not spoken, and what is not all, leave nobody out: %s", (text, filters, unparsed) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});
