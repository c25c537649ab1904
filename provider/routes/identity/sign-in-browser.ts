import { randomBytes } from "node:crypto";
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";

const cookie = "marquee_sign_in";
const lifeS = 10 * 60;
const wellFormed = /^[\w-]{22}$/;

/** The browser that comes back from an identity provider, by what `rememberSignInBrowser` left in it. */
export function readSignInBrowser(context: Context): string | undefined {
  const value = getCookie(context, cookie);
  return value && wellFormed.test(value) ? value : undefined;
}

/** Names the browser for ten minutes (again): only it can finish the sign-in that it begins. */
export function rememberSignInBrowser(context: Context, publicOrigin: string): string {
  const browser = readSignInBrowser(context) ?? randomBytes(16).toString("base64url");
  setCookie(context, cookie, browser, {
    httpOnly: true,
    maxAge: lifeS,
    path: "/channel",
    sameSite: "Lax",
    secure: publicOrigin.startsWith("https:"),
  });
  return browser;
}
