import { read } from "./reading.fixtures.ts";
import type { Reading, ReadingOptions } from "./reading.ts";

interface Sheet {
  rows: readonly string[];
  options?: Partial<ReadingOptions>;
}

/** Sheets of creators in different layouts, as teams keep them. */
export const SHEETS_OF_CREATORS = {
  "a roster of agencies with figures below each platform": {
    rows: [
      "Roster Herbst 2026 – alle Preise netto in EUR;;;;;;;;;",
      ";;Instagram;;;TikTok;;;Kontakt;",
      "Name;Ort;Handle;Follower;ER;Handle;Follower;ER;E-Mail;Notizen",
      "Lena Krüger;Köln;@lenakrueger;12,4k;3,1 %;@lena.tt;45.000;5,2 %;lena@x.example;ist vegan",
      "Max Huber;Graz (AT);@maxhuber;8.900;2,05;-;;;max@x.example;",
      "Zoë Blanc;Genf;zoe.blanc;1,2 Mio.;0,9 %;@zoeblanc;220 Tsd;1,4%;zoe@x.example, +41 79 123 45 67;nur Reels",
      "Summe;;;;;;;;;",
    ],
  },
  "followers by the month in Portuguese, with prices beside": {
    rows: [
      "Criador;Rede;Seguidores jan 2026;Seguidores fev 2026;Seguidores mar 2026;Média de views mar 2026;Valor Reels;Valor Stories",
      "@bia;Instagram;10.000;10.500;11.200;4.000;R$ 1.500;R$ 400",
      "@caio;TikTok;200 mil;210 mil;;55 mil;R$ 3.000,00;-",
      "@duda;Instagram;1,5 mi;1,5 mi;1,6 mi;300 mil;R$ 12.000 + IVA;a combinar",
    ],
    options: { today: "2026-11-29" },
  },
  "a sheet in Hindi and English with lakhs and a total in the middle": {
    rows: [
      "Creator naam;Insta ID;Followers;City;Language;Reel rate;Story rate;Barter?;Contact no.",
      "Riya Sharma;@riya.s;1.2 lakh;Mumbai;Hindi, English;₹20,000/-;₹5k;haan;9876543210",
      "Arjun Nair;arjun_n;85k;Kochi;Malayalam;15k;4k;nahi;+91 98765 00000",
      "Total;;;;;35k;9k;;",
      "Meera;@meera.codes;2.5L;Bengaluru;Kannada;1 lakh;nil;;meera@x.example",
    ],
  },
  "prices in French words, and what of them is none": {
    rows: [
      "Pseudo;Réseau;Abonnés;Taux d'engagement;Tarifs;Ville",
      '@manon;Insta;15 300;4,2;"Reel 450 € HT, Story 150 € HT";Lyon',
      "@theo;TikTok;2,1M;6,8;à partir de 1 200 €;Paris",
      "@ines;YouTube;98 k;3;2 500 € TTC (vidéo dédiée);Marseille",
      "@hugo;Insta;n.c.;;sur devis;Toulouse",
      "@lea;Insta;7 800;5,5;300 - 400 €;Nantes / Rennes",
    ],
  },
  "blocks below a country each, whose money it is": {
    rows: [
      "Handle;Platform;Followers;Price reel",
      "Deutschland;;;",
      "@ana;Instagram;10k;500",
      "@ben;Instagram;20k;600",
      "UK (GBP);;;",
      "@cid;TikTok;30k;400",
      "USA;;;",
      "@dan;TikTok;40k;$900",
      "Schweiz;;;",
      "@eva;Instagram;5k;CHF 700",
      "@fay;Instagram;6k;800",
    ],
  },
  "several accounts, their figures and prices in one cell each": {
    rows: [
      "Name;Socials;Followers;Rates;Mail;Manager mail",
      'Ana;"IG: @ana, TT: @ana.tt";12k (IG) / 45k (TT);"Reel 500 €; TikTok 400 €";ana@x.example;mgmt@x.example',
      "Ben;https://instagram.com/ben https://www.youtube.com/@benvlogs;30k / 99k (YT);700 €;ben (at) x.example;",
      'Cid;"@cid (Instagram), same on TikTok";5k;barter;cid@x;cid@m.example',
    ],
  },
  "prices of formats with rights, exclusivity and taxes in columns beside": {
    rows: [
      "Handle;Platform;IG Reel (EUR);IG Story (3 frames);YT integration 60-90s;TikTok video;Usage rights;Exclusivity;VAT",
      "@ana;Instagram;€1,200;€300;;;3 months;4 weeks;excl.",
      "@ben;YouTube;;;€4.5k;;unlimited;none;incl.",
      '@cid;TikTok;;;;"€800 + 19% VAT";30 days;6 months;',
      "@dora;Instagram;1.000 - 1.500;from 250;;;;;",
    ],
  },
  "dollars of three countries, and one that nobody can tell": {
    rows: [
      "Handle;Platform;Country;Rate",
      "@ana;Instagram;Canada;CA$800",
      "@ben;Instagram;USA;$900",
      "@cid;TikTok;Australia;$700",
      "@dan;TikTok;;$600",
    ],
  },
  "numbers of pieces beside their prices": {
    rows: [
      "Influencer;Instagram;Reels;Story Sets;Preis Reel;Preis Story;Gesamt;Kommentar",
      "Ana;@ana;2;1;500 €;200 €;1.200 €;liefert am 3.",
      "Ben;@ben;1;3;400 €;100 €;700 €;",
    ],
  },
  "handles that nothing places, and a range of prices in two columns": {
    rows: [
      "Handle;IG followers;TikTok;TikTok followers;Reel min;Reel max;Reels;Video price TikTok",
      "ana;10.000;ana.tt;5.000;300 €;500 €;2;250 €",
      "ben;20.000;;;400 €;;1;",
      "cid;30.000;cid;7.000;;900 €;3;300 €",
    ],
  },
  "links, contacts, agencies and languages of people": {
    rows: [
      "Full name;Profile link;Second channel;Mobile;Address;Agency;Language;Gender;Niche;Website",
      "Ana Pires;instagram.com/ana.pires?hl=pt;tiktok.com/@anapires;+351 912 345 678;Rua A 1, Lisboa;Star Talent (star@x.example);PT/EN;F;beauty, skincare;https://ana.example",
      "Rui Costa;https://www.youtube.com/channel/UCabcdefghijklmnopqrstuv;;00351 91 234 5679;;freelance;pt;M;tech + gaming;",
      "Eva Mo;https://youtu.be/abcdef;;;;;;divers;food (no vegan);eva.example",
    ],
  },
  "thousands and fractions that the headers name, ticks, codes, tags and brands": {
    rows: [
      "Channel;Platform;Followers (k);ER (fraction);Avg. views in thousands;Verified;Discount code;Tags;Brands worked with",
      "@ana;Instagram;12,5;0,031;4,2;ja;ANA10;#vegan #food;@veganz, Oatly",
      "@ben;TikTok;450;0,062;55;nein;BEN 15 %;fitness|gym;Nike / Adidas",
      "@cid;YouTube;1.200;0,004;300;✓;;;keine",
    ],
  },
  "first and last names, and accounts that are the same elsewhere": {
    rows: [
      "Vorname;Nachname;Künstlername;IG;Follower IG;TT;Follower TT;Geburtstag",
      "Anna;Lang;annalang;annalang;10.000;annalang_tt;5.000;01.02.1999",
      "Bea;;beab;@bea.b;20.000;wie IG;7.000;",
      "Carl;Moser;;x;;carl.m;9.000;3.4.",
    ],
  },
  "marks of repetition, words for none and days to come": {
    rows: [
      "Handle;Plattform;Land;Betreuer;Status;Reel;Story;Letzter Deal",
      "@ana;Instagram;DE;Mia;zugesagt;500;150;12.03.2025",
      "@ben;dito;dito;dito;abgesagt;600;ebenso;",
      "@cid;TikTok;AT;;in Verhandlung;VB 700;;letztes Jahr",
      "@dan;TikTok;;Tom;niemals;0;;31.12.2027",
    ],
    options: { today: "2026-11-29" },
  },
  "titles that say the day, the platform and whose money": {
    rows: [
      "TikTok Creator Liste – Stand 01.10.2026",
      "Preise in CHF, exkl. MwSt",
      "",
      "Nr;Name;Handle;Follower;Video;Kategorie;Ort",
      "1;Ana;ana;12'000;1'200;Beauty;Zürich",
      "2;Ben;ben_1;8'500;VB 900;Fitness & Food;Bern/Thun",
      "3;Cid;;5000;600;Reisen;Basel",
      "* Preise verhandelbar;;;;;;",
    ],
    options: { today: "2026-11-29" },
  },
  "an export of another tool with lists in JSON": {
    rows: [
      "user_name,full_name,follower_count,engagement_rate,avg_views,is_verified,bio_link,profile_url,country_code,top_categories",
      'ana,Ana P.,12345,0.0312,4200,true,https://linktr.ee/ana,https://www.instagram.com/ana/,PT,"[""Beauty"",""Travel""]"',
      'ben,Ben Q.,450000,0.0155,98000,false,,https://www.tiktok.com/@ben,US,"[""Gaming""]"',
      "cid,,990,0.2,,FALSE,cid.example/x,https://youtube.com/@cid,,[]",
    ],
  },
  "countries of an audience with their shares in the columns behind": {
    rows: [
      "Creator;Platform;Followers;Top country 1;% 1;Top country 2;% 2;Female;Main age",
      "@ana;Instagram;10k;Germany;62;Austria;12;71%;25-34",
      "@ben;TikTok;20k;USA;40,5;Mexico;18;48%;18-24",
    ],
  },
  "blocks below a platform each with headers of their own": {
    rows: [
      "INSTAGRAM;;;",
      "Handle;Follower;Reel;Stadt",
      "@ana;10k;500 €;Köln",
      "@ben;20k;600 €;Bonn",
      ";;;",
      "TIKTOK;;;",
      "Handle;Follower;Video;Stadt",
      "@cid;30k;300 €;Ulm",
      "@ana;40k;350 €;Köln",
    ],
  },
  "an account in several lines, of which the later ones count": {
    rows: [
      "Handle;Platform;Followers;Email;Reel;Notes;Status",
      "@ana;Instagram;100;old@x.example;500 €;first;contacted",
      "@ben;Instagram;200;;300 €;;",
      "@Ana;Instagram;150;new@x.example;600 €;second;negotiating",
      "@ana;Instagram;;;Story 90 €;;",
    ],
  },
} as const satisfies Record<string, Sheet>;

const SHEETS_OF_RECORDS = {
  "shares of audiences in Spanish": {
    rows: [
      "Cuenta;Plataforma;Seguidores;% mujeres;% hombres;18-24;25-34;35+;Público de España;Público de México;País",
      "@sofia;Instagram;120.000;72;28;35;40;25;60;12;España",
      "@diego;TikTok;1,1 M;41;59;55;30;15;20;65;México",
      "@lucia;Instagram;9.500;85 %;15 %;22 %;48 %;30 %;81 %;2 %;ES",
    ],
  },
  "posts with links, counts and fees": {
    rows: [
      "Datum;Kanal;Format;Link;Views;Likes;Kommentare;Saves;Honorar;Caption",
      "01.06.2026;@ana;IG Reel;https://www.instagram.com/reel/AbC1/?utm_source=x;12.345;1.200;34;56;450 €;Sommer #werbung @marke",
      "02.06.2026;@ben;TikTok;https://www.tiktok.com/@ben/video/7123456789;1,2 Mio;98k;1.001;-;1.200 €;",
      "03.06.2026;;Story;https://www.instagram.com/stories/ana/3123456789/;800;;;;;24h",
      "04.06.2026;@cid;YT Short;https://youtube.com/shorts/xYz;k.A.;15;0;;;",
      "gesamt;;;;13.145;1.215;;;1.650 €;",
    ],
  },
  "two posts of a line": {
    rows: [
      "Creator;Platform;Post 1;Views 1;Likes 1;Post 2;Views 2;Likes 2;Fee",
      "@ana;Instagram;https://www.instagram.com/reel/A1/;1000;100;https://www.instagram.com/p/A2/;2000;200;500 EUR",
      "@ben;TikTok;https://www.tiktok.com/@ben/video/11;5k;1k;;;;300 USD",
    ],
  },
  "orders that were paid, cancelled and sent back": {
    rows: [
      "Bestellnr.;Datum;Code;Umsatz;Währung;Status;Stück;Kunde",
      "#1001;2026-05-01;ANA10;49,90;EUR;bezahlt;2;Kai",
      "#1002;01.05.2026;ana10;19,95;EUR;storniert;1;Uli",
      "#1003;2026-05-03;BEN15;-20,00;EUR;retourniert;1;Mo",
      "#1004;;;120;CHF;offen;3;Jo",
    ],
  },
  "orders in Spanish with refunds": {
    rows: [
      "Pedido,Fecha,Cupón,Importe,Moneda,Creador,País,Reembolso",
      '1001,05/05/2026,SOFIA10,"45,50",EUR,@sofia,España,',
      '1002,13/05/2026,SOFIA10,"120,00",EUR,@sofia,México,"20,00"',
      '1003,14/05/2026,,"15,00",MXN,,México,"15,00"',
    ],
  },
  "payments in German, of which one is named twice and one cancelled": {
    rows: [
      "Rechnungsnr;Datum;Influencer;Betrag netto;MwSt;Brutto;Währung;bezahlt am;Verwendungszweck",
      "R-1;03.05.2026;@ana;1.000,00;190,00;1.190,00;EUR;05.06.2026;Reel Mai",
      "R-2;04.05.2026;@ben;500,00 CHF;;500,00;CHF;offen;Story",
      "R-2;04.05.2026;@ben;500,00 CHF;;500,00;CHF;10.06.2026;Story",
      "R-3;04.05.2026;@cid;-250,00;;-250,00;EUR;storniert;Gutschrift",
    ],
  },
  "payments with a sign that several countries share": {
    rows: [
      "Invoice;Creator;Handle;Amount;Date;Due;Paid",
      "A-1;Ana;@ana;$500;2026-01-05;2026-02-05;yes",
      "A-2;Ben;@ben;500 kr;2026-01-06;;no",
      "A-3;Cid;@cid;€300;06.01.2026;05.02.2026;partly",
    ],
  },
  "figures of an account by the month, whatever the order of the lines": {
    rows: [
      "Month;Account;Network;Subscribers;Avg views;ER %",
      "2026-03;@ana;YouTube;1.2M;80k;2.1",
      "2026-01;@ana;YouTube;1.0M;70k;1.9",
      "2026-02;@ana;YouTube;1.1M;n/a;2.0",
      "2026-02;@ben;TikTok;50k;9k;6.0",
    ],
    options: { today: "2026-11-29" },
  },
  "a line for each age group with women and men beside each other": {
    rows: [
      "Creator;Age group;Female;Male",
      "@ana (IG);13-17;5%;2%",
      "@ana (IG);18-24;30%;10%",
      "@ana (IG);25-34;35%;18%",
      "@ben (TikTok);18-24;20%;25%",
      "@ben (TikTok);25-34;10%;5%",
    ],
  },
  "an audience of the account that the title names": {
    rows: [
      "Audience of @ana (Instagram);;",
      "Age;Gender;Share",
      "18-24;women;40",
      "18-24;men;12",
      "25-34;women;30",
      "25-34;men;18",
    ],
  },
} as const satisfies Record<string, Sheet>;

export const SHEETS = { ...SHEETS_OF_CREATORS, ...SHEETS_OF_RECORDS };

export function readSheet(
  name: keyof typeof SHEETS,
  change: (rows: readonly string[]) => readonly string[] = (rows) => rows,
  more: Partial<ReadingOptions> = {},
): Reading {
  const { rows, options = {} }: Sheet = SHEETS[name];
  return read(change(rows).join("\n"), { ...options, ...more });
}
