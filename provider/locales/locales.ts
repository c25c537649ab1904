import { z } from "zod";
import { type Language, languages } from "../../lib/contract/languages.ts";
import da from "./da.json" with { type: "json" };
import de from "./de.json" with { type: "json" };
import en from "./en.json" with { type: "json" };
import es from "./es.json" with { type: "json" };
import fr from "./fr.json" with { type: "json" };
import it from "./it.json" with { type: "json" };
import jp from "./jp.json" with { type: "json" };
import nb from "./nb.json" with { type: "json" };
import pt from "./pt.json" with { type: "json" };
import sv from "./sv.json" with { type: "json" };
import { createLocaleSchema } from "./locale-schema.ts";

/** What the provider says to viewers in one language; English is the reference. */
export type ProviderTexts = typeof en;
export type ProviderMessages = Omit<ProviderTexts, "payments" | "invoice">;
export type PaymentMessages = ProviderTexts["payments"];
/** One kind of mail: its subject, its text, and the words on its link. */
export type MailMessages = ProviderMessages["mails"]["verify"];

/** The texts of each language, checked when the provider starts: an `Error` names file and path of what is wrong. */
export const providerTextsByLanguage: Record<Language, ProviderTexts> = {
  en,
  da,
  de,
  es,
  fr,
  it,
  jp,
  nb,
  pt,
  sv,
};

const schema = createLocaleSchema(en);
for (const language of languages) {
  const { error } = schema.safeParse(providerTextsByLanguage[language]);
  if (error) throw new Error(`provider/locales/${language}.json:\n${z.prettifyError(error)}`);
}
