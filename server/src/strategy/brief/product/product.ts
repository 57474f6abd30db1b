import { anyListed, patternOf, wordsListed } from "#/language/dictionary.ts";
import { ANY_NAMED_DAY } from "#/language/time/named-days.ts";
import type { BriefText } from "#/strategy/brief/brief-text.ts";
import type { Span } from "#/strategy/brief/brief-text.ts";
import { PLACE_FIELDS } from "#/strategy/brief/filter-sets.ts";
import { isNoProduct } from "./no-product.ts";
import { topicsOf } from "./topics.ts";
import { readAsSearch } from "#/strategy/brief/reading/search-words.ts";
import type { ReadingContext } from "#/strategy/brief/reading/search-words.ts";
import { SCALE } from "#/language/numbers/scales.ts";
import { SIGNS } from "#/strategy/brief/money/currencies.ts";

const PRODUCT_LEAD =
  "(?:re-?)?launch(?: campaign)?|lancio|peluncuran|lancement|einfuhrung|markteinfuhrung|start|lanzamiento|lanzar|lancamento|lancar|promot(?:e|ing|ion)|introduc(?:e|ing)|bring(?:en|t)|advertis(?:e|ing)|bewerben|promouvoir|promocionar|promover|release|sell|push|lancons|lancer|lanzamos|lancamos|divulgar|dar a conocer|faire connaitre|presentar|apresentar|vender|vendre";
/** "for our new coffee": only where nothing is said to be launched. */
const PRODUCT_LEAD_BARE =
  "(?:for|fur|pour|para) (?=(?:a|an|our|my|the new|ein|unser|un|notre|nuestr|(?:[oa]s? )?noss|um)\\p{L}{0,3} )|we sell|wir verkaufen|nous vendons|vendemos";
/** "Reviews of our headphones": what pieces are about. */
const PRODUCT_LEAD_SHOWN =
  "(?<=(?:reviews?|unboxings?|tutorials?|reels?|videos?|posts?|stories|shorts|tiktoks|content) )(?:of|about|for|on|uber|zu|fur|sur|pour|sobre|para) (?=(?:our|my|the new|unser|notre|nuestr|noss)\\p{L}{0,3} )";
const PRODUCT_LEAD_WEAK = "campaign|kampagne|campagne|campagna|campana|campanha|kampanye|plan";
/** "Acme makes running shoes": what stands behind them needs no article. */
const PRODUCT_LEAD_MADE =
  "makes|sells|produces|we make|we produce|wir machen|wir produzieren|nous fabriquons|fabricamos";
/** "Wir möchten Seife bewerben": the verb stands last. */
const PRODUCT_BEFORE_VERB = new RegExp(
  `${wordsListed("mochte, mochten, wollen, will, werden")}\\s+(?:${anyListed("gern, gerne, unsere, unseren, unserem, unserer, unseres, ein, eine, einen, neue, neuen, neuem, neuer, neues")}\\s+)*([^\\u25ae,.;:!?()\\n\\d]{3,60}?)\\s+(?:${anyListed("in, auf, bei")}\\s[^\\u25ae,.;:!?()\\n]{2,30}?\\s)?${anyListed("bewerben, vorstellen, bekannt machen, promoten, lancieren, einfuhren, verkaufen, vermarkten, launchen")}(?!\\p{L})`,
  "gu",
);
const PRODUCT_JOINT =
  "of|for|di|un|von|fur|de|del|du|da|do|para|pour|unsere[nsmr]?|our|my|the|a|an|new|neue[nsmr]?|eine[nsmr]?|une?|uno|una|um|uma|la|le|les|el|los|las|o|os|as|notre|nuestr[oa]|noss[oa]|der|die|das|des|dem|den|nouvelle|nouveau|nueva|nuevo|nova|novo";
const PRODUCT_END =
  "in|im|with|mit|on|auf|at|for|fur|pour|para|en|em|no|na|dans|avec|con|com|dengan|untuk|icin|pada|to|from|by|von|ab|over|using|via|across|between|among|bei|uber|sur|au|aux|and|und|et|y|e";

/** Where the thing that is launched or promoted is named. A day with a name is none: "campaign for Mother's Day". */
export function findProduct(text: BriefText, context: ReadingContext): Span | null {
  return text.besides(text.all(DAY_ALONE), () => productIn(text, context));
}

/** "Christmas cookies" are a product all the same. */
const DAY_ALONE = new RegExp(`(?<!\\p{L})(?:${ANY_NAMED_DAY})(?!\\p{L}|\\s+\\p{L}|['’-]\\p{L})`, "gu");

function productIn(text: BriefText, context: ReadingContext): Span | null {
  return (
    labelled(text) ??
    beforeVerb(text, context) ??
    [PRODUCT_LEAD, PRODUCT_LEAD_WEAK, PRODUCT_LEAD_SHOWN, PRODUCT_LEAD_BARE, PRODUCT_LEAD_MADE]
      .map((lead) => productAfter(text, context, lead))
      .find((product) => product !== null) ??
    null
  );
}

const LABELLED = new RegExp(
  `(?<!\\p{L})(?:${anyListed("product, produkt, produit, producto, produto, prodotto, urun, produk")}\\s*[:=]|${anyListed("product, brand, marke, produkt, produit, marque, producto, produto, marca")}\\s+${anyListed("is called, is named, heisst, s'appelle, se llama, se chama")})\\s*([^\\u25ae,.;:!?()\\n]*\\p{L}[^\\u25ae,.;:!?()\\n]*)`,
  "gu",
);

/** "Produkt: Nachtcreme", "our brand is called Lumo". */
function labelled(text: BriefText): Span | null {
  const found = text.first<[string]>(LABELLED);
  if (!found) return null;
  const start = found.end - found.groups[0].length;
  text.take({ start: found.start, end: start });
  return { start, end: found.end };
}

function beforeVerb(text: BriefText, context: ReadingContext): Span | null {
  const found = text.first<[string]>(PRODUCT_BEFORE_VERB);
  if (!found) return null;
  const [product] = found.groups;
  const start = found.start + found.text.indexOf(product);
  const span = { start, end: start + product.length };
  if (isWhereAlone(text.spelling(span), context)) return null;
  const verb = found.text.slice(found.text.lastIndexOf(" ") + 1);
  text.take({ start: found.end - verb.length, end: found.end });
  return span;
}

function productAfter(text: BriefText, context: ReadingContext, lead: string): Span | null {
  const pattern = patternOf(
    `(?<!\\p{L})(?:${lead})(?!(?<=\\p{L})\\p{L})\\s*(?:(?:${PRODUCT_JOINT})(?!\\p{L})\\s*|d['’](?:une? )?)${lead === PRODUCT_LEAD_MADE ? "*" : "+"}([^\\u25ae,;:!?()\\n]+?)(?=\\s+(?:${PRODUCT_END}|launch)(?!\\p{L})|\\s*[\\u25ae,;:!?()\\n]|\\.(?:\\s|$)|\\s*$|\\s+\\p{Sc}|\\s+\\d[\\d.,]*\\s?(?:${SCALE}|${SIGNS})|\\s+\\d{3})`,
  );
  const match = pattern.exec(text.folded);
  const product = match?.[1]?.trim();
  if (!match || !product) return null;
  const start = match.index + match[0].lastIndexOf(product);
  const span = { start, end: start + product.length };
  const isCount = product.split(/\s+/u).every((one) => /^\d/u.test(one));
  // "Plan de 1000 reais" says what it may cost.
  const isMoney = /^\d{3}[\d.,]*\s\p{L}{2,7}$/u.test(product);
  if (isCount || isMoney || isNoProduct(product) || isWhereAlone(text.spelling(span), context)) return null;
  // "Start of January" may say when.
  if (!match[0].startsWith("start")) text.take({ start: match.index, end: start });
  return span;
}

/** "Lancement à Lille le 14 février", "campaign on TikTok": where and when, and not what. */
function isWhereAlone(product: string, context: ReadingContext): boolean {
  const name = product.replace(/\s+(?:(?:le|la|el|am|on|du|o)\s+)?\d.*$/u, "");
  // "Launch of Essen" is of food, which is German for it.
  if (topicsOf(name).length > 0) return false;
  const first = readAsSearch(`in ${name}`, context).chips.find(({ slot }) => WHERE.has(slot));
  if (!first || first.span[0] > "in ".length) return false;
  return first.slot === "platform" || first.span[1] === `in ${name}`.length;
}

const WHERE = new Set([...PLACE_FIELDS, "platform"]);
