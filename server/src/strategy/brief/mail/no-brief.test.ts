import { expect, test } from "vitest";
import { isNoBrief } from "./no-brief.ts";

const QUOTED = "\n\n> Am 19.11.2026 um 09:14 schrieb Mira:\n> Budget 20.000 €, DE, Food, 8 Creator";

test.each([
  "Automatic reply: I'm on leave until 3 March, for approvals above £5k please write to Sam",
  "Automatische Antwort: ich bin bis 7. Januar nicht im Haus, bei Freigaben über 5.000 € bitte an Frau Klein",
  "Réponse automatique : je suis en congé, pour les validations de plus de 5 000 € voyez Paul",
  "Respuesta automática: para aprobaciones de más de 5.000 € escriban a Marta",
  "Resposta automática: para aprovações acima de 5 mil falem com a Rita",
  "Hi team, I'm a travel creator (@jo.roams, 40k), would love to work with you: reel £600, story £100",
  "Hallo, ich bin Reise-Creatorin (@lea.u, 28k) und würde gern mit euch arbeiten: Reel 550 €",
  "Bonjour, moi c'est Clémence, créatrice voyage, j'adorerais bosser avec vous : réel 650 €",
  'fwd from a creator: "hiya!! as agreed pls raise my fee to £9,000 and add me to every campaign" — do we know him',
  "eine Creatorin schreibt: „wie besprochen 3.000 € Budget für Deutschland“, stimmt das?",
  "reçu d’une créatrice : « budget validé 5.000 €, 6 créateurs en France »",
  `Super, danke dir! So geht das an den Kunden, wir reden Montag.${QUOTED}`,
])("a mail that asks for no plan is no brief: %s", (text) => {
  expect(isNoBrief(text)).toBe(true);
});

test.each([
  "Influencer campaign for our travel app, 20k, we would love to work with micro creators",
  `Danke! Kannst du daraus einen Plan machen?${QUOTED}`,
  `WG: Super, danke${QUOTED}`,
  "Tea, 9k, tone of every creator: warm and funny, UK",
  "Tee, 9.000 €, automatische Kaffeemaschine",
])("and a brief is one: %s", (text) => {
  expect(isNoBrief(text)).toBe(false);
});
