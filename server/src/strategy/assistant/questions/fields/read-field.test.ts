import { expect, test } from "vitest";
import { fieldAlone, fieldAsked, fieldIn, isFairness, keptAsked, nameLikeIn } from "./read-field.ts";

test.each([
  ["her mail?", "email"],
  ["and email", "email"],
  ["whats her ER", "engagementRate"],
  ["@jannik.brandhof price", "price"],
  ["son prix", "price"],
  ["su ciudad", "city"],
  ["e o mail", "email"],
  ["subscribers kitne", "followers"],
  ["n whats in his bio", "bio"],
  ["und wieviel follower hat die", "followers"],
  ["und ihre Mailadresse?", "email"],
  ["wie viele Leute folgen ihm", "followers"],
  ["¿dónde vive?", "city"],
  ["e quanto pede?", "price"],
  ["quanto ela cobra mesmo?", "price"],
  ["kennt man ihre Stadt?", "city"],
  ["son mail est connu ?", "email"],
  ["is her city known?", "city"],
])("a message that says nothing but a value of one creator asks for it: %s", (text, field) => {
  expect(fieldAlone(text)).toBe(field);
});

test.each([
  "price of a reel in Vienna",
  "her price is 900",
  "mail her the contract tomorrow",
  "the cheapest",
])("what says more is no such question: %s", (text) => {
  expect(fieldAlone(text)).toBeNull();
});

test("beside another figure “er” is a pronoun, and with a verb it is no figure", () => {
  expect(fieldIn("wieviel aufrufe hat er im schnitt")).toBe("views");
  expect(fieldIn("er hat jetzt 1300 zugesagt")).toBeNull();
});

test("an offer with a question whether it is fair is one of fairness", () => {
  expect(isFairness("@marta.ruiz wants 700 for a post, is that ok")).toBe(true);
  expect(isFairness("vihaan 45k maang raha, thik hai kya")).toBe(true);
  expect(isFairness("@marta.ruiz wants 700 for a post")).toBe(false);
});

test("two words that are none of asking may be a name", () => {
  expect(nameLikeIn("n what does itziar mondejar ask")).toBe(true);
  expect(nameLikeIn("what does she ask")).toBe(false);
});

test.each([
  ["what have we noted about @ines.mar?", "notes"],
  ["and is there any note on her", "notes"],
  ["steht bei @oskar.p irgendeine Anmerkung?", "notes"],
  ["quelles étiquettes a @lou.b ?", "tags"],
  ["which tags did we put on @lou.b", "tags"],
  ["en qué estado está @nico.v", "status"],
  ["welchen Status hat der @oskar.p gerade", "status"],
  ["quem cuida da @ines.mar?", "owner"],
  ["wer kümmert sich um @oskar.p", "owner"],
  ["when did we last talk to @lou.b", "lastContact"],
  ["wann haben wir @oskar.p zuletzt geschrieben?", "lastContact"],
  ["qual o cupom da @ines.mar", "code"],
  ["@nico.v ka pata kya hai", "address"],
  ["uske tags batao", "tags"],
  ["quem é o responsável pela @ines.mar?", "owner"],
  ["wem ist @oskar.p zugeteilt?", "owner"],
  ["auf welchen listen steht @oskar.p", "lists"],
  ["en qué listas está @nico.v", "lists"],
  ["is @lou.b on any list?", "lists"],
  ["dans quelles campagnes est @lou.b ?", "campaigns"],
  ["ela está em alguma campanha?", "campaigns"],
  ["what campaigns is @ines.mar in", "campaigns"],
  ["hat @oskar.p schon mal für uns gearbeitet?", "campaigns"],
  ["did she ever work with us", "campaigns"],
  ["¿@nico.v ha trabajado con nosotros antes?", "campaigns"],
])("what a team keeps of somebody is asked for: %s", (text, field) => {
  expect(keptAsked(text)).toBe(field);
});

test.each([
  "note on @ines.mar: only in the morning",
  "tag @lou.b and @nico.v as vegan",
  "set the status of @oskar.p to contacted",
  "who has the tag vegan",
  "how many orders came with the code of @ines.mar",
  "what status do @lou.b and @nico.v have",
  "note on @ines.mar",
  "put @lou.b on the list",
  "who is in her campaign",
  "how did @lou.b do in her campaign",
  "voici ce que dit @lou.b : « bonjour, je suis libre dès le 9 mars et je demande 700 € » note-le chez elle",
])("an order, and a question for more than that, asks for nothing kept: %s", (text) => {
  expect(keptAsked(text)).toBeNull();
});

test("what is to be noted is not asked for", () => {
  const whom = { handles: ["lou.b"], person: null };
  const noted = "@lou.b wrote that she is free from 9 March, please put that into the notes";

  expect(fieldAsked({ ...whom, text: noted })).toBeNull();
  expect(fieldAsked({ ...whom, text: "what are the notes on @lou.b" })).toBe("notes");
});
