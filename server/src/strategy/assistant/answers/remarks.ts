import type { RemarkKind } from "#/strategy/acts/act.ts";
import { saying } from "./answer.ts";
import type { Answer, Asked } from "./answer.ts";
import { keepingFacts } from "./facts.ts";
import { REMEMBER } from "./remembering.ts";
import { CAN_DO, inLanguage, UNCHANGED } from "./sentences.ts";
import type { Sentences } from "./sentences.ts";

/** How each kind of remark is answered. None of them changes a plan. */
export const REMARKS: Readonly<Record<RemarkKind, Answer>> = {
  creator_fact: keepingFacts("fact"),
  past: keepingFacts("past"),
  memory: REMEMBER,
  // Without a plan that it could be of, what is said of somebody is of them.
  opinion: {
    next: (asked, found) => opinionOf(asked).next(asked, found),
    write: (asked, found) => opinionOf(asked).write(asked, found),
  },
  greeting: saying(
    ({ language, hasPlan }) =>
      `${inLanguage(HELLO, language)} ${inLanguage(hasPlan ? CAN_DO : BEGIN, language)}`,
  ),
  thanks: saying(({ language, hasPlan }) => inLanguage(hasPlan ? STAYS : WELCOME, language)),
};

const OPINION = saying(
  ({ language, hasPlan }) =>
    `${inLanguage(UNCHANGED, language)} ${inLanguage(hasPlan ? SAY_A_CHANGE : CAN_DO, language)}`,
);

/** What is only thought of somebody is no fact; a number or a day in it is one. */
function opinionOf({ hasPlan, handles, text }: Asked): Answer {
  return !hasPlan && handles.length > 0 && /\d/u.test(text) ? keepingFacts("fact") : OPINION;
}

const SAY_A_CHANGE: Sentences = {
  en: "Say what should be different, a budget for example, or “only TikTok”.",
  de: "Sag, was anders sein soll, ein Budget zum Beispiel, oder „nur TikTok“.",
  fr: "Dites ce qui doit changer, un budget par exemple, ou « seulement TikTok ».",
  es: "Di qué debe cambiar, un presupuesto por ejemplo, o «solo TikTok».",
  pt: "Diga o que deve mudar, um orçamento por exemplo, ou “só TikTok”.",
};
const HELLO: Sentences = { en: "Hello.", de: "Hallo.", fr: "Bonjour.", es: "Hola.", pt: "Olá." };
const BEGIN: Sentences = {
  en: "Describe a launch in your own words: what, where, for whom, and the budget.",
  de: "Beschreib einen Launch in deinen Worten: was, wo, für wen und das Budget.",
  fr: "Décrivez un lancement avec vos mots : quoi, où, pour qui et le budget.",
  es: "Describe un lanzamiento con tus palabras: qué, dónde, para quién y el presupuesto.",
  pt: "Descreva um lançamento com suas palavras: o quê, onde, para quem e o orçamento.",
};
const STAYS: Sentences = {
  en: "All right. The plan stays as it is.",
  de: "Gut. Der Plan bleibt, wie er ist.",
  fr: "Très bien. Le plan reste tel quel.",
  es: "De acuerdo. El plan se queda como está.",
  pt: "Certo. O plano fica como está.",
};
const WELCOME: Sentences = {
  en: "You are welcome. Describe the next launch whenever you like.",
  de: "Gern. Beschreib den nächsten Launch, wann du magst.",
  fr: "Avec plaisir. Décrivez le prochain lancement quand vous voulez.",
  es: "De nada. Describe el próximo lanzamiento cuando quieras.",
  pt: "De nada. Descreva o próximo lançamento quando quiser.",
};
