import type { FastifyReply } from "fastify";
import { createHash, randomBytes } from "node:crypto";
import * as z from "zod/mini";
import { DOCUMENT_MARK } from "./document-mark.ts";
import { markup } from "./markup.ts";
import type { Markup } from "./markup.ts";
import type { Http } from "#/platform/http/http.ts";

/** A document for whoever holds its link: no shell, no session, no script. */
export interface SharedDocument {
  title: string;
  body: Markup;
  /** Its whole style sheet; a closing style tag cannot stand in it. */
  styles: string;
}

/** What a link names: who gave it out, and the hash under which it is stored. */
export interface ShareKey {
  kind: string;
  workspaceId: string;
  hash: Buffer;
}

/** Finds the document of a link; null for one that is unknown, expired or revoked. */
export type FindDocument = (key: ShareKey) => Promise<SharedDocument | null>;

const SECRET_BYTES = 32;
const UUID_HEX = 32;
/** One letter for the kind, the workspace's uuid and the secret, both base64url. */
const TOKEN = /^([a-z])([\w-]{22})([\w-]{43})$/;

/** A new link's token and the hash to store; the token itself is never stored. */
export function makeShareToken(kind: string, workspaceId: string): { token: string; hash: Buffer } {
  const workspace = Buffer.from(workspaceId.replaceAll("-", ""), "hex").toString("base64url");
  const token = `${kind}${workspace}${randomBytes(SECRET_BYTES).toString("base64url")}`;
  return { token, hash: hashOf(token) };
}

/** What a token names; null when it is not one of ours. */
export function readShareToken(token: string): ShareKey | null {
  const [, kind, workspace] = TOKEN.exec(token) ?? [];
  if (kind === undefined || workspace === undefined) return null;
  const hex = Buffer.from(workspace, "base64url").toString("hex");
  if (hex.length !== UUID_HEX) return null;
  const workspaceId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
  return { kind, workspaceId, hash: hashOf(token) };
}

function hashOf(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

/**
 * Answers `/s/{token}`; each domain says under its letter how its documents are found.
 * @param fonts rules of style that every document begins with
 */
export function sharedDocumentRoutes(
  http: Http,
  finders: Readonly<Record<string, FindDocument>>,
  fonts: string,
): void {
  const send = (reply: FastifyReply, status: number, document: SharedDocument) =>
    sendDocument(reply, status, { ...document, styles: `${fonts}${document.styles}` });
  const config = { access: "everybody" } as const;
  const schema = { summary: "Read a shared document", params: z.object({ token: z.string() }) };

  http.get("/s/:token", { config, schema, exposeHeadRoute: false }, async (request, reply) => {
    const key = readShareToken(request.params.token);
    const document = key && (await finders[key.kind]?.(key));
    return document ? send(reply, 200, document) : send(reply, 404, GONE);
  });

  const hidden = { ...schema, hide: true };
  http.get("/s/:token/*", { config, schema: hidden, exposeHeadRoute: false }, (_request, reply) =>
    send(reply, 404, GONE),
  );
}

/** Answers with a document whose policy allows its own style sheet and nothing else. */
export function sendDocument(
  reply: FastifyReply,
  status: number,
  { title, body, styles }: SharedDocument,
): FastifyReply {
  const page = markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex,nofollow">
<title>${title}</title>
<style>${{ html: styles }}</style>
</head>
<body>
${body}
</body>
</html>
`;
  return reply
    .code(status)
    .header("content-security-policy", policyFor(styles))
    .header("cross-origin-opener-policy", "same-origin")
    .header("referrer-policy", "no-referrer")
    .header("x-robots-tag", "noindex, nofollow")
    .type("text/html; charset=utf-8")
    .serializer((text: string) => text)
    .send(page.html);
}

function policyFor(styles: string): string {
  const hash = createHash("sha256").update(styles).digest("base64");
  return [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    "img-src data:",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

const GONE: SharedDocument = {
  title: "This link does not work",
  styles: `
body{margin:0;display:grid;min-height:100vh;place-items:center;background:#f9fafd;color:#141728;font:15px/24px "Inter Variable",Inter,system-ui,sans-serif}
main{box-sizing:border-box;width:min(100%,440px);padding:24px}
.mark{display:flex;gap:8px;align-items:center}
h1{margin:24px 0 8px;font-size:24px;line-height:32px;letter-spacing:-.02em}
p{margin:0;color:#535769}
`,
  body: markup`<main>
    ${DOCUMENT_MARK}
    <h1>This link does not work</h1>
    <p>It may have expired, or whoever shared it took it back. Ask them for a new link.</p>
  </main>`,
};
