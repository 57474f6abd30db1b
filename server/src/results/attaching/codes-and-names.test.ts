import { expect, test } from "vitest";
import { startApp } from "#/acceptance/test-app.fixtures.ts";

const ROSTER =
  "Name,Instagram,Code\nLinn Aschenbach,linn.a,linn15\nElodie Varnoux,elodie.v,SHARED\nMia Roth,mia.r,SHARED";

test("orders belong to the creator who has their code, and a code of several waits for a person", async () => {
  const app = await startApp();
  const ana = await app.signIn();
  await ana("POST", "/api/v1/imports", { text: ROSTER });
  const orders = await ana("POST", "/api/v1/imports", {
    text: "Order,Date,Code,Total,Currency\n#1,2026-11-03,LINN15,40.00,EUR\n#2,2026-11-04,SHARED,30.00,EUR\n#3,2026-11-05,NOBODY9,20.00,EUR",
  });

  const items = (await ana("GET", "/api/v1/orders?limit=50")).json().items;
  const waiting = (await ana("GET", "/api/v1/results/waiting")).json().items;

  expect(orders.statusCode).toBe(201);
  expect(
    items.map(({ code, creator, attachedBy }: Record<string, unknown>) => ({ code, creator, attachedBy })),
  ).toEqual(
    expect.arrayContaining([
      {
        code: "LINN15",
        creator: expect.objectContaining({ name: "Linn Aschenbach" }),
        attachedBy: { creator: "code", campaign: null },
      },
    ]),
  );
  const likely = (message: string) =>
    waiting
      .find((one: { message: string }) => one.message === message)
      ?.likely.creators.map(({ handle }: { handle: string }) => handle)
      .toSorted();
  expect(waiting).toHaveLength(2);
  expect(likely("Several creators here have the code SHARED. Choose one.")).toEqual(["elodie.v", "mia.r"]);
  expect(likely("Nobody here has the code NOBODY9. Choose the creator.")).toEqual([]);
});

test("whoever alone has a name is paid, of two who have it one is asked for, and a handle below a name counts", async () => {
  const app = await startApp();
  const ana = await app.signIn();
  await ana("POST", "/api/v1/imports", { text: `${ROSTER}\nElodie Varnoux,elodie.two,` });
  await ana("POST", "/api/v1/imports", {
    text: "Invoice,Name,Amount,Due\nR-1,Elodie Varnoux,420 €,2026-12-01\nR-2,@linn.a,300 €,2026-12-01\nR-3,Mia Roth,90 €,2026-12-01",
  });

  const payments = (await ana("GET", "/api/v1/payments?limit=50")).json().items;
  const waiting = (await ana("GET", "/api/v1/results/waiting")).json().items;

  expect(payments).toContainEqual(
    expect.objectContaining({ invoice: "R-2", creator: expect.objectContaining({ handle: "linn.a" }) }),
  );
  expect(payments).toContainEqual(
    expect.objectContaining({ invoice: "R-3", creator: expect.objectContaining({ handle: "mia.r" }) }),
  );
  expect(waiting).toMatchObject([
    {
      message:
        "“Elodie Varnoux” is the name of a creator here, and two people may have one name. Say that it is them.",
      // Both came with one table, so neither is before the other.
      likely: {
        creators: expect.toSatisfy(
          (creators: { handle: string }[]) =>
            creators
              .map(({ handle }) => handle)
              .toSorted()
              .join() === "elodie.two,elodie.v",
        ),
      },
    },
  ]);
});

test("invoices whose number is to follow are payments of their own", async () => {
  const app = await startApp();
  const ana = await app.signIn();
  await ana("POST", "/api/v1/imports", { text: ROSTER });
  await ana("POST", "/api/v1/imports", {
    text: "N° facture;Créateur;Montant TTC;Échéance;Payé le\nà recevoir;@linn.a;420,00 €;01/08/2026;24/08/2026\nà recevoir;@linn.a;1 500,00 €;01/12/2026;",
  });

  const payments = (await ana("GET", "/api/v1/payments?limit=50")).json().items;

  expect(payments.map(({ state }: { state: string }) => state).toSorted()).toEqual(["open", "paid"]);
});
