import { anyListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";

const SURE =
  "yes, yep, yeah, yup, ok, okay, sure, fine, right, good, great, perfect, sounds good, ja, jo, jep, klar, gern, gerne, passt, gut, super, genau, einverstanden, alles klar, oui, ouais, d'accord, parfait, bien sur, tres bien, va bene, si, vale, claro, perfecto, de acuerdo, bueno, dale, sim, claro que sim, perfeito, beleza, certo, haan, han, ha, haa, haanji, ji, theek hai, thik hai, accha, bilkul, sahi hai, chalo";
const DOING =
  "do it, just do it, do it anyway, plan it anyway, plan anyway, just plan it, trotzdem, mach trotzdem, mach einfach, einfach machen, plan trotzdem, quand meme, fais quand meme, fais-le quand meme, hazlo igual, hazlo de todos modos, igual hazlo, faz mesmo assim, mesmo assim, phir bhi karo, phir bhi kar do, do that, do so, go ahead, go for it, apply, apply it, apply that, apply this, keep, keep it, keep this, keep that, make it so, that's it, exactly, mach, mach das, mach es, mach mal, mach so, mach das so, machen wir, machen wir so, so machen, anwenden, wende es an, wende das an, ubernehmen, ubernimm das, behalten, so behalten, behalt das, behalte es, leg los, los, nimm das, vas y, va y, allez y, allez, fais le, fais ca, faites, faites le, on fait ca, applique, appliquer, applique ca, appliquez, garde, garde ca, gardez, garder ceci, hazlo, haz eso, adelante, aplica, aplicalo, aplicar, quedate con esto, quedarse con esto, guardalo, hagamoslo, asi, faz, faca, faz isso, pode fazer, pode, pode ser, aplica isso, aplique, manda ver, fica com isso, ficar com isto, fica assim, isso, isso mesmo, karo, kar do, kar de, kar dijiye, kar lo, laga do, rakho, rakh lo, rakh do, haan karo, wahi karo, yehi karo";
const NOT =
  "no, nope, no thanks, no thank you, nein, nee, nein danke, ne, non, non merci, no gracias, nao, nao obrigado, nao obrigada, nahi, nahin, mat karo, rehne do, don't, do not, don't do it, leave it, leave it as it is, leave it as is, not that, lass, lass es, lass das, lass mal, lieber nicht, bitte nicht, laisse, laisse tomber, laissez, pas ca, surtout pas, dejalo, dejalo asi, mejor no, asi no, deixa, deixa assim, deixa pra la, melhor nao, deixe";
const POLITE =
  "please, bitte, mal, so, then, dann, doch, s'il te plait, s'il vous plait, stp, svp, por favor, porfa, alors, entonces, entao, thanks, danke, merci, gracias, obrigado, obrigada, yaar, bhai";

const whole = (words: string, others: string) =>
  new RegExp(`^[\\s¡]*(?:${anyListed(words)})(?:[\\s,!.]+(?:${anyListed(others)}))*[\\s,!.]*$`, "u");
const YES = whole(`${SURE}, ${DOING}`, `${SURE}, ${DOING}, ${POLITE}`);
const DO = new RegExp(`(?<![\\p{L}])(?:${anyListed(DOING)})(?!\\p{L})`, "u");
const NO = whole(NOT, `${NOT}, ${POLITE}`);

/** Whether a text answers and says nothing else; null where it says more. */
export function answerIn(source: string): "yes" | "no" | null {
  const folded = foldInPlace(source.normalize("NFC"));
  if (YES.test(folded)) return "yes";
  return NO.test(folded) ? "no" : null;
}

/** "Just do it": a yes that orders, and does not only agree. */
export function ordersIt(source: string): boolean {
  return answerIn(source) === "yes" && DO.test(foldInPlace(source.normalize("NFC")));
}
