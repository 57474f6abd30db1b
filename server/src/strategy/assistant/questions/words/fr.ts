import { BRIEFS_FR } from "./briefs/fr.ts";
import { PLANNING_FR } from "./planning/fr.ts";
import { WORK_FR } from "./work/fr.ts";
import type { QuestionWords } from "./question-words.ts";

export const FR: QuestionWords = {
  briefs: BRIEFS_FR,
  planning: PLANNING_FR,
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
  figureOf: (measure, name, figure) => `${name}, ${measure} : ${figure}.`,
  figureNotKnown: (measure, name) => `On ne connaît pas cela de ${name} : ${measure}.`,
  measures: {
    followers: "abonnés",
    engagementRate: "taux d’engagement",
    views: "vues d’une publication habituelle",
    price: "prix",
    cpm: "coût pour mille vues",
  },
  together: (measure, sum) => `Ensemble, ${measure} : ${sum}.`,
  contacts: { email: "e-mail", phone: "téléphone", bio: "bio" },
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
  converted: (of, currency, named, hasMore) =>
    `Pour ${of}, le prix n’est pas en ${currency} mais dans une autre devise.${named === "" ? " Aux cours de référence, aucun ne convient." : ` Aux cours de référence conviennent${hasMore ? ", entre autres" : ""} : ${named}.`}`,
  average: (measure, mean, median) => `En moyenne, ${measure} : ${mean} ; la médiane est ${median}.`,
  spread: (from, to) => `Huit sur dix sont entre ${from} et ${to}.`,
  figureOfNobody: (measure, total) => `Pour aucun des ${total.text} créateurs ce n’est connu : ${measure}.`,
  notUnderstood: (pieces) =>
    `Je n’ai pas compris ${pieces}, donc je ne donne pas de chiffre. Dites-le autrement.`,
  newestStatus: "Ce qu’une campagne sait de plus récent compte avant la liste.",
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
    against: {
      below: (offer) => `${offer} est en dessous du prix de la liste.`,
      same: (offer) => `${offer} est le prix de la liste.`,
      above: (offer) => `${offer} est au-dessus du prix de la liste.`,
    },
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
      "Une publication payée ou offerte porte une mention. Nommez le marché, et je dis avec quels mots.",
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
  campaigns: {
    noCampaigns: "Aucune campagne n’a encore été lancée ici : il n’y a pas de résultats.",
    oneAtATime: "Je parle d’une campagne à la fois et ne les classe pas : nommez-en une.",
    notFound: (said, names) =>
      `Je n’ai pas compris ${said} : aucune campagne n’a ce nom ici. Il y a : ${names}.`,
    whichOne: (names) => `Plusieurs campagnes sont possibles : ${names}. Nommez-en une.`,
    state: {
      draft: (name) => `${name} est un brouillon.`,
      active: (name) => `${name} est encore en cours.`,
      completed: (name) => `${name} est terminée.`,
      archived: (name) => `${name} est finie et archivée.`,
    },
    seen: (posts, views) => `${posts.text} publication${posts.n === 1 ? " a" : "s ont"} fait ${views} vues.`,
    notSeen: (posts) =>
      `${posts.text} publication${posts.n === 1 ? " est connue" : "s sont connues"}, sans vues.`,
    noPosts: "Aucune publication n’en est connue.",
    held: (from, to) => `C’est dans la fourchette du plan (${from} à ${to}).`,
    below: (off, from, to) =>
      `C’est ${off} de moins que le milieu du plan, sous sa fourchette de ${from} à ${to}.`,
    above: (off, from, to) =>
      `C’est ${off} de plus que le milieu du plan, au-dessus de sa fourchette de ${from} à ${to}.`,
    open: (live, owed) =>
      `Face au plan, on ne peut encore rien dire : ${live} pièces sur ${owed} sont en ligne.`,
    noPlan: "Aucun plan avec prévision n’est derrière.",
    byPlan: (best, off, worst, worstOff) =>
      `Face au plan, @${best} a fait le mieux (${off}) et @${worst} le moins bien (${worstOff}).`,
    byCpm: (best, cpm, worst, worstCpm) =>
      `Pour mille vues, @${best} a coûté le moins (${cpm}) et @${worst} le plus (${worstCpm}).`,
    byViews: (best, views, worst, fewest) =>
      `@${best} a fait le plus de vues (${views}), @${worst} le moins (${fewest}).`,
    cost: (cost) => `Coût : ${cost}.`,
    costOfBudget: (cost, budget) => `Coût : ${cost} sur un budget de ${budget}.`,
    orders: (orders) => `Commandes : ${orders}.`,
    revenue: (revenue) => `Ventes : ${revenue}.`,
    costPerOrder: (cost) => `Une commande a coûté ${cost}.`,
    lastFee: (handle, fee) => `Le dernier cachet de @${handle} était de ${fee}.`,
    notKnown: {
      orders: "Les commandes ne sont pas connues.",
      sales: "Les ventes ne sont pas connues.",
      paid: "Aucun cachet ni paiement n’est connu.",
    },
    whyUnknown: "Pourquoi, les chiffres ne le disent pas.",
    reachNotMeasured: "Ce qui est mesuré, ce sont les vues ; les personnes touchées sont seulement prévues.",
    nothingWith: (handle) => `Rien n’est enregistré du travail avec @${handle}.`,
    workWith: (handle, posts, views) =>
      `@${handle} : ${posts.text} publication${posts.n === 1 ? "" : "s"}${views === null ? ", vues inconnues" : ` avec ${views} vues`}.`,
    contracts: "Je ne garde pas les contrats : je ne sais pas lesquels sont signés.",
    nothingDue: (kind, who, until) =>
      `D’ici au ${until}, ${{ drafts: "aucun brouillon n’est attendu", posts: "aucune publication n’est attendue", payments: "aucun paiement n’est en attente", prices: "aucun cachet ne manque", all: "rien n’est attendu ni ouvert" }[kind ?? "all"]}${who === "" ? "" : ` (${who})`}, d’après les campagnes en cours.`,
    due: (counts, who, until) => `D’ici au ${until}${who === "" ? "" : `, ${who}`} : ${counts}.`,
    dueOf: {
      drafts: ({ text, n }) => `${text} brouillon${n === 1 ? "" : "s"}`,
      posts: ({ text, n }) => `${text} publication${n === 1 ? "" : "s"} pas en ligne`,
      payments: ({ text, n }) => `${text} paiement${n === 1 ? "" : "s"} en attente`,
      prices: ({ text, n }) => `${text} cachet${n === 1 ? " manquant" : "s manquants"}`,
    },
    late: ({ text, n }) => `${text} ${n === 1 ? "est" : "sont"} en retard.`,
    firstDue: (creator, what, day) => `D’abord : ${creator}, ${what}, ${day}.`,
    allCampaigns: (total) => `Il y a ${total.text} campagne${total.n === 1 ? "" : "s"} dans cet espace.`,
    states: {
      draft: ["est en brouillon", "sont en brouillon"],
      active: ["est en cours", "sont en cours"],
      completed: ["est terminée", "sont terminées"],
      archived: ["est archivée", "sont archivées"],
      all: ["a eu lieu", "ont eu lieu"],
    },
    campaigns: (total, of, state, when) =>
      `Sur ${of} campagnes, ${total} ${state}${when === null ? "" : ` (${when})`}.`,
    posts: (total, what, of) => `${total.text} ${what} de vos campagnes${of === "" ? "" : ` (${of})`}.`,
    withViews: (views) => `Ensemble : ${views} vues.`,
    undated: ({ text, n }) =>
      `${text} de plus ${n === 1 ? "n’a" : "n’ont"} pas de date et ${n === 1 ? "n’est pas comptée" : "ne sont pas comptées"}.`,
    piece: (format, n) =>
      ({
        reel: ["reel", "reels"],
        short: ["short", "shorts"],
        video: ["vidéo", "vidéos"],
        image: ["image", "images"],
        carousel: ["carrousel", "carrousels"],
        story: ["story", "stories"],
        live: ["live", "lives"],
      })[format ?? ""]?.[n === 1 ? 0 : 1] ?? (n === 1 ? "publication" : "publications"),
    inCampaign: (name) => `dans ${name}`,
    noRivals:
      "Votre profil de marque ne nomme pas de concurrents : ajoutez-les dans les réglages, ou nommez une marque.",
    noOwn:
      "Votre profil de marque n’a pas votre pseudo : ajoutez-le dans les réglages, et je dirai qui vous a cités.",
    whichBrand: "Nommez une marque, ou une personne avec @.",
    workers: (total, brands, when, isMore) =>
      `${total.text} créateur${total.n === 1 ? " a" : "s ont"} un lien avec ${brands}${when === null ? "" : ` (${when})`}${isMore ? ", dont" : ""} :`,
    undatedWork: ({ text, n }, isOfMany) =>
      isOfMany
        ? `Pour ${text} créateur${n === 1 ? "" : "s"}, c’est connu sans date.`
        : "C’est connu, mais sans date.",
    brandless: ({ text, n }) => `Pour ${text} créateur${n === 1 ? "" : "s"} ici, aucune marque n’est connue.`,
    nobody: (brands, when) =>
      `De personne ici on ne sait qu’il ait travaillé pour ${brands} ou l’ait cité${when === null ? "" : ` (${when})`}. Ce qu’aucune liste, aucun accord ni post ne dit, je l’ignore.`,
    brandsOf: (handle, brands) => `De @${handle} on sait : ${brands}.`,
    noBrandsOf: (handle, brand, when) =>
      `Rien ne relie ici @${handle} à ${brand ?? "une marque"}${when === null ? "" : ` (${when})`}. Qu’aucune liste, aucun accord ni post ne le dise ne prouve rien.`,
    evidence: {
      deal: "accord à vous",
      paid_post: "post payé",
      post: "cité dans un post",
      list: "selon votre liste",
    },
    notSurely: "Un post qui cite une marque n’est pas forcément payé.",
  },
  work: WORK_FR,
  plan: {
    impossible: "Aucun plan ne respecte toutes les règles de ce brief : il n’y a rien à en dire.",
    budgetIs: (budget) => `Le budget est de ${budget}.`,
    noneKeepsAll: "Aucun plan ne respecte toutes les règles de ce brief.",
    summary: (creators, cost, reach) =>
      `Le plan a ${creators.text} créateur${creators.n === 1 ? "" : "s"} pour ${cost} et touche ${reach} personnes.`,
    unpriced: (creators, reach) =>
      `Le plan a ${creators.text} créateur${creators.n === 1 ? "" : "s"} et touche ${reach} personnes.`,
    cost: (cost, budget) => `Le plan coûte ${cost}${budget === null ? "" : ` sur ${budget}`}.`,
    perCreator: (cost) => `C’est ${cost} par créateur en moyenne.`,
    perThousand: (people, views) =>
      `${[people && `Mille personnes coûtent ${people}`, views && `${people ? "mille" : "Mille"} vues ${people ? "" : "coûtent "}${views}`].filter(Boolean).join(", ")}.`,
    costUnknown: "Ce que coûte le plan n’est pas connu.",
    dearest: (handle, cost) => `@${handle} est le plus cher, avec ${cost}.`,
    cheapest: (handle, cost) => `@${handle} est le moins cher, avec ${cost}.`,
    left: (left) => `Il reste ${left} du budget.`,
    noBudget: "Le brief n’a pas de budget.",
    reach: (reach) => `Le plan touche ${reach} personnes de votre audience.`,
    between: (from, to) => `Quatre campagnes sur cinq comme celle-ci finissent entre ${from} et ${to}.`,
    onPlatform: (creators, of, platform) =>
      `${creators.text} créateur${creators.n === 1 ? "" : "s"} sur ${of} ${creators.n === 1 ? "est" : "sont"} sur ${platform}.`,
    inCountry: (creators, of, country) =>
      `${creators.text} créateur${creators.n === 1 ? "" : "s"} sur ${of} : ${country}.`,
    countries: (list) => `Ils viennent de : ${list}.`,
    unknownCountry: ({ text }) => `Pour ${text}, le pays est inconnu.`,
    pieces: (pieces, list) => `${pieces.text} pièce${pieces.n === 1 ? "" : "s"} : ${list}.`,
    piecesOf: (pieces, format) => `Le plan a ${pieces.text} ${format}.`,
    who: (creators, names, isMore) =>
      `${creators.text} créateur${creators.n === 1 ? "" : "s"}${isMore ? ", dont" : ""} : ${names}.`,
    first: (day, time, handle, piece) => `La première pièce sort le ${day} à ${time} : @${handle}, ${piece}.`,
    last: (day, time, handle, piece) => `La dernière le ${day} à ${time} : @${handle}, ${piece}.`,
    runs: (from, to) => `Il va du ${from} au ${to}.`,
    noCalendar: "Le plan n’a pas de calendrier.",
    thousandMore: (people) => `Mille de plus de budget ajouteraient ${people} personnes.`,
    thousandOpen: "Ce que mille de plus achèteraient n’a pas été trouvé, ou c’est trop peu pour le dire.",
    proved: "C’est le meilleur plan possible sous ces règles, à ces prix.",
    gap: (percent) => `Aucun choix sous ces règles ne peut toucher plus de ${percent} de plus, à ces prix.`,
    guessed: (known, of) => `${known} prix sur ${of} sont connus ; le reste est estimé.`,
    rule: (rule, percent) =>
      `La règle qui coûte le plus est ${rule} : sans elle, le plan toucherait ${percent} de plus.`,
    noRule: "Aucune règle ne coûte une part sensible de la portée.",
    risks: ({ text, n }) =>
      `${text} point${n === 1 ? "" : "s"} à savoir avant de commencer ; ${n === 1 ? "il est" : "ils sont"} ci-dessous.`,
    noRisks: "Rien n’a été trouvé qui puisse mal tourner.",
    assumptions: ({ text, n }) =>
      `J’ai fait ${text} hypothèse${n === 1 ? "" : "s"} ; ${n === 1 ? "elle est" : "elles sont"} ci-dessous.`,
    toAsk: (names) => `Demandez d’abord le prix de ${names} : ces prix manquants décident le plus du plan.`,
    noneToAsk: "Aucun prix manquant ne décide de rien dans ce plan.",
    firstVersion: "C’est la première version du plan : personne n’est entré ni sorti.",
    moved: (entered, left) =>
      entered === null && left === null
        ? "Par rapport à la version d’avant, les créateurs sont les mêmes."
        : `Par rapport à la version d’avant, entrées : ${entered ?? "personne"} ; sorties : ${left ?? "personne"}.`,
  },
  days: {
    hour: (platform, time, posts) =>
      `Sur ${platform}, vos ${posts} publications ont le mieux marché à ${time}.`,
    assumed: (needed, time) =>
      `Moins de ${needed} publications à vous disent une heure : les plans supposent ${time}.`,
    noWeekdays:
      "Quel jour de la semaine est meilleur, vos publications ne me le disent pas : je compare seulement les heures.",
    nameMarket: "Nommez un marché, et je dis quels jours y comptent.",
    notKnown: (market) => `Je ne connais pas les jours fériés de ce marché (${market}) pour ces jours.`,
    days: (count, market, to) =>
      `${market ?? "Jours"} : ${count.text} jour${count.n === 1 ? " compte" : "s comptent"} jusqu’au ${to}.`,
    noDays: (market, from, to) =>
      `${market ?? "Jours"} : du ${from} au ${to}, je ne connais pas de jour particulier.`,
    next: (day, name) => `Le prochain est le ${day} (${name}).`,
    event: (name, day) => `${name}, c’est le ${day}.`,
    eventFromTo: (name, from, to) => `${name}, c’est du ${from} au ${to}.`,
    eventUnknown: (name) => `La date de ${name}, je ne la connais pas pour ce marché.`,
    weekday: (weekday, left) =>
      left === null
        ? `C’est un ${weekday}.`
        : `C’est un ${weekday}, dans ${left.text} jour${left.n === 1 ? "" : "s"}.`,
    byMoon: "La lune peut la décaler d’un jour.",
    byCustom: "C’est un usage du commerce, pas une règle fixe.",
    quiet: "C’est un jour de recueillement : les plans n’y placent rien.",
    cannotJudge: "Si cela vous convient, vos publications ne me le disent pas.",
  },
  metrics: {
    means: (label, definition) => `${label} : ${definition}`,
    none: (name) =>
      `${name === null ? "Je n’ai pas lu de quel chiffre il s’agit, ou Herald n’en a pas de ce nom" : `Herald n’a pas de chiffre appelé ${name}`}. Le glossaire de l’aide a tous ceux qu’il montre.`,
  },
};
