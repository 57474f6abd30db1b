import { expect, test } from "vitest";
import { whyNoBrief } from "./brief.ts";
import { readText } from "./brief-parser.ts";
import { CONTEXT } from "./brief.fixtures.ts";

const why = (text: string) => whyNoBrief(text, readText(text, CONTEXT));

test.each([
  "Buy me 10k followers",
  "Get us 5,000 fake likes for 200 €",
  "Kauf mir 10k Follower",
  "Wir wollen 10.000 Follower kaufen",
  "Achète-moi 10k abonnés",
  "on veut acheter 5000 abonnés",
  "Compra 10 mil seguidores para mi cuenta",
  "dame 500 likes falsos",
  "Comprar 10 mil seguidores, 500 reais",
  "10k followers kharidne hai",
  "bot comments under our post, 300 €",
  "Fake-Kommentare unter unseren Post, 100 €",
  "100.000 Views kaufen, 900 €",
  "we want to buy views for our reel, 300 €",
])("reach that nobody is behind is refused: %s", (text) => {
  expect(why(text)).toBe("fake_reach");
});

test.each([
  "tea, 9k €, no creators who buy followers",
  "Tee, 9k €, keine gekauften Follower",
  "Tee, 9k €, niemand der Follower kauft",
  "tea, 9k €, creators with less than 10% fake followers",
  "fake followers under 10 %, tea, 9k €",
  "no bot comments, tea, 9k €",
  "fewer fake followers please, tea, 9k €",
  "tea, 9k €, we want to reach people who buy tea",
  "tea, 9k €, creators with 10k followers to buy our tea",
  "fake tan launch, 9k €, 10k followers",
  "té, 9k €, que no compren seguidores",
  "chai, 9 lakh, jo followers kharidte hain wo nahi",
  "tea, 9k €, get us 10k views",
])("who wants real reach is planned for: %s", (text) => {
  expect(why(text)).toBeNull();
});
