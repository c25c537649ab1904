/**
 * The arrows between folders: docs/architecture.md. Each rule names who (`from`) must not reach
 * whom (`to`), and why. `to` is matched against a path in the project or a package's name;
 * `but` are exceptions. `names` narrows a rule to some imported names; `types: false` lets pure
 * type imports pass.
 */
const site = ["app", "components", "store", "lib", "middleware.ts"];
const production = [...site, "provider"];
const react = ["react", "react-dom", "react-redux", "@reduxjs/toolkit", "next"];

const within = (...folders: string[]) => new RegExp(`^(?:${folders.map(quoted).join("|")})(?:/|$)`);
const quoted = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

export type ImportRule = {
  from: RegExp;
  not?: RegExp;
  to: RegExp;
  but?: RegExp;
  names?: RegExp;
  types?: boolean;
  sameFolder?: boolean;
  why: string;
};

export const importRules: ImportRule[] = [
  {
    from: within("lib"),
    to: within("app", "components", "store", "provider", "middleware.ts"),
    why: "lib is sentences with names: everything may use it, it uses nobody",
  },
  {
    from: within("lib"),
    to: within(...react),
    but: /^next\/(?:headers|server)$/,
    why: "lib knows no React, no store and no page",
  },
  {
    from: within("lib/api", "lib/front", "lib/pages", "middleware.ts"),
    to: within("lib/api-client"),
    types: false,
    why: "the server handles /api and does not call it",
  },
  {
    from: within("components"),
    to: within("app", "middleware.ts"),
    why: "what is drawn knows no route",
  },
  {
    from: within("components"),
    to: within("store/make-store.ts", "store/store-provider.tsx", "store/add-app-listener.ts"),
    types: false,
    why: "components know the store's hooks, selectors and events only",
  },
  {
    from: within("components/ui"),
    to: within("store", "lib/contract", "lib/provider-api"),
    why: "ui parts know neither the store nor the domain",
  },
  {
    from: within("components/ui"),
    to: /^components\/[^/]+$/,
    why: "ui parts stand below every other component",
  },
  {
    from: within("store"),
    to: within("app", "components", "middleware.ts"),
    why: "the store holds facts and draws nothing",
  },
  {
    from: within("app"),
    to: within("store"),
    but: within("store/store-provider.tsx"),
    why: "routes mount the store once and leave it to components",
  },
  {
    from: /^store\/[^/]+\//,
    to: within("store/make-store.ts"),
    types: false,
    why: "a slice does not know the store it is part of",
  },
  {
    from: /^store\/([^/]+)\//,
    not: /-listeners\.ts$/,
    to: /^store\/[^/]+\//,
    sameFolder: true,
    names: /^(?:select[A-Z]|initial|.+(?:State|Reducer|Slice)$)/,
    why: "a slice may receive another's events, not read its state: listeners may",
  },
  {
    from: within(...production, "tests/components"),
    not: /^store\/hooks\.ts$/,
    to: /^react-redux$/,
    names: /^use/,
    why: "only store/hooks.ts knows react-redux's hooks; use the typed ones",
  },
  {
    from: within(...site),
    to: within("provider"),
    why: "the provider is reached by HTTP alone",
  },
  {
    from: within("provider"),
    to: within("app", "components", "store", "middleware.ts", "lib"),
    but: /^lib\/(?:contract|time)\/|^lib\/api-error\.ts$/,
    why: "the provider could move to a repository of its own tomorrow",
  },
  { from: within("provider"), to: within(...react), why: "the provider draws no site" },
  {
    from: within("provider/domain"),
    to: /^provider\/(?:db|http|routes|services\.ts|main\.ts)/,
    why: "the domain is pure: routes bring it what it needs",
  },
  {
    from: within("provider/db"),
    to: /^provider\/(?:routes|http|services\.ts|main\.ts)/,
    why: "the database knows no HTTP",
  },
  {
    from: within("provider/routes"),
    to: /^provider\/(?:http|main\.ts)/,
    why: "http mounts the routes, not the other way round",
  },
  { from: within("provider/http"), to: /^provider\/main\.ts/, why: "main starts http" },
  {
    from: within("middleware.ts"),
    to: within("app", "components", "store"),
    why: "it only routes",
  },
  { from: within(...production), to: within("tests"), why: "production code knows no test" },
  {
    from: within("tests/e2e"),
    to: within("app", "components", "store", "provider/db"),
    why: "a journey sees what a viewer sees",
  },
];

/**
 * The floors of `lib`, the highest first: a folder imports from lower floors only, so that it can be
 * read from the bottom up. Files that stand in `lib` itself are on the floor that names them. The upper floors run
 * on the server alone; the lower ones run on both sides, so they never import from the upper ones. A file
 * `*.browser.ts` runs in the browser alone, whatever its floor.
 */
export const importLayers: { server: string[][]; shared: string[][] } = {
  server: [
    ["lib/api", "lib/front"],
    ["lib/pages"],
    ["lib/sections", "lib/seo"],
    ["lib/channel", "lib/gate"],
    ["lib/provider-api"],
    ["lib/cache", "lib/session", "lib/viewer"],
    ["lib/env.ts", "lib/log.ts", "lib/memoize.ts"],
    ["lib/render-slot.ts", "lib/request-id-context.ts"],
  ],
  shared: [
    ["lib/page-scripts", "lib/saved", "lib/search"],
    [
      "lib/analytics",
      "lib/bridge",
      "lib/client-errors",
      "lib/consent",
      "lib/i18n",
      "lib/live",
      "lib/payment",
      "lib/playback",
      "lib/urls",
    ],
    ["lib/api-client"],
    ["lib/api-error.ts"],
    ["lib/devices", "lib/failures"],
    [
      "lib/contract",
      "lib/trusted-cdns.ts",
      "lib/first-character.ts",
      "lib/host-name.ts",
      "lib/optimisations.ts",
      "lib/process-wide.ts",
    ],
  ],
};

/** The one arrow of types that goes up: the browser's client of `/api` has its types from the table of calls. */
export const allowedUpwardTypeImports = {
  from: /^lib\/api-client\/api-types\.ts$/,
  to: /^lib\/api\/(?:api-call|api-call-table)\.ts$/,
};

/**
 * The floors of `components`, the highest first: a folder imports from lower floors only. Files that stand in
 * `components` itself are for all.
 */
export const componentLayers: string[][] = [
  ["components/account"],
  ["components/paywalls"],
  ["components/gifts"],
  ["components/watch", "components/tv-remote"],
  ["components/player"],
  ["components/devices", "components/payment"],
  ["components/session", "components/footer"],
  ["components/bridge", "components/consent", "components/search"],
  [
    "components/errors",
    "components/form-page",
    "components/header",
    "components/tracked-events",
    "components/sections",
  ],
  ["components/cards"],
  ["components/lists"],
  ["components/toasts", "components/search-box"],
  [
    "components/analytics",
    "components/filters",
    "components/forms",
    "components/hydration",
    "components/language",
    "components/links",
    "components/offline",
    "components/theme",
  ],
  ["components/ui"],
];

/** What no file of the browser may reach, by itself or through others: packages of the server. */
export const serverPackages = {
  to: /^(?:zod|pino|undici|cockatiel|lru-cache|p-queue|iron-session|node:.+)$/,
  why: "the browser must get no secret and no server code",
};

/** Who may read the environment. */
export const environmentReaders = {
  allowed:
    /^(?:lib\/env\.ts|lib\/front\/preload\.ts|provider\/main\.ts|provider\/commands\/[^/]+\.ts)$|^(?:scripts|bench|tests)\/|^[^/]+\.config\.[cm]?[jt]s$/,
  why: "lib/env.ts is the site's only reader of the environment",
};
