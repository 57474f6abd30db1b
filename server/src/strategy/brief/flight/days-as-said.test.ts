import { expect, test } from "vitest";
import { answerOf } from "#/strategy/brief/brief.fixtures.ts";

test("days", () => {
  const sentences: [string, ...string[]][] = [
    ["1 December to 31 December", "flight {from:2026-12-01,to:2026-12-31}"],
    ["1-31 December", "flight {from:2026-12-01,to:2026-12-31}"],
    ["from 1 December", "flight {from:2026-12-01}"],
    ["until 20 December", "flight {to:2026-12-20}"],
    ["bis 20. Dezember", "flight {to:2026-12-20}"],
    ["11.01. bis 07.02.", "flight {from:2027-01-11,to:2027-02-07}"],
    ["11/01/2027 - 07/02/2027", "flight {from:2027-01-11,to:2027-02-07}"],
    ["December", "flight {from:2026-12-01,to:2026-12-31}"],
    ["in December", "flight {from:2026-12-01,to:2026-12-31}"],
    ["Dezember und Januar", "flight {from:2026-12-01,to:2027-01-31}"],
    ["décembre", "flight {from:2026-12-01,to:2026-12-31}"],
    ["en diciembre", "flight {from:2026-12-01,to:2026-12-31}"],
    ["em dezembro", "flight {from:2026-12-01,to:2026-12-31}"],
    ["for 4 weeks", "flight {days:28}"],
    ["4 weeks from 1 December", "flight {from:2026-12-01,days:28}"],
    ["six weeks", "flight {days:42}"],
    ["next month", "flight {from:2026-12-01,to:2026-12-31}"],
    ["next week", "flight {from:2026-11-23,to:2026-11-29}"],
    ["first week of December", "flight {from:2026-12-01,to:2026-12-07}"],
    ["first half of December", "flight {from:2026-12-01,to:2026-12-15}"],
    ["mid December", "flight {from:2026-12-15}"],
    ["end of January", "flight {from:2027-01-21,to:2027-01-31}"],
    ["Black Friday", "flight {to:2026-11-27,event:black-friday}"],
    ["Valentine's day", "flight {to:2027-02-14,event:valentines-day}"],
    ["Ramadan", "flight {to:2027-02-08,event:ramadan}"],
    ["Ostern", "flight {to:2027-03-28,event:easter}"],
    ["Q1", "flight {from:2027-01-01,to:2027-03-31}"],
    ["Q1 2027", "flight {from:2027-01-01,to:2027-03-31}"],
    ["until yesterday", "told: yesterday"],
    ["on 14 February", "flight {from:2027-02-14}"],
    ["Monday to Thursday", "flight {from:2026-11-23,to:2026-11-26}"],
    ["not on Sundays", "leftOut [{words:not on Sundays,weekdays:[7],named:[],dates:[]}]"],
    [
      "no posts on 24 December",
      "leftOut [{words:no posts on 24 December,weekdays:[],named:[],dates:[{day:24,month:12}]}]",
    ],
    [
      "except 24-26 December",
      "leftOut [{words:except 24-26 December,weekdays:[],named:[],dates:[{month:12,day:24},{month:12,day:25},{day:26,month:12}]}]",
    ],
    ["tomorrow", "flight {from:2026-11-22}"],
    ["launch on 15 January", "flight {from:2027-01-15}"],
  ];

  for (const [text, ...answer] of sentences) expect([text, ...answerOf(text)]).toEqual([text, ...answer]);
});
