import type { QuestionWords } from "./question-words.ts";

export const FR: QuestionWords = {
  and: "et",
  quoted: (words) => `« ${words} »`,
  values: {
    country: "le pays",
    region: "la région",
    city: "la ville",
    language: "la langue",
    gender: "le genre",
    age: "l’âge",
    category: "le thème",
    platform: "la plateforme",
    followers: "le nombre d’abonnés",
    engagementRate: "le taux d’engagement",
    avgViews: "le nombre de vues",
    price: "le prix",
    contact: "le contact",
    other: "une valeur",
  },
  measures: {
    followers: "abonnés",
    engagementRate: "taux d’engagement",
    views: "vues d’une publication habituelle",
    price: "prix",
    cpm: "coût pour mille vues",
  },
  allOf: ({ text, n }) => `Il y a ${text} créateur${n === 1 ? "" : "s"} dans cet espace.`,
  count: (total, creators, asked) =>
    `${total.text} créateur${total.n === 1 ? "" : "s"} sur ${creators.text} correspond${total.n === 1 ? "" : "ent"} à ${asked}.`,
  none: (creators, asked) => `Sur ${creators.text} créateurs, aucun ne correspond à ${asked}.`,
  valueNotKnown: ({ text }, value) => `Pour ${text}, on ignore ${value}.`,
  find: (shown, total, asked) =>
    `${total.text} créateur${total.n === 1 ? " correspond" : "s correspondent"} à ${asked}${shown.n === total.n ? "" : ` ; les ${shown.text} premiers sont ci-dessous`}.`,
  rank: (measure, isHighestFirst, places) =>
    `Par ${measure}, ordre ${isHighestFirst ? "décroissant" : "croissant"} : ${places}.`,
  ofWhom: (known, total, asked) =>
    `C’est connu pour ${known.text} créateur${known.n === 1 ? "" : "s"} sur ${total.text}${asked === "" ? "" : `, pour ${asked}`}.`,
  otherCurrency: ({ text }) => `${text} de plus ont leur prix dans une autre devise et sont laissés de côté.`,
  average: (measure, mean, median) => `En moyenne, ${measure} : ${mean} ; la médiane est ${median}.`,
  spread: (from, to) => `Huit sur dix sont entre ${from} et ${to}.`,
  figureOfNobody: (measure, total) => `Pour aucun des ${total.text} créateurs ce n’est connu : ${measure}.`,
  notUnderstood: (pieces) =>
    `Je n’ai pas compris ${pieces}, donc je ne donne pas de chiffre. Dites-le autrement.`,
  whoAreThey: "Je ne sais pas de qui vous parlez : nommez un lieu, un thème, une plateforme ou une liste.",
  whichFigure: "Selon quel chiffre : abonnés, taux d’engagement, vues, prix ou coût pour mille vues ?",
  notOfFormats: (measure) => `Par format, je ne connais que les prix, pas ceci : ${measure}.`,
  nothingToCompare:
    "Ni taux d’engagement ni prix comparables ne sont connus ; le tableau montre ce qu’il y a.",
  prices: {
    none: (handle) => `Il n’y a pas de @${handle} dans cet espace.`,
    offerUnread: "Je n’ai pas lu l’offre : écrivez-la avec sa devise.",
    notKnown: (handle, unit) => `Aucun prix de @${handle}${unit} n’est connu.`,
    deal: (handle, price, campaign) => `Dans « ${campaign} », une pièce de @${handle} a coûté ${price}.`,
    listed: (handle, price) => `@${handle} demande ${price} selon la liste.`,
    range: (count, from, to, median, isSameSize) =>
      `Sur ${count} autres${isSameSize ? " de cette taille" : ""}, huit sur dix demandent de ${from} à ${to}, la moitié au plus ${median}.`,
    tooFew: (count) => `Je connais trop peu de prix d’autres (${count}) pour dire ce qui est habituel.`,
    standing: {
      below: (offer, unit) => `${offer}${unit} la pièce, c’est en dessous de l’habituel.`,
      within: (offer, unit) => `${offer}${unit} la pièce, c’est dans l’habituel.`,
      above: (offer, unit) => `${offer}${unit} la pièce, c’est au-dessus de l’habituel.`,
    },
  },
  rules: {
    onlyLabels:
      "Je connais seulement les mentions publicitaires de neuf marchés, aucun autre droit : demandez ce que la mention doit dire dans un marché.",
    whichMarket:
      "Oui : une publication payée ou offerte porte une mention. Nommez le marché, et je dis avec quels mots.",
    noRule: (market) => `Je n’ai pas de règle pour ce marché (${market}), je ne peux donc pas le dire.`,
    rule: (market, labels) => `Une publication payée ou offerte y porte une mention (${market}) : ${labels}.`,
    upfront: "La mention est placée tout au début.",
    onScreen: "Elle doit aussi être lisible à l’image.",
    from: (id, source) => `Règle ${id} : ${source}. Ce n’est pas un conseil juridique.`,
    noCaption: "Mettez la légende entre guillemets, et je vérifie sa mention.",
    labelRight: "La mention convient pour une publication payée ou offerte.",
    labelWrong: "Pas comme ça : il manque une mention acceptée pour une publication payée ou offerte.",
    unclear: "Je ne peux pas dire si la mention convient : une personne doit la lire.",
    hurtful: "Un mot peut y blesser.",
    strictest: "Aucun marché n’était nommé : la plus stricte des règles connues a servi.",
    inMarket: (market) => `Marché : ${market}.`,
  },
};
