import { expect, test } from "vitest";
import { readSaid } from "#/strategy/brief/brief.fixtures.ts";

test.each([
  "App Monday Yoga, it has nothing to do with yoga",
  "App Monday Yoga, hat nichts mit Yoga zu tun",
  "App Monday Yoga, ça n'a rien à voir avec le yoga",
  "App Monday Yoga, no tiene nada que ver con yoga",
  "App Monday Yoga, não tem nada a ver com yoga",
])("a topic that a name only sounds like is none: %s", (text) => {
  const { stated, unread } = readSaid(`${text}. 9.000 €`);

  expect([stated.categories, stated.filters, unread]).toEqual([["tech"], undefined, null]);
});
