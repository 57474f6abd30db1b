import { once } from "node:events";
import { createServer } from "node:http";

/** A service on this machine that takes messages to phones as JSON, and what has reached it. */
export async function textService() {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (part) => (body += String(part)));
    request.on("end", () => {
      bodies.push(body);
      response.end();
    });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const place = server.address();
  if (place === null || typeof place === "string") throw new Error("It listens on no port");
  return {
    address: `http://127.0.0.1:${place.port}/send`,
    bodies,
    to: (phone: string) => bodies.filter((body) => body.includes(phone)),
    stop: () => server.close(),
  };
}
