import { BRIEFS_ES } from "./briefs/es.ts";
import { PLANNING_ES } from "./planning/es.ts";
import { WORK_ES } from "./work/es.ts";
import type { QuestionWords } from "./question-words.ts";

export const ES: QuestionWords = {
  briefs: BRIEFS_ES,
  planning: PLANNING_ES,
  and: "y",
  quoted: (words) => `«${words}»`,
  values: {
    country: "el país",
    region: "la región",
    city: "la ciudad",
    language: "el idioma",
    gender: "el género",
    age: "la edad",
    category: "el tema",
    platform: "la plataforma",
    followers: "el número de seguidores",
    engagementRate: "la tasa de engagement",
    avgViews: "el número de vistas",
    price: "el precio",
    contact: "el contacto",
    other: "un valor",
  },
  figureOf: (measure, name, figure) => `${name}, ${measure}: ${figure}.`,
  figureNotKnown: (measure, name) => `No se conoce de ${name}: ${measure}.`,
  measures: {
    followers: "seguidores",
    engagementRate: "tasa de engagement",
    views: "vistas de un post habitual",
    price: "precio",
    cpm: "coste por mil vistas",
  },
  together: (measure, sum) => `En total, ${measure}: ${sum}.`,
  contacts: { email: "correo", phone: "teléfono", bio: "bio" },
  allOf: ({ text, n }) => `Hay ${text} creador${n === 1 ? "" : "es"} en este espacio.`,
  count: (total, creators, asked) =>
    `${total.text} de ${creators.text} creadores ${total.n === 1 ? "cumple" : "cumplen"} ${asked}.`,
  none: (creators, asked) => `De ${creators.text} creadores, ninguno cumple ${asked}.`,
  valueNotKnown: ({ text }, value) => `De ${text} no se conoce ${value}.`,
  find: (shown, total, asked) =>
    `${total.text} creador${total.n === 1 ? " cumple" : "es cumplen"} ${asked}${shown.n === total.n ? "" : `; los primeros ${shown.text} están abajo`}.`,
  rank: (measure, isHighestFirst, places) =>
    `Por ${measure}, de ${isHighestFirst ? "mayor a menor" : "menor a mayor"}: ${places}.`,
  ofWhom: (known, total, asked) =>
    `Se conoce de ${known.text} de ${total.text} creadores${asked === "" ? "" : ` para ${asked}`}.`,
  otherCurrency: ({ text }) => `${text} más tienen el precio en otra moneda y quedan fuera.`,
  converted: (of, currency, named, hasMore) =>
    `De ${of} el precio no está en ${currency}, sino en otra moneda.${named === "" ? " Con tipos de referencia no encaja ninguno." : ` Con tipos de referencia encajan${hasMore ? ", entre otros" : ""}: ${named}.`}`,
  average: (measure, mean, median) => `En promedio, ${measure}: ${mean}; la mediana es ${median}.`,
  spread: (from, to) => `Ocho de cada diez están entre ${from} y ${to}.`,
  figureOfNobody: (measure, total) => `De ninguno de los ${total.text} creadores se conoce esto: ${measure}.`,
  notUnderstood: (pieces) => `No entendí ${pieces}, así que no doy ninguna cifra. Dilo con otras palabras.`,
  newestStatus: "Lo más nuevo que sepa una campaña cuenta antes que la lista.",
  whoAreThey: "No sé a quién te refieres: nombra un lugar, un tema, una plataforma o una lista.",
  whichFigure: "¿Según qué cifra: seguidores, tasa de engagement, vistas, precio o coste por mil vistas?",
  notOfFormats: (measure) => `Por formato solo conozco precios, esto no: ${measure}.`,
  nothingToCompare:
    "No se conocen ni tasas de engagement ni precios comparables; la tabla muestra lo que hay.",
  prices: {
    none: (handle) => `No hay ningún @${handle} en este espacio.`,
    offerUnread: "No leí la oferta: escríbela con su moneda.",
    notKnown: (handle, unit) => `No se conoce ningún precio de @${handle}${unit}.`,
    deal: (handle, price, campaign) => `En «${campaign}», una pieza de @${handle} costó ${price}.`,
    listed: (handle, price) => `@${handle} pide ${price} según la lista.`,
    range: (count, from, to, median, isSameSize) =>
      `De otros ${count}${isSameSize ? " de ese tamaño" : ""}, ocho de cada diez piden de ${from} a ${to}, la mitad como mucho ${median}.`,
    tooFew: (count) => `Conozco muy pocos precios de otros (${count}) para decir qué es habitual.`,
    against: {
      below: (offer) => `${offer} está por debajo de su precio.`,
      same: (offer) => `${offer} es justo su precio.`,
      above: (offer) => `${offer} está por encima de su precio.`,
    },
    standing: {
      below: (offer, unit) => `${offer}${unit} por pieza está por debajo de lo habitual.`,
      within: (offer, unit) => `${offer}${unit} por pieza está dentro de lo habitual.`,
      above: (offer, unit) => `${offer}${unit} por pieza está por encima de lo habitual.`,
    },
  },
  rules: {
    onlyLabels:
      "Solo conozco las etiquetas publicitarias de nueve mercados, ninguna otra ley: pregunta qué debe decir el aviso en un mercado.",
    whichMarket: "Un post pagado o regalado lleva aviso. Nombra el mercado y digo con qué palabras.",
    noRule: (market) => `No tengo regla para ${market}, así que no puedo decirlo.`,
    rule: (market, labels) => `Un post pagado o regalado lleva allí aviso (${market}): ${labels}.`,
    upfront: "El aviso va al principio de todo.",
    onScreen: "También debe leerse en la imagen.",
    from: (id, source) => `Regla ${id}: ${source}. No es asesoría legal.`,
    noCaption: "Pon el texto entre comillas y reviso su aviso.",
    labelRight: "El aviso es correcto para un post pagado o regalado.",
    labelWrong: "Así no: falta un aviso aceptado para un post pagado o regalado.",
    unclear: "No puedo decir si el aviso es correcto: debe leerlo una persona.",
    hurtful: "Una palabra puede ofender.",
    strictest: "No se nombró mercado: se usó la más estricta de las reglas conocidas.",
    inMarket: (market) => `Mercado: ${market}.`,
  },
  campaigns: {
    noCampaigns: "Aquí aún no se ha iniciado ninguna campaña, así que no hay resultados.",
    oneAtATime: "Hablo de una campaña cada vez y no las ordeno: nombra una.",
    notFound: (said, names) => `No entendí ${said}: ninguna campaña tiene aquí ese nombre. Hay: ${names}.`,
    whichOne: (names) => `Pueden ser varias campañas: ${names}. Nombra una.`,
    state: {
      draft: (name) => `${name} es un borrador.`,
      active: (name) => `${name} sigue en marcha.`,
      completed: (name) => `${name} está terminada.`,
      archived: (name) => `${name} acabó y está archivada.`,
    },
    seen: (posts, views) => `${posts.text} post${posts.n === 1 ? " trajo" : "s trajeron"} ${views} vistas.`,
    notSeen: (posts) =>
      `Se conoce${posts.n === 1 ? "" : "n"} ${posts.text} post${posts.n === 1 ? "" : "s"}, sin vistas.`,
    noPosts: "Aún no se conoce ningún post suyo.",
    held: (from, to) => `Eso está dentro de lo previsto (${from} a ${to}).`,
    below: (off, from, to) =>
      `Es ${off} menos que el centro del plan, por debajo de su rango de ${from} a ${to}.`,
    above: (off, from, to) =>
      `Es ${off} más que el centro del plan, por encima de su rango de ${from} a ${to}.`,
    open: (live, owed) =>
      `Frente al plan aún no se puede decir nada: ${live} de ${owed} piezas están publicadas.`,
    noPlan: "No hay detrás ningún plan con previsión.",
    byPlan: (best, off, worst, worstOff) =>
      `Frente al plan, @${best} fue quien mejor (${off}) y @${worst} quien peor (${worstOff}).`,
    byCpm: (best, cpm, worst, worstCpm) =>
      `Por mil vistas, @${best} costó menos (${cpm}) y @${worst} más (${worstCpm}).`,
    byViews: (best, views, worst, fewest) =>
      `@${best} trajo más vistas (${views}), @${worst} menos (${fewest}).`,
    cost: (cost) => `Coste: ${cost}.`,
    costOfBudget: (cost, budget) => `Coste: ${cost} de un presupuesto de ${budget}.`,
    orders: (orders) => `Pedidos: ${orders}.`,
    revenue: (revenue) => `Ventas: ${revenue}.`,
    costPerOrder: (cost) => `Un pedido costó ${cost}.`,
    lastFee: (handle, fee) => `El último pago acordado con @${handle} fue ${fee}.`,
    notKnown: {
      orders: "No se conocen los pedidos.",
      sales: "No se conocen las ventas.",
      paid: "No se conoce ningún pago ni acuerdo.",
    },
    whyUnknown: "El porqué no lo dicen las cifras.",
    reachNotMeasured: "Lo que se mide son vistas; las personas alcanzadas solo se prevén.",
    nothingWith: (handle) => `No hay nada registrado del trabajo con @${handle}.`,
    workWith: (handle, posts, views) =>
      `@${handle}: ${posts.text} post${posts.n === 1 ? "" : "s"}${views === null ? ", vistas desconocidas" : ` con ${views} vistas`}.`,
    contracts: "No guardo contratos, así que no sé cuáles están firmados.",
    nothingDue: (kind, who, until) =>
      `Hasta el ${until} ${{ drafts: "no vence ningún borrador", posts: "no vence ningún post", payments: "no hay pagos pendientes", prices: "no falta ningún precio", all: "no hay nada pendiente" }[kind ?? "all"]}${who === "" ? "" : ` (${who})`}, según las campañas en marcha.`,
    due: (counts, who, until) => `Hasta el ${until}${who === "" ? "" : `, ${who}`}: ${counts}.`,
    dueOf: {
      drafts: ({ text, n }) => `${text} borrador${n === 1 ? "" : "es"}`,
      posts: ({ text, n }) => `${text} post${n === 1 ? "" : "s"} sin publicar`,
      payments: ({ text, n }) => `${text} pago${n === 1 ? " pendiente" : "s pendientes"}`,
      prices: ({ text, n }) => `${text} precio${n === 1 ? " que falta" : "s que faltan"}`,
    },
    late: ({ text, n }) => `${text} ${n === 1 ? "va" : "van"} con retraso.`,
    firstDue: (creator, what, day) => `Primero: ${creator}, ${what}, ${day}.`,
    allCampaigns: (total) => `Hay ${total.text} campaña${total.n === 1 ? "" : "s"} en este espacio.`,
    states: {
      draft: ["es un borrador", "son borradores"],
      active: ["está en marcha", "están en marcha"],
      completed: ["está terminada", "están terminadas"],
      archived: ["está archivada", "están archivadas"],
      all: ["tuvo lugar", "tuvieron lugar"],
    },
    campaigns: (total, of, state, when) =>
      `${total} de ${of} campañas ${state}${when === null ? "" : ` (${when})`}.`,
    posts: (total, what, of) => `${total.text} ${what} de tus campañas${of === "" ? "" : ` (${of})`}.`,
    withViews: (views) => `Juntos tienen ${views} vistas.`,
    undated: ({ text, n }) =>
      `${text} más no tiene${n === 1 ? "" : "n"} fecha y no cuenta${n === 1 ? "" : "n"}.`,
    piece: (format, n) =>
      ({
        reel: ["reel", "reels"],
        short: ["short", "shorts"],
        video: ["video", "videos"],
        image: ["imagen", "imágenes"],
        carousel: ["carrusel", "carruseles"],
        story: ["historia", "historias"],
        live: ["directo", "directos"],
      })[format ?? ""]?.[n === 1 ? 0 : 1] ?? (n === 1 ? "post" : "posts"),
    inCampaign: (name) => `en ${name}`,
    noRivals: "Tu perfil de marca no nombra rivales: añádelos en los ajustes o nombra una marca.",
    noOwn: "Tu perfil de marca no tiene tu usuario: añádelo en los ajustes y diré quién os nombró.",
    whichBrand: "Nombra una marca, o a una persona con @.",
    workers: (total, brands, when, isMore) =>
      `${total.text} creador${total.n === 1 ? " tiene" : "es tienen"} algo con ${brands}${when === null ? "" : ` (${when})`}${isMore ? ", entre ellos" : ""}:`,
    undatedWork: ({ text, n }, isOfMany) =>
      isOfMany ? `De ${text} creador${n === 1 ? "" : "es"} se sabe sin fecha.` : "Se sabe, pero sin fecha.",
    brandless: ({ text, n }) => `De ${text} creador${n === 1 ? "" : "es"} aquí no se conoce ninguna marca.`,
    nobody: (brands, when) =>
      `De nadie aquí se sabe que trabajara para ${brands} o lo nombrara${when === null ? "" : ` (${when})`}. Lo que no dice ninguna lista, acuerdo ni post, no lo sé.`,
    brandsOf: (handle, brands) => `De @${handle} se sabe: ${brands}.`,
    noBrandsOf: (handle, brand, when) =>
      `Nada une aquí a @${handle} con ${brand ?? "una marca"}${when === null ? "" : ` (${when})`}. Que no lo diga ninguna lista, acuerdo ni post no prueba nada.`,
    evidence: {
      deal: "acuerdo propio",
      paid_post: "post pagado",
      post: "nombrada en un post",
      list: "según tu lista",
    },
    notSurely: "Un post que nombra una marca no tiene por qué ser pagado.",
  },
  work: WORK_ES,
  plan: {
    impossible: "Ningún plan cumple todas las reglas de este brief, así que no hay nada que decir de él.",
    budgetIs: (budget) => `El presupuesto es ${budget}.`,
    noneKeepsAll: "Ningún plan cumple todas las reglas de este brief.",
    summary: (creators, cost, reach) =>
      `El plan tiene ${creators.text} creador${creators.n === 1 ? "" : "es"} por ${cost} y llega a ${reach} personas.`,
    unpriced: (creators, reach) =>
      `El plan tiene ${creators.text} creador${creators.n === 1 ? "" : "es"} y llega a ${reach} personas.`,
    cost: (cost, budget) => `El plan cuesta ${cost}${budget === null ? "" : ` de ${budget}`}.`,
    perCreator: (cost) => `Son ${cost} por creador de media.`,
    perThousand: (people, views) =>
      `${[people && `Mil personas cuestan ${people}`, views && `${people ? "mil" : "Mil"} vistas ${people ? "" : "cuestan "}${views}`].filter(Boolean).join(", ")}.`,
    costUnknown: "No se conoce lo que cuesta el plan.",
    dearest: (handle, cost) => `Lo más caro es @${handle}, con ${cost}.`,
    cheapest: (handle, cost) => `Lo más barato es @${handle}, con ${cost}.`,
    left: (left) => `Quedan ${left} del presupuesto.`,
    noBudget: "El brief no tiene presupuesto.",
    reach: (reach) => `El plan llega a ${reach} personas de tu público.`,
    between: (from, to) => `Cuatro de cada cinco campañas así acaban entre ${from} y ${to}.`,
    onPlatform: (creators, of, platform) =>
      `${creators.text} de ${of} creadores ${creators.n === 1 ? "está" : "están"} en ${platform}.`,
    inCountry: (creators, of, country) => `${creators.text} de ${of} creadores: ${country}.`,
    countries: (list) => `Son de: ${list}.`,
    unknownCountry: ({ text }) => `De ${text} no se conoce el país.`,
    pieces: (pieces, list) => `${pieces.text} pieza${pieces.n === 1 ? "" : "s"}: ${list}.`,
    piecesOf: (pieces, format) => `El plan tiene ${pieces.text} ${format}.`,
    who: (creators, names, isMore) =>
      `${creators.text} creador${creators.n === 1 ? "" : "es"}${isMore ? ", entre ellos" : ""}: ${names}.`,
    first: (day, time, handle, piece) =>
      `La primera pieza sale el ${day} a las ${time}: @${handle}, ${piece}.`,
    last: (day, time, handle, piece) => `La última, el ${day} a las ${time}: @${handle}, ${piece}.`,
    runs: (from, to) => `Va del ${from} al ${to}.`,
    noCalendar: "El plan no tiene calendario.",
    thousandMore: (people) => `Mil más de presupuesto añadirían ${people} personas.`,
    thousandOpen: "Lo que comprarían mil más no se encontró, o es demasiado poco para decirlo.",
    proved: "Es el mejor plan posible con estas reglas y estos precios.",
    gap: (percent) =>
      `Ninguna elección con estas reglas puede llegar a más de un ${percent} más, con estos precios.`,
    guessed: (known, of) => `${known} de ${of} precios se conocen; el resto es estimado.`,
    rule: (rule, percent) =>
      `La regla que más cuesta es ${rule}: sin ella el plan llegaría a un ${percent} más.`,
    noRule: "Ninguna regla cuesta una parte notable del alcance.",
    risks: ({ text, n }) =>
      `${text} cosa${n === 1 ? "" : "s"} que saber antes de empezar; ${n === 1 ? "está" : "están"} abajo.`,
    noRisks: "No se encontró nada que pueda salir mal.",
    assumptions: ({ text, n }) =>
      `Di por supuesto ${text} cosa${n === 1 ? "" : "s"}; ${n === 1 ? "está" : "están"} abajo.`,
    toAsk: (names) =>
      `Pide primero el precio de ${names}: esos precios que faltan son los que más deciden el plan.`,
    noneToAsk: "En este plan ningún precio que falte decide nada.",
    firstVersion: "Es la primera versión del plan: nadie ha entrado ni salido.",
    moved: (entered, left) =>
      entered === null && left === null
        ? "Frente a la versión anterior, los creadores son los mismos."
        : `Frente a la versión anterior, entran: ${entered ?? "nadie"}; salen: ${left ?? "nadie"}.`,
  },
  days: {
    hour: (platform, time, posts) => `En ${platform}, tus ${posts} posts funcionaron mejor a las ${time}.`,
    assumed: (needed, time) =>
      `Menos de ${needed} posts propios dicen una hora, así que los planes suponen las ${time}.`,
    noWeekdays: "Qué día de la semana es mejor no me lo dicen tus posts: solo comparo horas.",
    nameMarket: "Nombra un mercado y digo qué días cuentan allí.",
    notKnown: (market) => `No conozco los festivos de este mercado (${market}) para estos días.`,
    days: (count, market, to) =>
      `${market ?? "Días"}: ${count.text} día${count.n === 1 ? " cuenta" : "s cuentan"} hasta el ${to}.`,
    noDays: (market, from, to) => `${market ?? "Días"}: del ${from} al ${to} no conozco ningún día especial.`,
    next: (day, name) => `El próximo es el ${day} (${name}).`,
    event: (name, day) => `${name} es el ${day}.`,
    eventFromTo: (name, from, to) => `${name} es del ${from} al ${to}.`,
    eventUnknown: (name) => `Cuándo es ${name} no lo sé para este mercado.`,
    weekday: (weekday, left) =>
      left === null
        ? `Cae en ${weekday}.`
        : `Cae en ${weekday}, dentro de ${left.text} día${left.n === 1 ? "" : "s"}.`,
    byMoon: "La luna puede moverlo un día.",
    byCustom: "Es costumbre del comercio, no una regla fija.",
    quiet: "Es un día de silencio: los planes no ponen nada en él.",
    cannotJudge: "Si os conviene no me lo dicen tus posts.",
  },
  metrics: {
    means: (label, definition) => `${label}: ${definition}`,
    none: (name) =>
      `${name === null ? "No leí a qué cifra te refieres, o Herald no tiene ninguna con ese nombre" : `Herald no lleva ninguna cifra llamada ${name}`}. El glosario de la ayuda tiene todas las que muestra.`,
  },
};
