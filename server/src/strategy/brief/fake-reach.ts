import { anyListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import { SCALE } from "#/language/numbers/scales.ts";

const THINGS =
  "followers, follower, subscribers, likes, views, comments, clicks, abos, abonnenten, aufrufe, klicks, kommentare, abonnes, vues, commentaires, j'aime, seguidores, suscriptores, comentarios, me gusta, vistas, visualizaciones, seguidores, curtidas, inscritos, comentarios, visualizacoes";
const BUY =
  "buy, purchase, order, buying, purchasing, kauf, kaufe, kauft, kaufen, bestell, bestelle, bestellt, bestellen, achete, achetez, acheter, achetons, compra, comprar, compre, compren, comprame, compramos, kharid, kharido, kharidna, kharidne, kharid lo, kharid do";
const BUY_BEHIND =
  "kaufen, bestellen, dazukaufen, kharido, kharidna, kharidne, kharid lo, kharid do, kharidne hai";
const GET = `${BUY}, get, add, give, send, generate, besorg, besorge, besorgt, gib, obtiens, ajoute, donne-nous, consigue, dame, pon, consiga, arruma, dilao, do`;
const FAKE =
  "fake, bot, bots, fake bot, gefalschte, gefakte, unechte, faux, fausses, bidon, de robots, falsos, falsas, de bots, fakes, falsos, naqli, nakli";
const WHOM = "me, us, mir, uns, -moi, moi, -nous, nous, me, nos, para mim, pra mim, mujhe, humein";
const SOME =
  "some, more, a few, cheap, real, new, active, ein paar, mehr, neue, echte, billige, quelques, plus de, des, de, unos, mas, algunos, nuevos, alguns, mais, novos, kuch, aur";
const NUMBER = `\\d[\\d.,' ]*\\s?${SCALE}?`;
const MANY = `(?:(?:${NUMBER}|${anyListed(SOME)})\\s+)*`;
const START = `(?<!\\p{L})(?<!(?:${anyListed("who, that, which, no, not, never, without, die, wer, keine, nicht, ohne, qui, sans, pas, que, sin, no, sem, nao, nahi, jo, people, leute, personen, gens, gente, pessoas")})\\s+(?:\\p{L}+\\s+){0,2})`;
const NOT_SHARE = "(?!\\p{L}|\\s*(?:[<>]|(?:under|below|max|unter)\\s+\\d))";
const ORDERED = [
  `${START}${anyListed(BUY)}[\\s-]+(?:${anyListed(WHOM)}\\s+)?${MANY}(?:${anyListed(FAKE)}\\s+)?${anyListed(THINGS)}${NOT_SHARE}`,
  `${START}${anyListed(GET)}[\\s-]+(?:${anyListed(WHOM)}\\s+)?${MANY}(?:${anyListed(FAKE)}\\s+${anyListed(THINGS)}|${anyListed(THINGS)}\\s+${anyListed(FAKE)})${NOT_SHARE}`,
  `${START}${NUMBER}\\s*${anyListed(THINGS)}\\s+${anyListed(BUY_BEHIND)}(?!\\p{L})`,
  `(?<=^\\s*(?:\\p{L}+\\s+){0,2})(?<!${anyListed("no, not, without, keine, ohne, sans, sin, sem, less, fewer, max")}\\s+(?:\\p{L}+\\s+)?)(?:${NUMBER}\\s*)?(?:${anyListed(FAKE)}[\\s-]+${anyListed(THINGS)}|${anyListed(THINGS)}\\s+${anyListed("falsos, falsas, fake, fakes, bidon, de bots, bot")})${NOT_SHARE}`,
].map((pattern) => new RegExp(pattern, "u"));

/** "Buy me 10k followers", "bot comments under our post": reach that nobody is behind, which no plan buys. */
export function ordersFakeReach(source: string): boolean {
  const folded = foldInPlace(source.normalize("NFC"));
  return ORDERED.some((pattern) => pattern.test(folded));
}
