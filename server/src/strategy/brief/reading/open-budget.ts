import { anyListed } from "#/language/dictionary.ts";
import type { BriefText, Span } from "#/strategy/brief/brief-text.ts";

const MONEY =
  "budget, budgets, etat, presupuesto, el presupuesto, orcamento, verba, plafond, enveloppe, money, geld, argent, dinero, dinheiro, paisa";
/** What says of money that an amount stands elsewhere, or nowhere yet. */
const ELSEWHERE =
  "as discussed, as we discussed, as agreed, as we agreed, as we said, like we said, as talked, as talked about, like we talked about, we talked about, we discussed, we agreed on, you know, tbd, tbc, tba, to be confirmed, to be decided, to be discussed, to follow, follows, coming later, same as last time, same as before, same as always, like last time, like before, like always, as last time, as before, as always, as usual, the usual, wie besprochen, wie abgesprochen, wie vereinbart, wie abgemacht, wie ausgemacht, wie gesagt, wie gehabt, wie immer, wie sonst, wie ublich, wie bisher, wie letztes mal, wie beim letzten mal, wie letztes jahr, wie zuletzt, kommt noch, kommt spater, folgt, folgt noch, noch offen, ist noch offen, noch unklar, steht noch nicht fest, klaren wir noch, muss ich noch klaren, reiche ich nach, comme convenu, comme discute, comme prevu, comme d'habitude, comme toujours, comme avant, comme la derniere fois, comme la fois d'avant, comme on a dit, comme on avait dit, on en a parle, a definir, a confirmer, a voir, pas encore fixe, el que hablamos, la que hablamos, lo que hablamos, que hablamos, que acordamos, el que acordamos, como hablamos, como acordamos, como quedamos, lo acordado, el acordado, lo hablado, el de siempre, la de siempre, lo de siempre, como siempre, como la ultima vez, igual que la ultima vez, el mismo de siempre, por definir, por confirmar, ya os digo, ya te digo, conforme combinado, conforme combinada, conforme conversado, como combinado, como combinamos, que combinamos, combinado, combinada, a combinar, o de sempre, a de sempre, como sempre, igual da ultima vez, como da ultima vez, igual a ultima, a definir, a confirmar, depois eu falo, jo baat hui thi, jo baat hui, jo tay hua, jo decide hua, jo discuss hua, wahi, wahi jo last time, wohi, wahi purana, last time wala, last time jitna, pehle jaisa, pehle wala, baad mein bataunga, baad me bataunga, baad me batata hu, kal bataunga, confirm karna hai, decide nahi hua, abhi fix nahi";
const USUAL =
  "usual, agreed, discussed, same, vereinbarte, vereinbartes, besprochene, besprochenes, abgesprochene, abgesprochenes, ubliche, ubliches, gleiche, gleiches, selbe, convenu, habituel, mismo, acordado, habitual, mesmo, mesma, combinado, combinada, habitual, wahi, wohi, purana";
const LINK =
  "(?:\\s*(?:[:=,–-]|\\b(?:is|ist|est|c['’]est|es|e|bleibt|stays?|reste|hai|soll|shall|will|abhi|noch|still|encore|aun|ainda)\\b)){0,3}\\s*";
const SAYING = anyListed(ELSEWHERE);
/** With whom, when and where it was said. */
const TAIL =
  "(?:\\s+(?:with|in|on|at|by|from|mit|im|in der|am|bei|von|avec|au|a la|lors de|con|en|el|com|na|no|em|se|ke saath|wali|wala|thi|hai|hui|jo|matlab|uske|me|mein)\\s+[^,.;:!?\\n\\d]{1,40})?";
const OPEN = new RegExp(
  `(?<!\\p{L})(?:${anyListed("the, das, der, le, l, el, la, o, a, our, unser, notre, nuestro, nosso")}\\s)?${anyListed(MONEY)}(?!\\p{L}|\\s?(?:split|share|aufteilung|verteilung|repartition|reparto|divisao))${LINK}(?:(?:the|das|le|el|o|a)\\s)?${SAYING}(?![\\p{L}])${TAIL}`,
  "gu",
);
/** "Same budget as last year (20k)": what it is compared with has the amount behind it. */
const SAID_BEHIND = "\\s[^,.;:()\\d\\n]{1,40}[:(]\\P{L}{0,3}\\d";
const BEHIND = new RegExp(
  `(?<!\\p{L})(?:${anyListed(USUAL)}\\s${anyListed("budget, etat, presupuesto, orcamento, verba")}|${anyListed("budget, presupuesto, orcamento, verba")}\\s${anyListed("convenu, habituel, acordado, habitual, combinado, combinada")})(?!\\p{L}|\\s?(?:split|share|of|von|de|:|=)?\\s?\\d|${SAID_BEHIND})(?:\\s${SAYING})?${TAIL}`,
  "gu",
);

/** "Budget as discussed", "verba combinada na call": money whose amount stands nowhere here, taken out of the text. */
export function takeOpenBudget(text: BriefText): Span[] {
  const found = [...text.all(OPEN), ...text.all(BEHIND)];
  const distinct = found.filter(
    (one, at) =>
      !found.some((other, place) => place < at && other.start <= one.start && one.end <= other.end),
  );
  for (const span of distinct) text.take(span);
  return distinct.map(({ start, end }) => ({ start, end }));
}
