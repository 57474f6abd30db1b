import type { PlanningWords } from "./planning-words.ts";

const TOO_LARGE =
  "Esa cantidad supera cualquier presupuesto. Di una menor de diez mil millones, por ejemplo «25.000 €».";
const ZERO =
  "Con un presupuesto de cero no hay nada que planificar. Di cuánto se puede gastar, por ejemplo «25.000 €».";
const than = (which: "before" | "now") => (which === "before" ? "antes" : "ahora");
const creatorsOf = ({ text, n }: { text: string; n: number }) =>
  `${text} ${n === 1 ? "creador" : "creadores"}`;

export const PLANNING_ES: PlanningWords = {
  quoted: (words) => `«${words}»`,
  first: "Primer plan",
  nothingToAdd: "No hay nada que añadir.",
  denied: "No se ha guardado nada. El plan sigue igual.",
  failed: "No ha funcionado. Tu plan sigue igual; inténtalo otra vez o dilo con otras palabras.",
  noCreators:
    "Todavía no hay creadores en este espacio. Trae algunos en Influencer Discovery y vuelve a preguntar.",
  savedList: (name) => `Guardado como lista ${name}. Para seguir, di «haz una campaña con esto».`,
  savedCampaign: (name) => `La campaña ${name} está creada como borrador. Faltan las pautas y las cuentas.`,
  plan: (creators, cost, reach) =>
    `${creatorsOf(creators)} por ${cost} ${creators.n === 1 ? "debería" : "deberían"} llegar a ${reach} personas de tu público`,
  range: (low, high) => `; cuatro de cada cinco campañas así acaban entre ${low} y ${high}`,
  forReactions: "Se han elegido por las personas que reaccionan.",
  best: "el mejor plan posible",
  within: (gap) => `como mucho un ${gap} peor que el mejor plan posible`,
  isSo: (nearness) => `Es ${nearness}.`,
  guessOfRights: (nearness) =>
    `Es una estimación: no se sabe lo que cuestan los derechos. Con las partes supuestas es ${nearness}.`,
  guess: (known, of, nearness) =>
    `Es una estimación (precios conocidos: ${known} de ${of}). Con estos precios es ${nearness}.`,
  withoutRule: (rule, isAssumed, gain, people) =>
    `Sin «${rule}» (${isAssumed ? "lo he supuesto yo" : "tu regla"}), el plan llegaría a un ${gain} más de personas${people === "people engaged" ? " que reaccionan" : ""}. `,
  entry: (handle, asks, enters) => `@${handle} pide ${asks} y entraría por ${enters} la pieza. `,
  thousandMore: (people, metric) =>
    `Con mil más de presupuesto, ${metric === "people engaged" ? `reaccionarían ${people} personas más` : `se llegaría a ${people} personas más`}.\n\n`,
  pricesUnknown: (count, of) =>
    `No se conoce el precio de ${count} de ${of} candidatos; en su lugar hay estimaciones.`,
  budget: {
    vague: "No has dicho ninguna cifra; di cuánto se puede gastar.",
    currency: "No has dicho la moneda; es la del espacio.",
    lakh: "No has dicho la moneda; lakh y crore se cuentan en rupias.",
    juta: "No has dicho la moneda; juta y ribu se cuentan en rupias indonesias.",
    open: "Esa palabra vale para varias monedas; di cuál es.",
    range: (from) => `Has dado un margen desde ${from}; el plan puede llegar al tope.`,
    others: (amounts) => `También has dicho ${amounts}; vale la primera cantidad.`,
  },
  notKept: (words, why) => `El plan no puede cumplir «${words}»${why === null ? "." : `: ${why}`}`,
  strange: (piece) => `No he entendido «${piece}».`,
  leftOut: (count, value) =>
    count.n === 1
      ? ` ${count.text} más quizá encaje, pero no se sabe esto: ${value}. Dilo si lo quieres igualmente.`
      : ` Otros ${count.text} quizá encajen, pero no se sabe esto de ellos: ${value}. Dilo si los quieres igualmente.`,
  facts: {
    because: (day, rule) => `Porque vuestro equipo dijo el ${day}: ${rule}. `,
    overruled: (day, text) =>
      `Vuestro equipo dijo el ${day} «${text}»; este brief dice otra cosa, y es lo que vale. `,
    which: (facts) => `¿Cuál de ellas: ${facts.map((text) => `«${text}»`).join(" o ")}?`,
    none: "Este plan no sigue nada que vuestro equipo dijera antes; no hay nada que ignorar.",
  },
  theBudget: "el presupuesto",
  conflict: (rules) => `Ningún plan puede cumplir a la vez ${rules.join(" y ")}. `,
  cheapest: (budget) => `${budget} sería el presupuesto mínimo.`,
  allGuessed: "No se conoce ningún precio: es una estimación por su tamaño.",
  noBudgetWouldDo: "Ningún presupuesto bastaría; quita una de ellas o trae más creadores.",
  nobodyForBudget: "Nadie está disponible por ese presupuesto. ",
  nobodyFits: (rule) => `Aquí nadie encaja: ${rule}. `,
  leaveItOut: "Quítalo o trae más creadores.",
  changed: (summary, creators, cost, reach, difference) =>
    `${summary}: ${creatorsOf(creators)} por ${cost} ${creators.n === 1 ? "llega" : "llegan"} a ${reach} personas${difference}. `,
  asMany: (which) => `, las mismas que ${than(which)}`,
  more: (people, which) => `, ${people} más que ${than(which)}`,
  fewer: (people, which) => `, ${people} menos que ${than(which)}`,
  kept: " La versión anterior se conserva.",
  named: (handle, isIn) => ` @${handle} ${isIn ? "está" : "no está"}.`,
  nothingFound:
    "No he encontrado ningún cambio en esto. Di un presupuesto, un lugar, una plataforma, una persona o un número, por ejemplo «solo TikTok».",
  unsure: "Por eso no se ha cambiado nada. Dilo con otras palabras o aplica lo que he leído.",
  tried: (summary, reach, difference, cost, costs) =>
    `${summary}: ${reach} personas${difference} por ${cost}${costs}.`,
  costsMore: (amount) => `, ${amount} más`,
  costsLess: (amount) => `, ${amount} menos`,
  moved: (entered, left) => ` Entran: ${entered ?? "nadie"}; salen: ${left ?? "nadie"}.`,
  several: (count, names) => `${count} creadores, como ${names}`,
  nearest: "Lo más cercano que se puede planificar:",
  notKeptYet: " Todavía no se ha guardado nada.",
  back: (version) => `Vuelta a la versión ${version}`,
  problems: {
    too_large: TOO_LARGE,
    zero: ZERO,
    nothing_left: "Eso es todo el presupuesto o más, y no quedaría nada. Quita menos.",
    other_currency:
      "Esa cantidad está en otra moneda que el presupuesto. Di el cambio en esa moneda o vuelve a decir todo el presupuesto.",
    how_much: "Di cuánto, por ejemplo «1.000 € menos», o pon un límite como «500 € como máximo por pieza».",
    nothing: (text) =>
      `No he entendido «${text}». Di un presupuesto, un lugar, una plataforma, una persona o un número, por ejemplo «solo TikTok».`,
    stranger: (handle) => `No hay ningún @${handle} en este espacio, así que no se ha cambiado nada.`,
    already: "El plan ya es así; no se ha cambiado nada.",
    firstVersion: "Esta es la primera versión; no hay ninguna antes.",
    newestVersion: "Esta es la última versión; no hay ninguna después.",
    noVersion: (number, newest) => `No hay versión ${number}; la última es la ${newest}.`,
  },
  noBrief: {
    fake_reach:
      "Herald trabaja con personas reales y no compra seguidores, likes, visualizaciones ni comentarios. Describe qué deben mostrar los creadores, dónde y por cuánto.",
    question:
      "Esto pregunta o cuenta algo, y no hay nada que planificar. Describe qué quieres lanzar, dónde y por cuánto.",
    follow_up:
      "Esto cambia un plan, y todavía no hay ninguno. Empieza con un brief: qué, dónde, para quién y el presupuesto.",
    too_large: TOO_LARGE,
    zero: ZERO,
    negative: "Un presupuesto no puede ser negativo. Di cuánto se puede gastar, por ejemplo «25.000 €».",
    no_budget: "Di cuánto se puede gastar, por ejemplo «25.000 €», o cuántos creadores quieres.",
    nothing:
      "En este texto no hay nada que planificar. Di qué quieres lanzar, dónde, para quién y con qué presupuesto.",
  },
  asks: {
    place: (words) => `¿Dónde está «${words}»? No conozco ese lugar. Di su país o una ciudad mayor cercana.`,
    date: (words) => `¿Cuándo es «${words}»? Di un día, por ejemplo «20 de diciembre».`,
    share: (words) => `¿A qué se refiere «${words}»? Di de qué parte del presupuesto o de los creadores.`,
    exclusion: (words) =>
      `¿Quién queda fuera con «${words}»? Di un lugar, una plataforma, un tema, una marca o una persona.`,
    budget: (words) => `«${words}» no da ningún importe. ¿Cuánto es el presupuesto?`,
    against: (words, other) =>
      `«${words}» y «${other}» no pueden valer a la vez. ¿Cuál vale? Hasta entonces no se planifica nada.`,
    apart: (words, other) =>
      `«${words}» y «${other}» son dos planes. ¿Cuál primero? Cada uno tiene su dinero y su lugar.`,
    which: (words, options) => `¿Qué «${words}»? Conozco varios: ${options.join(" o ")}.`,
    whichOfOne: (words) => `¿Qué «${words}»? Conozco varios en un mismo país. Di la región o tómalos todos.`,
  },
  why: {
    isIn: (handle) => `@${handle} está en el plan. `,
    isOut: (handle) => `@${handle} no está en el plan. `,
    unknown: (handle) => `No hay ningún @${handle} en este espacio.`,
    reachedAlready: "Otros del plan ya llegan a las mismas personas; una regla pide este perfil.",
    adds: (people, perThousand) => `Suma ${people} personas de tu público, a ${perThousand} por cada mil.`,
    countsFor: (rule) => `Cuenta para «${rule}».`,
    audience: (percent, gender) =>
      `El ${percent} de su público son ${gender === "female" ? "mujeres" : "hombres"}.`,
    postsAbout: (topics) => `Publica sobre ${topics}.`,
    rights: (rights, isTold) =>
      `El coste incluye ${rights}${isTold ? ", como has dicho" : "; es una estimación"}.`,
    estimate: (low, high) => `El precio es una estimación entre ${low} y ${high}.`,
    youSaidWithout: "Has pedido un plan sin esta persona.",
    keptOut: (rules) => `Queda fuera por ${rules}.`,
    nothingKnown: "No se conocen ni el precio ni las vistas ni los seguidores.",
    wouldEnter: (asks, enters, rights) =>
      `${asks === null ? "No se conoce su precio" : `Pide ${asks} la pieza`}; por debajo de ${enters}${rights === null ? "" : `, más ${rights},`} un plan con esta persona sería mejor que este.`,
    notClear: "La búsqueda de un precio terminó antes de aclararse; vuelve a preguntar con menos reglas.",
    notForNothing: (count) =>
      `No entraría ni gratis: ${count === null ? "otros llegan a las mismas personas, o una regla no deja sitio" : `con «${count}», otros llegan a más personas en su lugar`}.`,
    noRoom: "Las reglas del brief no dejan sitio para esta persona.",
  },
};
