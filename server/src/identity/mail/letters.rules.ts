import { markup } from "#/platform/http/documents/markup.ts";
import type { Markup } from "#/platform/http/documents/markup.ts";

const LINK = /^https?:\/\/\S+$/u;
const CODE = /^\d{6}$/u;

/**
 * The HTML of a mail: the words of its plain text, a code large, and a button above a link. No picture, nothing from elsewhere, and
 * no colour but that of the button, so that it is read on white and on black.
 */
export function htmlLetter(mail: { subject: string; text: string; action: string | null }): string {
  const parts = mail.text
    .split("\n\n")
    .map((part) => (LINK.test(part) ? link(part, mail.action) : CODE.test(part) ? code(part) : words(part)));
  const { html } = markup`<html lang="en" style="color-scheme: light dark">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${mail.subject}</title>
</head>
<body style="margin: 0; padding: 24px 16px">
<div style="max-width: 480px; margin: 0 auto; font: 16px/24px -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif">
<p style="margin: 0 0 24px; font-weight: 600">Herald</p>
${parts}
</div>
</body>
</html>
`;
  return `<!doctype html>\n${html}`;
}

function words(text: string): Markup {
  return markup`<p style="margin: 0 0 16px">${text}</p>\n`;
}

function code(digits: string): Markup {
  return markup`<p style="margin: 0 0 16px; font-size: 28px; line-height: 36px; font-weight: 600; letter-spacing: 4px">${digits}</p>\n`;
}

function link(address: string, action: string | null): Markup {
  return markup`<p style="margin: 0 0 16px"><a href="${address}" style="display: inline-block; padding: 12px 20px; border-radius: 8px; background: #4f46e5; color: #ffffff; font-weight: 600; text-decoration: none">${action ?? "Open"}</a></p>
<p style="margin: 0 0 16px; font-size: 13px; line-height: 20px; word-break: break-all"><a href="${address}" style="color: inherit">${address}</a></p>\n`;
}
