import type { PlanningWords } from "./planning-words.ts";

const TOO_LARGE =
  "Dieser Betrag ist größer als jedes Budget. Nenn einen unter zehn Milliarden, zum Beispiel „25.000 €“.";
const ZERO =
  "Mit einem Budget von null lässt sich nichts planen. Sag, was ausgegeben werden darf, zum Beispiel „25.000 €“.";
const than = (which: "before" | "now") => (which === "before" ? "vorher" : "jetzt");

export const PLANNING_DE: PlanningWords = {
  quoted: (words) => `„${words}“`,
  first: "Erster Plan",
  nothingToAdd: "Dazu gibt es nichts mehr zu sagen.",
  denied: "Es wurde nichts gespeichert. Der Plan bleibt, wie er ist.",
  failed:
    "Das hat nicht geklappt. Dein Plan ist unverändert; versuch es noch einmal oder sag es mit anderen Worten.",
  noCreators:
    "In diesem Arbeitsbereich gibt es noch keine Creator. Füge unter Influencer Discovery welche hinzu und frag dann noch einmal.",
  savedList: (name) => `Als Liste ${name} gespeichert. Sag „mach eine Kampagne daraus“, um weiterzugehen.`,
  savedCampaign: (name) =>
    `Die Kampagne ${name} ist als Entwurf angelegt. Guidelines und Handles fehlen noch.`,
  plan: (creators, cost, reach) =>
    `${creators.text} Creator für ${cost} ${creators.n === 1 ? "sollte" : "sollten"} ${reach} Menschen deiner Zielgruppe erreichen`,
  range: (low, high) => `; vier von fünf solchen Kampagnen enden zwischen ${low} und ${high}`,
  forReactions: "Ausgewählt wurde nach Menschen, die reagieren.",
  best: "der bestmögliche Plan",
  within: (gap) => `höchstens ${gap} schlechter als der bestmögliche Plan`,
  isSo: (nearness) => `Das ist ${nearness}.`,
  guessOfRights: (nearness) =>
    `Das ist die beste Schätzung: was die Rechte kosten, ist nicht bekannt. Mit den angenommenen Anteilen ist es ${nearness}.`,
  guess: (known, of, nearness) =>
    `Das ist die beste Schätzung (${known} von ${of} Preisen bekannt). Mit diesen Preisen ist es ${nearness}.`,
  withoutRule: (rule, isAssumed, gain, people) =>
    `Ohne „${rule}“ (${isAssumed ? "meine Annahme" : "deine Vorgabe"}) würde der Plan ${gain} mehr Menschen erreichen${people === "people engaged" ? ", die reagieren" : ""}. `,
  entry: (handle, asks, enters) => `@${handle} verlangt ${asks} und käme für ${enters} je Stück hinein. `,
  thousandMore: (people, metric) =>
    `Mit tausend mehr Budget würden ${people} Menschen mehr ${metric === "people engaged" ? "reagieren" : "erreicht"}.\n\n`,
  pricesUnknown: (count, of) =>
    `Bei ${count} von ${of} Kandidaten ist der Preis nicht bekannt; dafür stehen Schätzungen.`,
  budget: {
    vague: "Du hast keine Zahl genannt; sag, wie viel ausgegeben werden darf.",
    currency: "Du hast keine Währung genannt; das ist die des Arbeitsbereichs.",
    lakh: "Du hast keine Währung genannt; Lakh und Crore zählen in Rupien.",
    juta: "Du hast keine Währung genannt; Juta und Ribu zählen in Rupiah.",
    open: "Das Wort steht für mehrere Währungen; nenn die, die du meinst.",
    range: (from) => `Du hast eine Spanne ab ${from} genannt; der Plan darf bis zum oberen Ende gehen.`,
    others: (amounts) => `Du hast auch ${amounts} genannt; es gilt der erste Betrag.`,
  },
  notKept: (words, why) => `„${words}“ kann der Plan nicht einhalten${why === null ? "." : `: ${why}`}`,
  strange: (piece) => `„${piece}“ habe ich nicht verstanden.`,
  leftOut: (count, value) =>
    ` ${count.text} ${count.n === 1 ? "weiterer Creator passt" : "weitere Creator passen"} vielleicht, aber ${value} ist unbekannt; sag, wenn du ${count.n === 1 ? "ihn" : "sie"} trotzdem dabeihaben willst.`,
  facts: {
    because: (day, rule) => `Weil euer Team am ${day} gesagt hat: ${rule}. `,
    overruled: (day, text) =>
      `Euer Team hat am ${day} gesagt „${text}“; dieses Briefing sagt es anders, und das gilt. `,
    which: (facts) => `Was davon ist gemeint: ${facts.map((text) => `„${text}“`).join(" oder ")}?`,
    none: "Dieser Plan hält nichts ein, was euer Team früher gesagt hat; zu ignorieren gibt es nichts.",
  },
  theBudget: "das Budget",
  conflict: (rules) => `Kein Plan kann zugleich einhalten: ${rules.join(" und ")}. `,
  cheapest: (budget) => `${budget} wäre das kleinste Budget, mit dem es geht.`,
  allGuessed: "Kein Preis davon ist bekannt: das ist nach ihrer Größe geschätzt.",
  noBudgetWouldDo: "Mit keinem Budget ginge das; lass eins davon weg oder füge mehr Creator hinzu.",
  nobodyForBudget: "Für das Budget ist niemand zu haben. ",
  nobodyFits: (rule) => `Hierzu passt niemand: ${rule}. `,
  leaveItOut: "Lass es weg oder füge mehr Creator hinzu.",
  changed: (summary, creators, cost, reach, difference) =>
    `${summary}: ${creators.text} Creator für ${cost} ${creators.n === 1 ? "erreicht" : "erreichen"} ${reach} Menschen${difference}. `,
  asMany: (which) => `, so viele wie ${than(which)}`,
  more: (people, which) => `, ${people} mehr als ${than(which)}`,
  fewer: (people, which) => `, ${people} weniger als ${than(which)}`,
  kept: " Die vorige Version bleibt erhalten.",
  named: (handle, isIn) => ` @${handle} ist ${isIn ? "dabei" : "nicht dabei"}.`,
  nothingFound:
    "Darin habe ich keine Änderung gefunden. Nenn ein Budget, einen Ort, eine Plattform, eine Person oder eine Zahl, zum Beispiel „nur TikTok“.",
  unsure: "Deshalb wurde nichts geändert. Sag es mit anderen Worten oder wende an, was ich gelesen habe.",
  tried: (summary, reach, difference, cost, costs) =>
    `${summary}: ${reach} Menschen${difference} für ${cost}${costs}.`,
  costsMore: (amount) => `, ${amount} mehr`,
  costsLess: (amount) => `, ${amount} weniger`,
  moved: (entered, left) => ` Neu dabei: ${entered ?? "niemand"}; nicht mehr dabei: ${left ?? "niemand"}.`,
  several: (count, names) => `${count} Creator, darunter ${names}`,
  nearest: "Was dem am nächsten kommt:",
  notKeptYet: " Behalten ist noch nichts.",
  back: (version) => `Zurück zu Version ${version}`,
  problems: {
    too_large: TOO_LARGE,
    zero: ZERO,
    nothing_left: "Das ist das ganze Budget oder mehr, es bliebe nichts zum Planen. Nimm weniger weg.",
    other_currency:
      "Der Betrag ist in einer anderen Währung als das Budget. Nenn die Änderung in der Währung des Budgets, oder das ganze Budget neu.",
    how_much:
      "Sag, um wie viel, zum Beispiel „1.000 € weniger“, oder nenn eine Grenze wie „höchstens 500 € je Stück“.",
    nothing: (text) =>
      `„${text}“ habe ich nicht verstanden. Nenn ein Budget, einen Ort, eine Plattform, eine Person oder eine Zahl, zum Beispiel „nur TikTok“.`,
    stranger: (handle) => `@${handle} gibt es in diesem Arbeitsbereich nicht, deshalb wurde nichts geändert.`,
    already: "Das hat der Plan schon; geändert wurde nichts.",
    firstVersion: "Das ist die erste Version; davor gibt es keine.",
    newestVersion: "Das ist die neueste Version; danach gibt es keine.",
    noVersion: (number, newest) => `Version ${number} gibt es nicht; die neueste ist ${newest}.`,
  },
  noBrief: {
    fake_reach:
      "Herald arbeitet mit echten Menschen und kauft keine Follower, Likes, Aufrufe oder Kommentare. Beschreib, was Creator zeigen sollen, wo und für wie viel.",
    question:
      "Das fragt oder erzählt etwas, zu planen gibt es darin nichts. Beschreib, was du einführen willst, wo und für wie viel.",
    follow_up:
      "Das ändert einen Plan, und es gibt noch keinen. Beginn mit einem Briefing: was, wo, für wen und mit welchem Budget.",
    too_large: TOO_LARGE,
    zero: ZERO,
    negative:
      "Ein Budget kann nicht unter null liegen. Sag, wie viel ausgegeben werden darf, zum Beispiel „25.000 €“.",
    no_budget:
      "Sag, wie viel ausgegeben werden darf, zum Beispiel „25.000 €“, oder wie viele Creator du willst.",
    nothing:
      "In diesem Text gibt es nichts zu planen. Nenn, was du einführen willst, wo, für wen und mit welchem Budget.",
  },
  asks: {
    place: (words) =>
      `Wo ist „${words}“? Den Ort kenne ich nicht. Nenn das Land oder eine größere Stadt in der Nähe.`,
    date: (words) => `Wann ist „${words}“? Nenn einen Tag, etwa „20. Dezember“.`,
    share: (words) => `Wofür steht „${words}“? Sag, von welchem Teil des Budgets oder der Creator das gilt.`,
    exclusion: (words) =>
      `Wer fällt durch „${words}“ heraus? Nenn einen Ort, eine Plattform, ein Thema, eine Marke oder eine Person.`,
    budget: (words) => `„${words}“ nennt keinen Betrag. Wie viel Budget ist es?`,
    against: (words, other) =>
      `„${words}“ und „${other}“ gehen nicht zusammen. Was davon gilt? Bis dahin wird nichts geplant.`,
    apart: (words, other) =>
      `„${words}“ und „${other}“ sind zwei Pläne. Welcher zuerst? Jeder hat sein eigenes Geld und seinen eigenen Ort.`,
    which: (words, options) =>
      `Welches „${words}“ ist gemeint? Ich kenne mehrere: ${options.join(" oder ")}.`,
    whichOfOne: (words) =>
      `Welches „${words}“ ist gemeint? Ich kenne mehrere in einem Land. Nenn die Region oder nimm alle.`,
  },
  why: {
    isIn: (handle) => `@${handle} ist im Plan. `,
    isOut: (handle) => `@${handle} ist nicht im Plan. `,
    unknown: (handle) => `@${handle} gibt es in diesem Arbeitsbereich nicht.`,
    reachedAlready: "Andere im Plan erreichen dieselben Menschen schon; eine Vorgabe verlangt diese Person.",
    adds: (people, perThousand) =>
      `Bringt ${people} Menschen deiner Zielgruppe dazu, für ${perThousand} je tausend.`,
    countsFor: (rule) => `Zählt für „${rule}“.`,
    audience: (percent, gender) =>
      `${percent} des Publikums sind ${gender === "female" ? "Frauen" : "Männer"}.`,
    postsAbout: (topics) => `Postet über ${topics}.`,
    rights: (rights, isTold) =>
      `Im Preis sind ${rights}${isTold ? ", wie du gesagt hast" : "; das ist geschätzt"}.`,
    estimate: (low, high) => `Der Preis ist eine Schätzung zwischen ${low} und ${high}.`,
    youSaidWithout: "Du wolltest einen Plan ohne diese Person.",
    keptOut: (rules) => `Ausgeschlossen durch ${rules}.`,
    nothingKnown: "Weder Preis noch Views oder Follower sind bekannt.",
    wouldEnter: (asks, enters, rights) =>
      `${asks === null ? "Ein Preis ist nicht bekannt" : `Verlangt ${asks} je Stück`}; unter ${enters}${rights === null ? "" : ` (dazu ${rights})`} wäre ein Plan mit dieser Person besser als dieser.`,
    notClear:
      "Die Suche nach einem Preis endete, bevor klar war, ob es einen gibt; frag noch einmal mit weniger Vorgaben.",
    notForNothing: (count) =>
      `Käme auch umsonst nicht hinein: ${count === null ? "andere erreichen dieselben Menschen, oder eine Vorgabe lässt keinen Platz" : `mit der Vorgabe „${count}“ erreichen andere an dieser Stelle mehr Menschen`}.`,
    noRoom: "Die Vorgaben des Briefings lassen für diese Person keinen Platz.",
  },
};
