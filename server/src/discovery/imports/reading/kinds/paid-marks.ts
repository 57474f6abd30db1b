import type { Contents } from "#/discovery/imports/reading/columns/contents.ts";
import { spellings } from "#/discovery/imports/reading/columns/headers.ts";

const ALREADY = String.raw`(?:already|fully|is|was|been|it|ist|schon|bereits|deja|est|ya|esta|ja|sudah|foi|gia|e stato|juz|czy|sudah|al|zaten)`;
const PAID = String.raw`(?:paid(?: out)?|settled|cleared|transferred|bezahlt|gezahlt|uberwiesen|beglichen|ausgezahlt|paye?e?s?|reglee?s?|soldee?s?|viree?s?|pagad[oa]s?|abonad[oa]s?|cobrad[oa]s?|liquidad[oa]s?|transferid[oa]s?|pag[oa]s?|quitad[oa]s?|pagat[oaie]|saldat[oa]|bonificat[oa]|liquidat[oa]|oplacon[aeoy]|zapl|opl|zaplacon[aeoy]|uregulowan[aeoy]|zaplaceno|przelan[aeoy]|rozliczon[aeoy]|odendi(?: mi)?|odenen|dibayar|bayar|lunas|terbayar|betaald|voldaan|(?:payment|payout|transfer) (?:done|made|sent|received|completed?)|(?:zahlung|uberweisung) (?:erledigt|raus|erfolgt)|(?:paiement|virement) (?:fait|effectue)|(?:pago|pagamento|transferencia) (?:hecho|realizad[oa]|feit[oa])|(?:pagamento|bonifico) (?:fatto|effettuato)|przelew (?:wyslany|zrobiony)|odeme (?:yapildi(?: mi)?|tamam))`;
const ASKED = String.raw`(?:y n|yn|yes no|j n|ja nein|o n|oui non|s n|si no|sim nao|t n|tak nie|evet hayir|e h|ya tidak|ya belum|ok|already|yet|status)`;
/** A header that asks only whether something was paid. */
export const PAID_MARK = `^(?:${ALREADY} )*${PAID}(?: ${ASKED})?$`;
const MARK = new RegExp(PAID_MARK, "u");

/** Whether a header asks only whether something was paid: "Paid?", "Bezahlt", "Opłacone (T/N)". */
export function asksIfPaid(header: string): boolean {
  return spellings(header).some((words) => MARK.test(words));
}

/** "Paid to date", "Anzahlung", "Acompte": a part of an amount, where the header asks for no answer. */
export const PAID_SO_FAR =
  /\bpaid (?:so far|to date|up to now)\b|\b(?:part(?:ial)?|down|advance|interim) (?:paid|payments?)\b|^(?:deposit|advance)(?: paid)?$|\bbisher (?:ge|be)zahlt\b|\b(?:an|teil)zahlung(?:en)?\b|\bacomptes?\b|\bpagad[oa] (?:hasta (?:la fecha|ahora|hoy)|a cuenta)\b|^anticip[oi]s?$|\bpago ate (?:agora|hoje)\b|^(?:adiantamento|sinal)$|^acconti?o?$|\bzaliczk[ai]\b|^uang muka$|^(?:kapora|avans)$|\baanbetaling\b/u;
/** "Balance", "Noch offen", "Reste à payer": what of it is left. */
export const STILL_OWED =
  /^(?:(?:current|open|remaining|outstanding) )?balance(?: (?:due|owed|outstanding|left|remaining|to pay))?$|^(?:amount )?(?:outstanding|remaining|still (?:open|due|owed|to pay)|left to pay|owed)(?: amount)?$|^open amount$|^(?:noch )?offen(?:er (?:betrag|rest))?$|^rest(?:betrag|summe|zahlung)?$|^reste?(?:ant)? (?:a payer|du)$|^solde(?: (?:du|restant|a payer))?$|^saldo(?: \p{L}+)?$|^(?:importe )?pendiente(?: de pago)?$|^(?:por|falta(?: por)?) pagar$|^(?:valor )?em aberto$|^da saldare$|^residuo$|^(?:do zaplaty )?pozostal\p{L}*(?: do zaplaty)?$|^sisa(?: (?:bayar|tagihan|pembayaran))?$|^kalan(?: (?:tutar|bakiye))?$|^bakiye$|^(?:nog )?openstaand(?: bedrag)?$/u;

/** Numbers that only what was transferred has. */
const REFERENCE =
  /^(?:utr|urn)\b|\b(?:utr|txn|trx|rrn|imps|neft|rtgs|bacs|chaps|cro|trn)\b|\b(?:transaction|transfer|payment|bank|wire|payout|remittance|paypal|wise|stripe|upi|pix) (?:id|no|nr|num|number|ref|refs|reference|code)\b|\b(?:ref|reference|referenz|referencia|riferimento|numero|id|no|nr) (?:de |du |del |di |da |d )?(?:payment|transfer|zahlung|uberweisung|paiement|virement|pago|transferencia|transacao|transaccion|pagamento|bonifico|przelewu|transaksi|transfer)\b|^(?:verwendungszweck|zahlungsreferenz|bonifico|comprobante|comprovante|dekont(?: no)?|numer przelewu|bukti (?:transfer|bayar))$/u;

/** Whether a header is of the number of a transfer. */
export function namesTransfer(header: string): boolean {
  return spellings(header).some((words) => REFERENCE.test(words));
}

/** Share of cells that must say it, and one below which others are meant: "Payee" over names. Chosen by us. */
const MOST = 0.7;
const SOME = 0.2;

/** Whether the cells of a column say of each row whether it was paid. */
export function isOfPaidMarks({ filled, settled }: Contents): boolean {
  return filled > 0 && settled >= MOST;
}

/** Whether cells say so at all, or when, or how much. */
export function saysOfPaying({ settled, dates, yearless, fits, zeros }: Contents): boolean {
  return settled + dates + yearless + fits.price + zeros >= SOME;
}

/** "Zahlung" over "yes" and "12.02.2025", and not over amounts. */
export function tellsOfPayment(header: string, { settled, dates, yearless, fits }: Contents): boolean {
  const isCalled = spellings(header).some((words) => PAYMENT.test(words));
  return isCalled && settled + dates + yearless >= MOST && settled > 0 && fits.price < SOME;
}

const PAYMENT = /^(?:payments?|zahlung(?:en)?|paiements?|pagamento|odeme|pembayaran|betaling|platnosc)$/u;
