import { wordList } from "./phrases.ts";
import type { Sentence } from "./sentence.ts";

const TEAM = wordList(
  "we us our ours i me my uns wir mich mir ich nous notre nosotros nosotras nuestro nuestra nuestros nuestras gente nosso nossa nossos nossas conosco hum hamare humare hamara humara hamein humein hame hume hamne humne",
  "unser",
);
/** "We need", "show me", "wir suchen": whoever speaks asks, and tells nothing of what happened. */
const ASKING = new Set(
  "need needs want wants looking look search searching seek like love would are am m re d ll suche suchen brauche brauchen hatten mochten will wollen cherche cherchons voudrais voulons busco buscamos quiero queremos necesito necesitamos procuro procuramos preciso precisamos quero chahiye dikhao dikhaiye".split(
    " ",
  ),
);
const ASKED = new Set(
  "show give get find list send tell for zeig zeige zeigt gib gebt such finde fur montre montrez donne trouve trouvez pour de mostre mostra da dikha let".split(
    " ",
  ),
);

/** Where the team speaks of itself in the clause of `at`, other than to ask: "gave us the cold shoulder". */
export function teamWordIn(sentence: Sentence, at: number): number | undefined {
  let from = at;
  while (!sentence.isBreak(from - 1)) from -= 1;
  for (let index = from; !sentence.isBreak(index); index += 1) {
    if (!TEAM.test(sentence.word(index))) continue;
    const isAsking = ASKING.has(sentence.word(index + 1)) || ASKED.has(sentence.word(index - 1));
    if (!isAsking) return index;
  }
  return undefined;
}
