import type { Language } from "../../../lib/contract/languages.ts";
import { en } from "./en.ts";
import { da } from "./da.ts";
import { de } from "./de.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { jp } from "./jp.ts";
import { nb } from "./nb.ts";
import { pt } from "./pt.ts";
import { sv } from "./sv.ts";
import type { PaymentMessages } from "./messages.ts";

/** What the provider says about payments, in each language of the site. */
export const paymentMessagesIn: Record<Language, PaymentMessages> = {
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
