import Cookies from "js-cookie";
import { type Language, nearestLanguage } from "@/lib/contract/languages";

const cookie = "mq_lng";

// Browsers shorten it to 400 days.
const days = 36_500;

export function rememberLanguage(language: Language): void {
  write(language, { expires: days });
}

// A private subtag (BCP 47): the language of a URL, in whose place that of the next one is saved.
const ofUrl = "-x-url";

// For as long as the browser runs; never in place of a language that the viewer has chosen.
export function rememberUrlLanguage(language: string): void {
  const nearest = nearestLanguage(language);
  const saved = Cookies.get(cookie);
  if (nearest && (saved === undefined || saved.endsWith(ofUrl))) write(`${nearest}${ofUrl}`, {});
}

function write(language: string, lifetime: { expires?: number }): void {
  const secure = location.protocol === "https:";
  Cookies.set(cookie, language, { ...lifetime, path: "/", sameSite: "lax", secure });
}
