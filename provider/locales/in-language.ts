import type { Language } from "../../lib/contract/languages.ts";
import { da } from "./da.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { jp } from "./jp.ts";
import { nb } from "./nb.ts";
import { pt } from "./pt.ts";
import { sv } from "./sv.ts";
import type { Messages } from "./messages.ts";

/** What the provider says, in each language of the site. */
export const messagesIn: Record<Language, Messages> = { en, da, de, es, fr, it, jp, nb, pt, sv };
