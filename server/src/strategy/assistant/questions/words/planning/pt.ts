import type { PlanningWords } from "./planning-words.ts";

const TOO_LARGE =
  "Esse valor é maior que qualquer orçamento. Diga um abaixo de dez bilhões, por exemplo “25.000 €”.";
const ZERO =
  "Com um orçamento de zero não há o que planejar. Diga quanto pode ser gasto, por exemplo “25.000 €”.";
const than = (which: "before" | "now") => (which === "before" ? "antes" : "agora");
const creatorsOf = ({ text, n }: { text: string; n: number }) => `${text} criador${n === 1 ? "" : "es"}`;

export const PLANNING_PT: PlanningWords = {
  quoted: (words) => `“${words}”`,
  first: "Primeiro plano",
  nothingToAdd: "Não há nada a acrescentar.",
  denied: "Nada foi salvo. O plano fica como está.",
  failed: "Não deu certo. Seu plano não mudou; tente de novo ou diga com outras palavras.",
  noCreators: "Ainda não há criadores neste espaço. Traga alguns em Influencer Discovery e pergunte de novo.",
  savedList: (name) => `Salvo como lista ${name}. Para continuar, diga “faz uma campanha com isso”.`,
  savedCampaign: (name) => `A campanha ${name} foi criada como rascunho. Faltam as diretrizes e os perfis.`,
  plan: (creators, cost, reach) =>
    `${creatorsOf(creators)} por ${cost} ${creators.n === 1 ? "deve" : "devem"} alcançar ${reach} pessoas do seu público`,
  range: (low, high) => `; quatro em cada cinco campanhas assim terminam entre ${low} e ${high}`,
  forReactions: "A escolha mira pessoas que reagem.",
  best: "o melhor plano possível",
  within: (gap) => `no máximo ${gap} pior que o melhor plano possível`,
  isSo: (nearness) => `É ${nearness}.`,
  guessOfRights: (nearness) =>
    `É uma estimativa: não se sabe quanto custam os direitos. Com as partes supostas, é ${nearness}.`,
  guess: (known, of, nearness) =>
    `É uma estimativa (preços conhecidos: ${known} de ${of}). Com esses preços, é ${nearness}.`,
  withoutRule: (rule, isAssumed, gain, people) =>
    `Sem “${rule}” (${isAssumed ? "suposição minha" : "sua regra"}), o plano alcançaria ${gain} mais pessoas${people === "people engaged" ? " que reagem" : ""}. `,
  entry: (handle, asks, enters) => `@${handle} pede ${asks} e entraria por ${enters} a peça. `,
  thousandMore: (people, metric) =>
    `Com mil a mais de orçamento, ${metric === "people engaged" ? `mais ${people} pessoas reagiriam` : `seriam alcançadas mais ${people} pessoas`}.\n\n`,
  pricesUnknown: (count, of) =>
    `O preço de ${count} de ${of} candidatos não é conhecido; estimativas ficam no lugar.`,
  budget: {
    vague: "Você não disse um número; diga quanto pode ser gasto.",
    currency: "Você não disse a moeda; é a do espaço.",
    lakh: "Você não disse a moeda; lakh e crore contam em rupias.",
    juta: "Você não disse a moeda; juta e ribu contam em rupias indonésias.",
    open: "Essa palavra vale para várias moedas; diga qual é.",
    range: (from) => `Você deu uma faixa a partir de ${from}; o plano pode ir até o limite.`,
    others: (amounts) => `Você também disse ${amounts}; vale o primeiro valor.`,
  },
  notKept: (words, why) => `O plano não consegue cumprir “${words}”${why === null ? "." : `: ${why}`}`,
  strange: (piece) => `Não entendi “${piece}”.`,
  leftOut: (count, value) =>
    count.n === 1
      ? ` Mais ${count.text} talvez sirva, mas não se sabe: ${value}. Diga se quer incluir mesmo assim.`
      : ` Mais ${count.text} talvez sirvam, mas deles não se sabe: ${value}. Diga se quer incluir mesmo assim.`,
  facts: {
    because: (day, rule) => `Porque a equipe disse em ${day}: ${rule}. `,
    overruled: (day, text) =>
      `A equipe disse em ${day} “${text}”; este briefing diz outra coisa, e é o que vale. `,
    which: (facts) => `Qual delas: ${facts.map((text) => `“${text}”`).join(" ou ")}?`,
    none: "Este plano não segue nada que a equipe disse antes; não há o que ignorar.",
  },
  theBudget: "o orçamento",
  conflict: (rules) => `Nenhum plano consegue cumprir ao mesmo tempo ${rules.join(" e ")}. `,
  cheapest: (budget) => `${budget} seria o menor orçamento que serve.`,
  allGuessed: "Nenhum preço é conhecido: é uma estimativa pelo tamanho.",
  noBudgetWouldDo: "Nenhum orçamento bastaria; tire uma delas ou traga mais criadores.",
  nobodyForBudget: "Ninguém está disponível por esse orçamento. ",
  nobodyFits: (rule) => `Aqui ninguém serve: ${rule}. `,
  leaveItOut: "Tire isso ou traga mais criadores.",
  changed: (summary, creators, cost, reach, difference) =>
    `${summary}: ${creatorsOf(creators)} por ${cost} ${creators.n === 1 ? "alcança" : "alcançam"} ${reach} pessoas${difference}. `,
  asMany: (which) => `, tantas quanto ${than(which)}`,
  more: (people, which) => `, ${people} a mais que ${than(which)}`,
  fewer: (people, which) => `, ${people} a menos que ${than(which)}`,
  kept: " A versão anterior fica guardada.",
  named: (handle, isIn) => ` @${handle} ${isIn ? "está" : "não está"} nele.`,
  nothingFound:
    "Não encontrei nenhuma mudança nisso. Diga um orçamento, um lugar, uma plataforma, uma pessoa ou um número, por exemplo “só TikTok”.",
  unsure: "Por isso nada foi mudado. Diga com outras palavras ou aplique o que eu li.",
  tried: (summary, reach, difference, cost, costs) =>
    `${summary}: ${reach} pessoas${difference} por ${cost}${costs}.`,
  costsMore: (amount) => `, ${amount} a mais`,
  costsLess: (amount) => `, ${amount} a menos`,
  moved: (entered, left) => ` Entram: ${entered ?? "ninguém"}; saem: ${left ?? "ninguém"}.`,
  several: (count, names) => `${count} criadores, como ${names}`,
  nearest: "O mais próximo que se pode planejar:",
  notKeptYet: " Nada foi guardado ainda.",
  back: (version) => `De volta à versão ${version}`,
  problems: {
    too_large: TOO_LARGE,
    zero: ZERO,
    nothing_left: "Isso é o orçamento inteiro ou mais, e não sobraria nada. Tire menos.",
    other_currency:
      "Esse valor está em outra moeda que o orçamento. Diga a mudança nessa moeda ou o orçamento inteiro de novo.",
    how_much: "Diga quanto, por exemplo “1.000 € a menos”, ou um limite como “no máximo 500 € por peça”.",
    nothing: (text) =>
      `Não entendi “${text}”. Diga um orçamento, um lugar, uma plataforma, uma pessoa ou um número, por exemplo “só TikTok”.`,
    stranger: (handle) => `Não há @${handle} neste espaço, então nada foi mudado.`,
    already: "O plano já é assim; nada foi mudado.",
    firstVersion: "Esta é a primeira versão; não há outra antes.",
    newestVersion: "Esta é a versão mais nova; não há outra depois.",
    noVersion: (number, newest) => `Não há versão ${number}; a mais nova é a ${newest}.`,
  },
  noBrief: {
    fake_reach:
      "O Herald trabalha com pessoas reais e não compra seguidores, curtidas, visualizações nem comentários. Descreva o que criadores devem mostrar, onde e por quanto.",
    question:
      "Isso pergunta ou conta algo, e não há o que planejar. Descreva o que quer lançar, onde e por quanto.",
    follow_up:
      "Isso muda um plano, e ainda não há nenhum. Comece com um briefing: o quê, onde, para quem e o orçamento.",
    too_large: TOO_LARGE,
    zero: ZERO,
    negative: "Um orçamento não pode ser negativo. Diga quanto pode ser gasto, por exemplo “25.000 €”.",
    no_budget: "Diga quanto pode ser gasto, por exemplo “25.000 €”, ou quantos criadores você quer.",
    nothing:
      "Não há o que planejar neste texto. Diga o que quer lançar, onde, para quem e com que orçamento.",
  },
  asks: {
    place: (words) =>
      `Onde fica “${words}”? Não conheço esse lugar. Diga o país ou uma cidade maior por perto.`,
    date: (words) => `Quando é “${words}”? Diga um dia, por exemplo “20 de dezembro”.`,
    share: (words) => `O que é “${words}”? Diga de que parte do orçamento ou dos criadores.`,
    exclusion: (words) =>
      `Quem fica de fora com “${words}”? Diga um lugar, uma plataforma, um tema, uma marca ou uma pessoa.`,
    budget: (words) => `“${words}” não diz o valor. Quanto é o orçamento?`,
    against: (words, other) =>
      `“${words}” e “${other}” não valem ao mesmo tempo. Qual vale? Até lá nada é planejado.`,
    apart: (words, other) =>
      `“${words}” e “${other}” são dois planos. Qual primeiro? Cada um tem seu dinheiro e seu lugar.`,
    which: (words, options) => `Qual “${words}”? Conheço vários: ${options.join(" ou ")}.`,
    whichOfOne: (words) => `Qual “${words}”? Conheço vários em um mesmo país. Diga a região ou use todos.`,
  },
  why: {
    isIn: (handle) => `@${handle} está no plano. `,
    isOut: (handle) => `@${handle} não está no plano. `,
    unknown: (handle) => `Não há @${handle} neste espaço.`,
    reachedAlready: "Outros do plano já alcançam as mesmas pessoas; uma regra pede este perfil.",
    adds: (people, perThousand) => `Soma ${people} pessoas do seu público, a ${perThousand} por mil.`,
    countsFor: (rule) => `Conta para “${rule}”.`,
    audience: (percent, gender) =>
      `${percent} do público são ${gender === "female" ? "mulheres" : "homens"}.`,
    postsAbout: (topics) => `Posta sobre ${topics}.`,
    rights: (rights, isTold) =>
      `O custo inclui ${rights}${isTold ? ", como você disse" : "; é uma estimativa"}.`,
    estimate: (low, high) => `O preço é uma estimativa entre ${low} e ${high}.`,
    youSaidWithout: "Você pediu um plano sem esta pessoa.",
    keptOut: (rules) => `Fica de fora por ${rules}.`,
    nothingKnown: "Não se conhecem preço, visualizações nem seguidores.",
    wouldEnter: (asks, enters, rights) =>
      `${asks === null ? "Não se conhece o preço" : `Pede ${asks} a peça`}; abaixo de ${enters}${rights === null ? "" : `, mais ${rights},`} um plano com esta pessoa seria melhor que este.`,
    notClear: "A busca por um preço terminou antes de ficar claro; pergunte de novo com menos regras.",
    notForNothing: (count) =>
      `Não entraria nem de graça: ${count === null ? "outros alcançam as mesmas pessoas, ou uma regra não deixa espaço" : `com “${count}”, outros alcançam mais pessoas no lugar`}.`,
    noRoom: "As regras do briefing não deixam espaço para esta pessoa.",
  },
};
