import { expect, test } from "vitest";
import { answerOf, meaningOf } from "#/discovery/search/query-language/reading.fixtures.ts";
import type { Reading } from "#/discovery/search/query-language/reading.fixtures.ts";
import { TEAM } from "#/discovery/search/query-language/team-names.fixtures.ts";

test("names of the workspace stand without a word that says what they are, where the team has names", () => {
  const sentences: [string, ...string[]][] = [
    ["not Priya", "ownerNot priya (grammar): not Priya"],
    ["ohne Priya", "ownerNot priya (grammar): ohne Priya"],
    ["no Katrin", "ownerNot katrin (grammar): no Katrin"],
    ["not Katrin", "ownerNot katrin (grammar): not Katrin"],
    ["not katrin", "told: not katrin"],
    ["Katrin", "told: Katrin"],
    ["Jonas Weber", "owner jonas weber (grammar): Jonas Weber"],
    ["Jonas Weber, Berlin", "owner jonas weber (grammar): Jonas Weber", "city berlin (grammar): Berlin"],
    ["jonas weber creators", "owner jonas weber (assumed): jonas weber", "or {keywords:[jonas weber]}"],
    ["not Jonas Weber", "ownerNot jonas weber (grammar): not Jonas Weber"],
    ["ohne Jonas Weber", "ownerNot jonas weber (grammar): ohne Jonas Weber"],
    ["Nivea and Veganz", "told: Nivea", "told: Veganz"],
    ["Veganz ads", "brand veganz (grammar): Veganz ads"],
    ["Veganz Werbung", "brand veganz (grammar): Veganz Werbung"],
    ["Veganz ad creators", "brand veganz (grammar): Veganz ad"],
    ["not Veganz", "brandNot veganz (grammar): not Veganz"],
    ["not Veganz or Mango", "brandNot veganz (grammar): not Veganz", "brandNot mango (grammar): Mango"],
    [
      "without Veganz and Mango",
      "brandNot veganz (grammar): without Veganz",
      "brandNot mango (grammar): Mango",
    ],
    [
      "exclude Nivea and Veganz",
      "brandNot nivea (assumed): Nivea",
      "brandNot veganz (grammar): Veganz",
      "or {keywordsNot:[nivea],brandNot:[veganz]}",
    ],
    ["competitor is Veganz", "told: competitor", "told: Veganz"],
    ["Konkurrenz: Veganz", "told: Konkurrenz: Veganz"],
    ["competitor Veganz, Berlin", "city berlin (grammar): Berlin", "told: competitor Veganz"],
    ["rival of Mango", "told: rival of Mango"],
    ["lovely", "client lovely (assumed): lovely", "or {keywords:[lovely]}"],
    ["lovely creators", "told: lovely"],
    ["Lovely creators", "client lovely (grammar): Lovely"],
    ["a lovely feed", "told: lovely feed"],
    ["for lovely", "client lovely (assumed): lovely", "or {keywords:[lovely]}"],
    ["for Lovely", "client lovely (grammar): Lovely"],
    ["work for Lovely", "client lovely (grammar): Lovely"],
    ["lovely's creators", "client lovely (assumed): lovely", "or {keywords:[lovely]}"],
    ["alpenhof", "client alpenhof (assumed): alpenhof", "or {keywords:[alpenhof]}"],
    [
      "alpenhof, Berlin",
      "client alpenhof (assumed): alpenhof",
      "city berlin (grammar): Berlin",
      "or {keywords:[alpenhof],city:[berlin]}",
    ],
    ["alpenhof creators", "told: alpenhof"],
    ["for alpenhof", "client alpenhof (assumed): alpenhof", "or {keywords:[alpenhof]}"],
    ["Alpenhof creators", "client alpenhof (grammar): Alpenhof"],
    ["best 20", "limit 20 (grammar): 20"],
    ["Best 20", "limit 20 (grammar): 20"],
    ["the best 20", "limit 20 (grammar): 20"],
    ["in best 20", "limit 20 (grammar): 20"],
    ["in Best 20", "label {kind:collection,value:best 20} (assumed): Best 20", "or {keywords:[best 20]}"],
    ["best 20 collection", "label {kind:collection,value:best 20} (grammar): best 20 collection"],
    ["mango", "brand mango (assumed): mango", "or {keywords:[mango]}"],
    ["mango creators", "brand mango (assumed): mango", "or {keywords:[mango]}"],
    [
      "mango, Berlin",
      "brand mango (assumed): mango",
      "city berlin (grammar): Berlin",
      "or {keywords:[mango],city:[berlin]}",
    ],
    ["creators eating mango", "brand mango (assumed): mango", "or {keywords:[mango]}"],
    [
      "exclusive",
      "field {name:contract type,op:is,value:exclusive} (assumed): exclusive",
      "or {keywords:[exclusive]}",
    ],
    [
      "exclusive creators",
      "field {name:contract type,op:is,value:exclusive} (assumed): exclusive",
      "or {keywords:[exclusive]}",
    ],
    [
      "Exclusive, Berlin",
      "field {name:contract type,op:is,value:exclusive} (grammar): Exclusive",
      "city berlin (grammar): Berlin",
    ],
    [
      "not exclusive",
      "field {name:contract type,op:not,value:exclusive} (assumed): not exclusive",
      "or {keywordsNot:[exclusive]}",
    ],
    ["curly", "field {name:hair,op:is,value:curly} (assumed): curly", "or {keywords:[curly]}"],
    ["curly hair", "told: curly hair"],
    ["hair curly", "field {name:hair,op:is,value:curly} (grammar): hair curly"],
    ["hair: curly", "field {name:hair,op:is,value:curly} (grammar): hair: curly"],
    ["hair is not curly", "field {name:hair,op:not,value:curly} (grammar): hair is not curly"],
    ["not curly", "field {name:hair,op:not,value:curly} (assumed): not curly", "or {keywordsNot:[curly]}"],
    [
      "straight or curly",
      "field {name:hair,op:is,value:straight} (assumed): straight",
      "field {name:hair,op:is,value:curly} (assumed): curly",
      "or {keywords:[straight],field:[{name:hair,op:is,value:curly}]}",
      "or {keywords:[curly],field:[{name:hair,op:is,value:straight}]}",
    ],
    ["hair short", "field {name:hair,op:is,value:short} (grammar): hair short"],
    ["shorts", "format short (grammar): shorts"],
    [
      "slow travel",
      "field {name:niche,op:is,value:slow travel} (assumed): slow travel",
      "or {keywords:[slow travel]}",
    ],
    ["niche slow travel", "field {name:niche,op:is,value:slow travel} (grammar): niche slow travel"],
    ["niche: slow travel", "field {name:niche,op:is,value:slow travel} (grammar): niche: slow travel"],
    ["shoe size 38", "field {name:shoe size,op:is,value:38} (grammar): shoe size 38"],
    ["shoe size 40", "field {name:shoe size,op:is,value:40} (grammar): shoe size 40"],
    ["shoe size over 38", "field {name:shoe size,op:min,value:38} (grammar): shoe size over 38"],
    [
      "shoe size 38 or 39",
      "field {name:shoe size,op:is,value:38} (grammar): shoe size 38",
      "field {name:shoe size,op:is,value:39} (grammar): 39",
    ],
    ["shoe size: 39", "field {name:shoe size,op:is,value:39} (grammar): shoe size: 39"],
    ["invoice sent", "field {name:invoice sent,op:is,value:yes} (grammar): invoice sent"],
    ["invoice sent yes", "field {name:invoice sent,op:is,value:yes} (grammar): invoice sent yes"],
    ["invoice not sent", "told: invoice not sent"],
    ["no invoice sent", "hasNot field:invoice sent (grammar): no invoice sent"],
    ["contract type known", "has field:contract type (grammar): contract type known"],
    ["contract type unknown", "hasNot field:contract type (grammar): contract type unknown"],
    ["without contract type", "hasNot field:contract type (grammar): without contract type"],
    [
      "contract type exclusive",
      "field {name:contract type,op:is,value:exclusive} (grammar): contract type exclusive",
    ],
    ["contract type is open", "field {name:contract type,op:is,value:open} (grammar): contract type is open"],
    [
      "contract type: exclusive or open",
      "field {name:contract type,op:is,value:exclusive} (grammar): contract type: exclusive",
      "field {name:contract type,op:is,value:open} (grammar): open",
    ],
    [
      "contract type not exclusive",
      "field {name:contract type,op:not,value:exclusive} (grammar): contract type not exclusive",
    ],
    ["pulse talent", "agency pulse talent (assumed): pulse talent", "or {keywords:[pulse talent]}"],
    [
      "not pulse talent",
      "agencyNot pulse talent (assumed): not pulse talent",
      "or {keywordsNot:[pulse talent]}",
    ],
    ["Pulse Talent, Berlin", "agency pulse talent (grammar): Pulse Talent", "city berlin (grammar): Berlin"],
    ["signed with Pulse Talent", "told: signed", "told: Pulse Talent"],
    ["april stone", "owner april stone (assumed): april stone", "or {keywords:[april stone]}"],
    ["April Stone", "owner april stone (grammar): April Stone"],
    ["april", "told: april"],
    ["April", "told: April"],
    ["not April", "told: not April"],
    ["holi 2027", "label {kind:campaign,value:holi 2027} (assumed): holi 2027", "or {keywords:[holi 2027]}"],
    ["holi", "told: holi"],
  ];

  for (const [text, ...answer] of sentences)
    expect([text, ...answerOf(text, TEAM)]).toEqual([text, ...answer]);
});

test("what is left out is left out whole, where the team has names", () => {
  const sentences: [string, ...string[]][] = [
    [
      "no Nivea or Veganz",
      "brandNot nivea (assumed): Nivea",
      "brandNot veganz (grammar): Veganz",
      "or {keywordsNot:[nivea],brandNot:[veganz]}",
    ],
  ];

  for (const [text, ...answer] of sentences)
    expect([text, ...answerOf(text, TEAM)]).toEqual([text, ...answer]);
});

const tag = (value: string) => [{ kind: "tag", value }];

test.each<Reading>([
  ["responds fast", { label: tag("responds fast") }],
  ["night shooter in Wien", { label: tag("night shooter"), city: ["vienna"] }],
  ["los de la etiqueta studio", { label: tag("studio") }],
  ["le tag studio", { label: tag("studio") }],
  ["mit dem Schlagwort responds fast", { label: tag("responds fast") }],
  ["not tagged night shooter", { labelNot: tag("night shooter") }],
])("tags of the workspace are known with all their words: %s", (text, filters) => {
  expect(meaningOf(text, TEAM)).toEqual({ filters, unparsed: [] });
});

test("a tag of one everyday word is meant beside its noun alone, and stays a topic elsewhere", () => {
  const vintage = { ...TEAM, tags: ["vintage"] };

  expect(meaningOf("vintage creators", vintage)).toEqual({
    filters: { keywords: ["vintage"] },
    unparsed: [],
  });
  expect(meaningOf("tagged vintage", vintage).filters).toEqual({ label: tag("vintage") });
});

const sales = { campaigns: ["8.8", "12.12", "Herbst 2026"], collections: ["7.7 picks"] };

test.each<Reading>([
  ["creators of 12.12 in Manila", { label: [{ kind: "campaign", value: "12.12" }], city: ["manila"] }],
  ["8.8 beauty creators", { label: [{ kind: "campaign", value: "8.8" }], category: ["beauty"] }],
  ["8.8", { label: [{ kind: "campaign", value: "8.8" }] }],
  ["campaign 12.12", { label: [{ kind: "campaign", value: "12.12" }] }],
])("a campaign that is called by its day is one: %s", (text, filters) => {
  expect(meaningOf(text, sales)).toEqual({ filters, unparsed: [] });
});

test.each([
  "engagement rate over 8.8",
  "8.8 % engagement",
  "under 12.12 €",
  "8.8k followers",
  "12.12 USD per reel",
])("what counts something is no campaign: %s", (text) => {
  expect(meaningOf(text, sales).filters.label).toBeUndefined();
});
