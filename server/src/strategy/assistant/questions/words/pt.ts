import { BRIEFS_PT } from "./briefs/pt.ts";
import { PLANNING_PT } from "./planning/pt.ts";
import { WORK_PT } from "./work/pt.ts";
import type { QuestionWords } from "./question-words.ts";

export const PT: QuestionWords = {
  briefs: BRIEFS_PT,
  planning: PLANNING_PT,
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
  figureOf: (measure, name, figure) => `${name}, ${measure}: ${figure}.`,
  figureNotKnown: (measure, name) => `Não se sabe isto de ${name}: ${measure}.`,
  measures: {
    followers: "seguidores",
    engagementRate: "taxa de engajamento",
    views: "visualizações de um post comum",
    price: "preço",
    cpm: "custo por mil visualizações",
  },
  together: (measure, sum) => `No total, ${measure}: ${sum}.`,
  contacts: { email: "e-mail", phone: "telefone", bio: "bio" },
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
  converted: (of, currency, named, hasMore) =>
    `De ${of} o preço não está em ${currency}, mas em outra moeda.${named === "" ? " Pelas taxas de referência, nenhum atende." : ` Pelas taxas de referência atendem${hasMore ? ", entre outros" : ""}: ${named}.`}`,
  average: (measure, mean, median) => `Em média, ${measure}: ${mean}; a mediana é ${median}.`,
  spread: (from, to) => `Oito em cada dez ficam entre ${from} e ${to}.`,
  figureOfNobody: (measure, total) => `De nenhum dos ${total.text} criadores isso é conhecido: ${measure}.`,
  notUnderstood: (pieces) => `Não entendi ${pieces}, então não dou nenhum número. Diga com outras palavras.`,
  newestStatus: "O que uma campanha sabe de mais novo conta antes da lista.",
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
    against: {
      below: (offer) => `${offer} está abaixo do preço da lista.`,
      same: (offer) => `${offer} é exatamente o preço da lista.`,
      above: (offer) => `${offer} está acima do preço da lista.`,
    },
    standing: {
      below: (offer, unit) => `${offer}${unit} por peça está abaixo do comum.`,
      within: (offer, unit) => `${offer}${unit} por peça está dentro do comum.`,
      above: (offer, unit) => `${offer}${unit} por peça está acima do comum.`,
    },
  },
  rules: {
    onlyLabels:
      "Só conheço os avisos de publicidade de nove mercados, nenhuma outra lei: pergunte o que o aviso deve dizer em um mercado.",
    whichMarket: "Um post pago ou recebido leva aviso. Diga o mercado, e eu digo com que palavras.",
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
  campaigns: {
    noCampaigns: "Nenhuma campanha foi iniciada aqui ainda, então não há resultados.",
    oneAtATime: "Falo de uma campanha por vez e não as ordeno: diga uma.",
    notFound: (said, names) => `Não entendi ${said}: nenhuma campanha tem esse nome aqui. Há: ${names}.`,
    whichOne: (names) => `Podem ser várias campanhas: ${names}. Diga uma.`,
    state: {
      draft: (name) => `${name} é um rascunho.`,
      active: (name) => `${name} ainda está rodando.`,
      completed: (name) => `${name} está concluída.`,
      archived: (name) => `${name} acabou e está arquivada.`,
    },
    seen: (posts, views) =>
      `${posts.text} post${posts.n === 1 ? " trouxe" : "s trouxeram"} ${views} visualizações.`,
    notSeen: (posts) =>
      `${posts.text} post${posts.n === 1 ? " é conhecido" : "s são conhecidos"}, sem visualizações.`,
    noPosts: "Nenhum post dela é conhecido ainda.",
    held: (from, to) => `Está dentro do que o plano previa (${from} a ${to}).`,
    below: (off, from, to) => `São ${off} a menos que o meio do plano, abaixo da faixa de ${from} a ${to}.`,
    above: (off, from, to) => `São ${off} a mais que o meio do plano, acima da faixa de ${from} a ${to}.`,
    open: (live, owed) =>
      `Contra o plano ainda não dá para dizer nada: ${live} de ${owed} peças estão no ar.`,
    noPlan: "Não há plano com previsão por trás.",
    byPlan: (best, off, worst, worstOff) =>
      `Contra o plano, @${best} foi melhor (${off}) e @${worst} pior (${worstOff}).`,
    byCpm: (best, cpm, worst, worstCpm) =>
      `Por mil visualizações, @${best} custou menos (${cpm}) e @${worst} mais (${worstCpm}).`,
    byViews: (best, views, worst, fewest) =>
      `@${best} trouxe mais visualizações (${views}), @${worst} menos (${fewest}).`,
    cost: (cost) => `Custo: ${cost}.`,
    costOfBudget: (cost, budget) => `Custo: ${cost} de um orçamento de ${budget}.`,
    orders: (orders) => `Pedidos: ${orders}.`,
    revenue: (revenue) => `Vendas: ${revenue}.`,
    costPerOrder: (cost) => `Um pedido custou ${cost}.`,
    lastFee: (handle, fee) => `O último cachê de @${handle} foi ${fee}.`,
    notKnown: {
      orders: "Os pedidos não são conhecidos.",
      sales: "As vendas não são conhecidas.",
      paid: "Nenhum cachê ou pagamento é conhecido.",
    },
    whyUnknown: "O porquê os números não dizem.",
    reachNotMeasured: "O que se mede são visualizações; pessoas alcançadas são só previsão.",
    nothingWith: (handle) => `Nada está registrado do trabalho com @${handle}.`,
    workWith: (handle, posts, views) =>
      `@${handle}: ${posts.text} post${posts.n === 1 ? "" : "s"}${views === null ? ", visualizações desconhecidas" : ` com ${views} visualizações`}.`,
    contracts: "Não guardo contratos, então não sei quais estão assinados.",
    nothingDue: (kind, who, until) =>
      `Até ${until} ${{ drafts: "nenhum rascunho vence", posts: "nenhum post vence", payments: "não há pagamento em aberto", prices: "não falta nenhum preço", all: "não há nada pendente" }[kind ?? "all"]}${who === "" ? "" : ` (${who})`}, segundo as campanhas que estão rodando.`,
    due: (counts, who, until) => `Até ${until}${who === "" ? "" : `, ${who}`}: ${counts}.`,
    dueOf: {
      drafts: ({ text, n }) => `${text} rascunho${n === 1 ? "" : "s"}`,
      posts: ({ text, n }) => `${text} post${n === 1 ? "" : "s"} fora do ar`,
      payments: ({ text, n }) => `${text} pagamento${n === 1 ? "" : "s"} em aberto`,
      prices: ({ text, n }) => `${text} ${n === 1 ? "preço que falta" : "preços que faltam"}`,
    },
    late: ({ text, n }) => `${text} ${n === 1 ? "está" : "estão"} em atraso.`,
    firstDue: (creator, what, day) => `Primeiro: ${creator}, ${what}, ${day}.`,
    allCampaigns: (total) => `Há ${total.text} campanha${total.n === 1 ? "" : "s"} neste espaço.`,
    states: {
      draft: ["é rascunho", "são rascunhos"],
      active: ["está rodando", "estão rodando"],
      completed: ["está concluída", "estão concluídas"],
      archived: ["está arquivada", "estão arquivadas"],
      all: ["aconteceu", "aconteceram"],
    },
    campaigns: (total, of, state, when) =>
      `${total} de ${of} campanhas ${state}${when === null ? "" : ` (${when})`}.`,
    posts: (total, what, of) => `${total.text} ${what} das suas campanhas${of === "" ? "" : ` (${of})`}.`,
    withViews: (views) => `Juntos têm ${views} visualizações.`,
    undated: ({ text, n }) =>
      `Mais ${text} não ${n === 1 ? "tem" : "têm"} data e não ${n === 1 ? "conta" : "contam"}.`,
    piece: (format, n) =>
      ({
        reel: ["reel", "reels"],
        short: ["short", "shorts"],
        video: ["vídeo", "vídeos"],
        image: ["imagem", "imagens"],
        carousel: ["carrossel", "carrosséis"],
        story: ["story", "stories"],
        live: ["live", "lives"],
      })[format ?? ""]?.[n === 1 ? 0 : 1] ?? (n === 1 ? "post" : "posts"),
    inCampaign: (name) => `em ${name}`,
    noRivals: "Seu perfil de marca não nomeia concorrentes: adicione nas configurações ou diga uma marca.",
    noOwn: "Seu perfil de marca não tem o seu @: adicione nas configurações e eu digo quem citou vocês.",
    whichBrand: "Diga uma marca, ou uma pessoa com @.",
    workers: (total, brands, when, isMore) =>
      `${total.text} criador${total.n === 1 ? " tem" : "es têm"} algo com ${brands}${when === null ? "" : ` (${when})`}${isMore ? ", entre eles" : ""}:`,
    undatedWork: ({ text, n }, isOfMany) =>
      isOfMany ? `De ${text} criador${n === 1 ? "" : "es"} se sabe sem data.` : "Sabe-se, mas sem data.",
    brandless: ({ text, n }) => `De ${text} criador${n === 1 ? "" : "es"} aqui não se conhece nenhuma marca.`,
    nobody: (brands, when) =>
      `De ninguém aqui se sabe que trabalhou para ${brands} ou citou${when === null ? "" : ` (${when})`}. O que nenhuma lista, acordo ou post diz, eu não sei.`,
    brandsOf: (handle, brands) => `De @${handle} se sabe: ${brands}.`,
    noBrandsOf: (handle, brand, when) =>
      `Nada liga aqui @${handle} a ${brand ?? "uma marca"}${when === null ? "" : ` (${when})`}. Nenhuma lista, acordo ou post dizer isso não prova nada.`,
    evidence: {
      deal: "acordo próprio",
      paid_post: "post pago",
      post: "citada num post",
      list: "segundo sua lista",
    },
    notSurely: "Um post que cita uma marca não precisa ser pago.",
  },
  work: WORK_PT,
  plan: {
    impossible: "Nenhum plano cumpre todas as regras deste briefing, então não há o que dizer dele.",
    budgetIs: (budget) => `O orçamento é ${budget}.`,
    noneKeepsAll: "Nenhum plano cumpre todas as regras deste briefing.",
    summary: (creators, cost, reach) =>
      `O plano tem ${creators.text} criador${creators.n === 1 ? "" : "es"} por ${cost} e alcança ${reach} pessoas.`,
    unpriced: (creators, reach) =>
      `O plano tem ${creators.text} criador${creators.n === 1 ? "" : "es"} e alcança ${reach} pessoas.`,
    cost: (cost, budget) => `O plano custa ${cost}${budget === null ? "" : ` de ${budget}`}.`,
    perCreator: (cost) => `São ${cost} por criador em média.`,
    perThousand: (people, views) =>
      `${[people && `Mil pessoas custam ${people}`, views && `${people ? "mil" : "Mil"} visualizações ${people ? "" : "custam "}${views}`].filter(Boolean).join(", ")}.`,
    costUnknown: "O que o plano custa não é conhecido.",
    dearest: (handle, cost) => `Quem custa mais é @${handle}, com ${cost}.`,
    cheapest: (handle, cost) => `Quem custa menos é @${handle}, com ${cost}.`,
    left: (left) => `Sobram ${left} do orçamento.`,
    noBudget: "O briefing não tem orçamento.",
    reach: (reach) => `O plano alcança ${reach} pessoas do seu público.`,
    between: (from, to) => `Quatro de cada cinco campanhas assim terminam entre ${from} e ${to}.`,
    onPlatform: (creators, of, platform) =>
      `${creators.text} de ${of} criadores ${creators.n === 1 ? "está" : "estão"} no ${platform}.`,
    inCountry: (creators, of, country) => `${creators.text} de ${of} criadores: ${country}.`,
    countries: (list) => `São de: ${list}.`,
    unknownCountry: ({ text }) => `De ${text} não se conhece o país.`,
    pieces: (pieces, list) => `${pieces.text} peça${pieces.n === 1 ? "" : "s"}: ${list}.`,
    piecesOf: (pieces, format) => `O plano tem ${pieces.text} ${format}.`,
    who: (creators, names, isMore) =>
      `${creators.text} criador${creators.n === 1 ? "" : "es"}${isMore ? ", entre eles" : ""}: ${names}.`,
    first: (day, time, handle, piece) => `A primeira peça sai em ${day} às ${time}: @${handle}, ${piece}.`,
    last: (day, time, handle, piece) => `A última em ${day} às ${time}: @${handle}, ${piece}.`,
    runs: (from, to) => `Vai de ${from} a ${to}.`,
    noCalendar: "O plano não tem calendário.",
    thousandMore: (people) => `Mil a mais de orçamento trariam mais ${people} pessoas.`,
    thousandOpen: "O que mil a mais comprariam não foi encontrado, ou é pouco demais para dizer.",
    proved: "É o melhor plano possível com estas regras e estes preços.",
    gap: (percent) =>
      `Nenhuma escolha com estas regras pode alcançar mais que ${percent} a mais, com estes preços.`,
    guessed: (known, of) => `${known} de ${of} preços são conhecidos; o resto é estimado.`,
    rule: (rule, percent) =>
      `A regra que mais custa é ${rule}: sem ela o plano alcançaria ${percent} a mais.`,
    noRule: "Nenhuma regra custa uma parte perceptível do alcance.",
    risks: ({ text, n }) =>
      `${text} ponto${n === 1 ? "" : "s"} para saber antes de começar; ${n === 1 ? "está" : "estão"} abaixo.`,
    noRisks: "Não foi encontrado nada que possa dar errado.",
    assumptions: ({ text, n }) =>
      `Supus ${text} coisa${n === 1 ? "" : "s"}; ${n === 1 ? "está" : "estão"} abaixo.`,
    toAsk: (names) =>
      `Pergunte primeiro o preço de ${names}: esses preços que faltam são os que mais decidem o plano.`,
    noneToAsk: "Neste plano nenhum preço que falta decide nada.",
    firstVersion: "Esta é a primeira versão do plano: ninguém entrou nem saiu.",
    moved: (entered, left) =>
      entered === null && left === null
        ? "Em relação à versão anterior, os criadores são os mesmos."
        : `Em relação à versão anterior, entram: ${entered ?? "ninguém"}; saem: ${left ?? "ninguém"}.`,
  },
  days: {
    hour: (platform, time, posts) => `No ${platform}, seus ${posts} posts foram melhor às ${time}.`,
    assumed: (needed, time) =>
      `Menos de ${needed} posts seus dizem uma hora, então os planos supõem ${time}.`,
    noWeekdays: "Qual dia da semana é melhor, seus posts não me dizem: só comparo horas.",
    nameMarket: "Diga um mercado e eu digo que dias contam lá.",
    notKnown: (market) => `Não conheço os feriados deste mercado (${market}) para estes dias.`,
    days: (count, market, to) =>
      `${market ?? "Dias"}: ${count.text} dia${count.n === 1 ? " conta" : "s contam"} até ${to}.`,
    noDays: (market, from, to) => `${market ?? "Dias"}: de ${from} a ${to} não conheço nenhum dia especial.`,
    next: (day, name) => `O próximo é ${day} (${name}).`,
    event: (name, day) => `${name} é em ${day}.`,
    eventFromTo: (name, from, to) => `${name} é de ${from} a ${to}.`,
    eventUnknown: (name) => `Quando é ${name}, não sei para este mercado.`,
    weekday: (weekday, left) =>
      left === null
        ? `Dia da semana: ${weekday}.`
        : `Dia da semana: ${weekday}, daqui a ${left.text} dia${left.n === 1 ? "" : "s"}.`,
    byMoon: "A lua pode mudar em um dia.",
    byCustom: "É costume do comércio, não uma regra fixa.",
    quiet: "É um dia de silêncio: os planos não põem nada nele.",
    cannotJudge: "Se serve para vocês, seus posts não me dizem.",
  },
  metrics: {
    means: (label, definition) => `${label}: ${definition}`,
    none: (name) =>
      `${name === null ? "Não li de que número você fala, ou o Herald não tem nenhum com esse nome" : `O Herald não tem número chamado ${name}`}. O glossário da ajuda tem todos que ele mostra.`,
  },
};
