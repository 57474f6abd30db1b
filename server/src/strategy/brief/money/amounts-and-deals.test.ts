import { expect, test } from "vitest";
import { answerOf } from "#/strategy/brief/brief.fixtures.ts";

test("money", () => {
  const sentences: [string, ...string[]][] = [
    ["10.000 €, Germany", "budget {amount:1000000,currency:EUR}", "markets [DE]"],
    ["€10k for Germany", "budget {amount:1000000,currency:EUR}", "markets [DE]"],
    ["10k, Germany", "budget {amount:1000000,currency:EUR}", "isCurrencyAssumed true", "markets [DE]"],
    ["1.000 € budget", "budget {amount:100000,currency:EUR}"],
    ["budget 12,500.50 EUR", "budget {amount:1250050,currency:EUR}"],
    ["USD 5,000", "budget {amount:500000,currency:USD}"],
    ["5k usd", "budget {amount:500000,currency:USD}"],
    ["£3m", "budget {amount:300000000,currency:GBP}"],
    ["3 Mio. €", "budget {amount:300000000,currency:EUR}"],
    ["half a million euros", "budget {amount:50000000,currency:EUR}"],
    ["ein paar tausend Euro", "budget {amount:300000,currency:EUR}", "isBudgetVague true"],
    ["a few hundred euros", "budget {amount:30000,currency:EUR}", "isBudgetVague true"],
    [
      "a couple of thousand",
      "budget {amount:300000,currency:EUR}",
      "isBudgetVague true",
      "isCurrencyAssumed true",
    ],
    [
      "ein paar Hundert",
      "budget {amount:30000,currency:EUR}",
      "isBudgetVague true",
      "isCurrencyAssumed true",
    ],
    ["quelques milliers d'euros", "budget {amount:300000,currency:EUR}", "isBudgetVague true"],
    ["unos miles de euros", "budget {amount:300000,currency:EUR}", "isBudgetVague true"],
    ["kuch lakh", "budget {amount:30000000,currency:INR}", "isBudgetVague true", "isCurrencyAssumed true"],
    [
      "a few crore",
      "budget {amount:3000000000,currency:INR}",
      "isBudgetVague true",
      "isCurrencyAssumed true",
    ],
    ["ein paar Millionen Euro", "budget {amount:300000000,currency:EUR}", "isBudgetVague true"],
    [
      "between 5.000 and 8.000 €",
      "budget {amount:800000,currency:EUR}",
      "budgetFrom {amount:500000,currency:EUR}",
    ],
    ["5-8k €", "budget {amount:800000,currency:EUR}", "budgetFrom {amount:500000,currency:EUR}"],
    ["5.000 bis 8.000 €", "budget {amount:800000,currency:EUR}", "budgetFrom {amount:500000,currency:EUR}"],
    [
      "entre 5000 et 8000 €",
      "budget {amount:800000,currency:EUR}",
      "budgetFrom {amount:500000,currency:EUR}",
    ],
    ["up to 10.000 €", "budget {amount:1000000,currency:EUR}"],
    ["bis zu 10.000 €", "budget {amount:1000000,currency:EUR}"],
    [
      "10.000 € or 12.000 €",
      "budget {amount:1000000,currency:EUR}",
      "otherBudgets [{amount:1200000,currency:EUR}]",
    ],
    ["0 €", "refused: zero", "told: 0 €"],
    ["budget is 0", "refused: zero", "told: budget is 0"],
    ["999999999999 €", "refused: too_large", "told: 999999999999 €"],
    ["5 lakh rupees", "budget {amount:50000000,currency:INR}"],
    ["₹5,00,000", "budget {amount:50000000,currency:INR}"],
    ["10 L per creator", "maxFee {amount:100000000,currency:INR}"],
    ["2 crore", "budget {amount:2000000000,currency:INR}", "isCurrencyAssumed true"],
    ["5000 zł", "budget {amount:500000,currency:PLN}"],
    ["5000 kr", "budget {amount:500000,currency:SEK}", "isCurrencyAssumed true"],
    ["$5000", "budget {amount:500000,currency:USD}"],
    ["A$5000", "budget {amount:500000,currency:AUD}"],
    ["C$5,000", "budget {amount:500000,currency:CAD}"],
    ["5000 pesos", "budget {amount:500000,currency:MXN}"],
    ["5000 reais", "budget {amount:500000,currency:BRL}"],
    ["R$ 5.000", "budget {amount:500000,currency:BRL}"],
    ["max 500 € per reel", "maxPrice {amount:50000,currency:EUR}"],
    ["max 500 € pro Reel", "maxPrice {amount:50000,currency:EUR}"],
    ["at most 800 € per creator", "maxFee {amount:80000,currency:EUR}"],
    ["höchstens 800 € pro Creator", "maxFee {amount:80000,currency:EUR}"],
    ["nobody above 1.000 €", "maxFee {amount:100000,currency:EUR}"],
    ["500 € a post", "maxPrice {amount:50000,currency:EUR}"],
    ["10.000 € plus product", "budget {amount:1000000,currency:EUR}"],
  ];

  for (const [text, ...answer] of sentences) expect([text, ...answerOf(text)]).toEqual([text, ...answer]);
});

test("deals", () => {
  const sentences: [string, ...string[]][] = [
    ["@anna costs 900 €", "named [anna]", "prices [{handle:anna,price:{amount:90000,currency:EUR}}]"],
    [
      "@anna at 900 € a reel",
      "named [anna]",
      "prices [{handle:anna,price:{amount:90000,currency:EUR},per:reel}]",
    ],
    [
      "@anna takes 900 € per reel and 400 € for 6 months of usage",
      "named [anna]",
      "prices [{handle:anna,price:{amount:90000,currency:EUR},per:reel,rightsFees:[{right:usage,months:6,fee:{amount:40000,currency:EUR}}]}]",
    ],
    [
      "@anna for 2000 € everything included",
      "named [anna]",
      "prices [{handle:anna,price:{amount:200000,currency:EUR}}]",
    ],
    ["@anna with 3 months of exclusivity", "named [anna]", "rights {exclusivityMonths:3}"],
    [
      "@anna gives us 3 months of usage rights",
      "named [anna]",
      "prices [{handle:anna,price:null,usageMonths:3}]",
    ],
    [
      "@anna will 900 €, inkl. 3 Monate Nutzung",
      "named [anna]",
      "prices [{handle:anna,price:{amount:90000,currency:EUR},usageMonths:3}]",
    ],
    [
      "@anna demande 900 € par reel",
      "named [anna]",
      "prices [{handle:anna,price:{amount:90000,currency:EUR},per:reel}]",
    ],
    [
      "@anna pide 900 € por reel",
      "named [anna]",
      "prices [{handle:anna,price:{amount:90000,currency:EUR},per:reel}]",
    ],
    [
      "@anna cobra 900 € por reel",
      "named [anna]",
      "prices [{handle:anna,price:{amount:90000,currency:EUR},per:reel}]",
    ],
    ["@anna ka rate 900 €", "named [anna]", "prices [{handle:anna,price:{amount:90000,currency:EUR}}]"],
    ["usage rights for 6 months", "rights {usageMonths:6}"],
    ["6 months of exclusivity", "rights {exclusivityMonths:6}"],
    ["no usage rights", "rights {usageMonths:0}"],
    ["12 Monate Nutzungsrechte", "rights {usageMonths:12}"],
    ["@laura is exclusive with Nivea until March", "bound [{handle:laura,until:2027-03-31}]"],
    ["@laura est en exclusivité jusqu'à fin janvier", "bound [{handle:laura,until:2027-01-31}]"],
  ];

  for (const [text, ...answer] of sentences) expect([text, ...answerOf(text)]).toEqual([text, ...answer]);
});
