import { expect, test } from "vitest";
import { readRecordHeader } from "./record-headers.ts";

function listed(words: string): string[] {
  return words.split(",").map((word) => word.trim());
}

test.each([
  [
    "orders",
    "amount",
    `
      revenue, umsatz, sales, chiffre d affaires, ca, gmv, ingresos, faturamento, fatturato, ventes, ventas,
      turnover, receita, total, grand total, totale, total price, total amount, total sales, total eur,
      total usd, amount, bestellwert, gesamtbetrag, gesamtpreis, gesamt, betrag, summe, montant, importe,
      importo, warenwert, net sales, sale value, ca ttc, ca ht, ca genere, incasso, incassi, vendas, vendite,
      valor, vlr, preco total, precio total, preco pago
    `,
  ],
  [
    "orders",
    "code",
    `
      code, promocode, discountcode, couponcode, vouchercode, rabattcode, affiliatecode, gutscheincode,
      creatorcode, codes, gutschein, cupon, cupom, codigo, codice, coupon, coupons, voucher, vouchers, promo
    `,
  ],
  [
    "orders",
    "order",
    `
      order, commande, name, orderid, order id, orderno, ordernr, ordernumber, ordername, order#, bestellung,
      bestellnummer, bestellnr, auftrag, numero de commande, n commande, pedido, ordine, transaction,
      transaction id
    `,
  ],
  [
    "orders",
    "orders",
    `
      orders, bestellungen, conversion, conversions, purchases, commandes, pedidos, ordini, kaufe,
      number of orders, no of orders, # orders, count of orders, anzahl orders, nb orders, nb de orders,
      nombre de orders, num orders, n orders, numero de orders, numero di orders, qtd orders, qtd de orders,
      compras, conversiones, conversoes, konversionen, conversioni, orders count, order count
    `,
  ],
  [
    "orders",
    "refund",
    `
      refund, erstatt, ruckerstatt, reembols, rembours, rimbors, devolu
    `,
  ],
  [
    "orders",
    "state",
    `
      status, statut, estado, stato, situacion, situacao, zustand, financial status, payment status
    `,
  ],
  [
    "orders",
    "url",
    `
      url, link
    `,
  ],
  [
    "payments",
    "campaign",
    `
      campaign, kampagne, campagne, campana, campanha, campagna, projet, project, projekt, activation,
      kampanya, camp, operation, op
    `,
  ],
  [
    "payments",
    "due",
    `
      due, fallig, echeance, ech, vencimiento, vence, vencimento, scadenza, zahlungsziel, payable by, pay by,
      zahlbar, scade, vade, payer avant, pagar antes, pagare entro, zahlen bis
    `,
  ],
  [
    "payments",
    "gross",
    `
      fee, agreed fee, total fee, final fee, fees, honorar, gage, cache, cachet, tarif, prix, price, precio,
      preco, compenso, prezzo, tarifa, fee total, total, grand total, totale, total price, total amount,
      total sales, total eur, total usd, amount, gesamt, betrag, summe, montant, importe, importo, ca ttc,
      valor, preco total, precio total, gross, brutto, ttc, bruto, lordo
    `,
  ],
  [
    "payments",
    "invoice",
    `
      invoice, rechnung, rg nr, re nr, facture, factura, n fact, no fact, nr fact, num fact, numero fact,
      fattura, fatura, beleg, nf, nf e, nf no, nf n, nota fiscal
    `,
  ],
  [
    "payments",
    "net",
    `
      net sales, ca ht, net, netto, ht, subtotal, base imponible, imponibile, neto, liquido
    `,
  ],
  [
    "payments",
    "state",
    `
      status, state, statut, estado, stato, durum, etat, etat facture, etat de facture, etat du facture,
      etat la facture, etat paiement, situacion, situacao, zustand, paid, financial status, payment status,
      pago
    `,
  ],
  [
    "payments",
    "vat",
    `
      vat, mwst, ust, tva, iva, gst, tax, taxes, steuer, mehrwertsteuer, kdv
    `,
  ],
  [
    "posts",
    "campaign",
    `
      campaign, kampagne, campagne, campana, campanha, campagna, projet, project, projekt, activation,
      kampanya, camp, operation, op
    `,
  ],
  [
    "posts",
    "caption",
    `
      caption, text, texte, texto, testo, content, message, description, beschreibung, title, titel, snippet,
      legende, body, sentence, bildunterschrift
    `,
  ],
  [
    "posts",
    "clicks",
    `
      clic, click, clicks, clics, klick, klicks, clique, cliques, tiklama
    `,
  ],
  [
    "posts",
    "code",
    `
      code, promocode, discountcode, couponcode, vouchercode, rabattcode, affiliatecode, gutscheincode,
      creatorcode, codes, gutschein, cupon, cupom, codigo, codice, coupon, coupons, voucher, vouchers, promo
    `,
  ],
  [
    "posts",
    "comments",
    `
      comment, comments, kommentar, kommentare, commentaire, commentaires, coment, comentario, coments,
      commenti, comm, cmt, cmts, komentar, komm, yorum
    `,
  ],
  [
    "posts",
    "fee",
    `
      fee, agreed fee, total fee, final fee, fees, honorar, gage, cache, cachet, prix, price, precio, preco,
      fee total, cost, costs, paid, preis, kosten, spend, investment, coste, costo, cout, budget, total price,
      preco total, precio total, preco pago
    `,
  ],
  [
    "posts",
    "format",
    `
      format, formato, type, typ, tipo, deliverable, deliverables, asset, placement, postart
    `,
  ],
  [
    "posts",
    "hashtags",
    `
      hashtag, hash tag, hashtags
    `,
  ],
  [
    "posts",
    "mentions",
    `
      mention, mentions, mentioned, tagged, erwahn, mencion, mencao, mencoes, menzion
    `,
  ],
  [
    "posts",
    "orders",
    `
      order, orders, bestellungen, conversion, conversions, purchase, purchases, commande, commandes, pedidos,
      ordini, kaufe, number of orders, no of orders, # orders, count of orders, anzahl orders, nb orders,
      nb de orders, nombre de orders, num orders, n orders, numero de orders, numero di orders, qtd orders,
      qtd de orders, orders count, order count, order#, numero de commande, n commande
    `,
  ],
  [
    "posts",
    "postedAt",
    `
      posted
    `,
  ],
  [
    "posts",
    "reach",
    `
      reach, reichweite, portee, alcance, copertura, erisim, jangkauan
    `,
  ],
  [
    "posts",
    "revenue",
    `
      rev, revenue, umsatz, sales, chiffre d affaires, ca, gmv, ingresos, faturamento, fatturato, ventes,
      ventas, turnover, receita, total sales, net sales
    `,
  ],
  [
    "posts",
    "saves",
    `
      save, saves, saved, bookmark, bookmarks, gespeichert, guardado, guardados, guard, enregistrement,
      enregistrements
    `,
  ],
  [
    "posts",
    "shares",
    `
      share, shares, repost, reposts, retweet, retweets, geteilt, partage, partages, compartid, compartilha,
      compart, condivisioni
    `,
  ],
  [
    "posts",
    "url",
    `
      postlink, permalink, perma link, url, urls, link, links, lien, enlace, post, beitrag, beitragslink,
      livelink, live link
    `,
  ],
] as const)(
  "in a table of %s each of these words says “%s”, and says nothing within a longer one",
  (kind, field, text) => {
    const words = listed(text);
    const inside = words.map((word) => `q${word}q`);

    expect(words.filter((word) => readRecordHeader(kind, word)?.field !== field)).toEqual([]);
    expect(inside.filter((word) => readRecordHeader(kind, word) !== null)).toEqual([]);
  },
);
