import type { Objective } from "@app/contract/strategy/plan";
import { anyOf } from "#/language/dictionary.ts";
import { FORMAT_WORDS } from "#/language/media/media.ts";

export const OBJECTIVE_WORDS: readonly [Objective, string][] = [
  [
    "sales",
    "sales|sell[ -]?through|sell[ -]?out|conversions?|purchases?|orders|verkaufe?|umsatz|abverkauf|ventes?|ventas?|vendas?|roas|revenue|trials?|sign-?ups?|(?:app )?downloads|(?:app )?installs|leads|bookings?|buchungen|telechargements|descargas|cadastros|instalacoes",
  ],
  ["traffic", "traffic|clicks?|klicks?|visits|website visits|clics|cliques|trafico|trafego|besuche|visites?"],
  [
    "engagement",
    "engagement|interactions?|interaktion(?:en)?|comments|likes|interaccion(?:es)?|engajamento|interacoes",
  ],
  ["content", "ugc|content creation|user[- ]generated content|content production"],
  [
    "awareness",
    "awareness|bekanntheit|markenbekanntheit|reach|reichweite|visibility|sichtbarkeit|notoriete|visibilite|notoriedad|reconocimiento|alcance|portee|reconhecimento|notoriedade|visibilidade|visibilidad|brand building",
  ],
];

/** Videos by what they show. */
const SHOWN = "review reviews unboxing unboxings tutorial tutorials haul hauls testberichte".split(" ");

/** What makes one piece, by format; a bare platform name is none, but "3 TikToks" are videos. */
export const FORMAT_PATTERNS: Readonly<Record<string, string>> = Object.fromEntries(
  ["reel", "story", "short", "video", "carousel", "post"].map((format) => [format, formatPattern(format)]),
);

function formatPattern(format: string): string {
  const own =
    format === "video"
      ? ["tiktok", "tiktoks", "tiktok videos", "vid", "vids", ...SHOWN]
      : format === "short"
        ? ["short"]
        : [];
  return anyOf([...(FORMAT_WORDS.get(format) ?? []), ...own]);
}

export const CREATOR_WORDS =
  "creators?|creatorn?|influs?|creatrices?|influencers?n?|influencerinnen|influenceurs?|influenceuses?|influenciador[ae]?s?|creador[ae]?s?|creadores|criador[ae]?s?|criadores|createurs?|accounts?|people|talents?|konten|personen|ppl|folks|leuten?|gesichter[n]?|nasen|kopfen?|stk|stuck|gens|personnes|profils?|comptes|tetes|gente|personas|perfiles|cuentas|caras|pessoas|perfis|contas|nomes|log";

/** Words that carry no meaning of their own in a brief, folded. */
export const FILLER_WORDS =
  "d'une?|dune?|now|definitely|unbedingt|absolument|jetzt|maintenant|ahora|agora|best|top|beste|besten|mejores|meilleurs|melhores|what|can|could|do|how|if|then|ok|okay|let's|lets|so|a|an|and|the|of|for|in|on|at|to|with|by|from|our|my|we|us|i|want|need|would|like|please|plan|plano|planning|make|create|build|run|campaign|campaigns|launch|launching|brief|budget|promote|promotion|promoting|introduce|via|using|use|about|over|during|is|are|be|as|it|its|this|that|who|which|aged|age|ages|years?|old|target|targeting|audience|objective|goal|ziel|zielgruppe|market|markets|platforms?|flight|duration|total|max|most|first|only|also|some|help|me|new|starting|start|begins?|ends?|ending|endet|between|per|each|creators?|influencers?|influs?|start|und|oder|der|die|das|den|dem|des|ein|eine|einen|einer|eines|einem|fur|von|vom|mit|auf|im|am|bei|ab|bis|zum|zur|zu|uber|unser|unsere|unseren|unseres|wir|wollen|mochten|kampagne|einfuhrung|markteinfuhrung|start|bitte|plane|plant|alter|jahren?|jahre|et|ou|le|la|les|un|une|des|du|de|d'|l'|pour|avec|sur|en|dans|par|au|aux|notre|nos|nous|lancement|campagne|objectif|cible|ans|y|o|el|los|las|una|uno|unos|para|con|por|sobre|nuestro|nuestra|lanzamiento|campana|objetivo|publico|presupuesto|anos|e|os|as|um|uma|do|da|dos|das|no|na|nos|nas|com|em|nosso|nossa|lancamento|campanha|orcamento|marca|brand|marke|marque|lasting|gen|reels?|posts?|videos?|story|stories|shorts?|carousels?|karussells?|beitrage?|clips?|through|within|should|reach|people|aimed|aus|die|sowie|against|but|nur|bringen|bringt|heraus|und|sie|durante|pendant|wahrend|desde|hasta|entre|zwischen|anos|ziel|laufzeit|dauer|i'd|i|sell|like|work|need|looking|we'd|you|together|mostly|mainly|product|sans|ohne|sin|sem|without|include|includes|including|exclude|excluding|avoid|avoiding|skip|don't|nicht|eviter|evitez|evitar|evita|vermeide|vermeiden|must|more|mehr|plus|mas|mais|not|than|no|keine|why|isn't|into|up|have|has|spend|money|until|till|thru|before|after|ending|avant|jusqu'?(?:a|au)?|proximos|proximas|prochains|prochaines|nachsten|kommenden|apres|vor|nach|antes|despues|depois|ate|next|begin|euros?|flexible|around|approx|approximately|ca|circa|roughly|etwa|environ|unos|cerca|del|dal|al|della|pada|bulan|ka|ke|ki|ko|se|mein|shuru|chahiye|banao|bana|banaiye|banado|hai|ho|karna|karo|kampanye|kampanya|kampanyasi|kampanyalari|campagna|lansman|peluncuran|dengan|anggaran|untuk|icin|butce|ile|di|nel|hume|humein|aur|tak|wale|wali|liye|suchen|sucht|suche|cherchons|cherche|cherchent|buscamos|busco|procuramos|queremos|quiero|quero|love|mochte|voulons|souhaitons|voudrions|aimerions|vamos|quisieramos|gostaria|gostariamos|hain|hum|har|ek|tout|compris|inklusive|inclusive|incluido";
