import type { QuestionWords } from "./question-words.ts";

export const DE: QuestionWords = {
  and: "und",
  quoted: (words) => `„${words}“`,
  values: {
    country: "das Land",
    region: "die Region",
    city: "die Stadt",
    language: "die Sprache",
    gender: "das Geschlecht",
    age: "das Alter",
    category: "das Thema",
    platform: "die Plattform",
    followers: "die Follower-Zahl",
    engagementRate: "die Engagement-Rate",
    avgViews: "die Zahl der Views",
    price: "der Preis",
    contact: "der Kontakt",
    other: "ein Wert",
  },
  measures: {
    followers: "Follower",
    engagementRate: "Engagement-Rate",
    views: "Views eines üblichen Posts",
    price: "Preis",
    cpm: "Kosten je tausend Views",
  },
  allOf: ({ text }) => `In diesem Arbeitsbereich gibt es ${text} Creator.`,
  count: (total, creators, asked) =>
    `${total.text} von ${creators.text} Creatorn ${total.n === 1 ? "passt" : "passen"} zu ${asked}.`,
  none: (creators, asked) => `Von ${creators.text} Creatorn passt niemand zu ${asked}.`,
  valueNotKnown: ({ text }, value) => `Bei ${text} ist ${value} unbekannt.`,
  find: (shown, total, asked) =>
    `${total.text} Creator ${total.n === 1 ? "passt" : "passen"} zu ${asked}${shown.n === total.n ? "" : `; die ersten ${shown.text} stehen unten`}.`,
  rank: (measure, isHighestFirst, places) =>
    `Nach ${measure}, ${isHighestFirst ? "absteigend" : "aufsteigend"}: ${places}.`,
  ofWhom: (known, total, asked) =>
    `Bekannt ist das bei ${known.text} von ${total.text} Creatorn${asked === "" ? "" : ` zu ${asked}`}.`,
  otherCurrency: ({ text }) => `${text} weitere mit Preisen in anderer Währung sind nicht dabei.`,
  average: (measure, mean, median) => `Im Schnitt, ${measure}: ${mean}; der Median ist ${median}.`,
  spread: (from, to) => `Acht von zehn liegen zwischen ${from} und ${to}.`,
  figureOfNobody: (measure, total) => `Bei keinem der ${total.text} Creator ist das bekannt: ${measure}.`,
  notUnderstood: (pieces) =>
    `Darin habe ich ${pieces} nicht verstanden, also nenne ich keine Zahl. Sag es mit anderen Worten.`,
  whoAreThey:
    "Ich weiß nicht, wen du damit meinst: nenn einen Ort, ein Thema, eine Plattform oder eine Liste.",
  whichFigure: "Nach welcher Zahl: Follower, Engagement-Rate, Views, Preis oder Kosten je tausend Views?",
  notOfFormats: (measure) => `Nach Format kenne ich nur Preise, dies nicht: ${measure}.`,
  nothingToCompare:
    "Weder Engagement-Rate noch vergleichbare Preise sind bekannt; die Tabelle zeigt, was es gibt.",
  prices: {
    none: (handle) => `@${handle} gibt es in diesem Arbeitsbereich nicht.`,
    offerUnread: "Das Angebot habe ich darin nicht gelesen: schreib es mit Währung.",
    notKnown: (handle, unit) => `Von @${handle} ist kein Preis${unit} bekannt.`,
    deal: (handle, price, campaign) => `In „${campaign}“ hat ein Stück von @${handle} ${price} gekostet.`,
    listed: (handle, price) => `@${handle} nimmt laut Liste ${price}.`,
    range: (count, from, to, median, isSameSize) =>
      `Von ${count} anderen${isSameSize ? " dieser Größe" : ""} nehmen acht von zehn ${from} bis ${to}, die Hälfte höchstens ${median}.`,
    tooFew: (count) => `Ich kenne zu wenige Preise anderer (${count}), um zu sagen, was üblich ist.`,
    standing: {
      below: (offer, unit) => `${offer}${unit} je Stück liegt unter dem Üblichen.`,
      within: (offer, unit) => `${offer}${unit} je Stück liegt im üblichen Rahmen.`,
      above: (offer, unit) => `${offer}${unit} je Stück liegt über dem Üblichen.`,
    },
  },
  rules: {
    onlyLabels:
      "Ich kenne nur die Kennzeichnung in neun Märkten, sonst kein Recht: frag, was in einem Markt als Hinweis stehen muss.",
    whichMarket:
      "Ja: ein bezahlter oder geschenkter Post wird gekennzeichnet. Nenn den Markt, dann sage ich, mit welchen Worten.",
    noRule: (market) => `Für ${market} habe ich keine Regel, also kann ich es nicht sagen.`,
    rule: (market, labels) =>
      `Ein bezahlter oder geschenkter Post wird dort (${market}) gekennzeichnet, mit einem von ${labels}.`,
    upfront: "Der Hinweis steht ganz am Anfang.",
    onScreen: "Er muss auch im Bild lesbar sein.",
    from: (id, source) => `Regel ${id}: ${source}. Keine Rechtsberatung.`,
    noCaption: "Setz die Caption in Anführungszeichen, dann prüfe ich den Hinweis.",
    labelRight: "Der Hinweis passt für einen bezahlten oder geschenkten Post.",
    labelWrong: "So nicht: für einen bezahlten oder geschenkten Post fehlt ein anerkannter Hinweis.",
    unclear: "Ob der Hinweis passt, kann ich nicht sagen: das muss ein Mensch lesen.",
    hurtful: "Ein Wort darin kann verletzen.",
    strictest: "Kein Markt war genannt, also galt die strengste bekannte Regel.",
    inMarket: (market) => `Markt: ${market}.`,
  },
};
