import { wordsListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import type { Language, QuestionKind } from "#/strategy/acts/act.ts";

/** What is written in words alone, in each language of answers. Hindi-English is answered in English. */
export type Sentences = Readonly<Record<Exclude<Language, "hi">, string>>;

export function inLanguage(sentences: Sentences, language: Language): string {
  return language === "hi" ? sentences.en : sentences[language];
}

/** At most so long that it fits an answer beside a sentence of its own. */
export const CAN_DO: Sentences = {
  en: "I count, rank and compare creators, judge prices, tell how campaigns went, what is due and who worked for whom, know label rules, days and metrics, plan a brief, change it, and draft texts.",
  de: "Ich zähle, ordne und vergleiche Creator, beurteile Preise, sage, wie Kampagnen liefen, was ansteht und wer für wen gearbeitet hat, kenne Kennzeichnung, Tage und Kennzahlen, plane ein Briefing, ändere es und entwerfe Texte.",
  fr: "Je compte, classe et compare les créateurs, juge les prix, dis comment se sont passées les campagnes, ce qui est à rendre et qui a travaillé pour qui, connais mentions, jours et chiffres, planifie un brief, le change et rédige des textes.",
  es: "Cuento, ordeno y comparo creadores, valoro precios, digo cómo fueron las campañas, qué vence y quién trabajó para quién, conozco avisos, días y cifras, planifico un brief, lo cambio y redacto textos.",
  pt: "Conto, ordeno e comparo criadores, avalio preços, digo como foram as campanhas, o que vence e quem trabalhou para quem, conheço avisos, dias e números, planejo um briefing, mudo e escrevo textos.",
};

export const UNCHANGED: Sentences = {
  en: "Nothing was changed.",
  de: "Es wurde nichts geändert.",
  fr: "Rien n’a été changé.",
  es: "No se ha cambiado nada.",
  pt: "Nada foi mudado.",
};

export const NO_PLAN: Sentences = {
  en: "There is no plan here yet. Say what you want to launch, where, for whom, and the budget.",
  de: "Hier gibt es noch keinen Plan. Sag, was du einführen willst, wo, für wen und mit welchem Budget.",
  fr: "Il n’y a pas encore de plan ici. Dites ce que vous lancez, où, pour qui et avec quel budget.",
  es: "Aquí todavía no hay plan. Di qué quieres lanzar, dónde, para quién y con qué presupuesto.",
  pt: "Ainda não há plano aqui. Diga o que quer lançar, onde, para quem e com que orçamento.",
};

const OF_PLAN = new RegExp(
  wordsListed(
    "what if, was ware wenn, und wenn, et si, y si, que pasa si, e se, plan, plans, planning, planned, planen, geplant, plano, planos, planejar, planear, planificar, planifier, brief, briefs, briefing, budget, presupuesto, orcamento, launch, launching, kampagne, campaign, campagne, campana, campanha, lancement, lanzamiento, lancamento, einfuhrung, forecast, prognose, prevision, previsao, picks, reach, reichweite, portee, alcance, in it, in there, not in, dabei, drin, dedans, isme, usme, version, save it, save this, cost, costs, per thousand, kostet, kosten, coute, cuesta, custa, risk, risks, risiko, risiken, risques, riesgos, riscos, assumptions, annahmen, hypotheses, supuestos, premissas, calendar, kalender, calendrier, calendario, page, seite, pagina",
  ),
  "u",
);

/** Whether a text speaks of a plan in its own words. */
export function speaksOfPlan(text: string): boolean {
  return OF_PLAN.test(foldInPlace(text.normalize("NFC")));
}

/** Where there is no plan: what does not speak of one, or only names somebody, asked for nothing of it. */
export function withoutPlan({ text, language }: { text: string; language: Language }): string {
  const isOfPlan = speaksOfPlan(text) && !text.includes("@");
  return isOfPlan ? inLanguage(NO_PLAN, language) : notRead({ text, language });
}

/** What was not understood, and what can be asked. */
export function notRead({ text, language }: { text: string; language: Language }): string {
  const unread = inLanguage(NOT_UNDERSTOOD, language).replace("{text}", () => text);
  return `${unread} ${inLanguage(CAN_DO, language)}`;
}

export const NAME_A_CREATOR: Sentences = {
  en: "Name the creator, with @ before the handle.",
  de: "Nenn die Person, mit @ vor dem Handle.",
  fr: "Nommez la personne, avec @ devant son pseudo.",
  es: "Nombra a la persona, con @ delante del usuario.",
  pt: "Diga o nome da pessoa, com @ antes do usuário.",
};

/** What a question of each kind asks for, where nothing answers it yet. */
const ASKED_FOR: Readonly<Record<QuestionKind, Sentences>> = {
  count: named("how many there are", "wie viele es sind", "combien il y en a", "cuántos hay", "quantos há"),
  find: named(
    "creators who fit",
    "passende Creator",
    "des créateurs qui conviennent",
    "creadores que encajan",
    "criadores que servem",
  ),
  top: named(
    "who comes first",
    "wer vorne liegt",
    "qui est en tête",
    "quién va primero",
    "quem fica na frente",
  ),
  average: named("an average", "ein Durchschnitt", "une moyenne", "un promedio", "uma média"),
  compare: named("a comparison", "ein Vergleich", "une comparaison", "una comparación", "uma comparação"),
  price: named("a price", "ein Preis", "un prix", "un precio", "um preço"),
  worked_with: named(
    "who worked for whom",
    "wer für wen gearbeitet hat",
    "qui a travaillé pour qui",
    "quién trabajó para quién",
    "quem trabalhou para quem",
  ),
  results: named(
    "what a campaign brought",
    "was eine Kampagne gebracht hat",
    "ce qu’une campagne a donné",
    "lo que dio una campaña",
    "o que uma campanha trouxe",
  ),
  due: named("what is due", "was ansteht", "ce qui est à rendre", "lo que vence", "o que vence"),
  why_in: named(
    "why somebody is in it",
    "warum jemand dabei ist",
    "pourquoi quelqu’un y est",
    "por qué alguien está",
    "por que alguém está",
  ),
  why_out: named(
    "why somebody is not in it",
    "warum jemand fehlt",
    "pourquoi quelqu’un n’y est pas",
    "por qué alguien no está",
    "por que alguém não está",
  ),
  what_if: named(
    "what would change",
    "was sich ändern würde",
    "ce qui changerait",
    "qué cambiaría",
    "o que mudaria",
  ),
  of_plan: named(
    "a figure of the plan",
    "eine Zahl des Plans",
    "un chiffre du plan",
    "una cifra del plan",
    "um número do plano",
  ),
  rule: named("a rule", "eine Regel", "une règle", "una norma", "uma regra"),
  metric: named(
    "what a figure means",
    "was eine Kennzahl bedeutet",
    "ce que veut dire un chiffre",
    "qué significa una cifra",
    "o que um número significa",
  ),
  caption: named(
    "a check of a caption",
    "die Prüfung einer Caption",
    "la vérification d’une légende",
    "la revisión de un texto",
    "a revisão de uma legenda",
  ),
  timing: named("when to post", "wann man postet", "quand publier", "cuándo publicar", "quando postar"),
  one_pager: named("one page", "eine Seite", "une page", "una página", "uma página"),
  abilities: named(
    "what I can do",
    "was ich kann",
    "ce que je sais faire",
    "qué puedo hacer",
    "o que sei fazer",
  ),
  remembered: named(
    "what I remember",
    "was ich mir gemerkt habe",
    "ce que j’ai retenu",
    "qué recuerdo",
    "do que me lembro",
  ),
  draft: named("a draft", "ein Entwurf", "un brouillon", "un borrador", "um rascunho"),
  out_of_reach: named(
    "something beyond this workspace",
    "etwas außerhalb dieses Arbeitsbereichs",
    "quelque chose hors de cet espace",
    "algo fuera de este espacio",
    "algo fora deste espaço",
  ),
};

const NOT_YET: Sentences = {
  en: "You ask for {what}, and I cannot answer that here yet.",
  de: "Gefragt ist: {what}. Das kann ich hier noch nicht beantworten.",
  fr: "Vous demandez : {what}. Je ne sais pas encore y répondre ici.",
  es: "Preguntas por: {what}. Aquí todavía no sé responderlo.",
  pt: "Você pergunta: {what}. Aqui ainda não sei responder a isso.",
};

export function notYet(kind: QuestionKind, language: Language): string {
  const what = inLanguage(ASKED_FOR[kind], language);
  return `${inLanguage(NOT_YET, language).replace("{what}", what)} ${inLanguage(CAN_DO, language)}`;
}

function named(en: string, de: string, fr: string, es: string, pt: string): Sentences {
  return { en, de, fr, es, pt };
}

const NOT_UNDERSTOOD: Sentences = {
  en: "I did not understand “{text}”.",
  de: "Ich habe „{text}“ nicht verstanden.",
  fr: "Je n’ai pas compris « {text} ».",
  es: "No entendí «{text}».",
  pt: "Não entendi “{text}”.",
};
