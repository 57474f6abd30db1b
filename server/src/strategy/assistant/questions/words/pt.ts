import type { QuestionWords } from "./question-words.ts";

export const PT: QuestionWords = {
  and: "e",
  quoted: (words) => `“${words}”`,
  values: {
    country: "o país",
    region: "a região",
    city: "a cidade",
    language: "o idioma",
    gender: "o gênero",
    age: "a idade",
    category: "o tema",
    platform: "a plataforma",
    followers: "o número de seguidores",
    engagementRate: "a taxa de engajamento",
    avgViews: "o número de visualizações",
    price: "o preço",
    contact: "o contato",
    other: "um valor",
  },
  measures: {
    followers: "seguidores",
    engagementRate: "taxa de engajamento",
    views: "visualizações de um post comum",
    price: "preço",
    cpm: "custo por mil visualizações",
  },
  allOf: ({ text, n }) => `Há ${text} criador${n === 1 ? "" : "es"} neste espaço.`,
  count: (total, creators, asked) =>
    `${total.text} de ${creators.text} criadores ${total.n === 1 ? "atende" : "atendem"} a ${asked}.`,
  none: (creators, asked) => `De ${creators.text} criadores, nenhum atende a ${asked}.`,
  valueNotKnown: ({ text }, value) => `De ${text} não se conhece ${value}.`,
  find: (shown, total, asked) =>
    `${total.text} criador${total.n === 1 ? " atende" : "es atendem"} a ${asked}${shown.n === total.n ? "" : `; os primeiros ${shown.text} estão abaixo`}.`,
  rank: (measure, isHighestFirst, places) =>
    `Por ${measure}, do ${isHighestFirst ? "maior para o menor" : "menor para o maior"}: ${places}.`,
  ofWhom: (known, total, asked) =>
    `Isso é conhecido de ${known.text} de ${total.text} criadores${asked === "" ? "" : ` para ${asked}`}.`,
  otherCurrency: ({ text }) => `Mais ${text} têm o preço em outra moeda e ficam de fora.`,
  average: (measure, mean, median) => `Em média, ${measure}: ${mean}; a mediana é ${median}.`,
  spread: (from, to) => `Oito em cada dez ficam entre ${from} e ${to}.`,
  figureOfNobody: (measure, total) => `De nenhum dos ${total.text} criadores isso é conhecido: ${measure}.`,
  notUnderstood: (pieces) => `Não entendi ${pieces}, então não dou nenhum número. Diga com outras palavras.`,
  whoAreThey: "Não sei de quem você fala: diga um lugar, um tema, uma plataforma ou uma lista.",
  whichFigure:
    "Por qual número: seguidores, taxa de engajamento, visualizações, preço ou custo por mil visualizações?",
  notOfFormats: (measure) => `Por formato só conheço preços, isto não: ${measure}.`,
  nothingToCompare:
    "Não se conhecem nem taxas de engajamento nem preços comparáveis; a tabela mostra o que há.",
  prices: {
    none: (handle) => `Não há @${handle} neste espaço.`,
    offerUnread: "Não li a oferta: escreva com a moeda.",
    notKnown: (handle, unit) => `Nenhum preço de @${handle}${unit} é conhecido.`,
    deal: (handle, price, campaign) => `Em “${campaign}”, uma peça de @${handle} custou ${price}.`,
    listed: (handle, price) => `@${handle} pede ${price} segundo a lista.`,
    range: (count, from, to, median, isSameSize) =>
      `De outros ${count}${isSameSize ? " desse tamanho" : ""}, oito em cada dez pedem de ${from} a ${to}, a metade no máximo ${median}.`,
    tooFew: (count) => `Conheço poucos preços de outros (${count}) para dizer o que é comum.`,
    standing: {
      below: (offer, unit) => `${offer}${unit} por peça está abaixo do comum.`,
      within: (offer, unit) => `${offer}${unit} por peça está dentro do comum.`,
      above: (offer, unit) => `${offer}${unit} por peça está acima do comum.`,
    },
  },
  rules: {
    onlyLabels:
      "Só conheço os avisos de publicidade de nove mercados, nenhuma outra lei: pergunte o que o aviso deve dizer em um mercado.",
    whichMarket: "Sim: um post pago ou recebido leva aviso. Diga o mercado, e eu digo com que palavras.",
    noRule: (market) => `Não tenho regra para este mercado (${market}), então não posso dizer.`,
    rule: (market, labels) => `Um post pago ou recebido leva aviso lá (${market}): ${labels}.`,
    upfront: "O aviso fica logo no começo.",
    onScreen: "Também deve ser legível na imagem.",
    from: (id, source) => `Regra ${id}: ${source}. Não é aconselhamento jurídico.`,
    noCaption: "Ponha a legenda entre aspas e eu confiro o aviso.",
    labelRight: "O aviso está certo para um post pago ou recebido.",
    labelWrong: "Assim não: falta um aviso aceito para um post pago ou recebido.",
    unclear: "Não posso dizer se o aviso está certo: uma pessoa precisa ler.",
    hurtful: "Uma palavra pode ofender.",
    strictest: "Nenhum mercado foi dito: valeu a mais rígida das regras conhecidas.",
    inMarket: (market) => `Mercado: ${market}.`,
  },
};
