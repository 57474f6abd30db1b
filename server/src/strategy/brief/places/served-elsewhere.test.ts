import { expect, test } from "vitest";
import { readSaid } from "#/strategy/brief/brief.fixtures.ts";

test.each([
  ["Tea, 9k €, DE + AT, Switzerland is handled by the distributor", "CH"],
  ["Tea, 9k €, Germany, Austria is covered by the Vienna office", "AT"],
  ["Tee, 9.000 €, Deutschland, Österreich macht die Agentur", "AT"],
  ["Tee, 9.000 €, Deutschland, die Schweiz wird vom Händler betreut", "CH"],
  ["Thé, 9 000 €, France, la Belgique est gérée par le distributeur", "BE"],
  ["Té, 9.000 €, España, Barcelona lo lleva otra agencia", "barcelona"],
  ["Chá, 9.000 €, Brasil, Portugal fica com a outra agência", "PT"],
  ["Tea for Dubai, 9k €, Abu Dhabi is Karim's", "abu dhabi"],
])("where others are at work nobody is chosen: %s", (text, place) => {
  const { stated, unread } = readSaid(text);

  expect(stated.rules).toMatchObject([{ value: place, of: "creators", max: 0 }]);
  expect([...(stated.markets ?? []), ...(stated.cities ?? [])]).not.toContain(place);
  expect(unread).toBeNull();
});
