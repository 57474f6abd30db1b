import type { QuestionWords } from "./question-words.ts";

export const ES: QuestionWords = {
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
  measures: {
    followers: "seguidores",
    engagementRate: "tasa de engagement",
    views: "vistas de un post habitual",
    price: "precio",
    cpm: "coste por mil vistas",
  },
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
  average: (measure, mean, median) => `En promedio, ${measure}: ${mean}; la mediana es ${median}.`,
  spread: (from, to) => `Ocho de cada diez están entre ${from} y ${to}.`,
  figureOfNobody: (measure, total) => `De ninguno de los ${total.text} creadores se conoce esto: ${measure}.`,
  notUnderstood: (pieces) => `No entendí ${pieces}, así que no doy ninguna cifra. Dilo con otras palabras.`,
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
    standing: {
      below: (offer, unit) => `${offer}${unit} por pieza está por debajo de lo habitual.`,
      within: (offer, unit) => `${offer}${unit} por pieza está dentro de lo habitual.`,
      above: (offer, unit) => `${offer}${unit} por pieza está por encima de lo habitual.`,
    },
  },
  rules: {
    onlyLabels:
      "Solo conozco las etiquetas publicitarias de nueve mercados, ninguna otra ley: pregunta qué debe decir el aviso en un mercado.",
    whichMarket: "Sí: un post pagado o regalado lleva aviso. Nombra el mercado y digo con qué palabras.",
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
};
