import { expect, test } from "vitest";
import { answerOf } from "#/discovery/search/query-language/reading.fixtures.ts";
import { TEAM } from "#/discovery/search/query-language/team-names.fixtures.ts";

test("a column of days is bounded by days, where the team has names", () => {
  const sentences: [string, ...string[]][] = [
    [
      "contract signed before March",
      "field {name:contract signed,op:max,value:2026-02-28} (grammar): contract signed before March",
    ],
    [
      "contract signed since June",
      "field {name:contract signed,op:min,value:2026-06-01} (grammar): contract signed since June",
    ],
    [
      "contract signed after June",
      "field {name:contract signed,op:min,value:2026-07-01} (grammar): contract signed after June",
    ],
    [
      "contract signed in May",
      "field {name:contract signed,op:min,value:2026-05-01} (grammar): contract signed in May",
      "field {name:contract signed,op:max,value:2026-05-31} (grammar): contract signed in May",
    ],
    [
      "contract signed in May 2025",
      "field {name:contract signed,op:min,value:2025-05-01} (grammar): contract signed in May 2025",
      "field {name:contract signed,op:max,value:2025-05-31} (grammar): contract signed in May 2025",
    ],
    ["contract signed until May", "told: contract signed until May"],
    [
      "contract signed May or earlier",
      "field {name:contract signed,op:max,value:2026-05-31} (grammar): contract signed May or earlier",
    ],
    [
      "contract signed is before March",
      "field {name:contract signed,op:max,value:2026-02-28} (grammar): contract signed is before March",
    ],
    [
      "contract signed this month",
      "field {name:contract signed,op:min,value:2026-11-01} (grammar): contract signed this month",
    ],
    [
      "contract signed yesterday",
      "field {name:contract signed,op:min,value:2026-11-20} (grammar): contract signed yesterday",
      "field {name:contract signed,op:max,value:2026-11-20} (grammar): contract signed yesterday",
    ],
    ["contract signed last month", "told: contract signed last month"],
    ["not contract signed before March", "told: not contract signed before March"],
    ["contract signed: 2025", "told: contract signed: 2025"],
    ["contract signed 2026", "told: contract signed 2026"],
    [
      "contract until before April 2027",
      "field {name:contract until,op:max,value:2027-03-31} (grammar): contract until before April 2027",
    ],
    ["contract until April", "told: contract until April"],
    [
      "contract until after May 2027",
      "field {name:contract until,op:min,value:2027-06-01} (grammar): contract until after May 2027",
    ],
    ["contract until 2027", "told: contract until 2027"],
    [
      "Contract signed vor März",
      "field {name:contract signed,op:max,value:2026-02-28} (grammar): Contract signed vor März",
    ],
    [
      "Contract signed seit Juni",
      "field {name:contract signed,op:min,value:2026-06-01} (grammar): Contract signed seit Juni",
    ],
    [
      "Contract signed avant mars",
      "field {name:contract signed,op:max,value:2026-02-28} (grammar): Contract signed avant mars",
    ],
    [
      "Contract signed antes de março",
      "field {name:contract signed,op:max,value:2026-02-28} (grammar): Contract signed antes de março",
    ],
  ];

  for (const [text, ...answer] of sentences)
    expect([text, ...answerOf(text, TEAM)]).toEqual([text, ...answer]);
});
