import { wordsListed } from "#/language/dictionary.ts";

/** What is said beside the point, as far as an answer to it helps. */
export type SmallTalk = "hello" | "thanks";

const HELLO = new RegExp(
  `^${wordsListed("hi, hello, hey, hola, hallo, guten tag, guten morgen, servus, moin, bonjour, salut, ola, good morning, good evening, good afternoon, who are you, what can you do, help, hilfe, aide, ayuda, ajuda, wer bist du, was kannst du, qui es tu, quien eres")}`,
  "u",
);
const THANKS = new RegExp(
  `^${wordsListed("ok, okay, great, super, perfect, perfekt, nice, good, cool, thank, thanks, thank you, thx, danke, merci, gracias, obrigado, obrigada, genau, alles klar")}`,
  "u",
);
/** Longer texts begin with a greeting and go on with something else. */
const WORDS_MAX = 6;

/** A greeting, a question for help or thanks and nothing else; null for everything more. `folded`: lower case. */
export function smallTalk(folded: string): SmallTalk | null {
  const text = folded.replaceAll(/[^\p{L}\p{N}\s'-]/gu, "").trim();
  if (text.split(/\s+/u).length > WORDS_MAX || /\d/u.test(text)) return null;
  if (HELLO.test(text)) return "hello";
  return THANKS.test(text) ? "thanks" : null;
}
