import { wordList } from "#/discovery/search/query-language/phrases.ts";
import type { Token } from "#/discovery/search/query-language/tokens.ts";

/** Words of a sentence in which "no" is Portuguese for "in the", and those of one in which it is not. */
const PORTUGUESE = new Set(
  "moram mora morando vivem falam brasil beleza maquiagem mulheres homens pessoas perfis com em do da dos das de que mais ate ao mesmo e quem nao campanha lancamento orcamento verba voce voces nosso nossa nossos nossas uma pra janeiro fevereiro maio junho julho setembro outubro novembro dezembro cha".split(
    " ",
  ),
);
const PORTUGUESE_PEOPLE = wordList("", "criador influenciador");
const OTHERS = new Set(
  "con en el los las y hasta pero the they who people please pls with and for but we want need from you your i is are of to our my what can it this that not or by at us".split(
    " ",
  ),
);
const SPANISH_PEOPLE = "creador";

/** Whether "no" is "in the" here. */
export function isPortuguese({ tokens }: { tokens: readonly Token[] }): boolean {
  return arePortuguese(tokens.map(({ text }) => text));
}

/** The same of folded words. */
export function arePortuguese(words: readonly string[]): boolean {
  return (
    words.some((word) => PORTUGUESE.has(word) || PORTUGUESE_PEOPLE.test(word)) &&
    !words.some((word) => OTHERS.has(word) || word.startsWith(SPANISH_PEOPLE))
  );
}
