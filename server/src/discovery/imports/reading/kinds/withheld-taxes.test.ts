import { expect, test } from "vitest";
import { read } from "#/discovery/imports/reading/reading.fixtures.ts";

test.each([
  ["Base imponible;IVA 21%;IRPF 15%;Total factura", "1.200,00;252,00;180,00;1.272,00"],
  ["Imponibile;IVA;Ritenuta d'acconto;Netto a pagare", "1.200,00;252,00;-180,00;1.272,00"],
  ["Net amount;GST;TDS 15%;Payable", "1200;252;180;1272"],
  ["Net;VAT;Withholding tax;Total after WHT", "1,200.00;252.00;180.00;1,272.00"],
  ["Montant HT;TVA;Retenue à la source;À payer", "1 200,00;252,00;180,00;1 272,00"],
  ["Matrah;KDV;Stopaj;Ödenecek", "1.200,00;252,00;180,00;1.272,00"],
  ["Valor líquido;IVA;Retenção;Valor a pagar", "1.200,00;252,00;180,00;1.272,00"],
])("a tax that is withheld is taken off before the sum is looked at: %s", (headers, cells) => {
  const { records, columns } = read(
    [
      `Creator;Invoice;${headers};Due`,
      `@nia.sol;A-41;${cells};2026-05-03`,
      `@rui.mar;A-42;${cells};2026-05-04`,
    ].join("\n"),
    { kind: "payments" },
  );

  expect(records[0]).toMatchObject({
    net: { amount: 1200 },
    vat: { amount: 252 },
    gross: { amount: 1272 },
  });
  expect(columns[4]).toMatchObject({ record: null, field: null });
});

test("amounts that differ by more than what is withheld are not what they seem", () => {
  const { records } = read("Creator;Invoice;Net;VAT;WHT;Total payable\n@nia.sol;A-41;1200;252;80;1272", {
    kind: "payments",
  });

  expect(records[0]).toMatchObject({ net: null, vat: null, gross: { amount: 1272 } });
});

test("without a sales tax an amount is more than what is left of it", () => {
  const { records } = read("Creator;Invoice;Net;VAT;WHT;Total payable\n@nia.sol;A-41;900;;45;855", {
    kind: "payments",
  });

  expect(records[0]).toMatchObject({ net: { amount: 900 }, vat: null, gross: { amount: 855 } });
});
