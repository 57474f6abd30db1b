import type { BriefText } from "#/strategy/brief/brief-text.ts";
import { findPlaces } from "#/strategy/brief/places/named-places.ts";
import type { PlaceWords } from "#/strategy/brief/places/place-words.ts";
import { FILLER_WORDS, PLATFORM_PATTERNS } from "#/strategy/brief/brief-words.ts";

const FILLER = new RegExp(`^(?:${FILLER_WORDS})$`, "u");
const PRODUCT_LEAD =
  "(?:re-?)?launch(?: campaign)?|lancement|einfuhrung|markteinfuhrung|start|lanzamiento|lanzar|lancamento|lancar|promot(?:e|ing|ion)|introduc(?:e|ing)|bring(?:en|t)|advertis(?:e|ing)|bewerben|promouvoir|promocionar|promover|release|sell|push";
/** "for our new coffee": only where nothing is said to be launched. */
const PRODUCT_LEAD_BARE =
  "(?:for|fur|pour|para) (?=(?:a|an|our|my|the new|ein|unser|un|notre|nuestr|noss|um)\\p{L}{0,3} )|we sell|wir verkaufen|nous vendons|vendemos";
const PRODUCT_LEAD_WEAK = "campaign|kampagne|campagne|campana|campanha|plan";
const PRODUCT_JOINT =
  "of|for|von|fur|de|del|du|da|do|para|pour|unsere[nsmr]?|our|my|the|a|an|new|neue[nsmr]?|eine[nsmr]?|une?|uno|una|um|uma|la|le|les|el|los|las|o|os|as|notre|nuestr[oa]|noss[oa]|der|die|das|des|dem|den|nouvelle|nouveau|nueva|nuevo|nova|novo";
const PRODUCT_END =
  "in|im|with|mit|on|auf|at|for|fur|pour|para|en|em|no|na|dans|avec|con|com|to|from|by|von|ab|over|using|via|across|between|among|bei|uber|sur|au|aux|and|und|et|y|e";

/** The thing that is launched or promoted, in the person's spelling. It stays in the text: places may lie behind it. */
export function readProduct(text: BriefText, places: PlaceWords): string | null {
  return (
    labelled(text) ??
    [PRODUCT_LEAD, PRODUCT_LEAD_WEAK, PRODUCT_LEAD_BARE]
      .map((lead) => productAfter(text, places, lead))
      .find((product) => product !== null) ??
    null
  );
}

/** "Produkt: Nachtcreme". */
function labelled(text: BriefText): string | null {
  const found = text.first(
    /(?<!\p{L})(?:product|produkt|produit|producto|produto|prodotto|urun|produk)\s*[:=]\s*([^\u25ae,.;:!?()\n]*\p{L}[^\u25ae,.;:!?()\n]*)/gu,
  );
  if (!found) return null;
  const start = found.end - (found.groups[0] ?? "").length;
  text.take({ start: found.start, end: start });
  return text.spelling({ start, end: found.end }).replaceAll(/\s+/gu, " ");
}

function productAfter(text: BriefText, places: PlaceWords, lead: string): string | null {
  const pattern = new RegExp(
    `(?<!\\p{L})(?:${lead})\\s*(?:(?:${PRODUCT_JOINT})(?!\\p{L})\\s*|d['’](?:une? )?)+([^\\u25ae,;:!?()\\n]+?)(?=\\s+(?:${PRODUCT_END}|launch)(?!\\p{L})|\\s*[\\u25ae,;:!?()\\n]|\\.(?:\\s|$)|\\s*$|\\s+[€$£]|\\s+\\d[\\d.,]*\\s?(?:k|tsd|mil|€|eur|usd|gbp|£|\\$)|\\s+\\d{3})`,
    "u",
  );
  const match = pattern.exec(text.folded);
  const product = match?.[1]?.trim();
  if (!match || !product) return null;
  const start = match.index + match[0].lastIndexOf(product);
  const span = { start, end: start + product.length };
  const isFiller = product.split(/\s+/u).every((one) => FILLER.test(one) || /^\d/u.test(one));
  return isFiller || isPlatform(product) || isPlaceAlone(product, text.spelling(span), places)
    ? null
    : text.spelling(span).replaceAll(/\s+/gu, " ");
}

/** "Lancement à Lille le 14 février": where and when, and not what. */
function isPlaceAlone(product: string, original: string, places: PlaceWords): boolean {
  const [first] = findPlaces({ folded: product, original }, places);
  return first?.start === 0 && /^\s*(?:$|(?:le|la|el|am|on|du|o)\s+\d|\d)/u.test(product.slice(first.end));
}

function isPlatform(product: string): boolean {
  return new RegExp(`^(?:${Object.values(PLATFORM_PATTERNS).join("|")})`, "u").test(product);
}
