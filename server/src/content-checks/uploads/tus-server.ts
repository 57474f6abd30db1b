import { Server } from "@tus/server";
import { toProblem } from "#/platform/errors.ts";
import { refusedByProtocol } from "./uploads.errors.ts";

type Write = Parameters<Server["write"]>;

const FAULT = "the server could not keep it";

/** The protocol's server, whose refusals are problems as everywhere else and never say what failed inside. */
export class TusServer extends Server {
  override write(...[context, headers, status, body = ""]: Write): ReturnType<Server["write"]> {
    if (status < 400) return super.write(context, headers, status, body);
    headers.set("content-type", "application/problem+json");
    const reason = status < 500 ? body : FAULT;
    const problem = body.startsWith("{")
      ? body
      : JSON.stringify(toProblem(refusedByProtocol(status, reason)));
    return super.write(context, headers, status, problem);
  }
}
