import Cookies from "js-cookie";
import type { Language } from "@/lib/contract/languages";

// Browsers shorten it to 400 days.
const days = 36_500;

export function rememberLanguage(language: Language): void {
  const secure = location.protocol === "https:";
  Cookies.set("mq_lng", language, { expires: days, path: "/", sameSite: "lax", secure });
}
