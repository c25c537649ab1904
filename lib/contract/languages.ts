/** The ten languages of the site. `jp` is the key; its BCP 47 tag is `ja`. */
export const languages = ["en", "da", "de", "es", "fr", "it", "jp", "nb", "pt", "sv"] as const;
export type Language = (typeof languages)[number];
