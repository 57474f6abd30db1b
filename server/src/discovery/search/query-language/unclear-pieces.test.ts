import { expect, test } from "vitest";
import { answerOf } from "./reading.fixtures.ts";
import { TEAM } from "./team-names.fixtures.ts";

test("what is told of a place, a topic or a number is no wish", () => {
  const sentences: [string, ...string[]][] = [
    ["We already have enough fashion creators", "told: already", "told: enough fashion"],
    ["enough beauty", "told: enough beauty"],
    ["genug Mode", "told: genug Mode"],
    ["Wir haben genug aus Berlin", "told: genug", "told: Berlin"],
    ["assez de mode", "told: assez de mode"],
    ["ya tenemos suficientes de moda", "told: tenemos suficientes", "told: moda"],
    ["já temos bastantes de moda", "told: temos bastantes", "told: moda"],
    ["kaafi fashion hai", "told: kaafi fashion"],
    ["too many fashion posts", "told: fashion posts"],
    ["too many reels", "told: reels"],
    ["zu viele Reels", "told: Reels"],
    ["zu viele aus Berlin", "told: Berlin"],
    ["trop de mode", "told: mode"],
    ["demasiados reels de moda", "told: demasiados reels", "told: moda"],
    ["muitas de moda", "told: muitas", "told: moda"],
    ["Berlin is too expensive", "told: Berlin", "told: expensive"],
    ["München ist uns zu teuer", "told: München", "told: teuer"],
    ["Paris est trop cher", "told: Paris", "told: cher"],
    ["Madrid es demasiado caro", "told: Madrid", "told: caro"],
    ["20k is too small", "told: 20k", "told: small"],
    ["20k is too small for us", "told: 20k", "told: small"],
    ["over 500 € is too expensive", "told: over 500 €", "told: expensive"],
    ["ab 1.000 € wird es zu teuer", "told: ab 1.000 €", "told: teuer"],
    ["above 500k gets too expensive", "told: above 500k gets", "told: expensive"],
    ["not Berlin, too expensive", "cityNot berlin (grammar): Berlin", "told: expensive"],
    ["no fashion, we have enough", "categoryNot fashion (grammar): fashion", "told: enough"],
    ["not too expensive in Berlin", "told: not too expensive", "told: Berlin"],
    ["too all fashion", "category fashion (grammar): fashion"],
    ["fashion too", "category fashion (grammar): fashion"],
    ["fashion too, Berlin", "category fashion (grammar): fashion", "city berlin (grammar): Berlin"],
    ["Berlin, too expensive", "city berlin (grammar): Berlin", "told: expensive"],
  ];

  for (const [text, ...answer] of sentences) expect([text, ...answerOf(text)]).toEqual([text, ...answer]);
});

test("whoever answered others gave us no answer", () => {
  const sentences: [string, ...string[]][] = [
    ["the ones who declined Nivea", "told: who declined Nivea"],
    ["accepted by Puma in Berlin", "told: accepted", "told: Puma", "told: Berlin"],
    ["las que rechazaron a Nivea", "told: las que rechazaron a Nivea"],
    ["Nivea refuse les créateurs de Metz", "told: Nivea refuse", "told: Metz"],
    ["declined by Nike", "told: declined", "told: Nike"],
    [
      "contacted for our client Alpenhof",
      "status contacted (grammar): contacted",
      "client alpenhof (grammar): our client Alpenhof",
    ],
  ];

  for (const [text, ...answer] of sentences) expect([text, ...answerOf(text)]).toEqual([text, ...answer]);
});

test("whoever answered others gave us no answer, where the team has names", () => {
  const sentences: [string, ...string[]][] = [
    [
      "contacted for Alpenhof",
      "status contacted (grammar): contacted",
      "client alpenhof (grammar): Alpenhof",
    ],
    ["declined Veganz", "told: declined Veganz"],
    ["accepted for Alpenhof, Berlin", "city berlin (grammar): Berlin", "told: accepted", "told: Alpenhof"],
    ["Veganz declined, Berlin", "city berlin (grammar): Berlin", "told: Veganz declined"],
    ["Alpenhof declined creators from Berlin", "told: Alpenhof declined", "told: Berlin"],
    ["creators who declined Alpenhof", "told: who declined Alpenhof"],
    ["negotiating with Northlight Talent", "told: negotiating with Northlight Talent"],
    ["negotiating, Veganz", "status negotiating (grammar): negotiating", "brand veganz (grammar): Veganz"],
  ];

  for (const [text, ...answer] of sentences)
    expect([text, ...answerOf(text, TEAM)]).toEqual([text, ...answer]);
});

test("how old a deal or a talk is says nothing of posts", () => {
  const sentences: [string, ...string[]][] = [
    ["deal last month", "lastDeal {withinDays:30} (grammar): deal last month"],
    ["collaborations last month", "lastDeal {withinDays:30} (grammar): collaborations last month"],
    ["Deals im letzten Monat", "lastDeal {withinDays:30} (grammar): Deals im letzten Monat"],
    ["worked with us last month", "workedWith {withinDays:30} (grammar): worked with us last month"],
    ["posted last month", "lastPostWithinDays 30 (grammar): last month"],
    ["reels last month", "format reel (grammar): reels", "postedWithinDays 30 (grammar): last month"],
    [
      "reels last month, deal",
      "format reel (grammar): reels",
      "postedWithinDays 30 (grammar): last month",
      "told: deal",
    ],
    ["last month", "lastPostWithinDays 30 (grammar): last month"],
    ["this quarter", "lastPostWithinDays 90 (grammar): this quarter"],
    ["negotiated last week", "told: negotiated last week"],
    ["gebucht letzte Woche", "lastDeal {withinDays:7} (grammar): gebucht"],
    ["trabajaron el mes pasado", "told: trabajaron", "told: mes pasado"],
    ["paid last month", "told: paid last month"],
    ["active last month", "lastPostWithinDays 30 (grammar): last month"],
  ];

  for (const [text, ...answer] of sentences) expect([text, ...answerOf(text)]).toEqual([text, ...answer]);
});

test("one thing of a creator's is no kind of content", () => {
  const sentences: [string, ...string[]][] = [
    ["no kids in the video", "categoryNot kids (grammar): kids", "told: video"],
    ["ohne Kinder im Bild", "categoryNot kids (grammar): Kinder", "told: Bild"],
    ["the reel is nice", "told: reel", "told: nice"],
    ["in their stories", "told: stories"],
    ["in ihren Stories", "told: Stories"],
    ["en sus stories", "told: stories"],
    ["dans leurs stories", "told: stories"],
    ["nas suas stories", "told: stories"],
    ["three stories and a reel", "told: three stories", "told: reel"],
    ["drei Stories und ein Reel", "told: drei Stories", "told: Reel"],
    ["last reel", "told: last reel"],
    ["letztes Reel", "told: letztes Reel"],
    ["dernier reel", "told: dernier reel"],
    ["último reel", "told: último reel"],
    ["pichla reel", "told: pichla reel"],
    ["stories", "format story (grammar): stories"],
    ["Reels", "format reel (grammar): Reels"],
    ["reel", "format reel (grammar): reel"],
    ["a reel", "format reel (grammar): reel"],
    ["ein Reel", "told: Reel"],
    ["un reel", "told: reel"],
    ["une story", "told: story"],
    ["uma story", "told: story"],
    ["ek reel", "told: ek reel"],
    ["la story à 200 balles", "price {max:200,currency:EUR,per:story} (grammar): story à 200 balles"],
    ["the story for 200 quid", "price {max:200,currency:GBP,per:story} (grammar): story for 200 quid"],
    ["story 200 blorps", "told: story 200 blorps"],
    ["stories for 200 blorps", "told: stories", "told: 200 blorps"],
  ];

  for (const [text, ...answer] of sentences) expect([text, ...answerOf(text)]).toEqual([text, ...answer]);
});

test("a piece about something else", () => {
  const sentences: [string, ...string[]][] = [
    ["Shipping to Alaska is impossible", "told: Shipping", "told: Alaska", "told: impossible"],
    ["Shipping impossible Alaska", "told: Shipping impossible Alaska"],
    ["impossible Alaska", "told: impossible Alaska"],
    ["creators Alaska blorp glimp", "told: Alaska blorp glimp"],
    ["from Alaska blorp glimp", "told: Alaska blorp glimp"],
    ["blorp glimp French", "told: blorp glimp French"],
    ["blorp glimp male", "told: blorp glimp male"],
    ["blorp glimp TikTok", "told: blorp glimp TikTok"],
    ["blorp French", "told: blorp French"],
    ["blorp male", "told: blorp male"],
    ["we flew them to Malta", "told: flew", "told: Malta"],
    ["we flew to Malta, food", "category food (grammar): food", "told: flew", "told: Malta"],
    ["we met in Malta", "told: met", "told: Malta"],
    ["at the Lisbon dinner", "told: Lisbon dinner"],
    ["the Lisbon dinner", "told: Lisbon dinner"],
    ["Lisbon dinner", "told: Lisbon dinner"],
    ["our Berlin office", "told: Berlin office"],
    ["unser Berlin Büro", "told: Berlin Büro"],
    ["deposit over £500", "told: deposit over £500"],
    ["over £500 deposit", "told: over £500 deposit"],
    ["£500 deposit", "told: £500 deposit"],
    ["reels under £500 deposit", "told: reels under £500 deposit"],
    ["price under £500 deposit", "told: price under £500 deposit"],
    ["phone uthana", "told: phone uthana"],
    ["phone glorp", "told: phone glorp"],
    ["with phone", "contact phone (grammar): phone"],
    ["the phone number glorp", "told: phone number glorp"],
    ["glorp with email", "told: glorp", "told: email"],
    ["glorp, with email", "contact email (grammar): email", "told: glorp"],
    ["I have the phone number of her already", "contact phone (grammar): phone number", "told: already"],
  ];

  for (const [text, ...answer] of sentences) expect([text, ...answerOf(text)]).toEqual([text, ...answer]);
});

test("what is left of a status", () => {
  const sentences: [string, ...string[]][] = [
    ["Zusage steht noch aus", "told: Zusage steht"],
    ["accepted blorp", "told: accepted blorp"],
    ["blorp accepted", "told: blorp accepted"],
    ["accepted from blorp", "told: blorp"],
    ["accepted, blorp", "status accepted (grammar): accepted", "keywords blorp (assumed): blorp"],
    ["keinen Kontakt zu Puma", "told: keinen Kontakt", "told: Puma"],
    ["no contact with Puma", "told: no contact", "told: Puma"],
    ["sin contacto con Puma", "told: sin contacto con Puma"],
    ["sem contato com Puma", "told: sem contato com Puma"],
    ["pas de contact avec Puma", "told: pas de contact", "told: Puma"],
    ["sorted by blorp", "told: blorp"],
    ["cheapest blorp", "told: cheapest blorp"],
  ];

  for (const [text, ...answer] of sentences) expect([text, ...answerOf(text)]).toEqual([text, ...answer]);
});

test("a slip in a short word may be another word", () => {
  const sentences: [string, ...string[]][] = [
    ["modee blorp", "told: modee blorp"],
    ["modee", "category fashion (fuzzy): modee"],
    ["fashoin blorp", "told: fashoin blorp"],
    ["fashoin", "category fashion (fuzzy): fashoin"],
    ["traveel blorp", "told: traveel blorp"],
    ["traveel in Berlin blorp", "told: traveel", "told: Berlin blorp"],
    ["beautty blorp", "told: beautty blorp"],
    ["skincaer blorp", "told: skincaer blorp"],
    ["fitnes blorp", "told: fitnes blorp"],
    ["Riese blorp", "told: Riese blorp"],
    ["I mean the fashion brand", "told: mean", "told: fashion brand"],
    ["fashion creators are our thing", "category fashion (grammar): fashion"],
    ["jo paisa vasool hain fashion", "told: paisa vasool", "told: fashion"],
    ["we love fashion", "category fashion (grammar): fashion"],
    ["our fashion line", "told: fashion line"],
    ["my beauty shop", "told: beauty shop"],
  ];

  for (const [text, ...answer] of sentences) expect([text, ...answerOf(text)]).toEqual([text, ...answer]);
});
