import Cookies from "js-cookie";
import { type Language, nearestLanguage } from "@/lib/contract/languages";

const cookie = "mq_lng";

// Browsers shorten it to 400 days.
const days = 36_500;

export function rememberLanguage(language: Language): void {
  write(language, { expires: days });
}

// For as long as the browser runs; never in place of a language that the viewer has chosen.
export function rememberUrlLanguage(language: string): void {
  const nearest = nearestLanguage(language);
  if (nearest && Cookies.get(cookie) === undefined) write(nearest, {});
}

function write(language: Language, lifetime: { expires?: number }): void {
  const secure = location.protocol === "https:";
  Cookies.set(cookie, language, { ...lifetime, path: "/", sameSite: "lax", secure });
}
