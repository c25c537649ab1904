/** Where the next page of a list begins: after the item of this key. */
export type PageCursor = { after: string };

/** A cursor as callers see it: text without meaning to them. */
export function formatPageCursor({ after }: PageCursor): string {
  return Buffer.from(JSON.stringify([after])).toString("base64url");
}

/** The cursor of such a text; undefined for any other text. */
export function parsePageCursor(text: string): PageCursor | undefined {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(text, "base64url").toString());
    if (!Array.isArray(parsed) || parsed.length !== 1) return undefined;
    const [after]: unknown[] = parsed;
    return typeof after === "string" && after.isWellFormed() && !after.includes("\0")
      ? { after }
      : undefined;
  } catch {
    return undefined;
  }
}
