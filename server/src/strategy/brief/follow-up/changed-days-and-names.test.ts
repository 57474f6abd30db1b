import { expect, test } from "vitest";
import { changeOf } from "#/strategy/brief/brief.fixtures.ts";
import { SAID } from "#/strategy/brief/said.fixtures.ts";

test("follow-up: days", () => {
  const sentences: [string, ...string[]][] = [
    [
      "start on 5 December",
      "flight from 05/12/2026",
      "- flight {from:2026-12-01,to:2026-12-31}",
      "+ flight {from:2026-12-05,to:2026-12-31}",
    ],
    [
      "from 5 December",
      "flight from 05/12/2026",
      "- flight {from:2026-12-01,to:2026-12-31}",
      "+ flight {from:2026-12-05,to:2026-12-31}",
    ],
    [
      "until 20 January",
      "flight until 20/01/2027",
      "- flight {from:2026-12-01,to:2026-12-31}",
      "+ flight {to:2027-01-20,from:2026-12-01}",
    ],
    [
      "end on 20 December",
      "flight until 20/12/2026",
      "- flight {from:2026-12-01,to:2026-12-31}",
      "+ flight {to:2026-12-20,from:2026-12-01}",
    ],
    [
      "4 weeks",
      "flight 28 days",
      "- flight {from:2026-12-01,to:2026-12-31}",
      "+ flight {from:2026-12-01,days:28}",
    ],
    [
      "two weeks from 5 January",
      "flight 14 days from 05/01/2027",
      "- flight {from:2026-12-01,to:2026-12-31}",
      "+ flight {from:2027-01-05,days:14}",
    ],
    [
      "January instead",
      "flight 01/01/2027–31/01/2027",
      "- flight {from:2026-12-01,to:2026-12-31}",
      "+ flight {from:2027-01-01,to:2027-01-31}",
    ],
    [
      "in January",
      "flight 01/01/2027–31/01/2027",
      "- flight {from:2026-12-01,to:2026-12-31}",
      "+ flight {from:2027-01-01,to:2027-01-31}",
    ],
    [
      "not before 5 December",
      "flight from 05/12/2026",
      "- flight {from:2026-12-01,to:2026-12-31}",
      "+ flight {from:2026-12-05,to:2026-12-31}",
    ],
    ["extend by a week", "problem: nothing", "left: extend by a week"],
    [
      "no posts on 24 December",
      "left out: “no posts on 24 December”",
      "+ leftOut [{words:no posts on 24 December,weekdays:[],named:[],dates:[{day:24,month:12}]}]",
    ],
  ];

  for (const [text, ...answer] of sentences)
    expect([text, ...changeOf(SAID, text)]).toEqual([text, ...answer]);
});

test("follow-up: names", () => {
  const sentences: [string, ...string[]][] = [
    ["with @carl", "with @carl", "- must [anna]", "+ must [anna,carl]"],
    ["without @anna", "without @anna", "- must [anna]", "- never [ben]", "+ must []", "+ never [ben,anna]"],
    ["never @anna", "without @anna", "- must [anna]", "- never [ben]", "+ must []", "+ never [ben,anna]"],
    ["drop @anna", "without @anna", "- must [anna]", "- never [ben]", "+ must []", "+ never [ben,anna]"],
    ["remove @anna", "without @anna", "- must [anna]", "- never [ben]", "+ must []", "+ never [ben,anna]"],
    [
      "@anna costs 900 €",
      "@anna at €900 a piece",
      "+ named [anna]",
      "+ prices [{handle:anna,price:{amount:90000,currency:EUR}}]",
    ],
    [
      "@anna costs 900 € a reel",
      "@anna at €900 a reel",
      "+ named [anna]",
      "+ prices [{handle:anna,price:{amount:90000,currency:EUR},per:reel}]",
    ],
    [
      "@anna for 1500 € in all",
      "@anna at €1,500 for everything",
      "+ named [anna]",
      "+ prices [{handle:anna,price:{amount:150000,currency:EUR},isFlat:true}]",
    ],
    [
      "@anna gives 3 months of usage",
      "@anna: with 3 months of usage",
      "+ named [anna]",
      "+ prices [{handle:anna,price:null,usageMonths:3}]",
    ],
    [
      "@carl is exclusive with Nivea until March",
      "without @carl, who is bound elsewhere",
      "+ bound [{handle:carl,until:2027-03-31}]",
    ],
    ["usage rights for 6 months", "6 months of usage", "+ rights {usageMonths:6}"],
    ["no usage rights", "no usage", "+ rights {usageMonths:0}"],
    ["nobody who worked with Nivea", "never worked with Nivea", "+ filters {brandNot:[nivea]}"],
    ["why @anna", "problem: nothing"],
    ["undo", "problem: nothing", "left: undo"],
  ];

  for (const [text, ...answer] of sentences)
    expect([text, ...changeOf(SAID, text)]).toEqual([text, ...answer]);
});

test("follow-up: what is not understood", () => {
  const sentences: [string, ...string[]][] = [
    ["blorp", "problem: nothing", "left: blorp"],
    ["make it better", "problem: nothing", "left: better"],
    ["thanks", "problem: nothing"],
    ["ok", "problem: nothing"],
    [
      "at least 40 % from Germany",
      "at least 40 % from Germany",
      "+ rules [{label:at least 40 % from Germany,field:country,value:DE,of:budget,min:40,max:null}]",
    ],
    [
      "at least 40 % in Germany, no mega",
      "no mega creators",
      "at least 40 % in Germany",
      "+ rules [{label:no mega creators,field:tier,value:mega,of:creators,min:null,max:0},{label:at least 40 % in Germany,field:country,value:DE,of:budget,min:40,max:null}]",
    ],
    [
      "at most 20 % on TikTok",
      "at most 20 % on TikTok",
      "+ rules [{label:at most 20 % on TikTok,field:platform,value:tiktok,of:budget,min:null,max:20}]",
    ],
    ["40 % Blorpheim", "problem: nothing", "left: 40 % Blorpheim"],
    ["in Blorpheim", "problem: nothing", "told: Blorpheim"],
    ["no blorp", "problem: nothing", "told: no blorp"],
  ];

  for (const [text, ...answer] of sentences)
    expect([text, ...changeOf(SAID, text)]).toEqual([text, ...answer]);
});
