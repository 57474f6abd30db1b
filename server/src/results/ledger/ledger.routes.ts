import { Order, OrderEdit, OrderInput, OrderList } from "@app/contract/results/orders";
import { resultPaths } from "@app/contract/results/paths";
import { Payment, PaymentEdit, PaymentInput, PaymentList } from "@app/contract/results/payments";
import { ResultQuery } from "@app/contract/results/posts";
import * as z from "zod/mini";
import type { Http } from "#/platform/http/http.ts";
import { pathId } from "#/platform/http/path-id.ts";
import type { OrdersService } from "./orders.service.ts";
import type { PaymentsService } from "./payments.service.ts";

const OrderParams = z.object({ id: pathId("order") });
const PaymentParams = z.object({ id: pathId("payment") });

export function orderRoutes(http: Http, orders: OrdersService): void {
  http.get(
    resultPaths.orders,
    {
      schema: {
        summary: "Orders that came through creators, the newest first",
        querystring: ResultQuery,
        response: { 200: OrderList },
      },
    },
    (request) => orders.list(request.caller, request.query),
  );

  http.post(
    resultPaths.orders,
    {
      config: { oneTransaction: true },
      schema: {
        summary: "Enters an order, by its code, its link or its creator",
        body: OrderInput,
        response: { 200: Order, 201: Order },
      },
    },
    async (request, reply) => {
      const { isNew, order } = await orders.create(request.caller, request.body);
      return reply.code(isNew ? 201 : 200).send(order);
    },
  );

  http.patch(
    resultPaths.order,
    {
      schema: { summary: "Changes an order", params: OrderParams, body: OrderEdit, response: { 200: Order } },
    },
    (request) => orders.edit(request.caller, request.params.id, request.body),
  );
}

export function paymentRoutes(http: Http, payments: PaymentsService): void {
  http.get(
    resultPaths.payments,
    {
      schema: {
        summary: "Payments to creators, those issued last first",
        querystring: ResultQuery,
        response: { 200: PaymentList },
      },
    },
    (request) => payments.list(request.caller, request.query),
  );

  http.post(
    resultPaths.payments,
    {
      config: { oneTransaction: true },
      schema: {
        summary: "Enters what a creator is paid; the same invoice of a creator is one payment",
        body: PaymentInput,
        response: { 200: Payment, 201: Payment },
      },
    },
    async (request, reply) => {
      const { isNew, payment } = await payments.create(request.caller, request.body);
      return reply.code(isNew ? 201 : 200).send(payment);
    },
  );

  http.patch(
    resultPaths.payment,
    {
      schema: {
        summary: "Changes a payment",
        params: PaymentParams,
        body: PaymentEdit,
        response: { 200: Payment },
      },
    },
    (request) => payments.edit(request.caller, request.params.id, request.body),
  );
}
