import type { useRouter } from "next/navigation";
import type { Language } from "@/lib/contract/languages";
import { rememberLanguage } from "./remember-language";

// Saves the choice and requests the page in it, without the `lng` of its URL, which would override the choice.
export function applyChosenLanguage(
  language: Language,
  router: ReturnType<typeof useRouter>,
): void {
  rememberLanguage(language);
  const url = new URL(location.href);
  if (!url.searchParams.has("lng")) return router.refresh();
  url.searchParams.delete("lng");
  router.replace(url.pathname + url.search + url.hash, { scroll: false });
  router.refresh();
}
