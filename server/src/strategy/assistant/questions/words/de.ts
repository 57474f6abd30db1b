import { BRIEFS_DE } from "./briefs/de.ts";
import { PLANNING_DE } from "./planning/de.ts";
import { WORK_DE } from "./work/de.ts";
import type { QuestionWords } from "./question-words.ts";

export const DE: QuestionWords = {
  briefs: BRIEFS_DE,
  planning: PLANNING_DE,
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
  figureOf: (measure, name, figure) => `${name}, ${measure}: ${figure}.`,
  figureNotKnown: (measure, name) => `Von ${name} ist das nicht bekannt: ${measure}.`,
  measures: {
    followers: "Follower",
    engagementRate: "Engagement-Rate",
    views: "Views eines üblichen Posts",
    price: "Preis",
    cpm: "Kosten je tausend Views",
  },
  together: (measure, sum) => `Zusammen, ${measure}: ${sum}.`,
  contacts: { email: "E-Mail", phone: "Telefon", bio: "Bio" },
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
  converted: (of, currency, named, hasMore) =>
    `Bei ${of} steht der Preis nicht in ${currency}, sondern in anderer Währung.${named === "" ? " Nach Richtkursen passt davon niemand." : ` Nach Richtkursen passen${hasMore ? " unter anderem" : ""}: ${named}.`}`,
  average: (measure, mean, median) => `Im Schnitt, ${measure}: ${mean}; der Median ist ${median}.`,
  spread: (from, to) => `Acht von zehn liegen zwischen ${from} und ${to}.`,
  figureOfNobody: (measure, total) => `Bei keinem der ${total.text} Creator ist das bekannt: ${measure}.`,
  notUnderstood: (pieces) =>
    `Darin habe ich ${pieces} nicht verstanden, also nenne ich keine Zahl. Sag es mit anderen Worten.`,
  newestStatus: "Was eine Kampagne neuer weiß, zählt vor der Liste.",
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
    against: {
      below: (offer) => `${offer} liegt unter dem Listenpreis.`,
      same: (offer) => `${offer} ist genau der Listenpreis.`,
      above: (offer) => `${offer} liegt über dem Listenpreis.`,
    },
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
      "Ein bezahlter oder geschenkter Post wird gekennzeichnet. Nenn den Markt, dann sage ich, mit welchen Worten.",
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
  campaigns: {
    noCampaigns: "Hier ist noch keine Kampagne gestartet, also gibt es keine Ergebnisse.",
    oneAtATime: "Ich sage etwas über eine Kampagne nach der anderen und ordne sie nicht: nenn eine.",
    notFound: (said, names) =>
      `${said} habe ich nicht verstanden: Keine Kampagne hat hier diesen Namen. Es gibt: ${names}.`,
    whichOne: (names) => `Mehrere Kampagnen können gemeint sein: ${names}. Nenn eine.`,
    state: {
      draft: (name) => `${name} ist ein Entwurf.`,
      active: (name) => `${name} läuft noch.`,
      completed: (name) => `${name} ist abgeschlossen.`,
      archived: (name) => `${name} ist vorbei und archiviert.`,
    },
    seen: (posts, views) => `${posts.text} Post${posts.n === 1 ? " brachte" : "s brachten"} ${views} Views.`,
    notSeen: (posts) => `${posts.text} Post${posts.n === 1 ? " ist" : "s sind"} bekannt, ohne Views.`,
    noPosts: "Noch ist kein Post davon bekannt.",
    held: (from, to) => `Das liegt in der Spanne des Plans (${from} bis ${to}).`,
    below: (off, from, to) =>
      `Das sind ${off} weniger als die Mitte des Plans, unter seiner Spanne von ${from} bis ${to}.`,
    above: (off, from, to) =>
      `Das sind ${off} mehr als die Mitte des Plans, über seiner Spanne von ${from} bis ${to}.`,
    open: (live, owed) =>
      `Gegen den Plan lässt sich noch nichts sagen: ${live} von ${owed} Stücken sind live.`,
    noPlan: "Dahinter steht kein Plan mit Prognose.",
    byPlan: (best, off, worst, worstOff) =>
      `Gegen den Plan war @${best} am besten (${off}), @${worst} am schwächsten (${worstOff}).`,
    byCpm: (best, cpm, worst, worstCpm) =>
      `Je tausend Views war @${best} am günstigsten (${cpm}), @${worst} am teuersten (${worstCpm}).`,
    byViews: (best, views, worst, fewest) =>
      `@${best} brachte die meisten Views (${views}), @${worst} die wenigsten (${fewest}).`,
    cost: (cost) => `Kosten: ${cost}.`,
    costOfBudget: (cost, budget) => `Kosten: ${cost} von ${budget} Budget.`,
    orders: (orders) => `Bestellungen: ${orders}.`,
    revenue: (revenue) => `Umsatz: ${revenue}.`,
    costPerOrder: (cost) => `Eine Bestellung hat ${cost} gekostet.`,
    lastFee: (handle, fee) => `Das letzte Honorar von @${handle} war ${fee}.`,
    notKnown: {
      orders: "Bestellungen sind nicht bekannt.",
      sales: "Der Umsatz ist nicht bekannt.",
      paid: "Weder Honorar noch Zahlung ist bekannt.",
    },
    whyUnknown: "Warum, sagen die Zahlen nicht.",
    reachNotMeasured: "Gemessen werden Views; erreichte Personen sind nur prognostiziert.",
    nothingWith: (handle) => `Über Arbeit mit @${handle} ist nichts festgehalten.`,
    workWith: (handle, posts, views) =>
      `@${handle}: ${posts.text} Post${posts.n === 1 ? "" : "s"}${views === null ? ", Views unbekannt" : ` mit ${views} Views`}.`,
    contracts: "Verträge führe ich nicht, also weiß ich nicht, welche unterschrieben sind.",
    nothingDue: (kind, who, until) =>
      `Bis ${until} ${{ drafts: "ist kein Entwurf fällig", posts: "ist kein Post fällig", payments: "ist keine Zahlung offen", prices: "fehlt kein Honorar", all: "ist nichts fällig oder offen" }[kind ?? "all"]}${who === "" ? "" : ` (${who})`}, soweit es die laufenden Kampagnen sagen.`,
    due: (counts, who, until) => `Bis ${until}${who === "" ? "" : `, ${who}`}: ${counts}.`,
    dueOf: {
      drafts: ({ text, n }) => `${text} ${n === 1 ? "Entwurf" : "Entwürfe"}`,
      posts: ({ text, n }) => `${text} Post${n === 1 ? "" : "s"} nicht live`,
      payments: ({ text, n }) => `${text} offene Zahlung${n === 1 ? "" : "en"}`,
      prices: ({ text, n }) => `${text} ${n === 1 ? "fehlendes Honorar" : "fehlende Honorare"}`,
    },
    late: ({ text, n }) => `Davon ${n === 1 ? "ist" : "sind"} ${text} überfällig.`,
    firstDue: (creator, what, day) => `Zuerst: ${creator}, ${what}, ${day}.`,
    allCampaigns: (total) =>
      `In diesem Arbeitsbereich gibt es ${total.text} Kampagne${total.n === 1 ? "" : "n"}.`,
    states: {
      draft: ["ist im Entwurf", "sind im Entwurf"],
      active: ["ist aktiv", "sind aktiv"],
      completed: ["ist abgeschlossen", "sind abgeschlossen"],
      archived: ["ist archiviert", "sind archiviert"],
      all: ["lief", "liefen"],
    },
    campaigns: (total, of, state, when) =>
      `${total} von ${of} Kampagnen ${state}${when === null ? "" : ` (${when})`}.`,
    posts: (total, what, of) => `${total.text} ${what} deiner Kampagnen${of === "" ? "" : ` (${of})`}.`,
    withViews: (views) => `Zusammen haben sie ${views} Views.`,
    undated: ({ text, n }) =>
      `${text} weitere ${n === 1 ? "hat" : "haben"} keinen Tag und ${n === 1 ? "zählt" : "zählen"} nicht mit.`,
    piece: (format, n) =>
      ({
        reel: ["Reel", "Reels"],
        short: ["Short", "Shorts"],
        video: ["Video", "Videos"],
        image: ["Bild", "Bilder"],
        carousel: ["Karussell", "Karussells"],
        story: ["Story", "Storys"],
        live: ["Livestream", "Livestreams"],
      })[format ?? ""]?.[n === 1 ? 0 : 1] ?? (n === 1 ? "Post" : "Posts"),
    inCampaign: (name) => `in ${name}`,
    noRivals:
      "Dein Markenprofil nennt keine Konkurrenten: trag sie in den Einstellungen ein oder nenn eine Marke.",
    noOwn:
      "Dein Markenprofil hat keinen eigenen Handle: trag ihn in den Einstellungen ein, dann sage ich, wer euch genannt hat.",
    whichBrand: "Nenn eine Marke oder eine Person mit @.",
    workers: (total, brands, when, isMore) =>
      `${total.text} Creator ${total.n === 1 ? "hat" : "haben"} etwas mit ${brands} zu tun${when === null ? "" : ` (${when})`}${isMore ? ", darunter" : ""}:`,
    undatedWork: ({ text, n }, isOfMany) =>
      isOfMany
        ? `Bei ${text} Creator${n === 1 ? "" : "n"} ist es ohne Tag bekannt.`
        : "Es ist bekannt, aber ohne Tag.",
    brandless: ({ text, n }) => `Bei ${text} Creator${n === 1 ? "" : "n"} hier ist gar keine Marke bekannt.`,
    nobody: (brands, when) =>
      `Von niemandem hier ist bekannt, dass er für ${brands} gearbeitet oder es genannt hat${when === null ? "" : ` (${when})`}. Was keine Liste, kein Deal und kein Post sagt, weiß ich nicht.`,
    brandsOf: (handle, brands) => `Von @${handle} ist bekannt: ${brands}.`,
    noBrandsOf: (handle, brand, when) =>
      `Hier verbindet nichts @${handle} mit ${brand ?? "einer Marke"}${when === null ? "" : ` (${when})`}. Dass keine Liste, kein Deal und kein Post es sagt, beweist nichts.`,
    evidence: {
      deal: "eigener Deal",
      paid_post: "bezahlter Post",
      post: "in einem Post genannt",
      list: "aus deiner Liste",
    },
    notSurely: "Ein Post, der eine Marke nennt, muss nicht bezahlt sein.",
  },
  work: WORK_DE,
  plan: {
    impossible: "Kein Plan hält alle Vorgaben dieses Briefings ein, also gibt es nichts davon zu sagen.",
    budgetIs: (budget) => `Das Budget ist ${budget}.`,
    noneKeepsAll: "Kein Plan hält alle Vorgaben dieses Briefings ein.",
    summary: (creators, cost, reach) =>
      `Der Plan hat ${creators.text} Creator für ${cost} und erreicht ${reach} Personen.`,
    unpriced: (creators, reach) => `Der Plan hat ${creators.text} Creator und erreicht ${reach} Personen.`,
    cost: (cost, budget) => `Der Plan kostet ${cost}${budget === null ? "" : ` von ${budget}`}.`,
    perCreator: (cost) => `Das sind im Schnitt ${cost} pro Creator.`,
    perThousand: (people, views) =>
      `${[people && `Tausend Personen kosten ${people}`, views && `${people ? "tausend" : "Tausend"} Views ${people ? "" : "kosten "}${views}`].filter(Boolean).join(", ")}.`,
    costUnknown: "Was der Plan kostet, ist nicht bekannt.",
    dearest: (handle, cost) => `Am teuersten ist @${handle} mit ${cost}.`,
    cheapest: (handle, cost) => `Am günstigsten ist @${handle} mit ${cost}.`,
    left: (left) => `Vom Budget sind ${left} übrig.`,
    noBudget: "Das Briefing hat kein Budget.",
    reach: (reach) => `Der Plan erreicht ${reach} Personen deiner Zielgruppe.`,
    between: (from, to) => `Vier von fünf solchen Kampagnen enden zwischen ${from} und ${to}.`,
    onPlatform: (creators, of, platform) =>
      `${creators.text} von ${of} Creatorn ${creators.n === 1 ? "ist" : "sind"} auf ${platform}.`,
    inCountry: (creators, of, country) => `${creators.text} von ${of} Creatorn: ${country}.`,
    countries: (list) => `Sie kommen aus: ${list}.`,
    unknownCountry: ({ text }) => `Bei ${text} ist das Land unbekannt.`,
    pieces: (pieces, list) => `${pieces.text} ${pieces.n === 1 ? "Stück" : "Stücke"}: ${list}.`,
    piecesOf: (pieces, format) => `Der Plan hat ${pieces.text} ${format}.`,
    who: (creators, names, isMore) => `${creators.text} Creator${isMore ? ", darunter" : ""}: ${names}.`,
    first: (day, time, handle, piece) =>
      `Das erste Stück geht am ${day} um ${time} live: @${handle}, ${piece}.`,
    last: (day, time, handle, piece) => `Das letzte am ${day} um ${time}: @${handle}, ${piece}.`,
    runs: (from, to) => `Er läuft vom ${from} bis ${to}.`,
    noCalendar: "Der Plan hat keinen Kalender.",
    thousandMore: (people) => `Tausend mehr Budget brächten ${people} Personen mehr.`,
    thousandOpen: "Was tausend mehr brächten, wurde nicht gefunden oder ist zu wenig, um es zu sagen.",
    proved: "Es ist der bestmögliche Plan unter diesen Vorgaben, nach diesen Preisen.",
    gap: (percent) =>
      `Keine Auswahl unter diesen Vorgaben kann mehr als ${percent} mehr erreichen, nach diesen Preisen.`,
    guessed: (known, of) => `${known} von ${of} Preisen sind bekannt, der Rest ist geschätzt.`,
    rule: (rule, percent) =>
      `Am meisten kostet die Vorgabe ${rule}: ohne sie erreichte der Plan ${percent} mehr.`,
    noRule: "Keine Vorgabe kostet einen merklichen Teil der Reichweite.",
    risks: ({ text, n }) =>
      `${text} ${n === 1 ? "Punkt" : "Punkte"} vor dem Start; ${n === 1 ? "er steht" : "sie stehen"} unten.`,
    noRisks: "Es wurde nichts gefunden, was schiefgehen könnte.",
    assumptions: ({ text, n }) =>
      `Ich habe ${text} ${n === 1 ? "Annahme" : "Annahmen"} getroffen; ${n === 1 ? "sie steht" : "sie stehen"} unten.`,
    toAsk: (names) =>
      `Frag zuerst nach dem Preis von ${names}: Diese fehlenden Preise entscheiden am meisten über den Plan.`,
    noneToAsk: "In diesem Plan entscheidet kein fehlender Preis etwas.",
    firstVersion: "Das ist die erste Fassung des Plans: Niemand kam dazu, niemand fiel heraus.",
    moved: (entered, left) =>
      entered === null && left === null
        ? "Gegenüber der Fassung davor sind es dieselben Creator."
        : `Gegenüber der Fassung davor kam ${entered ?? "niemand"} dazu, ${left ?? "niemand"} fiel heraus.`,
  },
  days: {
    hour: (platform, time, posts) =>
      `Auf ${platform} liefen deine eigenen ${posts} Posts um ${time} am besten.`,
    assumed: (needed, time) =>
      `Weniger als ${needed} eigene Posts sagen eine Stunde; Pläne nehmen deshalb ${time} an.`,
    noWeekdays: "Welcher Wochentag besser ist, sagen mir deine Posts nicht: ich vergleiche nur Stunden.",
    nameMarket: "Nenn einen Markt, dann sage ich, welche Tage dort zählen.",
    notKnown: (market) => `Die Feiertage für diese Tage kenne ich dort nicht (${market}).`,
    days: (count, market, to) =>
      `${market ?? "Tage"}: bis ${to} ${count.n === 1 ? "zählt" : "zählen"} ${count.text} ${count.n === 1 ? "Tag" : "Tage"}.`,
    noDays: (market, from, to) =>
      `${market ?? "Tage"}: von ${from} bis ${to} kenne ich keinen besonderen Tag.`,
    next: (day, name) => `Der nächste ist der ${day} (${name}).`,
    event: (name, day) => `${name} ist am ${day}.`,
    eventFromTo: (name, from, to) => `${name} ist vom ${from} bis ${to}.`,
    eventUnknown: (name) => `Wann ${name} ist, weiß ich für diesen Markt nicht.`,
    weekday: (weekday, left) =>
      left === null
        ? `Das ist ein ${weekday}.`
        : `Das ist ein ${weekday}, in ${left.text} Tag${left.n === 1 ? "" : "en"}.`,
    byMoon: "Der Mond kann es um einen Tag verschieben.",
    byCustom: "Das ist Brauch der Händler, keine feste Regel.",
    quiet: "Es ist ein stiller Tag: Pläne legen nichts darauf.",
    cannotJudge: "Ob es für euch passt, kann ich aus deinen Posts nicht sagen.",
  },
  metrics: {
    means: (label, definition) => `${label}: ${definition}`,
    none: (name) =>
      `${name === null ? "Ich habe nicht gelesen, welche Kennzahl du meinst, oder Herald hat keine dieses Namens" : `Eine Kennzahl ${name} führt Herald nicht`}. Das Glossar in der Hilfe hat alle, die es zeigt.`,
  },
};
