import { expect, test } from "vitest";
import { read } from "#/discovery/imports/reading/reading.fixtures.ts";
import { namesNoField, readHeader } from "./headers.ts";

/** What a header is read as: the fields that it may name, "nothing" where it names what is none. */
function meaningOf(header: string): string {
  return namesNoField(header) ? "nothing" : readHeader(header).fields.join(", ");
}

function listed(words: string): string[] {
  return words.split(",").map((word) => word.trim());
}

test.each([
  [
    "audienceAge",
    `
      audience age
    `,
  ],
  [
    "audienceCountry",
    `
      top country, top countries, top pays, top paises, top pais, top land, top lander, top paesi
    `,
  ],
  [
    "audienceFemale",
    `
      female, women, frauen, mujeres, femmes, mulheres, donne, woman, frauenanteil, weiblich, audience gender
    `,
  ],
  [
    "avgComments",
    `
      avg comment, average comment, mean comment, median comment, durchschnittlich comment,
      durchschnittliche comment, moyenne comment, medio comment, promedio comment, avg comments,
      avg kommentare, avg commentaires, avg comentarios, avg commenti, comment avg, comments avg,
      comment average, o comments, o kommentare
    `,
  ],
  [
    "bio",
    `
      bio, biography, signature, description, about, beschreibung, biografia
    `,
  ],
  [
    "brands",
    `
      brand, brands, marken, marcas, marques, sponsor, sponsors, collab, worked with, partners
    `,
  ],
  [
    "category",
    `
      categor, kategorie, niche, nische, topic, topics, thema, themen, vertical, interest, interests, genre,
      sector, nicho, industry
    `,
  ],
  [
    "city, country",
    `
      city, cities, town, stadt, ort, ciudad, ville, cidade, citta, location, based in, based, lives,
      lives in, base, home base, standort, wohnort, sehir, domisili, kota
    `,
  ],
  [
    "country",
    `
      country, countries, land, pais, pays, nationality, nation, paese, market, ulke
    `,
  ],
  [
    "email, phone",
    `
      email, e mail, emails, mail, correo, courriel, kontakt, contact, contacts, contacto, contacti, contato,
      contatos, contatto, contatti, contact info, contact details
    `,
  ],
  [
    "engagementRate",
    `
      engagement, er, eng, eng rate, engaj rate, taux eng, tx eng, tasa eng, taxa eng, tasso eng, taux d eng,
      taux de eng, taux di eng, taux inter, interaction rate, interactions rate, interaktion, interaccion,
      engaj, engajamento, coinvolgimento, etkilesim, keterlibatan
    `,
  ],
  [
    "gender",
    `
      gender, sex, geschlecht, genero, genre h f
    `,
  ],
  [
    "handle",
    `
      handle, handles, username, user name, usernames, nickname, nick name, benutzername, usuario,
      utilisateur, screen name, social, soziale, redes, reseaux, sociale, socials, kanale, canales, canais,
      account, accounts, konto, cuenta, utente, pseudo
    `,
  ],
  [
    "handle, url, name",
    `
      tiktoker, youtuber, instagrammer
    `,
  ],
  [
    "language",
    `
      language, languages, lang, langs, sprache, sprachen, idioma, idiomas, langue, langues, lingua, lingue,
      linguas, speak, speaks, spricht, parle, habla, fala, parla
    `,
  ],
  [
    "name, handle",
    `
      name, nombre, nom, nome, creator, creators, influencer, influencers, influencerin, influencerinnen,
      influenciador, influenciadores, influenciadora, influenciadoras, influenceur, influenceurs,
      influenceuse, influenceuses, affiliate, affiliates, ambassador, ambassadors, botschafter, botschafterin,
      embajador, embajadora, afiliado, afiliada, afiliados, creador, talent, person, autor, author, auteur,
      autore, createur, creatrice, creatore, criador, who, wer, qui, quem, quien, chi, kaun, ad, adi, soyad,
      soyadi, soyisim, ad soyad, adi soyadi, isim, naam, nama, payee, supplier, vendor, lieferant, kreditor,
      fournisseur, beneficiaire, proveedor, beneficiario, fornecedor, empfanger, zahlungsempfanger,
      supplier name
    `,
  ],
  [
    "notes",
    `
      note, notes, notiz, notizen, remark, remarks, bemerkung, anmerkung, obs, observa, osservazion, nota,
      notas, comment, comments, kommentar, kommentare, commentaire, commentaires, coment, comentario, coments,
      commento, commenti, yorum, yorumlar, catatan, remarque, remarques
    `,
  ],
  [
    "nothing",
    `
      top city, top cities, top stadt, top stadte, top ville, top villes, top ciudad, top ciudades,
      top cidade, top cidades, top region, top regions, top regionen, comment count, comments count,
      comment rate, save, saves, following, post count, posts count, growth, likes total, views total,
      total likes, total views, total posts, total videos, address, zip, postal, date, cpm, cpv, cpc, cpe,
      tkp, emv, real followers, fake, buyer, kaufer, acheteur, comprador, suspicious, quality, state, states,
      pan, gstin, gst no, gst number, gst nr, tax id, vat id, tax no, tax nr, tax number, ustid, ust id,
      steuernummer, steuer nummer, steuernr, steuerid, iban, bic, swift, ifsc, upi, account no, account nr,
      account number, account holder, sort code, siren, siret, cnpj, cpf, pix, nif, cif, dni, aadhar, aadhaar,
      budget, budgets, presupuesto, orcamento, conflict, conflicts, konflikt, konflikte, competitor,
      competitors, wettbewerb, konkurren, exclusion, exclusions, nogo, no go, nogos, new follower,
      net follower, gained follower, lost follower, neue follower, neuen follower, nouveaux follower,
      nuevos follower, novos follower, naye follower, new followers, new abonnenten, new abonnes,
      new seguidores, new subscriber, new subscribers, new subs, follower gained, followers gained,
      follower lost, follower change, follower diff
    `,
  ],
  [
    "phone",
    `
      phone, telephone, tel, handy, mob, movil, celular, portable, telefon, telefono, mobil, mobile,
      mobilnummer, mobilnr, mobiltelefon, whats, whatsapp, whats app, wpp, zap, handynummer, cell, contact no,
      contact nr, contact number, contact num, wa, no wa, nomor wa, nr wa, hp
    `,
  ],
  [
    "platform, handle",
    `
      platform, plattform, plataforma, plateforme, network, red social, social media, kanal
    `,
  ],
  [
    "platform, handle, name",
    `
      channel, canal, chaine
    `,
  ],
  [
    "price",
    `
      was sie will, was sie verlangt, was sie nimmt, was sie kostet, was will sie, was will er,
      was sie wollen, verlangt, what she want, what he want, what they want,
      what she wants, what she ask, what she asks, what she charge, what she charges, what she want for,
      asks, asking, ce qu elle veut, ce qu il veut, ce qu elle demande, elle demande, il demande,
      pide, cuanto pide, lo que pide, cobra, pede, quanto pede, o que pede, kitna leti, kitna leta,
      kitna lete, kitna maang, kitna charge, kohle, knete, money, paisa, plata, pasta, grana, thune,
      soldi
    `,
  ],
  [
    "price, followers",
    `
      wieviel, wie viel, wie viele, how much, how many, combien, cuanto, quanto, kitna
    `,
  ],
  [
    "price, engagementRate",
    `
      rate, rates, rate card, per post, per reel, per story, per video
    `,
  ],
  [
    "status",
    `
      stand
    `,
  ],
  [
    "tags",
    `
      tag, tags, label, labels, schlagwort, schlagworte, etiquetas
    `,
  ],
  [
    "url, handle",
    `
      profile url, profile link, profile page, profil, profili, profilo, profils, perfil, perfis, perfiles,
      profile
    `,
  ],
  [
    "url, handle, links",
    `
      url, urls, link, links, enlace, lien
    `,
  ],
])("each of these words says “%s”, and says nothing within a longer one", (meaning, text) => {
  const words = listed(text);
  const inside = words.map((word) => `q${word}q`);

  expect(words.filter((word) => meaningOf(word) !== meaning)).toEqual([]);
  expect(inside.filter((word) => meaningOf(word) !== "")).toEqual([]);
});

test.each([
  ["Sheher", "city, country"],
  ["Shehar", "city, country"],
  ["Shahar", "city, country"],
  ["Comune", "city, country"],
  ["Commune", "city, country"],
  ["Gemeinde", "city, country"],
  ["Município", "city, country"],
  ["Gemeindeabgaben", ""],
  ["zul. Kontakt", "lastContact"],
  ["zul. Gespräch", "lastContact"],
  ["zul. Mail", "lastContact"],
  ["zul. Anruf", "lastContact"],
  ["qui suit", "owner"],
  ["qui gère", "owner"],
  ["qui s'en occupe", "owner"],
  ["Wer betreut?", "owner"],
  ["Who follows up", "owner"],
  ["engag.", "engagementRate"],
  ["Engaged", ""],
  ["skąd", "city, country"],
  ["Miasto", "city, country"],
  ["ost. kontakt", "lastContact"],
  ["Ostatni kontakt", "lastContact"],
  ["obserw.", "followers"],
  ["Obserwujący", "followers"],
  ["Kto", "name, handle"],
  ["Kiske liye", "client"],
  ["Kis ke liye", "client"],
  ["Yeh kiske liye hai", ""],
])("“%s” says %s", (header, fields) => {
  expect(meaningOf(header)).toBe(fields);
});

test.each([
  ["Telefonnummer", "phone", "+43 660 5550101", "+43 660 5550102"],
  ["Telefoonnummer", "phone", "+31 6 12345678", "+31 6 12345679"],
  ["Localidade", "city", "Faro", "Braga"],
  ["Lokasi", "city", "Bandung", "Jakarta"],
])("“%s” heads a %s", (header, field, ...cells) => {
  const { columns } = read(`Instagram;Followers;${header}\n@nia;12000;${cells[0]}\n@sam;9000;${cells[1]}`);

  expect(columns[2]?.field).toBe(field);
});

test("“Partilhas” counts how often a post was shared, and “Custo” is what it cost", () => {
  const { records } = read(
    "Influenciador;Data;Link;Gostos;Partilhas;Custo\n@nia;2026-07-03;https://www.instagram.com/reel/DNia0000001/;90;14;650 €",
    { platform: "instagram" },
  );

  expect(records).toMatchObject([{ shares: 14, fee: { amount: 650 } }]);
});
