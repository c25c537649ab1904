/**
 * Words of a private dialect and the common technical word for each. `part` rules apply to the words
 * of an identifier or a file name, `prose` rules to comments, messages and test titles, `export`
 * rules to whole names of exports, which say too little outside their file. Names in snake_case are
 * fields of a message, of a table or of the environment: they are not checked.
 */
import type { RetiredWord } from "./retired-words.ts";

/**
 * Terms of the field: answers are also what is filled into a form. `ownOffers` is a field of `/api/viewer`,
 * `/own-titles/` a path, `drawImage` a method of the canvas, `keepFeatures` and `keepAllGlyphs` are options of the package
 * subset-font, `keepStack` is one of @streamparser/json. docs/own-channel.md is about the channel of an owner.
 */
const terms =
  /keepAlive|keepFeatures|keepAllGlyphs|keepStack|lookUp|drawImage|hasOwn\w*|(?:try)?ownChannel|getOwnPropertyNames|ownOffers|ownTitles|(?:registration|form)Answers?|\w*_\w*/gi;

const part = (words: string, use: string): RetiredWord => ({
  kind: "part",
  words: new RegExp(`^(?:${words})$`, "i"),
  use,
  allowed: terms,
});
const prose = (words: string, use: string): RetiredWord => ({
  kind: "prose",
  words: new RegExp(`(?<![\\w-])(?:${words})(?![\\w-])`, "gi"),
  use,
  // The last one is a text that viewers read.
  allowed: /(?:registration|form|viewer's) answers?|been asked to delete/gi,
});
const bare = (words: string, use: string): RetiredWord => ({
  kind: "export",
  words: new RegExp(`^(?:${words})$`),
  use,
});

export const dialectWords: RetiredWord[] = [
  part("tells?|told|telling", "report, notify, send"),
  part("asks?|asked|asking", "request"),
  part("answers?|answered|answering", "response, respond; reply, for a form's field"),
  part("looks?", "variant, appearance"),
  part("own", "personal, or the owner's name"),
  part("wish|wishes", "pending change, order"),
  part("hear|hears|heard", "receive"),
  part("gone", "expired, revoked, missing, removed"),
  part("keep|keeps|kept", "save, store, retain"),
  part("draw|draws|drawn|painted", "render"),
  part("things?", "the noun that is meant"),
  part("whereabouts", "location"),
  part("given|held", "granted, owned, received"),
  prose("tells?|told|telling", "report, notify, say"),
  prose("asks?|asked|asking", "request, call"),
  prose("answers?|answered|answering", "response, respond"),
  prose("wish|wishes", "change, order"),
  prose("hears?|heard", "receive"),
  prose("whereabouts", "location"),
  bare(
    "change|reset|key|note|pick|settle|draw|none|flat|within|inside|alone|limit|least|address|verify",
    "a name that says what it is without its file",
  ),
];

/**
 * Where the dialect is not gone yet: beginnings of paths. The list only shrinks; an entry without a
 * hit fails the check.
 */
export const pathsWithDialectWords: string[] = [];
