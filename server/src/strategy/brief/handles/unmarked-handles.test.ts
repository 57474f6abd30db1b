import { expect, test } from "vitest";
import { answerOf } from "#/strategy/brief/brief.fixtures.ts";

test.each([
  ["Tee, 9k €, tim.glowde fällt aus", "never [tim.glowde]"],
  ["tim.glowde fällt aus, Tee, 9k €", "never [tim.glowde]"],
  ["Tee, 9k €, @max_muster ist krank und fällt aus", "never [max_muster]"],
  ["tea, €9k, @max.m is ill and drops out", "never [max.m]"],
  ["tea, €9k, @a.b and c_d are out", "never [a.b,c_d]"],
  ["tea, €9k, @a.b, lea.berg and ben.may are out", "never [a.b,lea.berg,ben.may]"],
  ["tea, €9k, without lena_cooks and max.power", "never [lena_cooks,max.power]"],
  ["tea, €9k, must have anna.berlin", "must [anna.berlin]"],
  ["tea, €9k, marie_paris is in", "must [marie_paris]"],
  ["parfum, 9k €, sans lea.lyon", "never [lea.lyon]"],
  ["perfume, 9k €, maria_madrid fuera", "never [maria_madrid]"],
  ["perfume, 9k €, joao.porto fora", "never [joao.porto]"],
  ["chai, 9 lakh, riya_delhi nahi", "never [riya_delhi]"],
])("a handle without its @ is one handle, and nothing else: %s", (text, said) => {
  const answer = answerOf(text);

  expect(answer).toContain(said);
  expect(answer.filter((line) => /^(?:cities|markets|asked)/u.test(line))).toEqual([]);
});

test.each([
  "tea 9.000 €, no politics, berlin.hamburg",
  "tea, €9k, food.no politics, e.g. gaming",
  "tea, €9k, without acme.com",
  "tea, €9k, see spring_campaign_v2.pdf",
  "tea, €9k, mail to a_b@acme.com, see acme.com/my_page, #tea_time",
  "tea, €9k, z.b. max.power",
])("a sentence, an address or a file is no handle: %s", (text) => {
  expect(answerOf(text).filter((line) => /^(?:named|must|never)/u.test(line))).toEqual([]);
});
