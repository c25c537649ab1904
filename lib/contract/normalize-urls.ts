const maxLength = 8_192;
const absolute = /^https?:\/\/[^\s/\\?#]/i;
/** `example.com/shop`, with a port or without; the last label is letters, or an internationalised one. */
const hostAndPath =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,62})\.)+(?:\p{L}{2,63}|xn--[a-z\d-]{2,59})(?::\d{1,5})?(?=[/?#])/iu;
const wholeHost =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,62})\.)+(?:\p{L}{2,63}|xn--[a-z\d-]{2,59})$/iu;
/** What a name with a dot may also be: `guide.pdf` is a file of the site. */
const fileName = /\.(?:html?|php|aspx?|pdf|txt|md|xml|json|jpe?g|png|gif|svg|webp|avif|mp4|zip)$/i;
const mailbox = /^[^\s@/:?#]{1,64}@[^\s@/:?#]+\.[^\s@/:?#]{2,}$/;
const phone = /^\+\d[\d ().-]{5,30}$/;

/**
 * An absolute http(s) address as a provider writes it, with `https://` where only the host is there:
 * `normalizeWebUrl("www.example.com/a b")` → `"https://www.example.com/a%20b"`. `{w}` stays. Undefined for
 * what is none. docs/provider-api.md PA-323.
 */
export function normalizeWebUrl(value: string): string | undefined {
  const text = withoutControls(value);
  const address = /^www\./i.test(text) || hostAndPath.test(text) ? `https://${text}` : text;
  return isAbsolute(address) ? address.replaceAll(" ", "%20") : undefined;
}

/**
 * What a link leads to: an address, `mailto:`, `tel:` or a path of the site. `normalizeLinkUrl("info@example.com")` →
 * `"mailto:info@example.com"`, `normalizeLinkUrl("example.com")` → `"https://example.com"`, `normalizeLinkUrl("/shop")` →
 * `"/shop"`. Undefined for other schemes and other hosts without one (`//example.com`). docs/provider-api.md PA-323.
 */
export function normalizeLinkUrl(value: string): string | undefined {
  const text = withoutControls(value);
  if (text.length > maxLength) return undefined;
  if (mailbox.test(text)) return `mailto:${text}`;
  if (phone.test(text)) return `tel:${text.replaceAll(/[^+\d]/g, "")}`;
  if (wholeHost.test(text) && !fileName.test(text)) return `https://${text}`;
  if (/^(?:mailto|tel):[^\s]/i.test(text)) return text.replaceAll(" ", "%20");
  return normalizeWebUrl(text) ?? normalizeSitePath(text);
}

/** A path of the site: `normalizeSitePath("nature/lakes")` → `"nature/lakes"`. Undefined for other hosts and schemes. */
export function normalizeSitePath(value: string): string | undefined {
  const text = withoutControls(value);
  const isPath = /^[^\s:\\]*$/.test(text) && !text.startsWith("//") && text.length <= maxLength;
  return isPath ? text : undefined;
}

/**
 * Where an entry of a menu or list leads, by its type: the url of a page may look like a host (`st.anton`), one that is an
 * address is `external` whatever its type, and a path that begins without a slash does not depend on the page it is on.
 */
export function normalizeMenuEntryLink<T extends string>(
  type: T,
  value: string,
): { type: T | "external"; url: string } | undefined {
  const path = normalizeSitePath(value);
  if (type === "page" && path !== undefined && !/^www\./i.test(path) && !mailbox.test(path))
    return { type, url: path };
  const url = normalizeLinkUrl(value);
  if (url === undefined) return undefined;
  if (type === "page") return { type: "external", url };
  return { type, url: url === path && /^[^/#?]/.test(url) ? `/${url}` : url };
}

function isAbsolute(address: string): boolean {
  return address.length <= maxLength && absolute.test(address) && URL.canParse(address);
}

/** Browsers leave out line ends within an address and controls around it. */
function withoutControls(value: string): string {
  return value
    .replaceAll(/[\u0000-\u001F\u007F-\u009F\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g, "")
    .trim();
}
