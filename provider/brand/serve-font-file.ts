import { readFile } from "node:fs/promises";
import type { Context } from "hono";
import { HttpError } from "../domain/http-error.ts";
import { siteFontsFolderUrl } from "./brand-css-rules.ts";

/** Responds with a face that comes with the site, by the name of its file; 404 for any other name. */
export async function serveFontFile(context: Context, name: string): Promise<Response> {
  const file = /^[a-z0-9-]+\.woff2$/.test(name)
    ? await readFile(new URL(name, siteFontsFolderUrl)).catch(() => undefined)
    : undefined;
  if (!file) throw new HttpError(404, "There is no such face.");
  context.header("Content-Type", "font/woff2");
  context.header("Cache-Control", "private, max-age=86400");
  return context.body(new Uint8Array(file));
}
