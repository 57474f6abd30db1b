import { expect, test } from "vitest";
import { answerOf } from "#/strategy/brief/brief.fixtures.ts";

test("what cannot be read is asked, never guessed", () => {
  const sentences: [string, ...string[]][] = [
    [
      "10.000 €, in Blorpheim",
      "budget {amount:1000000,currency:EUR}",
      "told: Blorpheim",
      "asked: place Blorpheim",
    ],
    [
      "10.000 €, creators from Blorpheim",
      "budget {amount:1000000,currency:EUR}",
      "told: Blorpheim",
      "asked: place Blorpheim",
    ],
  ];

  for (const [text, ...answer] of sentences) expect([text, ...answerOf(text)]).toEqual([text, ...answer]);
});

test("politeness and the past are no wish", () => {
  const sentences: [string, ...string[]][] = [
    [
      "Bonjour, il nous faut un plan : 10.000 €, France. Merci d'avance, Hugo",
      "budget {amount:1000000,currency:EUR}",
      "markets [FR]",
    ],
    [
      "Hola, necesitamos un plan: 10.000 €, España. Gracias, Marta",
      "budget {amount:1000000,currency:EUR}",
      "markets [ES]",
    ],
    [
      "Namaste, ek plan chahiye: 5 lakh, Delhi. Shukriya, Neha",
      "budget {amount:50000000,currency:INR}",
      "cities [delhi]",
      "isCurrencyAssumed true",
      "markets [IN]",
    ],
    ["Best, Lena"],
    ["Thanks, Lena Kühn"],
    [
      "last year we spent 5.000 €",
      "unmet [{words:last year we spent 5.000 €,why:It tells what was. Say what this plan is to have.}]",
    ],
    [
      "Last year we spent 20k in Austria, now 10.000 € in Germany",
      "budget {amount:1000000,currency:EUR}",
      "markets [DE]",
      "unmet [{words:Last year we spent 20k in Austria,why:It tells what was. Say what this plan is to have.}]",
    ],
    [
      "letztes Jahr hatten wir 5.000 €",
      "unmet [{words:letztes Jahr hatten wir 5.000 €,why:It tells what was. Say what this plan is to have.}]",
    ],
  ];

  for (const [text, ...answer] of sentences) expect([text, ...answerOf(text)]).toEqual([text, ...answer]);
});

test("who is meant, and what for", () => {
  const sentences: [string, ...string[]][] = [
    [
      "10.000 € for Glow serum in Germany",
      "budget {amount:1000000,currency:EUR}",
      "categories [skincare]",
      "markets [DE]",
      "product Glow serum",
    ],
    [
      "10.000 €, product: Glow serum, Germany",
      "budget {amount:1000000,currency:EUR}",
      "categories [skincare]",
      "markets [DE]",
      "product Glow serum",
    ],
    [
      'we launch "Glow & Go", 10.000 €, Germany',
      "budget {amount:1000000,currency:EUR}",
      "markets [DE]",
      "product Glow & Go",
    ],
    [
      "launch of a vegan skincare line, 10.000 €, Germany",
      "budget {amount:1000000,currency:EUR}",
      "categories [vegan,skincare]",
      "markets [DE]",
      "product vegan skincare line",
    ],
    [
      "promote our new app, 10.000 €, Germany",
      "budget {amount:1000000,currency:EUR}",
      "categories [tech]",
      "markets [DE]",
      "product app",
    ],
    [
      "für unsere neue App, 10.000 €, Deutschland",
      "budget {amount:1000000,currency:EUR}",
      "categories [tech]",
      "markets [DE]",
      "product App",
    ],
    [
      "pour notre nouvelle appli, 10.000 €, France",
      "budget {amount:1000000,currency:EUR}",
      "markets [FR]",
      "product appli",
    ],
    [
      "para nuestra nueva app, 10.000 €, España",
      "budget {amount:1000000,currency:EUR}",
      "categories [tech]",
      "markets [ES]",
      "product app",
    ],
    [
      "para nosso novo app, 10.000 €, Brasil",
      "budget {amount:1000000,currency:EUR}",
      "categories [tech]",
      "markets [BR]",
      "product app",
    ],
    [
      "naye app ke liye, 5 lakh, India",
      "budget {amount:50000000,currency:INR}",
      "categories [tech]",
      "isCurrencyAssumed true",
      "markets [IN]",
      "product naye app",
    ],
    ["Germany, fashion creators", "filters {category:[fashion]}", "markets [DE]"],
    ["Germany, awareness", "markets [DE]", "objective awareness"],
    ["Germany, sales", "markets [DE]", "objective sales"],
    ["Germany, reach", "markets [DE]", "objective awareness"],
    ["Germany, engagement", "markets [DE]", "objective engagement"],
    ["Germany, Bekanntheit", "markets [DE]", "objective awareness"],
    [
      "10.000 €, France, notoriété",
      "budget {amount:1000000,currency:EUR}",
      "markets [FR]",
      "objective awareness",
    ],
    ["10.000 €, España, ventas", "budget {amount:1000000,currency:EUR}", "markets [ES]", "objective sales"],
    ["10.000 €, Brasil, vendas", "budget {amount:1000000,currency:EUR}", "markets [BR]", "objective sales"],
    ["Germany, women 18-34", "age {min:18,max:34}", "gender female", "markets [DE]"],
    [
      "Germany, to reach women 18-34",
      "age {min:18,max:34}",
      "gender female",
      "markets [DE]",
      "objective awareness",
    ],
    ["Germany, audience women 25+", "age {min:25,max:null}", "gender female", "markets [DE]"],
    ["Germany, Zielgruppe Männer 18-24", "age {min:18,max:24}", "gender male", "markets [DE]"],
    [
      "Germany, 60 % female audience",
      "filters {audienceGender:{value:female,minShare:60}}",
      "gender female",
      "markets [DE]",
    ],
    ["Germany, female creators", "filters {gender:[female]}", "markets [DE]"],
    ["Germany, TikTok + Instagram", "markets [DE]", "platforms [tiktok,instagram]"],
    ["10.000 €, DE/AT", "budget {amount:1000000,currency:EUR}", "markets [DE,AT]"],
    [
      "10.000 €, Germany w/o Berlin",
      "budget {amount:1000000,currency:EUR}",
      "markets [DE]",
      "rules [{label:nobody in Berlin,field:city,value:berlin,of:creators,min:null,max:0}]",
    ],
    ["Germany, German-speaking", "languages [de]", "markets [DE]"],
    ["Germany, min 10k followers", "followers {min:10000,max:null}", "markets [DE]"],
    ["Germany, 10k-50k followers", "followers {min:10000,max:50000}", "markets [DE]"],
    ["Germany, 3% engagement", "filters {engagementRate:{min:3}}", "markets [DE]"],
    ["Germany, posted last week", "filters {lastPostWithinDays:7}", "markets [DE]"],
    ["Germany, verified", "filters {verified:true}", "markets [DE]"],
    ["Germany, with email", "filters {contact:[email]}", "markets [DE]"],
    ["Germany, known prices only", "filters {has:[price]}", "markets [DE]"],
    ["Germany, no known price", "filters {hasNot:[price]}", "markets [DE]"],
    ["Germany, max 300 € per reel", "markets [DE]", "maxPrice {amount:30000,currency:EUR}"],
    [
      "Germany, unknown country ok",
      "filters {includeUnknown:[country]}",
      "includeUnknown [country]",
      "markets [DE]",
    ],
    ["Germany, worked with Nivea", "filters {brand:[nivea]}", "markets [DE]"],
    ["Germany, worked with us", "filters {workedWith:{}}", "markets [DE]"],
    ["Germany, never worked with us", "filters {workedWithNot:{}}", "markets [DE]"],
    ["Germany, #glow", "filters {hashtag:[glow]}", "markets [DE]"],
    [
      "Germany, 10 creators, 3 of them from Berlin",
      "markets [DE]",
      "maxCreators 10",
      "minCreators 10",
      "rules [{label:3 of them from Berlin,field:city,value:berlin,of:creators,min:3,max:3}]",
    ],
    [
      "Germany, 10 creators, at least 3 women",
      "markets [DE]",
      "maxCreators 10",
      "minCreators 10",
      "rules [{label:at least 3 women,field:gender,value:female,of:creators,min:3,max:null}]",
    ],
    [
      "Germany, mostly micro, 10 creators",
      "markets [DE]",
      "maxCreators 10",
      "minCreators 10",
      "rules [{label:mostly micro,field:tier,value:micro,of:creators,min:6,max:null}]",
    ],
    [
      "Germany, 10 creators: 5 micro, 3 mid and 2 macro",
      "markets [DE]",
      "maxCreators 10",
      "minCreators 10",
      "rules [{label:5 micro,field:tier,value:micro,of:creators,min:5,max:5},{label:3 mid,field:tier,value:mid,of:creators,min:3,max:3},{label:2 macro,field:tier,value:macro,of:creators,min:2,max:2}]",
      "tiers [micro,mid,macro]",
    ],
    [
      "Germany, 10 creators: 60 % micro, 40 % nano",
      "markets [DE]",
      "maxCreators 10",
      "minCreators 10",
      "rules [{label:60 % micro,field:tier,value:micro,of:budget,min:55,max:65},{label:40 % nano,field:tier,value:nano,of:budget,min:35,max:45}]",
    ],
    [
      "Germany, 5 Micro, 3 Mid und 2 Macro",
      "markets [DE]",
      "maxCreators 10",
      "minCreators 10",
      "rules [{label:5 Micro,field:tier,value:micro,of:creators,min:5,max:5},{label:3 Mid,field:tier,value:mid,of:creators,min:3,max:3},{label:2 Macro,field:tier,value:macro,of:creators,min:2,max:2}]",
      "tiers [micro,mid,macro]",
    ],
    [
      "10.000 €, Allemagne, 5 micro et 3 macro",
      "budget {amount:1000000,currency:EUR}",
      "markets [DE]",
      "maxCreators 8",
      "minCreators 8",
      "rules [{label:5 micro,field:tier,value:micro,of:creators,min:5,max:5},{label:3 macro,field:tier,value:macro,of:creators,min:3,max:3}]",
      "tiers [micro,macro]",
    ],
    [
      "10.000 €, España, 5 micro y 3 macro",
      "budget {amount:1000000,currency:EUR}",
      "markets [ES]",
      "maxCreators 8",
      "minCreators 8",
      "rules [{label:5 micro,field:tier,value:micro,of:creators,min:5,max:5},{label:3 macro,field:tier,value:macro,of:creators,min:3,max:3}]",
      "tiers [micro,macro]",
    ],
    [
      "10.000 €, Brasil, 5 micro e 3 macro",
      "budget {amount:1000000,currency:EUR}",
      "markets [BR]",
      "maxCreators 8",
      "minCreators 8",
      "rules [{label:5 micro,field:tier,value:micro,of:creators,min:5,max:5},{label:3 macro,field:tier,value:macro,of:creators,min:3,max:3}]",
      "tiers [micro,macro]",
    ],
    [
      "Germany, 2 nano, 2 micro, 10 creators",
      "markets [DE]",
      "maxCreators 10",
      "minCreators 10",
      "rules [{label:2 nano,field:tier,value:nano,of:creators,min:2,max:2},{label:2 micro,field:tier,value:micro,of:creators,min:2,max:2}]",
    ],
  ];

  for (const [text, ...answer] of sentences) expect([text, ...answerOf(text)]).toEqual([text, ...answer]);
});
