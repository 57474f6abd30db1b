import { expect, test } from "vitest";
import { readSaid } from "#/strategy/brief/brief.fixtures.ts";

test.each([
  ["Launching Vienna, our handbag line, 9k €, Poland. Vienna is the NAME not the place", "Vienna", ["PL"]],
  ["Philadelphia (the cheese, not the city), 9k €, Germany", "Philadelphia", ["DE"]],
  ["Lima, not the city, 9k €, Spain", "Lima", ["ES"]],
  ["Unser Rad Bergen (nicht die Stadt), 9.000 €, Deutschland", "Bergen", ["DE"]],
  ["Nice, pas la ville, 9 000 €, Belgique", "Nice", ["BE"]],
  ["Valencia, no la ciudad, 9.000 €, Francia", "Valencia", ["FR"]],
  ["vinhos do Porto (produto, não a cidade!), 9.000 €, Brasil", "vinhos do Porto", ["BR"]],
])("a name that is said to be no place is what is launched: %s", (text, product, markets) => {
  const { stated, unread } = readSaid(text);

  expect([stated.product, stated.markets, stated.cities, unread]).toEqual([
    product,
    markets,
    undefined,
    null,
  ]);
});

test("a place that is refused is none of these", () => {
  expect(readSaid("Tea, 9k €, Germany, not Berlin").stated.rules).toMatchObject([
    { value: "berlin", max: 0 },
  ]);
});
