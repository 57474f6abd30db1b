import { expect, test } from "vitest";
import { answerOf } from "#/strategy/brief/brief.fixtures.ts";

test("pieces", () => {
  const sentences: [string, ...string[]][] = [
    ["2 reels", "deliverables [{format:reel,count:2}]"],
    ["2 Reels und 3 Stories pro Creator", "deliverables [{format:reel,count:2},{format:story,count:3}]"],
    ["2 reels et 1 story par créateur", "deliverables [{format:reel,count:2},{format:story,count:1}]"],
    ["2 reels y 1 story por creador", "deliverables [{format:reel,count:2},{format:story,count:1}]"],
    ["2 reels e 1 story por criador", "deliverables [{format:reel,count:2},{format:story,count:1}]"],
    ["har creator se 2 reels", "deliverables [{format:reel,count:2}]"],
    ["reels and stories", "formats [reel,story]"],
    ["one post", "deliverables [{format:post,count:1}]"],
    ["a video", "formats [video]"],
    ["tiktoks", "platforms [tiktok]"],
    ["3 shorts", "deliverables [{format:short,count:3}]"],
    ["6 reels in total", "totalPieces [{format:reel,count:6}]"],
    ["insgesamt 6 Reels", "totalPieces [{format:reel,count:6}]"],
    ["6 reels in total, 3 creators", "maxCreators 3", "minCreators 3", "totalPieces [{format:reel,count:6}]"],
    ["12 videos in total", "totalPieces [{format:video,count:12}]"],
    ["10 creators, 2 reels each", "deliverables [{format:reel,count:2}]", "maxCreators 10", "minCreators 10"],
    ["5 carousels", "deliverables [{format:carousel,count:5}]"],
    [
      "2 reels, 2 stories, 1 post",
      "deliverables [{format:reel,count:2},{format:story,count:2},{format:post,count:1}]",
    ],
  ];

  for (const [text, ...answer] of sentences) expect([text, ...answerOf(text)]).toEqual([text, ...answer]);
});

test("how many creators", () => {
  const sentences: [string, ...string[]][] = [
    ["10 creators", "maxCreators 10", "minCreators 10"],
    ["5-8 creators", "maxCreators 8", "minCreators 5"],
    ["at least 5 creators", "minCreators 5"],
    ["at most 8 creators", "maxCreators 8"],
    ["exactly 6 creators", "maxCreators 6", "minCreators 6"],
    ["fünf Creator", "maxCreators 5", "minCreators 5"],
    ["entre 5 et 8 créateurs", "maxCreators 8", "minCreators 5"],
    ["entre 5 y 8 creadores", "maxCreators 8", "minCreators 5"],
    ["no more than 8 influencers", "maxCreators 8"],
    [
      "3 micro and 2 macro creators",
      "maxCreators 5",
      "minCreators 5",
      "rules [{label:3 micro,field:tier,value:micro,of:creators,min:3,max:3},{label:2 macro creators,field:tier,value:macro,of:creators,min:2,max:2}]",
      "tiers [micro,macro]",
    ],
    [
      "5 from Germany and 3 from Austria",
      "markets [DE,AT]",
      "maxCreators 8",
      "minCreators 8",
      "rules [{label:5 from Germany,field:country,value:DE,of:creators,min:5,max:5},{label:3 from Austria,field:country,value:AT,of:creators,min:3,max:3}]",
    ],
    [
      "2 TikTokers, 3 Instagrammers",
      "maxCreators 5",
      "minCreators 5",
      "platforms [tiktok,instagram]",
      "rules [{label:2 TikTokers,field:platform,value:tiktok,of:creators,min:2,max:2},{label:3 Instagrammers,field:platform,value:instagram,of:creators,min:3,max:3}]",
    ],
    [
      "half micro, half nano",
      "rules [{label:half micro,field:tier,value:micro,of:budget,min:45,max:55},{label:half nano,field:tier,value:nano,of:budget,min:45,max:55}]",
    ],
    [
      "10 Creator, davon 4 aus Berlin",
      "maxCreators 10",
      "minCreators 10",
      "rules [{label:4 aus Berlin,field:city,value:berlin,of:creators,min:4,max:4}]",
    ],
    ["a dozen creators", "maxCreators 12", "minCreators 12"],
    ["one creator", "maxCreators 1", "minCreators 1"],
  ];

  for (const [text, ...answer] of sentences) expect([text, ...answerOf(text)]).toEqual([text, ...answer]);
});

test("shares and rules", () => {
  const sentences: [string, ...string[]][] = [
    [
      "at least 40 % from Germany",
      "rules [{label:at least 40 % from Germany,field:country,value:DE,of:budget,min:40,max:null}]",
    ],
    [
      "40 % in Germany, 60 % in Austria",
      "markets [DE,AT]",
      "rules [{label:40 % in Germany,field:country,value:DE,of:budget,min:35,max:45},{label:60 % in Austria,field:country,value:AT,of:budget,min:55,max:65}]",
    ],
    [
      "mindestens 40 % aus Deutschland",
      "rules [{label:mindestens 40 % aus Deutschland,field:country,value:DE,of:budget,min:40,max:null}]",
    ],
    [
      "au moins 40 % en France",
      "rules [{label:au moins 40 % en France,field:country,value:FR,of:budget,min:40,max:null}]",
    ],
    [
      "al menos 40 % de España",
      "rules [{label:al menos 40 % de España,field:country,value:ES,of:budget,min:40,max:null}]",
    ],
    [
      "pelo menos 40 % do Brasil",
      "rules [{label:pelo menos 40 % do Brasil,field:country,value:BR,of:budget,min:40,max:null}]",
    ],
    [
      "kam se kam 40 % Delhi se",
      "rules [{label:kam se kam 40 % Delhi,field:city,value:delhi,of:budget,min:40,max:null}]",
    ],
    [
      "at most 20 % on TikTok",
      "rules [{label:at most 20 % on TikTok,field:platform,value:tiktok,of:budget,min:null,max:20}]",
    ],
    ["max 30 % to one creator", "maxShare 30"],
    ["nobody gets more than 25 %", "maxShare 25"],
    ["höchstens 30 % pro Creator", "maxShare 30"],
    [
      "mostly micro",
      "unmet [{words:mostly micro,why:A share of the creators needs their number. Say how many there are.}]",
    ],
    ["mainly TikTok", "rules [{label:mainly TikTok,field:platform,value:tiktok,of:budget,min:51,max:null}]"],
    [
      "half of the budget on TikTok",
      "rules [{label:half of the budget on TikTok,field:platform,value:tiktok,of:budget,min:45,max:55}]",
    ],
    ["a third for nano", "rules [{label:a third for nano,field:tier,value:nano,of:budget,min:28,max:38}]"],
    [
      "two thirds Germany, one third Austria",
      "markets [DE,AT]",
      "rules [{label:two thirds Germany,field:country,value:DE,of:budget,min:62,max:72},{label:one third Austria,field:country,value:AT,of:budget,min:28,max:38}]",
    ],
    [
      "at least 3 from Berlin",
      "rules [{label:at least 3 from Berlin,field:city,value:berlin,of:creators,min:3,max:null}]",
    ],
    [
      "no more than 2 from Austria",
      "rules [{label:no more than 2 from Austria,field:country,value:AT,of:creators,min:null,max:2}]",
    ],
    ["no mega", "rules [{label:no mega creators,field:tier,value:mega,of:creators,min:null,max:0}]"],
    ["no nano pls", "rules [{label:no nano creators,field:tier,value:nano,of:creators,min:null,max:0}]"],
    ["keine Mega", "rules [{label:no mega creators,field:tier,value:mega,of:creators,min:null,max:0}]"],
    ["pas de méga", "rules [{label:no mega creators,field:tier,value:mega,of:creators,min:null,max:0}]"],
    ["sin mega", "rules [{label:no mega creators,field:tier,value:mega,of:creators,min:null,max:0}]"],
    ["sem mega", "rules [{label:no mega creators,field:tier,value:mega,of:creators,min:null,max:0}]"],
    ["only micro", "tiers [micro]"],
    ["only from Berlin", "cities [berlin]", "markets [DE]"],
    [
      "not from Berlin",
      "rules [{label:nobody in Berlin,field:city,value:berlin,of:creators,min:null,max:0}]",
    ],
    ["no crypto, no gambling", "filters {categoryNot:[gambling],keywordsNot:[crypto]}"],
    ["keine Politik", "filters {categoryNot:[politics]}"],
    ["without @ben", "never [ben]"],
    ["never @ben or @carl", "never [ben,carl]"],
    ["nobody who worked with Nivea", "filters {brandNot:[nivea]}"],
    ["must include @anna", "must [anna]"],
    ["with @anna and @lena", "must [anna,lena]"],
    ["@anna is a must", "must [anna]"],
    ["@burgerdan is out", "never [burgerdan]"],
    ["@anna must be in, not @ben", "must [anna]", "never [ben]"],
  ];

  for (const [text, ...answer] of sentences) expect([text, ...answerOf(text)]).toEqual([text, ...answer]);
});
