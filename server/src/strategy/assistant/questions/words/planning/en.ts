import { BUDGET_DOUBTS } from "#/strategy/brief/money/budget-doubts.ts";
import { QUESTION_ASKS } from "#/strategy/brief/reading/question.ts";
import type { PlanningWords } from "./planning-words.ts";

const TOO_LARGE =
  "This amount is larger than any budget. Name one below ten thousand million, for example “25,000 €”.";
const ZERO = "A budget of nothing buys no plan. Say how much may be spent, for example “25,000 €”.";

export const PLANNING_EN: PlanningWords = {
  quoted: (words) => `“${words}”`,
  first: "First plan",
  nothingToAdd: "There is nothing to add.",
  denied: "Nothing was saved. The plan stays as it is.",
  failed: "This did not work. The plan you have is unchanged; try again, or say it in other words.",
  noCreators:
    "There are no creators in this workspace yet. Bring some in Influencer Discovery, then ask again.",
  savedList: (name) => `Saved as the collection ${name}. To go on, say “make it a campaign”.`,
  savedCampaign: (name) =>
    `Made the draft campaign ${name}. Its guidelines and handles are still to be filled in.`,
  plan: (creators, cost, reach) =>
    `${creators.text} ${creators.n === 1 ? "creator" : "creators"} for ${cost} should reach ${reach} people of your audience`,
  range: (low, high) => `; four of five such campaigns end between ${low} and ${high}`,
  forReactions: "They were chosen for people who react.",
  best: "the best possible plan",
  within: (gap) => `within ${gap} of the best possible plan`,
  isSo: (nearness) => `It is ${nearness}.`,
  guessOfRights: (nearness) =>
    `It is a best guess: what the rights cost is not known. By the shares that are assumed it is ${nearness}.`,
  guess: (known, of, nearness) =>
    `It is a best guess: ${known} of ${of} prices known. By these prices it is ${nearness}.`,
  withoutRule: (rule, isAssumed, gain, people) =>
    `Without “${rule}”, ${isAssumed ? "which I assumed" : "your rule"}, the plan would reach ${gain} more ${people === "people engaged" ? "people who react" : "people"}. `,
  entry: (handle, asks, enters) => `@${handle} asks ${asks} and would come in at ${enters} a piece. `,
  thousandMore: (people, metric) =>
    `A budget larger by a thousand would ${metric === "people engaged" ? `make ${people} more people react` : `reach ${people} more people`}.\n\n`,
  pricesUnknown: (count, of) =>
    `The price of ${count} of ${of} candidates is not known; estimates stand in for it.`,
  budget: BUDGET_DOUBTS,
  notKept: (words, why) => `“${words}” is not kept${why === null ? "." : `: ${why}`}`,
  strange: (piece) => `I did not understand “${piece}”.`,
  leftOut: (count, value) =>
    ` ${count.text} more may fit, but their ${value} is unknown: say “include creators whose ${value} is unknown” to take them.`,
  facts: {
    because: (day, rule) => `Because your team told on ${day}: ${rule}. `,
    overruled: (day, text) => `Your team told on ${day} “${text}”; this brief says otherwise, and holds. `,
    which: (facts) => `Which one do you mean: ${facts.map((text) => `“${text}”`).join(" or ")}?`,
    none: "This plan follows nothing that your team told before, so there is nothing to ignore.",
  },
  theBudget: "the budget",
  conflict: (rules) => `No plan can keep ${rules.join(" and ")} together. `,
  cheapest: (budget) => `${budget} is the cheapest budget that would do.`,
  allGuessed: "Nobody's price is known: that is a guess by their size.",
  noBudgetWouldDo: "No budget would do; leave one of them out, or bring more creators.",
  nobodyForBudget: "Nobody can be hired for the budget. ",
  nobodyFits: (rule) => `Nobody here fits ${rule}. `,
  leaveItOut: "Leave it out, or bring more creators.",
  changed: (summary, creators, cost, reach, difference) =>
    `${summary}: ${creators.text} ${creators.n === 1 ? "creator" : "creators"} for ${cost} ${creators.n === 1 ? "reaches" : "reach"} ${reach} people${difference}. `,
  asMany: (than) => `, as many as ${than}`,
  more: (people, than) => `, ${people} more than ${than}`,
  fewer: (people, than) => `, ${people} fewer than ${than}`,
  kept: " The earlier version is kept.",
  named: (handle, isIn) => ` @${handle} is ${isIn ? "in" : "not in"} it.`,
  nothingFound:
    "I did not find a change in this. Name a budget, a place, a platform, a creator or a number, for example “only TikTok”.",
  unsure: "So nothing was changed. Say it in other words, or apply what I read.",
  tried: (summary, reach, difference, cost, costs) =>
    `${summary}: ${reach} people${difference} for ${cost}${costs}.`,
  costsMore: (amount) => `, ${amount} more`,
  costsLess: (amount) => `, ${amount} less`,
  moved: (entered, left) =>
    ` ${entered ?? "Nobody"} would come in${left === null ? ", and nobody would drop out." : `; ${left} would drop out.`}`,
  several: (count, names) => `${count} creators, such as ${names},`,
  nearest: "The nearest that can be planned:",
  notKeptYet: " Nothing is kept yet.",
  back: (version) => `Back to version ${version}`,
  problems: {
    too_large: TOO_LARGE,
    zero: ZERO,
    nothing_left: "That is the whole budget or more, so nothing would be left to plan with. Take off less.",
    other_currency:
      "That amount is in another currency than the budget. Say the change in the budget's currency, or name the whole budget anew.",
    how_much: "Say by how much, for example “1,000 € less”, or name a limit such as “at most 500 € a piece”.",
    nothing: (text) =>
      `I did not understand “${text}”. Name a budget, a place, a platform, a creator or a number, for example “only TikTok”.`,
    stranger: (handle) => `There is no @${handle} in this workspace, so nothing was changed.`,
    already: "The plan has that already, so nothing was changed.",
    firstVersion: "This is the first version; there is none before it.",
    newestVersion: "This is the newest version; there is none after it.",
    noVersion: (number, newest) => `There is no version ${number}; the newest is ${newest}.`,
  },
  noBrief: {
    fake_reach:
      "Herald works with real people, and buys no followers, likes, views or comments. Describe what creators are to show, where, and for how much.",
    question:
      "This asks or tells something, and there is nothing to plan in it. Describe what you want to launch, where, and for how much.",
    follow_up:
      "This changes a plan, and there is none yet. Begin with a brief: what, where, for whom, and the budget.",
    too_large: TOO_LARGE,
    zero: ZERO,
    negative: "A budget cannot be below zero. Say how much may be spent, for example “25,000 €”.",
    no_budget: "Say how much may be spent, for example “25,000 €”, or how many creators you want.",
    nothing:
      "There is nothing to plan in this text. Name what you want to launch, where, for whom, and the budget.",
  },
  asks: QUESTION_ASKS,
  why: {
    isIn: (handle) => `@${handle} is in the plan. `,
    isOut: (handle) => `@${handle} is not in the plan. `,
    unknown: (handle) => `There is no @${handle} in this workspace.`,
    reachedAlready: "Others of the plan reach the same people already; a rule asks for this creator.",
    adds: (people, perThousand) =>
      `Adds ${people} people of your audience, at ${perThousand} for each 1,000.`,
    countsFor: (rule) => `Counts for “${rule}”.`,
    audience: (percent, gender) => `${percent} of the audience are ${gender === "female" ? "women" : "men"}.`,
    postsAbout: (topics) => `Posts about ${topics}.`,
    rights: (rights, isTold) =>
      `The cost has ${rights} in it, ${isTold ? "as you said" : "which is a guess"}.`,
    estimate: (low, high) => `The price is an estimate between ${low} and ${high}.`,
    youSaidWithout: "You asked for a plan without this creator.",
    keptOut: (rules) => `Kept out by ${rules}.`,
    nothingKnown: "Neither a price nor views or followers are known.",
    wouldEnter: (asks, enters, rights) =>
      `${asks === null ? "No asking price is known" : `Asks ${asks} a piece`}; below ${enters}${rights === null ? "" : `, and ${rights},`} a plan with this creator is better than this one.`,
    notClear:
      "The search for a price ended before it was clear whether there is one; ask again with fewer rules.",
    notForNothing: (count) =>
      `Would not come in even for nothing: ${count === null ? "others reach the same people, or a rule leaves no room" : `with ${count}, others reach more people in its place`}.`,
    noRoom: "The rules of the brief leave no room for this creator.",
  },
};
