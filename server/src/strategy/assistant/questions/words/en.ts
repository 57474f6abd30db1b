import { PLANNING_EN } from "./planning/en.ts";
import { WORK_EN } from "./work/en.ts";
import type { QuestionWords } from "./question-words.ts";

export const EN: QuestionWords = {
  briefs: null,
  planning: PLANNING_EN,
  and: "and",
  quoted: (words) => `“${words}”`,
  values: {
    country: "country",
    region: "region",
    city: "city",
    language: "language",
    gender: "gender",
    age: "age",
    category: "topic",
    platform: "platform",
    followers: "follower count",
    engagementRate: "engagement rate",
    avgViews: "average views",
    price: "price",
    contact: "contact",
    other: "value",
  },
  figureOf: (measure, name, figure) => `${name}, ${measure}: ${figure}.`,
  figureNotKnown: (measure, name) => `The ${measure} of ${name} is not known.`,
  measures: {
    followers: "followers",
    engagementRate: "engagement rate",
    views: "views of a usual post",
    price: "price",
    cpm: "cost per thousand views",
  },
  together: (measure, sum) => `Together, ${measure}: ${sum}.`,
  contacts: { email: "e-mail", phone: "phone", bio: "bio" },
  allOf: ({ text, n }) =>
    `There ${n === 1 ? "is" : "are"} ${text} creator${n === 1 ? "" : "s"} in this workspace.`,
  count: (total, creators, asked) =>
    `${total.text} of ${creators.text} creators fit${total.n === 1 ? "s" : ""} ${asked}.`,
  none: (creators, asked) => `None of ${creators.text} creators fits ${asked}.`,
  valueNotKnown: ({ text }, value) => `Of ${text} the ${value} is unknown.`,
  find: (shown, total, asked) =>
    shown.n === total.n
      ? `${total.text} creator${total.n === 1 ? " fits" : "s fit"} ${asked}.`
      : `${total.text} creators fit ${asked}; the first ${shown.text} are below.`,
  rank: (measure, isHighestFirst, places) =>
    `By ${measure}, ${isHighestFirst ? "highest" : "lowest"} first: ${places}.`,
  ofWhom: (known, total, asked) =>
    `It is known of ${known.text} of ${total.text} creators${asked === "" ? "" : ` for ${asked}`}.`,
  otherCurrency: ({ text }) => `${text} more with prices in another currency are left out.`,
  converted: (of, currency, named, hasMore) =>
    `${of} have no price in ${currency}, but in another currency.${named === "" ? " By reference rates none of them fits." : ` By reference rates these fit${hasMore ? ", among others" : ""}: ${named}.`}`,
  average: (measure, mean, median) => `On average, ${measure}: ${mean}; the median is ${median}.`,
  spread: (from, to) => `Eight in ten lie between ${from} and ${to}.`,
  figureOfNobody: (measure, total) => `None of the ${total.text} creators has this known: ${measure}.`,
  notUnderstood: (pieces) =>
    `I did not understand ${pieces} in this, so I give no figure. Say it in other words.`,
  newestStatus: "What a campaign knows newer counts before the list.",
  whoAreThey: "I cannot tell who you mean by that: name a place, a topic, a platform or a list.",
  whichFigure: "By which figure: followers, engagement rate, views, price or cost per thousand views?",
  notOfFormats: (measure) => `By format I know prices only, not this: ${measure}.`,
  nothingToCompare: "Neither engagement rate nor comparable prices are known of them; the table has what is.",
  prices: {
    none: (handle) => `There is no @${handle} in this workspace.`,
    offerUnread: "I did not read the offer in this: write it with its currency.",
    notKnown: (handle, unit) => `No price of @${handle}${unit} is known.`,
    deal: (handle, price, campaign) => `In “${campaign}” a piece of @${handle} cost ${price}.`,
    listed: (handle, price) => `@${handle} asks ${price} as listed.`,
    range: (count, from, to, median, isSameSize) =>
      `Of ${count} others${isSameSize ? " of that size" : ""}, eight in ten ask ${from} to ${to}, half at most ${median}.`,
    tooFew: (count) => `I know too few prices of others (${count}) to say what is usual.`,
    against: {
      below: (offer) => `${offer} is below the list price.`,
      same: (offer) => `${offer} is the list price.`,
      above: (offer) => `${offer} is above the list price.`,
    },
    standing: {
      below: (offer, unit) => `${offer}${unit} a piece is below what is usual.`,
      within: (offer, unit) => `${offer}${unit} a piece is within what is usual.`,
      above: (offer, unit) => `${offer}${unit} a piece is above what is usual.`,
    },
  },
  rules: {
    onlyLabels:
      "I know the label rules of nine markets only, no other law: ask what an advertising label must say in a market.",
    whichMarket: "A paid or gifted post is labelled. Name the market, and I say with which words.",
    noRule: (market) => `I have no label rule for ${market}, so I cannot say.`,
    rule: (market, labels) => `A paid or gifted post is labelled there (${market}), with one of ${labels}.`,
    upfront: "The label stands first, before anything else.",
    onScreen: "It must also be readable on the picture.",
    from: (id, source) => `Rule ${id}: ${source}. No legal advice.`,
    noCaption: "Put the caption between quotation marks, and I check its label.",
    labelRight: "The label is right for a paid or gifted post.",
    labelWrong: "Not like this: a paid or gifted post has no accepted label here.",
    unclear: "I cannot tell whether this label is right: a person has to read it.",
    hurtful: "A word in it may hurt people.",
    strictest: "No market was named, so the strictest of the known rules was used.",
    inMarket: (market) => `Market: ${market}.`,
  },
  campaigns: {
    noCampaigns: "No campaign was started here yet, so there are no results.",
    oneAtATime: "I tell of one campaign at a time and do not rank campaigns: name one.",
    notFound: (said, names) =>
      `I did not understand ${said}: no campaign has this name here. There are: ${names}.`,
    whichOne: (names) => `Several campaigns could be meant: ${names}. Name one.`,
    state: {
      draft: (name) => `${name} is a draft.`,
      active: (name) => `${name} is still running.`,
      completed: (name) => `${name} is completed.`,
      archived: (name) => `${name} is over and archived.`,
    },
    seen: (posts, views) => `${posts.text} post${posts.n === 1 ? "" : "s"} brought ${views} views.`,
    notSeen: (posts) => `${posts.text} post${posts.n === 1 ? " is" : "s are"} known, without views.`,
    noPosts: "No post of it is known yet.",
    held: (from, to) => `That is within what the plan expected (${from} to ${to}).`,
    below: (off, from, to) =>
      `That is ${off} fewer than the plan’s middle, below its range of ${from} to ${to}.`,
    above: (off, from, to) =>
      `That is ${off} more than the plan’s middle, above its range of ${from} to ${to}.`,
    open: (live, owed) => `Against the plan nothing can be said yet: ${live} of ${owed} pieces are live.`,
    noPlan: "No plan with a forecast stands behind it.",
    byPlan: (best, off, worst, worstOff) =>
      `Against the plan, @${best} was best (${off}) and @${worst} weakest (${worstOff}).`,
    byCpm: (best, cpm, worst, worstCpm) =>
      `For a thousand views, @${best} cost least (${cpm}) and @${worst} most (${worstCpm}).`,
    byViews: (best, views, worst, fewest) =>
      `@${best} brought most views (${views}), @${worst} fewest (${fewest}).`,
    cost: (cost) => `Cost: ${cost}.`,
    costOfBudget: (cost, budget) => `Cost: ${cost} of a budget of ${budget}.`,
    orders: (orders) => `Orders: ${orders}.`,
    revenue: (revenue) => `Sales: ${revenue}.`,
    costPerOrder: (cost) => `An order cost ${cost}.`,
    lastFee: (handle, fee) => `The last fee of @${handle} was ${fee}.`,
    notKnown: {
      orders: "Orders are not known.",
      sales: "Sales are not known.",
      paid: "No fee or payment is known.",
    },
    whyUnknown: "Why, the figures do not say.",
    reachNotMeasured: "What is measured are views; people reached are only forecast.",
    nothingWith: (handle) => `Nothing is recorded of work with @${handle}.`,
    workWith: (handle, posts, views) =>
      `@${handle}: ${posts.text} post${posts.n === 1 ? "" : "s"}${views === null ? ", views unknown" : ` with ${views} views`}.`,
    contracts: "I keep no contracts, so I cannot tell which are signed.",
    nothingDue: (kind, who, until) =>
      `${{ drafts: "No draft is", posts: "No post is", payments: "No payment is", prices: "No price is", all: "Nothing is" }[kind ?? "all"]} ${{ drafts: "due", posts: "due", payments: "open", prices: "missing", all: "due or open" }[kind ?? "all"]}${who === "" ? "" : ` of ${who}`} until ${until}, as far as the running campaigns say.`,
    due: (counts, who, until) => `Until ${until}${who === "" ? "" : `, of ${who}`}: ${counts}.`,
    dueOf: {
      drafts: ({ text, n }) => `${text} draft${n === 1 ? "" : "s"}`,
      posts: ({ text, n }) => `${text} post${n === 1 ? "" : "s"} not live`,
      payments: ({ text, n }) => `${text} open payment${n === 1 ? "" : "s"}`,
      prices: ({ text, n }) => `${text} missing fee${n === 1 ? "" : "s"}`,
    },
    late: ({ text, n }) => `${text} of them ${n === 1 ? "is" : "are"} late.`,
    firstDue: (creator, what, day) => `First: ${creator}, ${what}, ${day}.`,
    allCampaigns: (total) =>
      `There ${total.n === 1 ? "is" : "are"} ${total.text} campaign${total.n === 1 ? "" : "s"} in this workspace.`,
    states: {
      draft: ["is a draft", "are drafts"],
      active: ["is running", "are running"],
      completed: ["is completed", "are completed"],
      archived: ["is archived", "are archived"],
      all: ["ran", "ran"],
    },
    campaigns: (total, of, state, when) =>
      `${total} of ${of} campaigns ${state}${when === null ? "" : ` (${when})`}.`,
    posts: (total, what, of) => `${total.text} ${what} of your campaigns${of === "" ? "" : ` (${of})`}.`,
    withViews: (views) => `Together they have ${views} views.`,
    undated: ({ text, n }) =>
      `${text} more ${n === 1 ? "has" : "have"} no day and ${n === 1 ? "is" : "are"} not counted.`,
    piece: (format, n) => `${format ?? "post"}${n === 1 ? "" : "s"}`.replace("storys", "stories"),
    inCampaign: (name) => `in ${name}`,
    noRivals: "Your brand profile names no rivals: add them in Settings, or name a brand.",
    noOwn: "Your brand profile has no handle of yours: add it in Settings, and I can tell who named you.",
    whichBrand: "Name a brand, or a creator with @.",
    workers: (total, brands, when, isMore) =>
      `${total.text} creator${total.n === 1 ? "" : "s"} ${total.n === 1 ? "has" : "have"} something with ${brands}${when === null ? "" : ` (${when})`}${isMore ? ", among them" : ""}:`,
    undatedWork: ({ text, n }, isOfMany) =>
      isOfMany
        ? `Of ${text} creator${n === 1 ? "" : "s"} it is known without a day.`
        : "It is known, but without a day.",
    brandless: ({ text, n }) => `Of ${text} creator${n === 1 ? "" : "s"} here no brand is known at all.`,
    nobody: (brands, when) =>
      `Of nobody here is it known that they worked for or named ${brands}${when === null ? "" : ` (${when})`}. What no list, deal or post tells, I do not know.`,
    brandsOf: (handle, brands) => `Of @${handle} is known: ${brands}.`,
    noBrandsOf: (handle, brand, when) =>
      `Nothing links @${handle} to ${brand ?? "a brand"}${when === null ? "" : ` (${when})`} here. That no list, deal or post says so is no proof.`,
    evidence: { deal: "own deal", paid_post: "paid post", post: "a post names it", list: "from your list" },
    notSurely: "A post that names a brand need not be paid.",
  },
  work: WORK_EN,
  plan: {
    impossible: "No plan keeps all rules of this brief, so there is nothing to tell of it.",
    budgetIs: (budget) => `The budget is ${budget}.`,
    noneKeepsAll: "No plan keeps all rules of this brief.",
    summary: (creators, cost, reach) =>
      `The plan has ${creators.text} creator${creators.n === 1 ? "" : "s"} for ${cost} and reaches ${reach} people.`,
    unpriced: (creators, reach) =>
      `The plan has ${creators.text} creator${creators.n === 1 ? "" : "s"} and reaches ${reach} people.`,
    cost: (cost, budget) => `The plan costs ${cost}${budget === null ? "" : ` of ${budget}`}.`,
    perCreator: (cost) => `That is ${cost} a creator on average.`,
    perThousand: (people, views) =>
      `${[people && `A thousand people cost ${people}`, views && `${people ? "a" : "A"} thousand views ${people ? "" : "cost "}${views}`].filter(Boolean).join(", ")}.`,
    costUnknown: "What the plan costs is not known.",
    dearest: (handle, cost) => `@${handle} is the most expensive, with ${cost}.`,
    cheapest: (handle, cost) => `@${handle} is the cheapest, with ${cost}.`,
    left: (left) => `${left} of the budget is left.`,
    noBudget: "The brief has no budget.",
    reach: (reach) => `The plan reaches ${reach} people of your audience.`,
    between: (from, to) => `Four of five such campaigns end between ${from} and ${to}.`,
    onPlatform: (creators, of, platform) =>
      `${creators.text} of ${of} creators ${creators.n === 1 ? "is" : "are"} on ${platform}.`,
    inCountry: (creators, of, country) =>
      `${creators.text} of ${of} creators ${creators.n === 1 ? "is" : "are"} from ${country}.`,
    countries: (list) => `They are from: ${list}.`,
    unknownCountry: ({ text }) => `Of ${text} the country is unknown.`,
    pieces: (pieces, list) => `${pieces.text} piece${pieces.n === 1 ? "" : "s"}: ${list}.`,
    piecesOf: (pieces, format) => `The plan has ${pieces.text} ${format}.`,
    who: (creators, names, isMore) =>
      `${creators.text} creator${creators.n === 1 ? "" : "s"}${isMore ? ", among them" : ""}: ${names}.`,
    first: (day, time, handle, piece) =>
      `The first piece goes live on ${day} at ${time}: @${handle}, ${piece}.`,
    last: (day, time, handle, piece) => `The last one on ${day} at ${time}: @${handle}, ${piece}.`,
    runs: (from, to) => `It runs from ${from} to ${to}.`,
    noCalendar: "The plan has no calendar.",
    thousandMore: (people) => `A thousand more of the budget would add ${people} people.`,
    thousandOpen: "What a thousand more would buy was not found, or is too little to tell.",
    proved: "It is the best possible plan under these rules, by these prices.",
    gap: (percent) => `No choice under these rules can reach more than ${percent} more, by these prices.`,
    guessed: (known, of) => `${known} of ${of} prices are known; the rest is estimated.`,
    rule: (rule, percent) =>
      `Of the rules, ${rule} costs most: without it the plan would reach ${percent} more.`,
    noRule: "No rule costs a noticeable part of the reach.",
    risks: ({ text, n }) =>
      `${text} thing${n === 1 ? "" : "s"} to know before you start; ${n === 1 ? "it stands" : "they stand"} below.`,
    noRisks: "Nothing was found that could go wrong.",
    assumptions: ({ text, n }) =>
      `I assumed ${text} thing${n === 1 ? "" : "s"}; ${n === 1 ? "it stands" : "they stand"} below.`,
    toAsk: (names) => `Ask for the price of ${names} first: these missing prices decide most of the plan.`,
    noneToAsk: "No missing price decides anything in this plan.",
    firstVersion: "This is the first version of the plan, so nobody came in or dropped out.",
    moved: (entered, left) =>
      entered === null && left === null
        ? "Against the version before, the creators are the same."
        : `Against the version before, ${entered ?? "nobody"} came in and ${left ?? "nobody"} dropped out.`,
  },
  days: {
    hour: (platform, time, posts) => `On ${platform} your own ${posts} posts did best at ${time}.`,
    assumed: (needed, time) => `Fewer than ${needed} own posts tell an hour, so plans assume ${time}.`,
    noWeekdays: "Which weekday is better, your posts do not tell me: I compare hours only.",
    nameMarket: "Name a market, and I say which days matter there.",
    notKnown: (market) => `I do not know the public holidays of ${market} for these days.`,
    days: (count, market, to) =>
      `${market ?? "Days"}: ${count.text} ${count.n === 1 ? "day matters" : "days matter"} until ${to}.`,
    noDays: (market, from, to) => `${market ?? "Days"}: from ${from} to ${to} I know no special day.`,
    next: (day, name) => `The next is ${day} (${name}).`,
    event: (name, day) => `${name} is on ${day}.`,
    eventFromTo: (name, from, to) => `${name} is from ${from} to ${to}.`,
    eventUnknown: (name) => `When ${name} is, I do not know for this market.`,
    weekday: (weekday, left) =>
      left === null
        ? `That is a ${weekday}.`
        : `That is a ${weekday}, in ${left.text} day${left.n === 1 ? "" : "s"}.`,
    byMoon: "The sight of the moon may move it by a day.",
    byCustom: "It is a custom of shops, not a fixed rule.",
    quiet: "It is a quiet day: plans place nothing on it.",
    cannotJudge: "Whether it suits you I cannot tell from your posts.",
  },
  metrics: {
    means: (label, definition) => `${label}: ${definition}`,
    none: (name) =>
      `${name === null ? "I did not read which figure you mean, or Herald has none of that name" : `Herald keeps no figure called ${name}`}. The glossary in Help has all that it shows.`,
  },
};
