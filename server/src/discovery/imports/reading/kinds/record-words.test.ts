import type { RecordField, RecordKind } from "@app/contract/discovery/import-records";
import { expect, test } from "vitest";
import { namesFee, readRecordHeader } from "./record-headers.ts";

const DAYS = ["date", "datum", "fecha", "data", "tarih", "tanggal"];
const days = (before: string) => DAYS.map((word) => `${before}${word}`).join(", ");

function meanings(kind: RecordKind, headers: string): [string, RecordField | null][] {
  return headers.split(", ").map((header) => [header, readRecordHeader(kind, header)?.field ?? null]);
}

function all(field: RecordField | null, headers: string): [string, RecordField | null][] {
  return headers.split(", ").map((header) => [header, field]);
}

test.each<[RecordField, string]>([
  [
    "url",
    "post url, post urls, post link, post links, content url, video lien, reel enlace, media url, media links, mention url, story link, permalink, perma link, url, urls, link, links, lien, enlace, post, beitrag, beitragslink, live link, livelink, post direct url, url to post, link zum post, lien du post, enlace de post, enlace del post, link al post, postlink",
  ],
  [
    "postedAt",
    `${days("")}, posted, publish, publish date, published, publishing, veröffentlicht, gepostet, publié, publicado, pubblicato, created, timestamp, time stamp, time, go live, live am, postdatum, online seit`,
  ],
  ["hashtags", "hashtag, hashtags, hash tag, hash tags"],
  ["mentions", "mention, mentions, mentioned, tagged, erwähnt, Erwähnungen, mencion, menciones"],
  [
    "code",
    "code, codes, promo code, promocode, promo-code, discount code, coupon code, voucher code, rabatt code, affiliate code, gutschein code, creator code, rabattcode, gutschein, cupon, cupom, código, codice, couponcode, coupon, coupons, voucher, vouchers, promo",
  ],
  [
    "orders",
    "order, orders, bestellungen, conversion, conversions, purchase, purchases, commande, commandes, pedidos, ordini, käufe",
  ],
  [
    "revenue",
    "revenue, umsatz, sales, chiffre d'affaires, ca, gmv, ingresos, faturamento, fatturato, ventes, ventas, turnover, receita",
  ],
  ["views", "views, visualiza, visualizações, video view, video views, videoview, videoviews"],
  ["reach", "reach, reichweite, portée, alcance, copertura, erişim, jangkauan"],
  ["likes", "likes, gefällt"],
  [
    "comments",
    "comment, comments, kommentar, kommentare, commentaire, commentaires, comentario, comentarios, commenti, komentar, komm, comm, cmt, cmts, yorum, yorumlar",
  ],
  [
    "shares",
    "share, shares, repost, reposts, retweet, retweets, geteilt, partage, partages, compartidos, compartilhamentos, compart, condivisioni",
  ],
  [
    "saves",
    "save, saves, saved, bookmark, bookmarks, gespeichert, guardado, guardados, guard, enregistrement, enregistrements, salvos, salvataggi",
  ],
  ["clicks", "click, clicks, clic, clics, klick, klicks, clique, cliques, tıklama"],
  [
    "campaign",
    "campaign, campaigns, kampagne, campagne, campaña, campanha, campagna, projekt, project, projet, activation, kampanya, camp, operation, op",
  ],
  [
    "format",
    "format, formato, type, typ, tipo, code type, codes type, deliverable, deliverables, asset, placement, postart",
  ],
  [
    "fee",
    "fee, fees, cost, costs, price, paid, honorar, gage, preis, kosten, spend, investment, cache, cachet, prix, precio, preço, coste, costo, coût, budget",
  ],
  [
    "caption",
    "caption, text, texte, texto, testo, content, message, description, beschreibung, title, titel, snippet, légende, body, sentence, bildunterschrift, mention text, mention content",
  ],
  ["currency", "currency, währung, moneda, devise, moeda, valuta"],
])("of posts %s is what these headers say: %s", (field, headers) => {
  expect(meanings("posts", headers)).toEqual(all(field, headers));
});

test.each<[RecordField, string]>([
  [
    "orders",
    "orders, total orders, number of orders, no of orders, # orders, count of orders, anzahl bestellungen, nb commandes, nb de commandes, nombre de commandes, num pedidos, n pedidos, numero de pedidos, numero di ordini, qtd pedidos, qtd de compras, conversion, conversions, purchases, käufe, conversiones, conversões, konversionen, conversioni, orders count, orders total, order count",
  ],
  [
    "refund",
    "refund, refunded, erstattet, erstattung, rückerstattung, reembolso, remboursé, rimborso, devolución",
  ],
  [
    "orderedAt",
    `${days("")}, ${days("order ")}, created, created at, ordered, bestelldatum, bestellt, date de commande, fecha del pedido, data do pedido, data ordine, processed at, day`,
  ],
  ["code", "code, codes, promo"],
  [
    "order",
    "name, #, order, order id, orderid, order no, order nr, order number, order name, order #, my order, bestellung, bestellnummer, bestellnr, auftrag, auftragsnummer, commande, numéro de commande, n commande, pedido, ordine, transaction, transaction id",
  ],
  [
    "amount",
    "total, totale, grand total, grand totale, total price, total amount, total sales, total eur, total usd, order total, order value, order amount, amount, bestellwert, gesamtbetrag, gesamtpreis, gesamt, betrag, summe, montant, importe, importo, revenue, umsatz, warenwert, net sales, sale value, valor, incasso, incassi, sales, ventas, ventes, vendas, vendite, ca ttc",
  ],
  [
    "url",
    "landing page, landing site, referring site, referral url, referrer link, referrer url, tracking link, entry page, tracking of the link, url, link",
  ],
  ["currency", "currency, valuta"],
  ["state", "financial status, payment status, order status, status, statut, estado, stato"],
])("of orders %s is what these headers say: %s", (field, headers) => {
  expect(meanings("orders", headers)).toEqual(all(field, headers));
});

test.each<[RecordField, string]>([
  [
    "paidOn",
    `${days("paid ")}, ${days("payment ")}, paid on, paid at, bezahlt am, gezahlt am, zahlungsdatum, zahlungdatum, zahlungseingang, payé le, date de paiement, date du paiement, date paiement, fecha de pago, fecha pago, fecha del pago, data di pagamento, data pagamento, date de règlement, pagado el, pagada el, pago em, pagato il, payout date, date paid, transfer date`,
  ],
  [
    "due",
    "due, due date, éch., fällig, fällig am, fälligkeit, échéance, vencimiento, vence, vencimento, scadenza, zahlungsziel, payable by, zahlbar, vade",
  ],
  [
    "issuedOn",
    `${days("")}, ${days("invoice ")}, invoicedate, rechnung datum, rechnungs datum, rechnungsdatum, factura fecha, billing date, rg datum, re datum, date de facture, date facture, data della fattura, data da fatura, fecha de la factura, date de facturation, fecha factura, data fattura, issue, issued, issue date, ausgestellt, émis, émission, date d'émission, fecha de emisión, data di emissione, data de emissão`,
  ],
  [
    "invoice",
    "invoice, invoice no, rechnung, rechnungsnummer, rg nr, re nr, facture, factura, fattura, fatura, beleg, belegnummer, n° fact, no fact, num fact, NF, NF-e, NF no, NF n",
  ],
  ["net", "net, netto, ht, subtotal, base imponible, imponibile, neto, líquido"],
  [
    "gross",
    "gross, brutto, ttc, bruto, lordo, total, amount, betrag, montant, importe, importo, summe, totale, valor, gesamt, invoice amount, invoice total, amount to be paid, total to be paid, total paid in may, fee, fees, cachet, cache, agreed fee, final price, price total",
  ],
  ["vat", "vat, mwst, ust, tva, iva, gst, tax, taxes, steuer, mehrwertsteuer, kdv"],
  [
    "state",
    "status, state, statut, estado, stato, durum, invoice status, status of the invoice, paid, paid?, amount paid, sum paid, paid amount, bezahlt, gezahlt, gezahlter betrag, payé, réglé, montant payé, montant réglé, pagado, pagada, pago, paga, état, état facture, état de la facture, état du paiement, état de commande, situación, situação, zustand, importe pagado, valor pago, pagato, importo pagato, ödenen",
  ],
  ["campaign", "campaign, projekt"],
  ["currency", "currency, valuta"],
])("of payments %s is what these headers say: %s", (field, headers) => {
  expect(meanings("payments", headers)).toEqual(all(field, headers));
});

test.each<[RecordKind, string]>([
  [
    "posts",
    "is liked, has likes, was liked, is repost, potential likes, potentiell likes, potentielle likes, potentieller likes, potentielles likes, potenziell likes, potenzielle likes, potencial likes, potenziale likes, estimated likes, est likes, estime likes, estimés likes, estimad likes, estimado likes, estimados likes, stimat likes, stimati likes, geschätzt likes, geschätzte likes, expected likes, projected likes, avg likes, average likes, mean likes, median likes, durchschnitt likes, durchschnittliche likes, moyenne likes, promedio likes, media likes, media de likes, like rate, like ratio, following likes, follower likes, followers likes, likes per post, likes growth, author likes, likes sentiment, ø likes, likes %",
  ],
  [
    "posts",
    "url here, old link, post office, at post, der beitrag, beitrag eins, beitragslink neu, old lien, mentions url, code usage, coupon book, my coupon, my promo, promo box, ca x, l ca, komm mit, na komm, colour, summer camp, camp fire, our operation, operation x, co op, op x, old comm, comm x, old cmts, cmts x, compart x, x compart, old guard, guard x, ",
  ],
  [
    "orders",
    "name badge, my name, # x, x #, date line, my datum x, order form, totals, sum total, total loss, discount amount, discount, url box, old url, link box, old link, new status, status bar, stato civile, old stato, my orders, my orders here, orders here, your order count, your order count x, order count x, old ventas, ventas x",
  ],
  [
    "payments",
    "invoice value, invoice sum, up to date, date of x, x paid, paid x, well bezahlt, bezahlt von, total bezahlt, betrag gezahlt, betrag gezahlter, summe gezahlte, total payé, total réglé, total pagado, total pagada, total pago, total pagato, total ödenen, amount already paid, vieil état, éch x, x éch, old n fact, old nf, nf x",
  ],
])("of %s these headers say nothing that a record has: %s", (kind, headers) => {
  expect(meanings(kind, headers)).toEqual(all(null, headers));
});

test("flags stand at the beginning of a header, and a header of more than sixty letters is a sentence", () => {
  expect(meanings("posts", "this likes, his likes, likes o clock")).toEqual(
    all("likes", "this likes, his likes, likes o clock"),
  );
  expect(readRecordHeader("posts", "likes".padEnd(60, " x"))?.field).toBe("likes");
  expect(readRecordHeader("posts", "likes".padEnd(61, " x"))).toBeNull();
});

test("the more telling words of a header count first", () => {
  expect(readRecordHeader("posts", "post url")).toEqual({ field: "url", rank: 0 });
  expect(readRecordHeader("posts", "Comments / Shares")).toEqual({ field: "comments", rank: 12 });
  expect(readRecordHeader("payments", "VAT of the invoice")).toEqual({ field: "invoice", rank: 7 });
});

test("a header says a fee in the word for it alone, also as programs write it", () => {
  const fees = "fee, Fees, total fee, totalFee, final_price, agreed tarif, Honorar, Preis, prix total";

  expect(fees.split(", ").filter((header) => !namesFee(header))).toEqual(["Preis"]);
  expect(["fee paid", "late fee", "price list", ""].filter(namesFee)).toEqual([]);
});
