const LOCAL_PATH_MAX = 2000;
const CHARACTERS = /^\/[\w\-./~%?=&#+,:@!$'()*;[\]]*$/;

/**
 * The path to go on to after sign-in, when it surely stays in Herald; else null.
 * It begins with one slash and holds no second one beside it, no backslash, no dot segment and no control character.
 */
export function localPath(text: string | null | undefined): string | null {
  if (!text || text.length > LOCAL_PATH_MAX || !CHARACTERS.test(text)) return null;
  const [path = ""] = text.split(/[?#]/u);
  const segments = path.split("/").slice(1).map(decoded);
  const odd = segments.some(
    (segment, index) =>
      segment === null ||
      segment === "." ||
      segment === ".." ||
      /[\\/]/.test(segment) ||
      (segment === "" && index < segments.length - 1),
  );
  return odd ? null : text;
}

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
