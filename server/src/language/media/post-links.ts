import type { Platform, PostFormat } from "@app/contract/platforms";

/** What the link of a post says without being opened. */
export interface PostLink {
  /** The same for every spelling of the link: the platform and its id of the post, or host and path. */
  key: string;
  platform: Platform | null;
  /** In lower case; null where the link does not name the creator. */
  handle: string | null;
  format: PostFormat | null;
}

type Reading = Omit<PostLink, "key"> & { id: string };

const READERS: Readonly<Record<string, (path: readonly string[], url: URL) => Reading | null>> = {
  "instagram.com": readInstagram,
  "instagr.am": readInstagram,
  "youtube.com": readYoutube,
  "youtu.be": ([id]) => (id === undefined ? null : youtube(id, "video")),
  "tiktok.com": readTiktok,
};

/**
 * Reads the link of a post. Parameters count only where they name the post; case counts only in the path, where
 * platforms tell ids apart by it. A link of another site has host and path as its key. Null for what is no address, and for
 * a profile.
 */
export function readPostLink(text: string): PostLink | null {
  const address = withScheme(text);
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const host = url.hostname.toLowerCase().replace(/^(?:www|m|mobile)\./u, "");
  const path = url.pathname.split("/").filter((part) => part !== "");
  const reading = READERS[host]?.(path, url);
  if (reading?.platform) {
    const { id, ...said } = reading;
    return { ...said, key: `${said.platform} ${id}` };
  }
  // What has one part is a profile, but for short links.
  if (path.length === 0 || (READERS[host] && path.length === 1)) return null;
  return {
    key: `${host}/${path.join("/")}`,
    platform: PLATFORM_OF[host] ?? null,
    handle: null,
    format: null,
  };
}

/** The address as a browser opens it. */
export function withScheme(text: string): string {
  const address = text.trim();
  return /^https?:\/\//iu.test(address) ? address : `https://${address}`;
}

/** Also of short links, which say no more than where they belong. */
const PLATFORM_OF: Readonly<Record<string, Platform>> = {
  "instagram.com": "instagram",
  "youtube.com": "youtube",
  "tiktok.com": "tiktok",
  "vm.tiktok.com": "tiktok",
  "vt.tiktok.com": "tiktok",
};

const INSTAGRAM_FORMATS: Readonly<Record<string, PostFormat>> = {
  p: "post",
  reel: "reel",
  reels: "reel",
  tv: "video",
};

// instagram.com/reel/ID, with or without the handle in front; a story is instagram.com/stories/HANDLE/ID.
function readInstagram(path: readonly string[]): Reading | null {
  const [first = "", second, third] = path;
  if (first === "stories" && second !== undefined && third !== undefined) {
    return { platform: "instagram", handle: second.toLowerCase(), format: "story", id: third };
  }
  const hasHandle = INSTAGRAM_FORMATS[first] === undefined;
  const [kind = "", id] = hasHandle ? path.slice(1) : path;
  const format = INSTAGRAM_FORMATS[kind];
  if (format === undefined || id === undefined) return null;
  return { platform: "instagram", handle: hasHandle ? first.toLowerCase() : null, format, id };
}

// youtube.com/watch?v=ID, /shorts/ID, /live/ID.
function readYoutube([kind, id]: readonly string[], url: URL): Reading | null {
  const video = url.searchParams.get("v");
  if (kind === "watch") return video === null || video === "" ? null : youtube(video, "video");
  if (id === undefined) return null;
  if (kind === "shorts") return youtube(id, "short");
  return kind === "live" ? youtube(id, "live") : null;
}

function youtube(id: string, format: PostFormat): Reading {
  return { platform: "youtube", handle: null, format, id };
}

// tiktok.com/@HANDLE/video/ID; a carousel is /photo/ID.
function readTiktok([handle = "", kind, id]: readonly string[]): Reading | null {
  if (!handle.startsWith("@") || id === undefined) return null;
  if (kind !== "video" && kind !== "photo") return null;
  const format = kind === "video" ? "video" : "carousel";
  return { platform: "tiktok", handle: handle.slice(1).toLowerCase(), format, id };
}
