import { expect, test } from "vitest";
import { campaignOrderIn } from "./read-campaign-order.ts";

test.each([
  ["set the budget of the autumn campaign to 7000", "autumn", 700_000, null],
  ["winter glow budget is 8k now, pls change it", "winter glow", 800_000, null],
  ["change the budget for Winter Glow to £8,000", "Winter Glow", 800_000, "GBP"],
  ["setz das Budget der Kampagne Herbstfest auf 7.000 €", "Herbstfest", 700_000, "EUR"],
  ["das budget von herbstfest bitte auf 7000 erhöhen", "herbstfest", 700_000, null],
  ["passe le budget de Fête d'hiver à 7000 euros", "Fête hiver", 700_000, "EUR"],
  ["pon el presupuesto de Fiesta en 7 mil euros", "Fiesta", 700_000, "EUR"],
  ["muda o orçamento da Festa Luz pra 7000 euros", "Festa Luz", 700_000, "EUR"],
  ["passe Fête d'hiver à 26 mille", "Fête hiver", 2_600_000, null],
  ["setz Herbstfest auf 12.000 €", "Herbstfest", 1_200_000, "EUR"],
  ["Diwali Lights ka budget 3 lakh kar do", "Diwali Lights", 30_000_000, "INR"],
])("the budget of a campaign is ordered by its name: %s", (text, name, amount, currency) => {
  const said = campaignOrderIn(text);

  expect([said?.name, said?.budget]).toEqual([name, { amount, isMore: false, currency }]);
});

test.each([
  ["lift Winter Glow by 500", "Winter Glow", 50_000],
  ["take 500 € off Winter Glow's budget", "Winter Glow", -50_000],
  ["leg bei Herbstfest noch 500 € drauf", "Herbstfest", 50_000],
  ["Herbstfest: Budget 500 € runter", "Herbstfest", -50_000],
  ["rajoute 500 € au budget de Soleil Vif", "Soleil Vif", 50_000],
  ["diminue le budget de Soleil Vif de 500 €", "Soleil Vif", -50_000],
  ["sube el presupuesto de Brisa Mar 500", "Brisa Mar", 50_000],
  ["tira 500 do orçamento da Festa Luz", "Festa Luz", -50_000],
  ["Diwali Lights ka budget 500 badha do", "Diwali Lights", 50_000],
])("the budget of a campaign goes up or down by so much: %s", (text, name, amount) => {
  const said = campaignOrderIn(text);

  expect([said?.name, said?.budget?.isMore, said?.budget?.amount]).toEqual([name, true, amount]);
});

test.each([
  ["shift Winter Glow's end by two weeks and add 900 to its budget", "Winter Glow"],
  ["Herbstfest bis 3. Mai verlängern, 900 mehr Budget", "Herbstfest"],
  ["prolonge Soleil Vif d'un mois et rajoute 900 au budget", "Soleil Vif"],
  ["alarga Brisa Mar una semana y súbele 900", "Brisa Mar"],
])("days that are ordered beside the budget name nothing, and are told: %s", (text, name) => {
  const said = campaignOrderIn(text);

  expect([said?.name, said?.budget?.amount, said?.left]).toEqual([
    name,
    90_000,
    text.split(/ and | et | y |, /u)[0],
  ]);
});

test("what is said besides is left, and named", () => {
  const said = campaignOrderIn("set the budget of Winter Glow to 8000 and move it to May");

  expect([said?.name, said?.left]).toEqual(["Winter Glow", "move it to May"]);
});

test.each([
  ["move the autumn campaign to April", "autumn"],
  ["verschieb die Kampagne Herbstfest auf Mai", "Herbstfest"],
  ["muda a campanha Festa para maio", "Festa"],
])("what else is ordered of a campaign is of it by its name: %s", (text, name) => {
  expect(campaignOrderIn(text)).toMatchObject({ name, budget: null });
});

test.each([
  ["push Winter Glow back by two weeks", "Winter Glow"],
  ["postpone Winter Glow to May", "Winter Glow"],
  ["Herbstfest um eine Woche verlängern", "Herbstfest"],
  ["repousse la fin de Soleil Vif d'une semaine", "Soleil Vif"],
  ["aplaza Brisa Mar tres semanas", "Brisa Mar"],
  ["adia a Festa Luz para 3 de maio", "Festa Luz"],
  ["Diwali Lights do hafte aage karo", "Diwali Lights"],
])("the days of a campaign are moved by its name: %s", (text, name) => {
  expect(campaignOrderIn(text)).toMatchObject({ name, budget: null });
});

test("beside a plan its own days are meant", () => {
  expect(campaignOrderIn("push the start back by two weeks", null, false)).toBeNull();
});

test.each([
  "set the budget to 7000",
  "make the budget 7k",
  "Budget auf 7000 setzen",
  "baisse le budget à 7000",
  "move the campaign to April",
  "set the budget of the plan to 7000",
  "what is the budget of Winter Glow?",
  "Launch of a tea in Berlin, Instagram, budget 7000 €, May, women",
])("what names no campaign orders none: %s", (text) => {
  expect(campaignOrderIn(text)).toBeNull();
});

test.each([
  ["y súbele al presupuesto dos mil", { amount: 200_000, isMore: true, currency: null }],
  ["set the budget to 9k", { amount: 900_000, isMore: false, currency: null }],
  ["muévela una semana", null],
  ["shift it to May", null],
])("what names nothing is of the campaign that is spoken of: %s", (text, budget) => {
  expect(campaignOrderIn(text, "Harvest Moon")).toMatchObject({ name: "Harvest Moon", budget });
  expect(campaignOrderIn(text)).toBeNull();
});

test.each([
  ["raise the budget of Harvest Moon by 1500", 150_000],
  ["add 1000 to the Harvest Moon budget", 100_000],
  ["erhöh das Budget von Harvest Moon um 1500", 150_000],
  ["augmente le budget de Harvest Moon de 1500 euros", 150_000],
  ["aumenta el presupuesto de Harvest Moon en 1500", 150_000],
  ["cut the budget of Harvest Moon by 500", -50_000],
  ["das Budget für Harvest Moon um 500 senken", -50_000],
  ["baja el presupuesto de Harvest Moon en 500", -50_000],
  ["reduz o orçamento da Harvest Moon em 500", -50_000],
])("a budget is changed by so much: %s", (text, amount) => {
  expect(campaignOrderIn(text)).toMatchObject({ name: "Harvest Moon", budget: { amount, isMore: true } });
});

test.each([
  ["raise the budget of Harvest Moon to 9500", 950_000],
  ["erhöh das Budget von Harvest Moon auf 9500", 950_000],
  ["baja el presupuesto de Harvest Moon a 9500", 950_000],
  ["baisse le budget de Harvest Moon à 9500", 950_000],
])("and to so much: %s", (text, amount) => {
  expect(campaignOrderIn(text)).toMatchObject({ name: "Harvest Moon", budget: { amount, isMore: false } });
});

test("without the word for a budget, too, what is said besides is left", () => {
  expect(campaignOrderIn("passe Fête d'hiver à 26 mille et fin le 20 mai")).toMatchObject({
    name: "Fête hiver",
    left: "fin le 20 mai",
  });
});
