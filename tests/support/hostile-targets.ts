/** Targets that try to leave the origin, put together from a grammar: head × authority × tail. */

const controls = ["\t", "\n", "\r", "\u0000", "\u000b", "\u001f", "\u007f"];

const heads = [
  "//",
  "///",
  "////",
  "/\\",
  "\\/",
  "\\\\",
  "/\\/",
  "\\//",
  "/./\\",
  "/.//",
  "/..//",
  "/../..//",
  "/.\\",
  "/%2e//",
  "/%2e%2e//",
  "/./..//",
  "/x/..//",
  "/x/../\\",
  " //",
  "http://",
  "https://",
  "https:/",
  "https:",
  "hTtPs:\\\\",
  "http:\\\\",
  "ftp://",
  "javascript://",
  "javascript:alert(1)//",
  "data:text/html,",
  "blob:http://",
  "file:///",
  "ws://",
  "mailto:x@",
  "@",
  ":",
  "?//",
  "#//",
  ...controls.flatMap((each) => [`/${each}/`, `${each}//`, `/${each}\\`, `/${each}`]),
];

const authorities = [
  "evil.example",
  "evil.example:80",
  "demo.localhost@evil.example",
  "demo.localhost:3000@evil.example",
  "demo.localhost.evil.example",
  "evil。example",
  "[::1]",
  "2130706433",
  "%65vil.example",
];

const tails = ["", "/", "/user/signIn", "?x=1", "#x", "/%2e%2e", "\\x"];

/** Every combination. */
export const hostileTargets: string[] = heads.flatMap((head) =>
  authorities.flatMap((authority) => tails.map((tail) => head + authority + tail)),
);

/** Plain places of our own. */
export const ownTargets = [
  "/",
  "/video/blue-hour?t=4#x",
  "/pages/nature%2Flakes",
  "/pages/%F0%9F%8E%AC?q=a%20b",
  "/paywalls/?context=a%26b",
  "/mobile/user/account?tab=devices",
  "/search?q=http%3A%2F%2Fevil.example",
  "/pages/x?next=//evil.example",
  "/pages/@evil.example",
  "/pages/a:b",
];

/** Bases on which a target must be ours. */
export const bases = [
  "http://demo.localhost:3000",
  "https://demo.example.com",
  "https://demo.example.com:8443",
  "http://127.0.0.1:3000",
  "http://[::1]:3000",
];
