import type { PlanningWords } from "./planning-words.ts";

const TOO_LARGE =
  "Ce montant dépasse tout budget. Donnez-en un de moins de dix milliards, par exemple « 25 000 € ».";
const ZERO =
  "Avec un budget nul, il n’y a rien à planifier. Dites combien on peut dépenser, par exemple « 25 000 € ».";
const than = (which: "before" | "now") => (which === "before" ? "qu’avant" : "que maintenant");
const creatorsOf = ({ text, n }: { text: string; n: number }) => `${text} créateur${n === 1 ? "" : "s"}`;

export const PLANNING_FR: PlanningWords = {
  quoted: (words) => `« ${words} »`,
  first: "Premier plan",
  nothingToAdd: "Il n’y a rien à ajouter.",
  denied: "Rien n’a été enregistré. Le plan reste tel quel.",
  failed: "Cela n’a pas marché. Votre plan est inchangé ; réessayez, ou dites-le autrement.",
  noCreators:
    "Il n’y a pas encore de créateurs dans cet espace. Ajoutez-en dans Influencer Discovery, puis redemandez.",
  savedList: (name) => `Enregistré comme liste ${name}. Pour continuer, dites « fais-en une campagne ».`,
  savedCampaign: (name) =>
    `La campagne ${name} est créée en brouillon. Il reste à remplir ses consignes et ses comptes.`,
  plan: (creators, cost, reach) =>
    `${creatorsOf(creators)} pour ${cost} ${creators.n === 1 ? "devrait" : "devraient"} toucher ${reach} personnes de votre public`,
  range: (low, high) => ` ; quatre campagnes pareilles sur cinq finissent entre ${low} et ${high}`,
  forReactions: "Le choix vise les personnes qui réagissent.",
  best: "le meilleur plan possible",
  within: (gap) => `à ${gap} près le meilleur plan possible`,
  isSo: (nearness) => `C’est ${nearness}.`,
  guessOfRights: (nearness) =>
    `C’est une estimation : le coût des droits n’est pas connu. Avec les parts supposées, c’est ${nearness}.`,
  guess: (known, of, nearness) =>
    `C’est une estimation (prix connus : ${known} sur ${of}). Avec ces prix, c’est ${nearness}.`,
  withoutRule: (rule, isAssumed, gain, people) =>
    `Sans « ${rule} » (${isAssumed ? "mon hypothèse" : "votre règle"}), le plan toucherait ${gain} de personnes en plus${people === "people engaged" ? " qui réagissent" : ""}. `,
  entry: (handle, asks, enters) => `@${handle} demande ${asks} et entrerait à ${enters} par contenu. `,
  thousandMore: (people, metric) =>
    `Avec mille de budget en plus, ${people} personnes de plus ${metric === "people engaged" ? "réagiraient" : "seraient touchées"}.\n\n`,
  pricesUnknown: (count, of) =>
    `Sur ${of} candidats, le prix de ${count} n’est pas connu ; des estimations le remplacent.`,
  budget: {
    vague: "Vous n’avez pas donné de chiffre ; dites combien on peut dépenser.",
    currency: "Vous n’avez pas donné de devise ; c’est celle de l’espace.",
    lakh: "Vous n’avez pas donné de devise ; lakh et crore se comptent en roupies.",
    juta: "Vous n’avez pas donné de devise ; juta et ribu se comptent en roupies indonésiennes.",
    open: "Ce mot désigne plusieurs devises ; dites laquelle.",
    range: (from) => `Vous avez donné une fourchette à partir de ${from} ; le plan peut aller jusqu’en haut.`,
    others: (amounts) => `Vous avez aussi donné ${amounts} ; c’est le premier montant qui compte.`,
  },
  notKept: (words, why) => `Le plan ne peut pas tenir « ${words} »${why === null ? "." : ` : ${why}`}`,
  strange: (piece) => `Je n’ai pas compris « ${piece} ».`,
  leftOut: (count, value) =>
    count.n === 1
      ? ` ${count.text} autre conviendrait peut-être, mais on ignore : ${value}. Dites-le si vous le voulez quand même.`
      : ` ${count.text} autres conviendraient peut-être, mais chez eux on ignore : ${value}. Dites-le si vous les voulez quand même.`,
  facts: {
    because: (day, rule) => `Parce que votre équipe a dit le ${day} : ${rule}. `,
    overruled: (day, text) =>
      `Votre équipe a dit le ${day} « ${text} » ; ce brief dit autre chose, et c’est lui qui vaut. `,
    which: (facts) => `De quoi s’agit-il : ${facts.map((text) => `« ${text} »`).join(" ou ")} ?`,
    none: "Ce plan ne suit rien de ce que votre équipe a dit avant ; il n’y a rien à ignorer.",
  },
  theBudget: "le budget",
  conflict: (rules) => `Aucun plan ne peut tenir ensemble ${rules.join(" et ")}. `,
  cheapest: (budget) => `${budget} serait le plus petit budget possible.`,
  allGuessed: "Aucun prix n’est connu : c’est une estimation d’après leur taille.",
  noBudgetWouldDo: "Aucun budget n’y suffirait ; retirez-en une, ou ajoutez des créateurs.",
  nobodyForBudget: "Personne n’est disponible pour ce budget. ",
  nobodyFits: (rule) => `Personne ici ne correspond : ${rule}. `,
  leaveItOut: "Retirez cela, ou ajoutez des créateurs.",
  changed: (summary, creators, cost, reach, difference) =>
    `${summary} : ${creatorsOf(creators)} pour ${cost} ${creators.n === 1 ? "touche" : "touchent"} ${reach} personnes${difference}. `,
  asMany: (which) => `, autant ${than(which)}`,
  more: (people, which) => `, ${people} de plus ${than(which)}`,
  fewer: (people, which) => `, ${people} de moins ${than(which)}`,
  kept: " La version précédente est gardée.",
  named: (handle, isIn) => ` @${handle} ${isIn ? "y est" : "n’y est pas"}.`,
  nothingFound:
    "Je n’y ai pas trouvé de changement. Donnez un budget, un lieu, une plateforme, une personne ou un nombre, par exemple « seulement TikTok ».",
  unsure: "Rien n’a donc été changé. Dites-le autrement, ou appliquez ce que j’ai lu.",
  tried: (summary, reach, difference, cost, costs) =>
    `${summary} : ${reach} personnes${difference} pour ${cost}${costs}.`,
  costsMore: (amount) => `, ${amount} de plus`,
  costsLess: (amount) => `, ${amount} de moins`,
  moved: (entered, left) => ` Entrées : ${entered ?? "aucune"} ; sorties : ${left ?? "aucune"}.`,
  several: (count, names) => `${count} créateurs, dont ${names}`,
  nearest: "Ce qui s’en approche le plus :",
  notKeptYet: " Rien n’est encore gardé.",
  back: (version) => `Retour à la version ${version}`,
  problems: {
    too_large: TOO_LARGE,
    zero: ZERO,
    nothing_left: "C’est tout le budget ou plus, il ne resterait rien. Retirez moins.",
    other_currency:
      "Ce montant n’est pas dans la devise du budget. Dites le changement dans cette devise, ou redonnez tout le budget.",
    how_much:
      "Dites de combien, par exemple « 1 000 € de moins », ou donnez une limite comme « au plus 500 € par contenu ».",
    nothing: (text) =>
      `Je n’ai pas compris « ${text} ». Donnez un budget, un lieu, une plateforme, une personne ou un nombre, par exemple « seulement TikTok ».`,
    stranger: (handle) => `Il n’y a pas de @${handle} dans cet espace, donc rien n’a été changé.`,
    already: "Le plan est déjà ainsi ; rien n’a été changé.",
    firstVersion: "C’est la première version ; il n’y en a pas avant.",
    newestVersion: "C’est la dernière version ; il n’y en a pas après.",
    noVersion: (number, newest) => `Il n’y a pas de version ${number} ; la dernière est la ${newest}.`,
  },
  noBrief: {
    fake_reach:
      "Herald travaille avec de vraies personnes et n’achète ni abonnés, ni likes, ni vues, ni commentaires. Décrivez ce que des créateurs doivent montrer, où, et pour combien.",
    question:
      "Cela demande ou raconte quelque chose, il n’y a rien à planifier. Décrivez ce que vous lancez, où, et pour combien.",
    follow_up:
      "Cela change un plan, et il n’y en a pas encore. Commencez par un brief : quoi, où, pour qui, et le budget.",
    too_large: TOO_LARGE,
    zero: ZERO,
    negative: "Un budget ne peut pas être négatif. Dites combien on peut dépenser, par exemple « 25 000 € ».",
    no_budget:
      "Dites combien on peut dépenser, par exemple « 25 000 € », ou combien de créateurs vous voulez.",
    nothing:
      "Il n’y a rien à planifier dans ce texte. Dites ce que vous lancez, où, pour qui, et avec quel budget.",
  },
  asks: {
    place: (words) =>
      `Où est « ${words} » ? Je ne connais pas ce lieu. Donnez son pays ou une plus grande ville proche.`,
    date: (words) => `Quand est « ${words} » ? Donnez un jour, par exemple « 20 décembre ».`,
    share: (words) => `Que désigne « ${words} » ? Dites de quelle part du budget ou des créateurs il s’agit.`,
    exclusion: (words) =>
      `Qui est écarté par « ${words} » ? Donnez un lieu, une plateforme, un thème, une marque ou une personne.`,
    budget: (words) => `« ${words} » ne donne pas de montant. Quel est le budget ?`,
    against: (words, other) =>
      `« ${words} » et « ${other} » ne vont pas ensemble. Lequel vaut ? Rien n’est planifié d’ici là.`,
    apart: (words, other) =>
      `« ${words} » et « ${other} » font deux plans. Lequel d’abord ? Chacun a son argent et son lieu.`,
    which: (words, options) => `Quel « ${words} » ? J’en connais plusieurs : ${options.join(" ou ")}.`,
    whichOfOne: (words) =>
      `Quel « ${words} » ? J’en connais plusieurs dans un pays. Donnez la région, ou prenez-les tous.`,
  },
  why: {
    isIn: (handle) => `@${handle} est dans le plan. `,
    isOut: (handle) => `@${handle} n’est pas dans le plan. `,
    unknown: (handle) => `Il n’y a pas de @${handle} dans cet espace.`,
    reachedAlready: "D’autres du plan touchent déjà les mêmes personnes ; une règle demande ce profil.",
    adds: (people, perThousand) => `Ajoute ${people} personnes de votre public, à ${perThousand} les mille.`,
    countsFor: (rule) => `Compte pour « ${rule} ».`,
    audience: (percent, gender) =>
      `${percent} de son public sont des ${gender === "female" ? "femmes" : "hommes"}.`,
    postsAbout: (topics) => `Publie sur ${topics}.`,
    rights: (rights, isTold) =>
      `Le coût comprend ${rights}${isTold ? ", comme vous l’avez dit" : " ; c’est estimé"}.`,
    estimate: (low, high) => `Le prix est une estimation entre ${low} et ${high}.`,
    youSaidWithout: "Vous vouliez un plan sans cette personne.",
    keptOut: (rules) => `Écarté par ${rules}.`,
    nothingKnown: "Ni prix, ni vues, ni abonnés ne sont connus.",
    wouldEnter: (asks, enters, rights) =>
      `${asks === null ? "Aucun prix n’est connu" : `Demande ${asks} par contenu`} ; sous ${enters}${rights === null ? "" : `, plus ${rights},`} un plan avec cette personne serait meilleur.`,
    notClear: "La recherche d’un prix s’est arrêtée avant d’être claire ; redemandez avec moins de règles.",
    notForNothing: (count) =>
      `N’entrerait même pas gratuitement : ${count === null ? "d’autres touchent les mêmes personnes, ou une règle ne laisse pas de place" : `avec « ${count} », d’autres touchent plus de personnes à sa place`}.`,
    noRoom: "Les règles du brief ne laissent pas de place à cette personne.",
  },
};
