import { expect, test } from "vitest";
import { read } from "./reading.fixtures.ts";

const BY_PARTS = [
  "Affiliate ID,First Name,Last Name,Email,Instagram,Coupon,Clicks,Conversions,Revenue,Commissions",
  "7001,Imke,de Boer,imke@deboer.example,imke.maakt,IMKE10,812,40,€1920.50,€192.05",
  "7002,Joris,Vos,joris@vos.example,@joris_vos,JORIS10,90,3,€141.00,€14.10",
].join("\n");

test("whoever sold by a code keeps their whole name and address, and the sum its words", () => {
  const reading = read(BY_PARTS);

  expect(reading.kind).toBe("orders");
  expect(reading.accounts).toMatchObject([
    { key: "instagram imke.maakt", values: { name: "Imke de Boer", email: "imke@deboer.example" } },
    { key: "instagram joris_vos", values: { name: "Joris Vos", email: "joris@vos.example" } },
  ]);
  expect(reading.records).toMatchObject([
    {
      code: "IMKE10",
      orders: 40,
      amount: { amount: 1920.5 },
      fields: { "First Name": "Imke", Email: "imke@deboer.example", Commissions: "€192.05" },
    },
    { code: "JORIS10", orders: 3 },
  ]);
});

test("what was paid to whoever sold by a code is no fee of a post", () => {
  const { kind, records } = read(
    "Affiliate,Instagram,Coupon,Orders,Sales,Commission rate,Commission earned,Commission paid\nImke,@imke.maakt,IMKE10,40,€1920.50,10%,€192.05,€100.00\nJoris,@joris_vos,JORIS10,3,€141.00,10%,€14.10,€0.00",
  );

  expect(kind).toBe("orders");
  expect(records).toMatchObject([{ orders: 40, fields: { "Commission paid": "€100.00" } }, { orders: 3 }]);
});

test("“Name” above people is no number of an order", () => {
  const reading = read(
    "Name,Email,Ref code,Total orders,Total sales\nImke de Boer,imke@deboer.example,IMKE10,40,€1920.50\nJoris Vos,joris@vos.example,JORIS10,3,€141.00",
  );

  expect(reading.kind).toBe("orders");
  expect(reading.records).toMatchObject([
    {
      order: null,
      code: "IMKE10",
      orders: 40,
      fields: { Name: "Imke de Boer", Email: "imke@deboer.example" },
    },
    { order: null, code: "JORIS10", orders: 3 },
  ]);
});

test("buyers of single orders are no creators, and who is called a creator is reached by their address", () => {
  const orders = read(
    "Order,Date,Discount code,Total,Customer name,Email\n#5001,2026-04-02,IMKE10,€48.00,Pia Lang,pia@lang.example",
  );
  const payments = read(
    "Creator,Instagram,Creator e-mail,Invoice,Amount\nImke,@imke.maakt,imke@deboer.example,F-12,€400",
  );

  expect(orders.accounts).toEqual([]);
  expect(payments.kind).toBe("payments");
  expect(payments.accounts).toMatchObject([{ values: { email: "imke@deboer.example" } }]);
});

test("the campaign of an order is its own, and that of a sum stays beside it as well", () => {
  const single = read(
    "Order,Date,Code,Total,Kampagne\n#5001,2026-04-02,IMKE10,€48.00,Tulpen 26\n#5002,2026-04-03,IMKE10,€30.00,Tulpen 26",
  );
  const sum = read("Code,Orders,Revenue,Campaign\nIMKE10,40,€1920.50,Tulpen 26\nJORIS10,3,€141.00,Advent");

  expect(single.records).toMatchObject([
    { order: "#5001", campaign: "Tulpen 26", fields: {} },
    { order: "#5002", campaign: "Tulpen 26" },
  ]);
  expect(sum.records).toMatchObject([
    { campaign: "Tulpen 26", fields: { Campaign: "Tulpen 26" } },
    { campaign: "Advent" },
  ]);
});
