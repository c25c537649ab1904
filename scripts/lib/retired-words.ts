/**
 * Words that this project no longer uses, each with the name that replaced it. A rule says where it
 * applies: `name` to identifiers and file names, `part` to a part of them (`saved` in `savedEmail`),
 * `export` to the names of exports, `prose` to comments and messages, `text` to every line. `only` narrows a rule to some paths, `but` leaves
 * paths out; `allowed` are phrases that are not meant.
 */
const gate = /^(?:lib|tests\/unit)\/gate\//;
const provider = /^(?:provider|tests\/contract|tests\/unit\/provider|lib\/provider-api)\//;
const films = /^(?:provider\/seed\/catalogues|scripts\/media\/texts|docs\/screenshots)\//;

export type RetiredWord = {
  kind: "name" | "part" | "export" | "prose" | "text";
  words: RegExp;
  /** What is written instead. */
  use: string;
  only?: RegExp;
  but?: RegExp;
  allowed?: RegExp;
};
type Narrowed = Pick<RetiredWord, "only" | "but" | "allowed">;

const name = (words: string, use: string, more: Narrowed = {}): RetiredWord => ({
  kind: "name",
  words: new RegExp(`^(?:${words})$`),
  use,
  ...more,
});
const part = (words: string, use: string, more: Narrowed = {}): RetiredWord => ({
  kind: "part",
  words: new RegExp(`^(?:${words})$`, "i"),
  use,
  ...more,
});
const text = (words: string, use: string, more: Narrowed = {}): RetiredWord => ({
  kind: "text",
  words: new RegExp(words, "gi"),
  use,
  ...more,
});

export const retiredWords: RetiredWord[] = [
  text("(?<![a-z])houses?(?![a-z])", "identity provider", {
    but: films,
    allowed: /clockmaker.?s house|house with no north|house-with-no-north|clockmakers-house/gi,
  }),
  part("houses?", "identity provider (idp)", { but: films, allowed: /click_?house/gi }),
  name("askHouse|hearHouse", "startAuthorization, completeAuthorization"),
  name("Question", "AuthorizationRequest", { only: provider }),
  name("Way|Ways|ways|OtherWays|otherWays", "SignInMethod, ExternalSignIn", {
    only: /^(?:components|app|lib|tests)\//,
  }),
  name("wayBack|wayOut", "callbackRedirect, errorRedirect"),
  name("findOut|handOver|FindOut|HandOver", "loadRequest, storeRequestData"),
  part("findings", "RequestData"),
  name("Asked|askedOf|brings", "ParsedAddress, parseAddress, handoffParams"),
  name("here", "currentPath"),
  part("askers?", "CallContext"),
  name("Who|who", "Requester"),
  text("\\bunasked\\b", "notRequested"),
  name("abroad", "external"),
  name("arriving|storing|learning|forced|named", "a name of what the gate's rule does", {
    only: gate,
  }),
  name("Place|placeOf\\w*", "CookieScope, GeoLocation, ItemContext"),
  name("\\w*Refusals?(?:[A-Z]\\w*)?|refusals?[A-Z]\\w*", "Rejection, DenialReason, HttpError"),
  name(
    "Share|shareKey|shareOf|Made|forMany|counted\\w*|acting",
    "CacheKey, RenderResult, shareable, cacheParams, viewerParams",
    { only: /^(?:app|lib(?!\/provider-api)|tests\/unit\/front)\// },
  ),
  name(
    "passOn|handOn\\w*|loadAnew|standBefore",
    "proxyToNext, setForwardedHeaders, forceFullLoad, installFront",
  ),
  text("\\bearly[- ]?press(?:es)?\\b", "click replay"),
  name("earlyPress|EarlyPress|rememberPress", "click replay"),
  name("wake|Wake", "markHydrated", { but: /^components\/player\// }),
  text("\\basleep\\b|\\brows? sleeps?\\b|\\bsleeping\\b", "dehydrated"),
  name("NearGate|nearGate", "hydrateWhenVisible"),
  name(
    "Speech|Mouth|said|MoreTexts|moreTexts|spokenCode",
    "I18n, I18nContextValue, text, Messages, errorMessageCode",
  ),
  name("Moment", "LocalTime, RequestTime"),
  part("troubles?", "PlaybackError"),
  name(
    "MediaFacts?|mediaFacts?|useMediaFact|StateBoard|stateBoard|Peek|peek",
    "MediaState, EngineStore, SeekPreview",
  ),
  name("ownersOwn|OwnersOwn", "ownerCustomizations"),
  part("treatments?", "variant"),
  text("\\btwins?\\b", "precompressed copy", { but: films }),
  name("Marks|marksOf|markRoutes", "brandAssets"),
  part("younger", "refreshed"),
  name("tellApp|tellTabs|useGoOn|leave", "notifyApp, notifyTabs, useDelayedRedirect, navigateAway"),
  part("kept", "saved"),
  name("(?:most|longest|fewest|deepest)(?:[A-Z]\\w*)?", "maxX, minX", {
    only: /^(?!bench\/|scripts\/media\/)/,
  }),
];
