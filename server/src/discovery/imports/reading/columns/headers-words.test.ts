import type { ImportField } from "@app/contract/discovery/imports";
import { expect, test } from "vitest";
import { isOrderHeader, namesAudience, readHeader } from "./headers.ts";

function fieldsOf(headers: string): [string, ImportField[]][] {
  return headers.split(", ").map((header) => [header, readHeader(header).fields]);
}

function all(headers: string, fields: ImportField[]): [string, ImportField[]][] {
  return headers.split(", ").map((header) => [header, fields]);
}

test.each<[ImportField[], string]>([
  [
    ["audienceCountry"],
    "audience country, audience countries, top audience country, top country, top countries, top pays, top pais, top land, top countries list, audience location, audience geo, follower country, followers location, follower land, zielgruppe land, publikum land, audiencia país, audience pays, públicum country, público país, public pays, country audience, country of audience, país audiencia, pays public, land zielgruppe, land publikum, paese pubblico, country follower, country followers, país seguidores, land publico, pais publicum",
  ],
  [
    ["audienceFemale"],
    "female, women, woman, frauen, frauenanteil, weiblich, mujeres, femmes, mulheres, donne, audience gender, audience gender split",
  ],
  [
    ["audienceAge"],
    "audience 18 24, audience of 18 to 24, audience 1824, audience 55+, audience 55 +, audience age, audience age group, age 18 24, age 18 to 24, 18 24, 18 24 %, 55+, 55 +, 55 plus, 55plus, 55 und älter, 55 and over, 55 et plus, 55+ %, 55+%, 55 plus %",
  ],
  [
    ["phone"],
    "phone, phone number, telephone, telefon, tel, teléfono, telefono, mobile, mobile no, whatsapp, whats app, handynummer, cell, contact no, contact nr, contact number, contact num, wa, no wa, nomor hp, nr wa, hp, no hp, mob, handy, móvil, celular, portable, mobilnummer, wpp, zap",
  ],
  [
    ["email", "phone"],
    "email, e mail, emails, e mails, e-mail address, email address, mail, correo, courriel, kontakt, contact, contacts, contacto, contact info, contact details",
  ],
  [["currency"], "currency, währung, moneda, devise, moeda"],
  [
    ["engagementRate"],
    "engagement, er, avg er, er %, eng, eng rate, eng auth, author eng rate, interaktion, interaktionsrate, interaccion, interacciones, engajamento, etkileşim",
  ],
  [["followers"], "followers, audience size, followerzahl, follower zahl, abone"],
  [["avgViews"], "views, visualiza, visualizações, visualizaciones, visualizazioni"],
  [["avgLikes"], "likes, gefällt"],
  [
    ["avgComments"],
    "avg comment, avg comments, average comments, mean comments, median comments, durchschnittlich kommentare, durchschnittliche kommentare, moyenne commentaires, medio commenti, promedio comentarios, comment avg, comments avg, comments average, ø comments, ø kommentare",
  ],
  [
    ["price"],
    "price, prices, fee, fees, cost, costs, preis, preise, honorar, gage, precio, precios, prix, tarif, tarifa, tarifas, preço, preços, prezzo, prezzi, compens, compenso, compensio, cache, caches, cachet, quote, charge, charges, usage price, usage rights 6 months fee, commercials, harga, ücret, ücreti, fiyat, fiyatı, valor",
  ],
  [
    ["price", "engagementRate"],
    "rate, rates, rate card, per post, per reel, per story, per video, base rate, rate card link",
  ],
  [
    ["country"],
    "country, countries, address country, land, país, pays, nationality, nation, paese, market, ülke",
  ],
  [
    ["city", "country"],
    "city, cities, town, address city, address town, stadt, ort, ciudad, ville, cidade, città, location, based in, base, home base, standort, wohnort, şehir, domisili, kota",
  ],
  [
    ["language"],
    "language, languages, lang, sprache, sprachen, idioma, idiomas, langue, langues, lingua, lingue, speaks, spricht",
  ],
  [
    ["category"],
    "category, categories, kategorie, kategorien, niche, nische, topic, topics, thema, themen, vertical, interest, interests, genre, sector, nicho, industry",
  ],
  [["gender"], "gender, sex, geschlecht, género, genre h f, genre (H/F)"],
  [
    ["platform", "handle"],
    "platform, plattform, plataforma, plateforme, network, red social, social media, kanal",
  ],
  [
    ["brands"],
    "brand, brands, marken, marcas, marques, sponsor, sponsors, collab, collaborations, worked with, partners",
  ],
  [["bio"], "bio, biography, signature, description, about, beschreibung, biografia"],
  [
    ["notes"],
    "note, notes, my notes, notiz, notizen, remark, remarks, bemerkung, bemerkungen, anmerkung, observaciones, nota, notas, comment, comments, vino comments, o comments here, kommentar, kommentare, commentaire, commentaires, coment, coments, comentario, comentarios, commento, commenti, yorum, yorumlar, catatan, remarque, remarques",
  ],
  [["tags"], "tag, tags, label, labels, schlagwort, schlagworte, etiquetas"],
  [
    ["url", "handle"],
    "profile url, profile link, profile page, profil, profile, profili, profilo, profils, perfil, perfis, perfiles",
  ],
  [["url", "handle", "links"], "url, urls, link, links, enlace, enlaces, lien, liens"],
  [
    ["links", "url"],
    "website, websites, web site, web sites, homepage, blog, linktree, link tree, link in bio, mediakit, media kit, portfolio, other link, other links, external url, external link, links in bio, links in the bio, bio link, biolink, bio links, link bio, links bio, link de bio, link de la bio, link en la bio, links na bio, link da bio, link la bio",
  ],
  [
    ["handle"],
    "handle, handles, username, user name, usernames, user names, nickname, nick name, benutzername, usuario, screen name, account, accounts, konto, cuenta, @, utente, pseudo",
  ],
  [["platform", "handle", "name"], "channel, canal, chaîne"],
  [
    ["name", "handle"],
    "name, nombre, nom, nome, creator, creators, influencer, influencers, creador, creadores, talent, person, vorname, author, autor, auteur, autore, createur, créateurs, creatore, creatrice, créatrices, criador, criadores, creadora, influencerin, influencerinnen, influenciador, influenciadora, influenciadoras, influenciadores, influenceur, influenceurs, influenceuse, influenceuses, affiliate, affiliates, ambassador, ambassadors, botschafter, botschafterin, embajador, embajadora, embajadoras, embajadores, embajadors, afiliado, afiliada, afiliados, afiliadas, wer, qui, quién, chi, naam, ad soyad, adı soyadı, isim, nama, nama lengkap, payee, supplier, supplier name, vendor, empfänger, empfänger name, zahlungsempfänger",
  ],
  [["handle", "url", "name"], "tiktoker, youtuber, instagrammer, instagram page"],
])("these headers mean %j: %s", (fields, headers) => {
  expect(fieldsOf(headers)).toEqual(all(headers, fields));
});

test.each<[ImportField[], string]>([
  [
    ["lastFee"],
    "last fee, last fees, last price, last prices, last cost, last costs, last rate, last rates, last amount, latest fee, previous fee, letzter preis, letzte gage, letztes honorar, letzten betrag, dernier prix, derniere fee, dernier tarif, dernier cache, dernier cachet, último precio, ultima fee, ultimo pago, último preço, ultimo valor, ultimo prezzo, ultimo compenso, son fee, terakhir fee, last reel fee, last paid, latest paid, zuletzt bezahlt, zuletzt gezahlt, letztes mal bezahlt, letztes mal gezahlt",
  ],
  [
    ["feePaid"],
    "fee paid, fees paid, price paid, fee agreed, honorar bezahlt, honorar gezahlt, preis vereinbart, prix payé, precio pagado, fee pagada, valor pago, fee paga, compenso pagato, paid fee, agreed fee, final fee, negotiated price, actual cost, gezahlte gage, gezahlter preis, gezahltes honorar, bezahlte gage, bezahlter betrag, bezahltes honorar, vereinbarte gage, vereinbarter preis, vereinbartes honorar, paid, bezahlt, gezahlt, prix négocié, tarif payé, cachet négocié, importe pagado, importe pago, precio acordado, importe acordado, valor acordado",
  ],
  [
    ["lastDeal", "lastFee"],
    "last deal, last campaign, last collab, last collaboration, last booking, last cooperation, letzte kampagne, letzte kooperation, letzte buchung, dernière campagne, última campaña, ultima colaboracion, última campanha, ultima campagna",
  ],
  [
    ["lastContact"],
    "last contact, last contacted, last touch, last touchpoint, last message, last outreach, last reply, last email, last e-mail, last followup, last follow up, letzter kontakt, letzte kontaktiert, letzte nachricht, derniere relance, último contacto, último contato, ultimo contatto, son iletişim, contacted on, contacted at, kontaktiert am, contacté le, contactado el",
  ],
  [
    ["format"],
    "format, formato, price per, deliverable, deliverables, content type, post type, asset, placement, leistung",
  ],
  [
    ["usageMonths"],
    "usage, usage rights, buyout, nutzungsrecht, nutzungsrechte, nutzung, whitelisting, droits, derechos, direitos, diritti",
  ],
  [
    ["exclusivityMonths"],
    "exclusivity, exclusive, exclusiv, exklusiv, exklusivität, esclusiv, esclusiva, exclu, exclus, exkl",
  ],
  [
    ["vat"],
    "vat, incl vat, including vat, plus vat, inkl mwst, mwst, ust, tva, iva, gst, tax, taxes, vat incl, vat included, incl vat included, vat status, mwst inkl, net gross, netto brutto, ht ttc",
  ],
  [
    ["code"],
    "code, codes, promo code, promo codes, promocode, promo-code, discount code, coupon code, voucher code, rabatt code, affiliate code, referral code, gutschein code, creator code, rabattcode, rabattcodes, gutscheincode, code promo, codes promo, code reduction, code descuento, code de descuento, code sconto, code desconto, codigo promo, código promocional, código de descuento, codigo descuento, código de desconto, cupon, cupom, codice sconto",
  ],
  [
    ["status"],
    "status, stage, statut, situação, durum, deal status, dealstatus, outreach status, contact status, talent status, creator status, influencer status, crm status, collab status, collaboration status, cooperation status, booking status, kontakt status, akquise status, negotiation status, pipeline, stand, statut contact, statut du contact, estado del contacto, estado contacto",
  ],
  [
    ["owner"],
    "owner, assigned, assigned to, assignee, responsible, verantwortlich, verantwortlicher, zuständig, zuständige, betreuer, betreuerin, betreuung, betreut, looked after by, handled by, suivi par, a cargo de, a cargo do, account manager, accountmanager, responsable, responsavel, referente, responsabile, teammember, team member, sorumlu, pic",
  ],
  [
    ["client"],
    "client, clients, kunde, kunden, advertiser, customer, cliente, clientes, auftraggeber, müşteri",
  ],
  [
    ["agency", "owner"],
    "agency, agencies, agentur, agence, agencia, agenzia, ajans, assessoria, assessor, assessora, assessore, agent, agente, agents, agentes, agente e, booker, management, represented by, managed by, mgmt, manager",
  ],
  [["status", "region"], "estado, stato, état"],
  [
    ["verified"],
    "verified, verifiziert, vérifié, verificado, verificada, verificato, blue tick, blue check, blue checkmark",
  ],
])("these headers of a team's own work mean %j: %s", (fields, headers) => {
  expect(fieldsOf(headers)).toEqual(all(headers, fields));
});

test.each([
  [
    "what Herald keeps nothing of",
    "zip code, postal code, fake followers, suspicious followers, quality score, audience quality, address state, audience share",
  ],
  [
    "words that mean a field only where they stand alone",
    "tel card, motel x, hidden tel, no wa club, old wa, wa club, mail room, snail mail, contact room, first contact, top eng, per reel bonus, bonus per reel, rates table, land use, free land, ülke adı, eski ülke, stadt plan, alt stadt, ort schild, vor ort, şehir merkezi, eski şehir, domisili lama, alamat domisili, kota baru, nomor kota, lang cut, half lang, profile colour, old profile, new mob, mob boss, so portable, portable tv, old base, home base x, base jump, the affiliates, affiliates here, ambassadors club, our ambassadors, botschafter club, unser botschafter, embajadores club, los embajadores, afiliados x, mis afiliados, wer da, na wer, qui va, est qui, quien sabe, y quien, chi sa, e chi, naam x, de naam, my nama, my supplier, supplier list, old empfänger, @ work, meet @, isim günü, eski isim, ad soyad yok, yok ad soyad, adı soyadı yok, yok adı soyadı",
  ],
  [
    "words of a team's work that mean a field only where they stand alone",
    "last paid leave, at last paid, paid leave, well paid, zuletzt bezahlt worden, nie zuletzt bezahlt, last mail, contacted in, old format, format size, leistung heute, gute leistung, net gross margin, the ht ttc, a vat, vat number, code colour, colour code, dress status, status bar, stand up, zwischen stand, vieux statut contact, statut contact direct, epic pic, pic size, fresh poc, poc size, customer care, new customer, exclus list, the exclu, the exkl, exkl paket, secret agente, agente secreto, mgmt room, the mgmt",
  ],
  [
    "ages that are not written as two groups of two figures",
    "age 8 4, 8 4, 5+, 18 24 old, old 18 24, over 55+, 55+ old, audience 5+, audience 5 to 5, audience 5 18",
  ],
])("%s: %s", (_what, headers) => {
  expect(fieldsOf(headers)).toEqual(all(headers, []));
});

test("what Herald keeps nothing of stays so, whatever else its header says", () => {
  const words =
    "comment count, comments count, comment rate, comments rate, save, saves, following, post count, posts count, growth, likes total, views total, total likes, total views, total posts, total videos, address, zip, postal, date, cpm, cpv, cpc, cpe, tkp, emv, real followers, fake, buyer, käufer, acheteur, comprador, suspicious, quality, state, states, share, shares";

  expect(fieldsOf(words.replaceAll(", ", " name, "))).toEqual(all(words.replaceAll(", ", " name, "), []));
  expect(fieldsOf("cpx name, mail address name, savers name, stated name")).toEqual([
    ["cpx name", ["name", "handle"]],
    ["mail address name", ["name", "handle"]],
    ["savers name", ["name", "handle"]],
    ["stated name", ["name", "handle"]],
  ]);
});

test.each([
  "top city, top cities, top stadt, top städte, top ville, top villes, top ciudad, top ciudades, top cidade, top cidades, top region, top regions, top regionen",
  "pan, gstin, gst no, gst number, tax id, tax no, vat id, vat number, ust id, ustid, ust-id, steuer nummer, steuernummer, steuer nr, steuer-id, steuerid, iban, bic, swift, ifsc, upi, account no, account number, account holder, sort code, siren, siret, cnpj, cpf, pix, nif, cif, dni, aadhar, aadhaar",
  "budget, budgets, presupuesto, orçamento, conflict, conflicts, konflikt, konflikte, competitor, competitors, wettbewerb, wettbewerber, konkurrenz, konkurrenten, exclusion, exclusions, no go, no gos, nogo, nogos, no-gos",
])("nothing is guessed from words beside these: %s", (words) => {
  expect(fieldsOf(words.replaceAll(", ", " name, "))).toEqual(all(words.replaceAll(", ", " name, "), []));
});

test.each([
  "views 30d, views 30 d, views 1 day, views 30 days, views 30 tage, views 30 tagen, views 30 jours, views 30 dias, views 7 giorni, views 4w, views 1 week, views 4 weeks, views 4 wochen, views 3m, views 1 month, views 3 months, views 3 monate, views 3 monaten",
  "daily views, weekly views, monthly views, yearly views, lifetime views, views mensuel, views mensuelles, views mensua, views mensual, views mensuales, views mensal, views mensili, views per day, views pro woche, views par mois, views por semana, views al mese",
])("what many posts had together is no average: %s", (headers) => {
  expect(fieldsOf(headers)).toEqual(all(headers, []));
});

test("an average of some time is one", () => {
  const headers =
    "avg views 30d, average daily views, mean views 30d, median views 30d, medianwert views 30d, durchschn views 30d, durchschnittliche views 30d, moy views 30d, moyenne views 30d, media views 30d, medio views 30d, promedio views 30d, views per post 30d, views 30d per reel, ø views 30d";

  expect(fieldsOf(headers)).toEqual(all(headers, ["avgViews"]));
});

test.each([
  "address, adresse, addresse, anschrift, dirección, endereço, indirizzo, postal address, mailing address, shipping address, shipping-address, shippingaddress, delivery address, home address, street address, full address, lieferadresse, liefer-adresse, liefer adresse, versandadresse, postadresse, lieferanschrift, versandanschrift, postanschrift, address line, address lines, address line 1, address line1, address 2, adresse postale, adresse de livraison, dirección postal, dirección de envío",
])("where parcels go: %s", (headers) => {
  expect(fieldsOf(headers)).toEqual(all(headers, ["address"]));
});

test("the state of a contact is one as a whole, and else a way to write", () => {
  const headers = "mi estado contacto, estado contacto viejo";

  expect(fieldsOf(headers)).toEqual(all(headers, ["email", "phone"]));
});

test("words around make other things of an address", () => {
  const headers =
    "old lieferadresse, lieferadresse x, vieille adresse postale, adresse postale x, mi direccion postal, direccion postal x, my address line, address book";

  expect(fieldsOf(headers)).toEqual(all(headers, []));
});

test("shares are kept of an audience alone, whatever it is called", () => {
  const audiences =
    "audience, audiencia, zielgruppe, publikum, public, publico, publicum, female, women, frauen, mujeres, femmes, mulheres, donne, male, men";
  const shares = audiences.split(", ").map((word) => `share ${word} gender`);

  expect(shares.map((header) => readHeader(header).fields)).toEqual(
    shares.map((header) =>
      / (?:audience|female|women|frauen|mujeres|femmes|mulheres|donne) /u.test(header)
        ? ["audienceFemale"]
        : / (?:male|men|publikum|public|publico|publicum|audiencia|zielgruppe) /u.test(header)
          ? []
          : ["gender"],
    ),
  );
  expect(audiences.split(", ").filter((word) => !namesAudience(word))).toEqual([]);
  expect(["republic", "omen", "femmesx"].filter(namesAudience)).toEqual([]);
});

test("only whole headers number the rows", () => {
  const headers =
    "#, no, nr, n, rank, ranking, position, s no, sr no, id, index, row, number, num, lfd nr, pos".split(
      ", ",
    );

  expect(headers.filter((header) => !isOrderHeader(header))).toEqual([]);
  expect(["my id", "id card", "row house", "first row"].filter(isOrderHeader)).toEqual([]);
});

test.each<[string, string | null]>([
  ["18-34", "18-34"],
  ["18–34", "18-34"],
  ["18 - 34", "18-34"],
  ["18to34", "18-34"],
  ["18 34", "18-34"],
  ["aged 18  to  34", "18-34"],
  ["55+", "55+"],
  ["55  +", "55+"],
  ["55 plus", "55+"],
  ["55 und älter", "55+"],
  ["55 AND OVER", "55+"],
  ["55 et plus", "55+"],
  ["55 surplus", null],
  ["5+", null],
  ["8-14", null],
])("the ages of “%s” are %s", (header, ages) => {
  expect(readHeader(header).ages).toBe(ages);
});
