import type { QuestionWords } from "./question-words.ts";

export const EN: QuestionWords = {
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
    avgViews: "usual views",
    price: "price",
    contact: "contact",
    other: "value",
  },
  measures: {
    followers: "followers",
    engagementRate: "engagement rate",
    views: "views of a usual post",
    price: "price",
    cpm: "cost per thousand views",
  },
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
  average: (measure, mean, median) => `On average, ${measure}: ${mean}; the median is ${median}.`,
  spread: (from, to) => `Eight in ten lie between ${from} and ${to}.`,
  figureOfNobody: (measure, total) => `None of the ${total.text} creators has this known: ${measure}.`,
  notUnderstood: (pieces) =>
    `I did not understand ${pieces} in this, so I give no figure. Say it in other words.`,
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
    standing: {
      below: (offer, unit) => `${offer}${unit} a piece is below what is usual.`,
      within: (offer, unit) => `${offer}${unit} a piece is within what is usual.`,
      above: (offer, unit) => `${offer}${unit} a piece is above what is usual.`,
    },
  },
  rules: {
    onlyLabels:
      "I know the label rules of nine markets only, no other law: ask what an advertising label must say in a market.",
    whichMarket: "Yes: a paid or gifted post is labelled. Name the market, and I say with which words.",
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
};
