import { formatCount, UNKNOWN } from "@app/contract/formats";
import { stateful } from "#/cli/command.ts";
import {
  listResults,
  readResults,
  RESULTS_OPTIONS,
  RESULTS_USAGE,
  ResultsInput,
} from "#/cli/results-list.ts";

export const postsCommand = stateful({
  name: "posts",
  usage: RESULTS_USAGE,
  summary: "Prints posts with their figures, the newest first.",
  options: RESULTS_OPTIONS,
  input: ResultsInput,
  read: readResults,
  run: async (input, { domains, caller }) => {
    const who = await caller();
    return listResults((page) => domains.results.posts.list(who, page), input, {
      dayOf: ({ postedAt }) => postedAt,
      heads: ["Format", "Views", "Likes", "Campaign", "Link"],
      cells: ({ format, views, likes, campaign, url }) => [
        format,
        formatCount(views),
        formatCount(likes),
        campaign ?? UNKNOWN,
        url ?? UNKNOWN,
      ],
    });
  },
});
