import { expect, test } from "vitest";
import { changeOf } from "#/strategy/brief/brief.fixtures.ts";
import { SAID } from "#/strategy/brief/said.fixtures.ts";

test("follow-up: who", () => {
  const sentences: [string, ...string[]][] = [
    ["also France", "in Germany, Austria and France", "- markets [DE,AT]", "+ markets [DE,AT,FR]"],
    ["only France", "in France", "- markets [DE,AT]", "+ markets [FR]"],
    ["France instead", "in France", "- markets [DE,AT]", "+ markets [FR]"],
    [
      "and Switzerland too",
      "in Germany, Austria and Switzerland",
      "- markets [DE,AT]",
      "+ markets [DE,AT,CH]",
    ],
    [
      "add YouTube",
      "on TikTok, Instagram and YouTube",
      "- platforms [tiktok,instagram]",
      "+ platforms [tiktok,instagram,youtube]",
    ],
    [
      "YouTube too",
      "on TikTok, Instagram and YouTube",
      "- platforms [tiktok,instagram]",
      "+ platforms [tiktok,instagram,youtube]",
    ],
    ["only TikTok", "on TikTok", "- platforms [tiktok,instagram]", "+ platforms [tiktok]"],
    ["no TikTok", "on Instagram", "- platforms [tiktok,instagram]", "+ platforms [instagram]"],
    ["without TikTok", "on Instagram", "- platforms [tiktok,instagram]", "+ platforms [instagram]"],
    ["TikTok raus", "on Instagram", "- platforms [tiktok,instagram]", "+ platforms [instagram]"],
    ["sans TikTok", "on Instagram", "- platforms [tiktok,instagram]", "+ platforms [instagram]"],
    ["sin TikTok", "on Instagram", "- platforms [tiktok,instagram]", "+ platforms [instagram]"],
    ["sem TikTok", "on Instagram", "- platforms [tiktok,instagram]", "+ platforms [instagram]"],
    ["no Austria", "in Germany", "- markets [DE,AT]", "+ markets [DE]"],
    ["not Germany", "in Austria", "- markets [DE,AT]", "+ markets [AT]"],
    ["in Paris", "in Paris", "- markets [DE,AT]", "+ cities [paris]", "+ markets [FR]"],
    ["in Berlin", "in Berlin", "- markets [DE,AT]", "+ cities [berlin]", "+ markets [DE]"],
    ["in Bavaria", "in Bavaria", "- markets [DE,AT]", "+ markets [DE]", "+ regions [DE-BY]"],
    ["plus nano", "only micro, mid or nano creators", "- tiers [micro,mid]", "+ tiers [micro,mid,nano]"],
    [
      "no nano",
      "no nano creators",
      "+ rules [{label:no nano creators,field:tier,value:nano,of:creators,min:null,max:0}]",
    ],
    ["no micro", "only mid creators", "- tiers [micro,mid]", "+ tiers [mid]"],
    ["only nano", "only nano creators", "- tiers [micro,mid]", "+ tiers [nano]"],
    [
      "no mega",
      "no mega creators",
      "+ rules [{label:no mega creators,field:tier,value:mega,of:creators,min:null,max:0}]",
    ],
    ["men instead", "men 18–34", "- gender female", "+ gender male"],
    ["18-24", "women 18–24", "- age {min:18,max:34}", "+ age {min:18,max:24}"],
    ["25+", "women from 25", "- age {min:18,max:34}", "+ age {min:25,max:null}"],
    ["women only", "women 18–34"],
    ["vegan creators", "only creators about vegan", "+ filters {category:[vegan]}"],
    ["no vegan", "nobody about vegan", "+ filters {categoryNot:[vegan]}"],
    ["beauty", "problem: nothing", "left: beauty"],
    ["no gambling", "nobody about gambling", "+ filters {categoryNot:[gambling]}"],
    ["gambling is fine", "problem: nothing", "left: gambling is fine"],
    [
      "include unknown countries",
      "also those whose country is unknown",
      "+ filters {includeUnknown:[country]}",
      "+ includeUnknown [country]",
    ],
    ["verified only", "verified only", "+ filters {verified:true}"],
    ["with email", "reachable by email", "+ filters {contact:[email]}"],
    ["only with known prices", "with a known price", "+ filters {has:[price]}"],
    ["at least 10k followers", "creators with at least 10,000 followers", "+ followers {min:10000,max:null}"],
    ["max 100k followers", "creators with at most 100,000 followers", "+ followers {min:null,max:100000}"],
  ];

  for (const [text, ...answer] of sentences)
    expect([text, ...changeOf(SAID, text)]).toEqual([text, ...answer]);
});

test("follow-up: money", () => {
  const sentences: [string, ...string[]][] = [
    [
      "double the budget",
      "budget €18,000",
      "- budget {amount:900000,currency:EUR}",
      "+ budget {amount:1800000,currency:EUR}",
    ],
    [
      "half the budget",
      "budget €4,500",
      "- budget {amount:900000,currency:EUR}",
      "+ budget {amount:450000,currency:EUR}",
    ],
    [
      "20 % more budget",
      "budget €10,800",
      "- budget {amount:900000,currency:EUR}",
      "+ budget {amount:1080000,currency:EUR}",
    ],
    [
      "1.000 € more",
      "budget €10,000",
      "- budget {amount:900000,currency:EUR}",
      "+ budget {amount:1000000,currency:EUR}",
    ],
    [
      "1.000 € less",
      "budget €8,000",
      "- budget {amount:900000,currency:EUR}",
      "+ budget {amount:800000,currency:EUR}",
    ],
    [
      "500 more",
      "budget €9,500",
      "- budget {amount:900000,currency:EUR}",
      "+ budget {amount:950000,currency:EUR}",
    ],
    [
      "12.000 €",
      "budget €12,000",
      "- budget {amount:900000,currency:EUR}",
      "+ budget {amount:1200000,currency:EUR}",
    ],
    [
      "12k",
      "budget €12,000",
      "- budget {amount:900000,currency:EUR}",
      "+ budget {amount:1200000,currency:EUR}",
    ],
    [
      "12.000 $",
      "budget $12,000",
      "- budget {amount:900000,currency:EUR}",
      "+ budget {amount:1200000,currency:USD}",
    ],
    [
      "budget 12.000 €",
      "budget €12,000",
      "- budget {amount:900000,currency:EUR}",
      "+ budget {amount:1200000,currency:EUR}",
    ],
    [
      "make it 12.000 €",
      "budget €12,000",
      "- budget {amount:900000,currency:EUR}",
      "+ budget {amount:1200000,currency:EUR}",
    ],
    ["cheaper", "problem: how_much", "left: cheaper"],
    ["cheaper please", "problem: how_much", "left: cheaper"],
    ["günstiger", "problem: how_much", "left: günstiger"],
    ["moins cher", "problem: how_much"],
    ["más barato", "problem: how_much"],
    ["mais barato", "problem: how_much"],
    ["0 €", "problem: zero", "told: 0 €"],
    ["max 500 € per reel", "at most €500 a piece", "+ maxPrice {amount:50000,currency:EUR}"],
    [
      "at most 800 € per creator",
      "at most €800 to one creator in all",
      "+ maxFee {amount:80000,currency:EUR}",
    ],
    [
      "no limit",
      "any number of creators",
      "any share to one creator",
      "- maxCreators 12",
      "- maxShare 30",
      "+ maxCreators 1000",
      "+ maxShare 100",
    ],
    ["no limit on creators", "any number of creators", "- maxCreators 12", "+ maxCreators 1000"],
    ["without the 30 % rule", "any share to one creator", "- maxShare 30", "+ maxShare 100"],
    [
      "max 40 % to one creator",
      "at most 40% of what is spent to one creator",
      "- maxShare 30",
      "+ maxShare 40",
    ],
    ["max share: 20 %", "at most 20% of what is spent to one creator", "- maxShare 30", "+ maxShare 20"],
  ];

  for (const [text, ...answer] of sentences)
    expect([text, ...changeOf(SAID, text)]).toEqual([text, ...answer]);
});

test("follow-up: how many and what", () => {
  const sentences: [string, ...string[]][] = [
    ["10 creators", "exactly 10 creators", "- maxCreators 12", "+ maxCreators 10", "+ minCreators 10"],
    ["at most 8 creators", "at most 8 creators", "- maxCreators 12", "+ maxCreators 8"],
    ["at least 5 creators", "at least 5 creators", "- maxCreators 12", "+ minCreators 5"],
    ["creators: 6", "at most 6 creators", "- maxCreators 12", "+ maxCreators 6"],
    ["fewer creators", "problem: nothing", "left: fewer"],
    ["more creators", "problem: nothing"],
    [
      "3 reels each",
      "3 reels each",
      "- deliverables [{format:reel,count:2},{format:story,count:1}]",
      "+ deliverables [{format:reel,count:3}]",
    ],
    [
      "1 story instead",
      "1 story each",
      "- deliverables [{format:reel,count:2},{format:story,count:1}]",
      "+ deliverables [{format:story,count:1}]",
    ],
    ["no stories", "problem: nothing", "told: no stories"],
    [
      "6 reels in total",
      "6 reels in total",
      "- deliverables [{format:reel,count:2},{format:story,count:1}]",
      "+ totalPieces [{format:reel,count:6}]",
    ],
    ["product: Night cream", "Night cream", "- product Glow serum", "+ product Night cream"],
    ["categories: beauty, fashion", "creators about beauty or fashion", "+ categories [beauty,fashion]"],
    ["goal: awareness", "for awareness", "- objective sales", "+ objective awareness"],
    ["for awareness", "for awareness", "- objective sales", "+ objective awareness"],
    ["more reach", "for awareness", "- objective sales", "+ objective awareness"],
  ];

  for (const [text, ...answer] of sentences)
    expect([text, ...changeOf(SAID, text)]).toEqual([text, ...answer]);
});

test.each([
  "what would a further 1,000 buy?",
  "what do another 1.000 € bring?",
  "was bringen weitere 1000 €?",
  "was brächten zusätzliche 1.000 €?",
  "que donneraient 1 000 € de plus ?",
  "¿qué darían 1.000 € más?",
  "o que trariam mais 1.000 €?",
])("money on top is no budget of its own: %s", (text) => {
  expect(changeOf(SAID, text)[0]).toBe("budget €10,000");
});
