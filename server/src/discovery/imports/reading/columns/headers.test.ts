import type { ImportField } from "@app/contract/discovery/imports";
import { expect, test } from "vitest";
import { isOrderHeader, readHeader } from "./headers.ts";

test.each<[string, ImportField[]]>([
  ["Audience country, followers location, Zielgruppe Land, público por país", ["audienceCountry"]],
  ["female, Women %, Frauen, mujeres, audience gender", ["audienceFemale"]],
  ["audience 18-24, Audience 55+, audience age, age 18-24, 18-34, 18-34 %", ["audienceAge"]],
  ["E-Mail, email address, mail, Kontakt, contact, contact info, correo", ["email", "phone"]],
  ["Phone, Tel, teléfono, mobile no, WhatsApp, Handynummer", ["phone"]],
  ["Currency, Währung, moneda", ["currency"]],
  ["Engagement, ER, Eng. rate, engajamento, Interaktionsrate", ["engagementRate"]],
  ["Followers, Subs, Abonnenten, abonnés, seguidores, fans, Followerzahl, audience size", ["followers"]],
  ["Views, Aufrufe, vues, plays, visualizações, views (avg.)", ["avgViews"]],
  ["Likes, likes avg, me gusta, curtidas", ["avgLikes"]],
  ["Price, Fee (EUR), Preis, Honorar, tarifa, quote", ["price"]],
  ["was sie will, elle demande, cuánto pide, quanto cobra, kitna leti hai", ["price"]],
  ["Rate, rate card, per reel", ["price", "engagementRate"]],
  ["Country, Land, país, pays, Nationality, market", ["country"]],
  ["City, Stadt, Ort, ciudad, ville, location, based in", ["city", "country"]],
  ["Language, lang, Sprache, idioma, langue", ["language"]],
  ["Category, Kategorie, niche, topics, Themen, industry", ["category"]],
  ["Gender, sex, Geschlecht, género", ["gender"]],
  ["Platform, Plattform, network, red social, Kanal", ["platform", "handle"]],
  ["Brands, worked with, Marken, collabs", ["brands"]],
  ["Bio, description, about, Beschreibung", ["bio"]],
  ["Notes, Notizen, remarks, observações, comments", ["notes"]],
  ["Tags, labels, etiquetas", ["tags"]],
  ["profile link, profile", ["url", "handle"]],
  ["URL, Link, enlace", ["url", "handle", "links"]],
  ["Website, Homepage, Linktree, media kit", ["links", "url"]],
  ["Comments avg, avg comments, Ø Kommentare", ["avgComments"]],
  ["Status, Deal Status, Stage, Statut", ["status"]],
  ["Owner, assigned to, Verantwortlich, Responsable, account_manager", ["owner"]],
  ["Betreut von, Looked after by, handled by, suivi par, a cargo de", ["owner"]],
  ["Client, Kunde, cliente", ["client"]],
  ["Agency, Agentur, Agence, agencia", ["agency", "owner"]],
  ["Last fee, last price, letzter Preis, Dernier tarif", ["lastFee"]],
  ["Fee paid, paid fee, agreed fee, Honorar gezahlt, precio pagado", ["feePaid"]],
  ["Last campaign, letzte Kampagne, lastDeal", ["lastDeal", "lastFee"]],
  ["Last contact, letzter Kontakt, last_contacted", ["lastContact"]],
  ["Discount code, Rabattcode, code promo, promoCode", ["code"]],
  ["Verified, verifiziert, isVerified", ["verified"]],
  ["Signature, bio", ["bio"]],
  ["avgViews, average_views, TT Views", ["avgViews"]],
  ["Handle, username, User name, @, account, Benutzername, cuenta", ["handle"]],
  ["Channel, canal, chaîne", ["platform", "handle", "name"]],
  ["Name, Creator, nombre, nom, influencer, talent", ["name", "handle"]],
  ["Instagram, TikTok, YT, Instagram page, YouTuber", ["handle", "url", "name"]],
])("headers such as “%s” say what their column holds", (headers, fields) => {
  const read = headers.split(", ").map((header) => [header, readHeader(header).fields]);

  expect(read).toEqual(headers.split(", ").map((header) => [header, fields]));
});

test.each([
  "Comments count",
  "CPM",
  "Shares",
  "saves",
  "Following",
  "Posts count",
  "Growth",
  "Likes total",
  "total views",
  "Zip",
  "Postal code",
  "Date",
  "",
  "Colour",
  "#",
])("a header such as “%s” names nothing that is kept", (header) => {
  expect(readHeader(header).fields).toEqual([]);
});

const headerOf = (length: number) => "followers ".padEnd(length, "x");

test("a header of more than sixty letters is a sentence", () => {
  expect(readHeader(headerOf(60)).fields).toEqual(["followers"]);
  expect(readHeader(headerOf(61)).fields).toEqual([]);
});

test("headers that only count the rows are told from others", () => {
  const headers = ["#", "No.", "Nr", "Rank", "ID", "lfd. Nr.", "Sr. No.", "Position", "index"];

  expect(headers.filter((header) => !isOrderHeader(header))).toEqual([]);
  expect(["Number of posts", "Ranking score", "Name"].filter(isOrderHeader)).toEqual([]);
});

test.each([
  ["audience 18-34", "18-34"],
  ["Age 18 to 24", "18-24"],
  ["18–24", "18-24"],
  ["55+", "55+"],
  ["audience age", null],
])("the age group of “%s” is %s", (header, ages) => {
  expect(readHeader(header).ages).toBe(ages);
});

test("a header says what a price buys, and the platform that its column is about", () => {
  expect(readHeader("Instagram reel price")).toMatchObject({ platform: "instagram", per: "reel" });
  expect(readHeader("TikTok followers")).toMatchObject({ platform: "tiktok", per: null });
  expect(readHeader("Instagram / TikTok")).toMatchObject({ platform: null });
});

test.each([
  ["Ad Soyad", "name"],
  ["Etkileşim", "engagementRate"],
  ["Şehir", "city"],
  ["Son İletişim", "lastContact"],
  ["Hikaye Ücreti", "price"],
  ["Abone", "followers"],
  ["Nama Lengkap", "name"],
  ["Domisili", "city"],
  ["No. WA", "phone"],
  ["Buyer Username", undefined],
])("the header “%s” means %s", (header, field) => {
  expect(readHeader(header).fields[0]).toBe(field);
});

test("what a merged cell rules out no platform's name below it brings back", () => {
  expect(readHeader("Instagram", "Fake followers").fields).toEqual([]);
  expect(readHeader("Instagram", "Followers").fields).toEqual(["followers"]);
});
