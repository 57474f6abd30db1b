import { request } from "node:http";

export interface LocalRequest {
  method: "GET" | "POST";
  headers: Record<string, string>;
  body?: string;
}

/** Asks the Herald of this machine. Not by fetch, which lets no program name the host and ends after five minutes. */
export function sendLocally(url: string, { method, headers, body }: LocalRequest) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const sent = request(url, { method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString("utf8") }),
      );
    });
    sent.on("error", reject);
    sent.end(body);
  });
}
