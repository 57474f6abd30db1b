import { expect, test } from "vitest";
import { changeOf } from "#/strategy/brief/brief.fixtures.ts";
import { SAID } from "#/strategy/brief/said.fixtures.ts";

test("changes of days", () => {
  const sentences: [string, ...string[]][] = [
    [
      "until 25 November",
      "flight until 25/11/2026",
      "- flight {from:2026-12-01,to:2026-12-31}",
      "+ flight {to:2026-11-25}",
    ],
    [
      "from 5 January",
      "flight from 05/01/2027",
      "- flight {from:2026-12-01,to:2026-12-31}",
      "+ flight {from:2027-01-05}",
    ],
    [
      "5 December to 20 December",
      "flight 05/12/2026–20/12/2026",
      "- flight {from:2026-12-01,to:2026-12-31}",
      "+ flight {from:2026-12-05,to:2026-12-20}",
    ],
    [
      "14 days from 5 December",
      "flight 14 days from 05/12/2026",
      "- flight {from:2026-12-01,to:2026-12-31}",
      "+ flight {from:2026-12-05,days:14}",
    ],
    [
      "from Monday",
      "flight from 23/11/2026",
      "- flight {from:2026-12-01,to:2026-12-31}",
      "+ flight {from:2026-11-23,to:2026-12-31}",
    ],
    [
      "on Monday",
      "flight from 23/11/2026",
      "- flight {from:2026-12-01,to:2026-12-31}",
      "+ flight {from:2026-11-23,to:2026-12-31}",
    ],
    [
      "Monday to Thursday",
      "flight 23/11/2026–26/11/2026",
      "- flight {from:2026-12-01,to:2026-12-31}",
      "+ flight {from:2026-11-23,to:2026-11-26}",
    ],
    [
      "second week of December",
      "flight 08/12/2026–14/12/2026",
      "- flight {from:2026-12-01,to:2026-12-31}",
      "+ flight {from:2026-12-08,to:2026-12-14}",
    ],
    [
      "first weekend of December",
      "flight 05/12/2026–06/12/2026",
      "- flight {from:2026-12-01,to:2026-12-31}",
      "+ flight {from:2026-12-05,to:2026-12-06}",
    ],
    [
      "third week of January",
      "flight 15/01/2027–21/01/2027",
      "- flight {from:2026-12-01,to:2026-12-31}",
      "+ flight {from:2027-01-15,to:2027-01-21}",
    ],
    [
      "zweite Woche im Dezember",
      "flight 08/12/2026–14/12/2026",
      "- flight {from:2026-12-01,to:2026-12-31}",
      "+ flight {from:2026-12-08,to:2026-12-14}",
    ],
    [
      "deuxième semaine de décembre",
      "flight 08/12/2026–14/12/2026",
      "- flight {from:2026-12-01,to:2026-12-31}",
      "+ flight {from:2026-12-08,to:2026-12-14}",
    ],
    [
      "segunda semana de diciembre",
      "flight 08/12/2026–14/12/2026",
      "- flight {from:2026-12-01,to:2026-12-31}",
      "+ flight {from:2026-12-08,to:2026-12-14}",
    ],
    [
      "second half of December",
      "flight 16/12/2026–31/12/2026",
      "- flight {from:2026-12-01,to:2026-12-31}",
      "+ flight {from:2026-12-16,to:2026-12-31}",
    ],
    [
      "between 5 and 20 December",
      "flight 05/12/2026–20/12/2026",
      "- flight {from:2026-12-01,to:2026-12-31}",
      "+ flight {from:2026-12-05,to:2026-12-20}",
    ],
    [
      "Nov-Dec",
      "flight 22/11/2026–31/12/2026",
      "- flight {from:2026-12-01,to:2026-12-31}",
      "+ flight {from:2026-11-22,to:2026-12-31}",
    ],
    [
      "December until February",
      "flight 01/12/2026–28/02/2027",
      "- flight {from:2026-12-01,to:2026-12-31}",
      "+ flight {from:2026-12-01,to:2027-02-28}",
    ],
    [
      "December to February 2028",
      "flight 01/12/2027–29/02/2028",
      "- flight {from:2026-12-01,to:2026-12-31}",
      "+ flight {from:2027-12-01,to:2028-02-29}",
    ],
    [
      "mid January to end of February",
      "flight 15/01/2027–28/02/2027",
      "- flight {from:2026-12-01,to:2026-12-31}",
      "+ flight {from:2027-01-15,to:2027-02-28}",
    ],
    [
      "2 weeks",
      "flight 14 days",
      "- flight {from:2026-12-01,to:2026-12-31}",
      "+ flight {from:2026-12-01,days:14}",
    ],
    [
      "6 weeks from Monday",
      "flight 42 days from 23/11/2026",
      "- flight {from:2026-12-01,to:2026-12-31}",
      "+ flight {from:2026-11-23,days:42}",
    ],
    [
      "three months from 1 January",
      "flight 90 days from 01/01/2027",
      "- flight {from:2026-12-01,to:2026-12-31}",
      "+ flight {from:2027-01-01,days:90}",
    ],
  ];

  for (const [text, ...answer] of sentences)
    expect([text, ...changeOf(SAID, text)]).toEqual([text, ...answer]);
});
