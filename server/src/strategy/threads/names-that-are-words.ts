import { anyListed, wordsListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import { ordersMail } from "#/strategy/assistant/plain-acts.ts";
import { fieldAlone, keptAsked } from "#/strategy/assistant/questions/fields/read-field.ts";
import { firstOrder } from "#/strategy/assistant/writes/reading/first-order.ts";
import { notingIn } from "#/strategy/assistant/writes/reading/read-noting.ts";
import { statusIn } from "#/strategy/assistant/writes/reading/read-status.ts";
import { writingIn } from "#/strategy/assistant/writes/reading/read-writing.ts";

/** "A list called Lena", "save them as Lena": what somebody makes has its own name. */
export const CALLS = new RegExp(
  `${wordsListed("called, named, namens, genannt, nommee, nomme, llamada, llamado, chamada, chamado, as, als, sous, como, comme, collection, sammlung, coleccion, colecao, list, liste, lista")}\\s+$`,
  "u",
);
export const IN = new RegExp(
  `${wordsListed("in, from, aus, nach, bei, a, de, en, em, desde, near, around")}\\s+$`,
  "u",
);
/** "Moritz ne bola 2400", "Zara wants 1.600": it tells of somebody, and plans nothing. */
export const TELLS = new RegExp(
  `^\\s*${wordsListed("is away, is sick, is ill, is on leave, is on holiday, is out, is back, is busy, is pregnant, has left, got ill, ist krank, ist weg, ist im urlaub, ist verreist, ist schwanger, ist zuruck, est malade, est en vacances, est absente, est absent, est en conge, est enceinte, esta enferma, esta enfermo, esta de viaje, esta de vacaciones, esta de baja, esta embarazada, esta doente, esta de ferias, esta viajando, esta gravida, bimar hai, chutti pe hai, ne bola, ne kaha, ne bataya, bolta hai, bolti hai, wants, asks, charges, takes, said, says, told, can't, cant, cannot, will, verlangt, nimmt, will, mochte, kann, sagt, demande, prend, veut, dit, peut, pide, cobra, quiere, dice, puede, pede, quer, diz, pode")}`,
  "u",
);
const OF = /(?<!\p{L})de\s+$/u;
/** "Florence or @lena": who stands beside somebody is somebody. */
const JOINER = anyListed(
  "and, or, vs, versus, und, oder, et, ou, y, o, e, aur, ya, &, gegen, contre, contra",
);
const BESIDE = new RegExp(`^\\s+${JOINER}\\s+@`, "u");
const BEHIND = new RegExp(`@\\S+\\s+${JOINER}\\s+$`, "u");
/** "Draft Florence a mail", "um e-mail pra Florence": to whom it goes, and no place that it is about. */
const ADDRESSED = new RegExp(
  `(?<!\\p{L})${anyListed("draft, write, to, an, schreib, schreibe, entwirf, redige, ecris, a, escribe, redacta, para, pra, ao, escreve, escreva")}\\s+$`,
  "u",
);
const AFTER_ADDRESSED = new RegExp(
  `^(?:\\s*$|\\s*[,.:!]|\\s+(?:${anyListed("a, an, eine, einen, un, une, una, um, uma, that, dass, que, ki, ko, ke liye, mail, saying, offering")})(?!\\p{L}))`,
  "u",
);

/** "What does Florence take", "cuánto cobra Paris": what comes before or behind is said of people alone. */
const DOES = new RegExp(`(?<!\\p{L})(?:${anyListed("does, did, do")})\\s+$`, "u");
const CHARGES = new RegExp(
  `^\\s+${anyListed("ask, charge, take, want, cost, get, earn, prefer")}(?!\\p{L})`,
  "u",
);
const CHARGES_BEFORE = new RegExp(
  `(?<!\\p{L})${anyListed("hat, nimmt, verlangt, bekommt, cobra, pide, pede, demande, prend")}\\s+(?:${anyListed("a, la, el, o, die, der")}\\s+)?$`,
  "u",
);

/** Whether a word that is a place or a thing as well can only be the creator of that name: what is said of it is of people. */
export function meansPerson(
  source: string,
  { from, to, handle }: { from: number; to: number; handle: string },
): boolean {
  const folded = foldInPlace(source.normalize("NFC"));
  const [before, after] = [folded.slice(0, from), folded.slice(to)];
  // "Mark @lena as accepted": a verb, and whom it is of.
  if (CALLS.test(before) || /^\s+@/u.test(after)) return false;
  if (ordersMail(source)) return ADDRESSED.test(before) && AFTER_ADDRESSED.test(after);
  const named = `${source.slice(0, from)}@${handle}${source.slice(to).replace(/^['’]s(?!\p{L})/u, "")}`;
  // "Las notas de Sol": what is kept is kept of people.
  if (IN.test(before)) return OF.test(before) && keptAsked(named) !== null;
  if ((DOES.test(before) && CHARGES.test(after)) || CHARGES_BEFORE.test(before)) return true;
  if (TELLS.test(after) || BESIDE.test(after) || BEHIND.test(before)) return true;
  const first = firstOrder(named).text;
  const writing = writingIn(first);
  const made = writing?.is === "tag" ? writing.tag : (writing?.name ?? "@");
  return (
    keptAsked(named) !== null ||
    fieldAlone(named) !== null ||
    notingIn(first) !== null ||
    statusIn(first) !== null ||
    !made.includes("@")
  );
}
