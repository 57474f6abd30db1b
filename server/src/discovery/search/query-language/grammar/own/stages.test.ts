import { expect, test } from "vitest";
import { answerOf } from "#/discovery/search/query-language/reading.fixtures.ts";
import { TEAM } from "#/discovery/search/query-language/team-names.fixtures.ts";

test("how far somebody is in a campaign is a stage of it, where the team has names", () => {
  const sentences: [string, ...string[]][] = [
    [
      "paid in campaign Spring Drop",
      "campaignStage {campaign:spring drop,stage:paid} (grammar): paid in campaign Spring Drop",
    ],
    ["paid in Spring Drop", "campaignStage {campaign:spring drop,stage:paid} (grammar): paid in Spring Drop"],
    [
      "declined in Spring Drop",
      "campaignStage {campaign:spring drop,stage:declined} (grammar): declined in Spring Drop",
    ],
    [
      "accepted in Spring Drop",
      "campaignStage {campaign:spring drop,stage:accepted} (grammar): accepted in Spring Drop",
    ],
    [
      "negotiating in Spring Drop",
      "campaignStage {campaign:spring drop,stage:negotiating} (grammar): negotiating in Spring Drop",
    ],
    ["contacted in Spring Drop", "told: contacted in Spring Drop"],
    ["not paid in Spring Drop", "told: not paid in Spring Drop"],
    ["not declined in Spring Drop", "told: not declined in Spring Drop"],
    [
      "in Spring Drop but not declined",
      "label {kind:campaign,value:spring drop} (grammar): Spring Drop",
      "statusNot declined (grammar): but not declined",
    ],
    ["Spring Drop, paid", "label {kind:campaign,value:spring drop} (grammar): Spring Drop", "told: paid"],
    ["live in Spring Drop", "campaignStage {campaign:spring drop,stage:live} (grammar): live in Spring Drop"],
    [
      "live creators in Spring Drop",
      "campaignStage {campaign:spring drop,stage:live} (grammar): live creators in Spring Drop",
    ],
    ["Spring Drop live", "campaignStage {campaign:spring drop,stage:live} (grammar): Spring Drop live"],
    ["shortlisted for Spring Drop", "told: shortlisted", "told: Spring Drop"],
    ["in Spring Drop", "label {kind:campaign,value:spring drop} (grammar): Spring Drop"],
    ["not in Spring Drop", "labelNot {kind:campaign,value:spring drop} (grammar): not in Spring Drop"],
    ["in Summer Picks", "label {kind:collection,value:summer picks} (grammar): Summer Picks"],
    [
      "paid in Summer Picks",
      "label {kind:collection,value:summer picks} (grammar): Summer Picks",
      "told: paid",
    ],
    ["Summer Picks campaign", "told: Summer Picks campaign"],
    [
      "Summer Picks collection",
      "label {kind:collection,value:summer picks} (grammar): Summer Picks collection",
    ],
    ["Spring Drop collection", "told: Spring Drop collection"],
    ["Spring Drop campaign", "label {kind:campaign,value:spring drop} (grammar): Spring Drop campaign"],
    ["campaign Spring Drop", "label {kind:campaign,value:spring drop} (grammar): campaign Spring Drop"],
    [
      "collection Summer Picks",
      "label {kind:collection,value:summer picks} (grammar): collection Summer Picks",
    ],
    [
      "not in collection Summer Picks",
      "labelNot {kind:collection,value:summer picks} (grammar): not in collection Summer Picks",
    ],
    [
      "in Summer Picks or Spring Drop",
      "label {kind:collection,value:summer picks} (grammar): Summer Picks",
      "label {kind:campaign,value:spring drop} (grammar): Spring Drop",
    ],
    [
      "not in Summer Picks or Spring Drop",
      "labelNot {kind:collection,value:summer picks} (grammar): not in Summer Picks",
      "labelNot {kind:campaign,value:spring drop} (grammar): Spring Drop",
    ],
    ["collection Winter", "told: collection Winter"],
    ["collection Winter 2027", "told: collection Winter 2027"],
  ];

  for (const [text, ...answer] of sentences)
    expect([text, ...answerOf(text, TEAM)]).toEqual([text, ...answer]);
});

test("how far somebody is in a campaign is a stage of it", () => {
  const sentences: [string, ...string[]][] = [
    ["collection Winter", "label {kind:collection,value:winter} (grammar): collection Winter"],
    ["collection Winter 2027", "label {kind:collection,value:winter 2027} (grammar): collection Winter 2027"],
    [
      "not in collection Winter 2027",
      "labelNot {kind:collection,value:winter 2027} (grammar): not in collection Winter 2027",
    ],
    ["collection Berlin", "told: collection Berlin"],
    ["collection creators", "told: collection"],
  ];

  for (const [text, ...answer] of sentences) expect([text, ...answerOf(text)]).toEqual([text, ...answer]);
});
