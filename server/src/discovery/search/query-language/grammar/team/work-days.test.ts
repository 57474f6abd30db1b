import { expect, test } from "vitest";
import { answerOf } from "#/discovery/search/query-language/reading.fixtures.ts";
import { TEAM } from "#/discovery/search/query-language/team-names.fixtures.ts";

test("work, deals and talks are asked for with their days, and what no filter holds is told", () => {
  const sentences: [string, ...string[]][] = [
    ["last deal before March", "lastDeal {max:2026-02-28} (grammar): last deal before"],
    ["last deal before March 2026", "lastDeal {max:2026-02-28} (grammar): last deal before"],
    ["last deal since June 2025", "lastDeal {min:2025-06-01} (grammar): last deal"],
    ["last deal after June 2025", "lastDeal {min:2025-07-01} (grammar): last deal"],
    ["last deal in May", "lastDeal {min:2026-05-01,max:2026-05-31} (grammar): last deal"],
    ["last deal in December", "lastDeal {min:2025-12-01,max:2025-12-31} (grammar): last deal"],
    ["last deal in November", "lastDeal {min:2026-11-01,max:2026-11-30} (grammar): last deal"],
    ["last deal in 2025", "lastDeal {min:2025-01-01,max:2025-12-31} (grammar): last deal"],
    ["last deal until May", "lastDeal {max:2026-04-30} (grammar): last deal"],
    ["last deal bis Mai", "lastDeal {max:2026-04-30} (grammar): last deal"],
    ["last deal May or earlier", "lastDeal {max:2026-05-31} (grammar): last deal"],
    ["last deal May or later", "lastDeal {min:2026-05-01} (grammar): last deal"],
    ["last deal yesterday", "lastDeal {min:2026-11-20,max:2026-11-20} (grammar): last deal"],
    ["last deal today", "lastDeal {min:2026-11-21} (grammar): last deal"],
    ["last deal this week", "lastDeal {min:2026-11-16} (grammar): last deal"],
    ["last deal this month", "lastDeal {min:2026-11-01} (grammar): last deal"],
    ["last deal this quarter", "lastDeal {min:2026-10-01} (grammar): last deal"],
    ["last deal this year", "lastDeal {min:2026-01-01} (grammar): last deal"],
    ["last deal more than 60 days ago", "lastDeal {max:2026-09-22} (grammar): last deal"],
    ["last deal less than 60 days ago", "lastDeal {withinDays:60} (grammar): last deal"],
    ["last deal at most 60 days ago", "lastDeal {withinDays:60} (grammar): last deal"],
    ["last deal at least 60 days ago", "lastDeal {max:2026-09-22} (grammar): last deal"],
    ["last deal no more than 60 days ago", "lastDeal {withinDays:60} (grammar): last deal no"],
    ["last deal 60 days ago", "lastDeal {withinDays:60} (grammar): last deal", "told: ago"],
    ["letzter Deal vor mehr als zwei Monaten", "lastDeal {max:2026-09-22} (grammar): letzter Deal"],
    ["letzter Deal vor weniger als zwei Monaten", "lastDeal {withinDays:60} (grammar): letzter Deal"],
    ["último trato hace más de 30 días", "lastDeal {max:2026-10-22} (grammar): último trato"],
    ["último trato hace menos de 30 días", "lastDeal {withinDays:30} (grammar): último trato"],
    ["dernier deal il y a plus de 30 jours", "lastDeal {max:2026-10-22} (grammar): dernier deal"],
    ["dernier deal il y a moins d'un mois", "lastDeal {withinDays:30} (grammar): dernier deal"],
    ["último negócio há mais de 3 meses", "lastDeal {max:2026-08-23} (grammar): último negócio há"],
    ["not booked since March", "lastDeal {max:2026-02-28} (grammar): not booked"],
    ["not booked in 3 months", "lastDeal {max:2026-08-23} (grammar): not booked"],
    ["not booked in June", "told: not booked in June"],
    ["not booked before June", "told: not booked before June"],
    ["not booked after June", "lastDeal {max:2026-06-30} (grammar): not booked"],
    ["not booked until June", "told: not booked until June"],
    ["not booked this week", "lastDeal {max:2026-11-15} (grammar): not booked"],
    ["not booked yesterday", "told: not booked yesterday"],
    ["not booked for a year", "lastDeal {max:2025-11-21} (grammar): not booked"],
    ["seit 60 Tagen nicht gebucht", "lastDeal {max:2026-09-22} (grammar): nicht gebucht"],
    ["nicht gebucht seit März", "lastDeal {max:2026-02-28} (grammar): nicht gebucht"],
    ["2025 gebucht", "lastDeal {min:2025-01-01,max:2025-12-31} (grammar): gebucht"],
    ["wir 2025 gebucht", "lastDeal {min:2025-01-01,max:2025-12-31} (grammar): gebucht"],
    ["booked 2025", "told: booked 2025"],
    ["booked in 2025", "lastDeal {min:2025-01-01,max:2025-12-31} (grammar): booked"],
    ["booked last year", "lastDeal {withinDays:365} (grammar): booked last"],
    ["deals last month", "lastDeal {withinDays:30} (grammar): deals last month"],
    ["deals in June", "lastDeal {min:2026-06-01,max:2026-06-30} (grammar): deals in June"],
    ["last month's deals", "lastDeal {withinDays:30} (grammar): last month's deals"],
    ["three deals last month", "told: three deals last month"],
    ["3 deals last month", "told: 3 deals last month"],
    ["deals with us last month", "workedWith {withinDays:30} (grammar): deals with us last month"],
    ["no deals in June", "told: no deals in June"],
    ["no deals since June", "lastDeal {max:2026-05-31} (grammar): no deals since June"],
    ["no deals last month", "lastDeal {max:2026-10-22} (grammar): no deals last month"],
    ["bookings this year", "lastDeal {min:2026-01-01} (grammar): bookings this year"],
    ["réservations le mois dernier", "told: réservations", "told: mois dernier"],
    ["reservas el mes pasado", "lastDeal {withinDays:30} (fuzzy): reservas"],
    ["Buchungen im Juni", "lastDeal {min:2026-06-01,max:2026-06-30} (grammar): Buchungen im Juni"],
    [
      "worked with us in the last year",
      "workedWith {withinDays:365} (grammar): worked with us in the last year",
    ],
    ["worked with us this year", "workedWith {withinDays:324} (grammar): worked with us this year"],
    ["worked with us in June", "told: worked with us in June"],
    ["worked with us before June", "told: worked with us before June"],
    ["worked with us since June", "workedWith {withinDays:173} (grammar): worked with us since June"],
    ["worked with us yesterday", "told: worked with us yesterday"],
    ["worked with us today", "told: worked with us today"],
    ["never worked with us", "workedWithNot {} (grammar): never worked with us"],
    [
      "never worked with us in the last year",
      "workedWithNot {withinDays:365} (grammar): never worked with us in the last year",
    ],
    ["have not worked with us", "workedWithNot {} (grammar): have not worked with us"],
    ["worked with us before", "workedWith {} (grammar): worked with us before"],
    ["mit uns noch nie gearbeitet", "workedWithNot {} (grammar): mit uns noch nie gearbeitet"],
    ["noch nie mit uns gearbeitet", "workedWithNot {} (grammar): noch nie mit uns gearbeitet"],
    ["hamare saath kabhi kaam nahi kiya", "workedWithNot {} (grammar): hamare saath kabhi kaam nahi kiya"],
    ["hamare saath kaam kiya", "workedWith {} (grammar): hamare saath kaam kiya"],
    ["nunca trabajaron con nosotros", "workedWithNot {} (grammar): nunca trabajaron con nosotros"],
    ["n'ont jamais travaillé avec nous", "workedWithNot {} (grammar): n'ont jamais travaillé avec nous"],
    ["nunca trabalharam com a gente", "workedWithNot {} (grammar): nunca trabalharam com a gente"],
    [
      "trabajaron con nosotros en el último año",
      "workedWith {withinDays:365} (grammar): trabajaron con nosotros en el último año",
    ],
  ];

  for (const [text, ...answer] of sentences) expect([text, ...answerOf(text)]).toEqual([text, ...answer]);
});

test("work, deals and talks are asked for with their days, and what no filter holds is told, where the team has names", () => {
  const sentences: [string, ...string[]][] = [
    [
      "worked for Alpenhof in the last year",
      "workedWith {client:alpenhof,withinDays:365} (grammar): Alpenhof in the last year",
    ],
    ["worked for Alpenhof in June", "workedWith {client:alpenhof} (grammar): Alpenhof", "told: in June"],
    [
      "worked for Alpenhof since June",
      "workedWith {client:alpenhof,withinDays:173} (grammar): Alpenhof since June",
    ],
    ["never worked for Alpenhof", "workedWithNot {client:alpenhof} (grammar): Alpenhof"],
    ["not for Alpenhof", "workedWithNot {client:alpenhof} (grammar): not for Alpenhof"],
    ["nicht für Alpenhof", "workedWithNot {client:alpenhof} (grammar): nicht für Alpenhof"],
    [
      "booked for Alpenhof last month",
      "lastDeal {withinDays:30} (grammar): booked",
      "client alpenhof (grammar): Alpenhof",
    ],
  ];

  for (const [text, ...answer] of sentences)
    expect([text, ...answerOf(text, TEAM)]).toEqual([text, ...answer]);
});

test("work, deals and talks are asked for with their days, and what no filter holds is told", () => {
  const sentences: [string, ...string[]][] = [
    ["last paid", "told: last paid"],
    ["last paid under 500 €", "lastPrice {max:500,currency:EUR} (grammar): last paid under 500 €"],
    ["paid under 500 €", "lastPrice {max:500,currency:EUR} (grammar): paid under 500 €"],
    [
      "we paid less than 800 euros",
      "lastPrice {max:800,currency:EUR} (grammar): we paid less than 800 euros",
    ],
    [
      "weniger als 800 Euro bezahlt",
      "lastPrice {max:800,currency:EUR} (grammar): weniger als 800 Euro bezahlt",
    ],
    ["200 € paid", "lastPrice {max:200,currency:EUR} (grammar): 200 € paid"],
    ["€200 paid last", "lastPrice {max:200,currency:EUR} (grammar): €200 paid last"],
    ["paid 200 €", "lastPrice {max:200,currency:EUR} (grammar): paid 200 €"],
    ["pay 200 €", "price {max:200,currency:EUR} (grammar): 200 €"],
    ["we pay 200 €", "lastPrice {max:200,currency:EUR} (grammar): pay 200 €"],
    ["they pay 200 €", "price {max:200,currency:EUR} (grammar): 200 €"],
    ["refuses to promote alcohol", "told: refuses to promote alcohol"],
    ["declined to promote alcohol", "told: declined to promote alcohol"],
    ["refuses to work with us", "status declined (grammar): refuses", "told: work with us"],
    ["accepted price", "told: accepted price"],
    ["agreed price", "told: agreed price"],
    ["price agreed under 500 €", "price {max:500,currency:EUR} (grammar): under 500 €"],
    ["price was confirmed", "told: price was confirmed"],
    ["negotiated price", "told: negotiated price"],
    ["price negotiating", "told: price negotiating"],
    ["contacted", "status contacted (grammar): contacted"],
    ["not contacted", "status not_contacted (grammar): not contacted"],
    ["not yet contacted", "status not_contacted (grammar): not yet contacted"],
    ["never contacted", "status not_contacted (grammar): never contacted"],
    ["last contact", "told: last contact"],
    ["último contato", "told: último contato"],
    ["último contacto", "told: último contacto"],
    ["letzter Kontakt", "told: letzter Kontakt"],
    ["dernier contact", "told: dernier contact"],
    ["last contact in May", "lastContact {min:2026-05-01,max:2026-05-31} (grammar): last contact in May"],
    ["last contact before May", "lastContact {max:2026-04-30} (grammar): last contact before May"],
    ["no contact since May", "told: no contact since May"],
    ["no contact since yesterday", "told: no contact since yesterday"],
    ["contacted since May", "lastContact {min:2026-05-01} (grammar): contacted since May"],
    ["contacted in May", "lastContact {min:2026-05-01,max:2026-05-31} (grammar): contacted in May"],
    ["contacted last week", "lastContact {withinDays:7} (grammar): contacted last week"],
    ["contacted this week", "lastContact {min:2026-11-16} (grammar): contacted this week"],
    ["not contacted this week", "lastContact {max:2026-11-15} (grammar): not contacted this week"],
    ["not contacted yesterday", "told: not contacted yesterday"],
    ["not contacted in 3 months", "lastContact {max:2026-08-23} (grammar): not contacted in 3 months"],
    ["declined", "status declined (grammar): declined"],
    ["not declined", "statusNot declined (grammar): not declined"],
    [
      "declined or blocked",
      "status declined (grammar): declined",
      "status do_not_contact (grammar): blocked",
    ],
    [
      "everyone except declined and blocked",
      "statusNot declined (grammar): everyone except declined",
      "statusNot do_not_contact (grammar): blocked",
    ],
    [
      "everyone except declined, Berlin",
      "statusNot declined (grammar): everyone except declined",
      "city berlin (grammar): Berlin",
    ],
    [
      "excluding declined or negotiating",
      "statusNot declined (grammar): excluding declined",
      "statusNot negotiating (grammar): negotiating",
    ],
    [
      "not declined or negotiating",
      "statusNot declined (grammar): not declined",
      "statusNot negotiating (grammar): negotiating",
    ],
    ["interested in working with us", "told: working with us"],
    ["not interested", "status declined (grammar): not interested"],
    ["not interested in discounts", "told: not interested in discounts"],
    ["interested in discounts", "told: discounts"],
    ["zugesagt", "status accepted (grammar): zugesagt"],
    ["abgesagt", "status declined (grammar): abgesagt"],
    ["nicht abgesagt", "statusNot declined (grammar): nicht abgesagt"],
    ["noch nicht kontaktiert", "status not_contacted (grammar): noch nicht kontaktiert"],
    ["pas encore contactés", "status not_contacted (grammar): pas encore contactés"],
    ["aún no contactados", "status not_contacted (grammar): aún no contactados"],
    ["ainda não contatados", "status not_contacted (grammar): ainda não contatados"],
    ["abhi tak contact nahi kiya", "status not_contacted (grammar): abhi tak contact nahi kiya"],
    ["contacted hier", "lastContact {min:2026-11-20,max:2026-11-20} (grammar): contacted hier"],
    ["kontaktiert hier", "told: kontaktiert hier"],
    ["contactés hier", "lastContact {min:2026-11-20,max:2026-11-20} (grammar): contactés hier"],
    ["contactés cette semaine", "lastContact {min:2026-11-16} (grammar): contactés cette semaine"],
    ["contactados esta semana", "lastContact {min:2026-11-16} (grammar): contactados esta semana"],
    ["contatados esta semana", "lastContact {min:2026-11-16} (grammar): contatados esta semana"],
    ["diese Woche kontaktiert", "lastContact {min:2026-11-16} (grammar): diese Woche kontaktiert"],
  ];

  for (const [text, ...answer] of sentences) expect([text, ...answerOf(text)]).toEqual([text, ...answer]);
});

test("a talk or a deal that is still to come is none", () => {
  const sentences: [string, ...string[]][] = [
    ["no contact in May", "told: no", "told: May"],
    ["no contact this month", "told: no contact this month"],
    ["no contact for 3 months", "told: no contact for 3 months"],
    ["no contact in 3 months", "told: no contact in 3 months"],
    ["no contact in Berlin", "hasNot contact (grammar): no contact", "city berlin (grammar): Berlin"],
    ["no contact last month", "told: no contact last month"],
    ["sin contacto desde mayo", "told: sin contacto desde mayo"],
    ["pas de contact depuis mai", "told: pas de contact depuis mai"],
    ["without contact since May", "told: without contact since May"],
    ["want to work with us", "told: work with us"],
    ["working with us", "workedWith {} (grammar): working with us"],
  ];

  for (const [text, ...answer] of sentences) expect([text, ...answerOf(text)]).toEqual([text, ...answer]);
});

test("a talk or a deal that is still to come is none, where the team has names", () => {
  const sentences: [string, ...string[]][] = [["works with us", "workedWith {} (grammar): works with us"]];

  for (const [text, ...answer] of sentences)
    expect([text, ...answerOf(text, TEAM)]).toEqual([text, ...answer]);
});

test("a talk or a deal that is still to come is none", () => {
  const sentences: [string, ...string[]][] = [
    ["people who work with us", "workedWith {} (grammar): people who work with us"],
  ];

  for (const [text, ...answer] of sentences) expect([text, ...answerOf(text)]).toEqual([text, ...answer]);
});
