import type { FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "#/platform/errors.ts";

interface Address {
  pattern: URLPattern;
  methods: Set<string>;
}

/** Which methods each address answers, so that a request with another one is told. */
export class AllowedMethods {
  readonly #addresses = new Map<string, Address>();

  add({ method, url }: { method: string | string[]; url: string }): void {
    const address = this.#addresses.get(url) ?? {
      pattern: new URLPattern({ pathname: url }),
      methods: new Set(),
    };
    for (const name of [method].flat()) address.methods.add(name);
    this.#addresses.set(url, address);
  }

  /** For a request without a route. @throws `request.method_not_allowed` when only its method is wrong. */
  refuseOther(request: FastifyRequest, reply: FastifyReply): void {
    const allowed = this.#allowedAt(request).toSorted();
    if (allowed.length === 0) return;
    void reply.header("allow", allowed.join(", "));
    throw methodNotAllowed(request.method, allowed);
  }

  #allowedAt({ method, url }: FastifyRequest): string[] {
    const [pathname = "/"] = url.split("?");
    const methods = [...this.#addresses.values()]
      // Where the method is answered, the router would have found the route.
      .filter((address) => !address.methods.has(method) && address.pattern.test({ pathname }))
      .flatMap((address) => [...address.methods]);
    return [...new Set(methods)];
  }
}

const methodNotAllowed = (method: string, allowed: readonly string[]) =>
  new AppError({
    code: "request.method_not_allowed",
    status: 405,
    detail: `This address does not answer ${method}, but ${new Intl.ListFormat("en-GB").format(allowed)}. /api/docs says what each of them does.`,
  });
