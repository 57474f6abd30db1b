import type { FastifyReply } from "fastify";

// Spreadsheets read UTF-8 only when it begins with a byte order mark.
const BYTE_ORDER_MARK = "\uFEFF";

/** Answers a CSV as a file of that name, as spreadsheets read it; `fallback` is for programs that know ASCII only. */
export function sendCsv(reply: FastifyReply, name: string, fallback: string, csv: string): FastifyReply {
  const file = encodeURIComponent(`${name}.csv`);
  return reply
    .header("content-disposition", `attachment; filename="${fallback}.csv"; filename*=UTF-8''${file}`)
    .type("text/csv; charset=utf-8")
    .serializer((text: string) => text)
    .send(BYTE_ORDER_MARK + csv);
}
