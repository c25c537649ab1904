import { expect, test } from "vitest";
import { loadBrowserTexts } from "../../../lib/pages/load-texts.ts";
import { sources } from "../../support/text-keys.ts";
import { bareKeys, textsIn } from "../../support/texts.ts";

const placesOf = {
  player: /^(components\/(player|watch|tracked-events)|lib\/(failures|playback))\//,
  account:
    /^(?:(components|app)\/(.*\/)?(account|form-page|forms|registration|user|paywalls|gifts|tracked-events)\b|lib\/api\/(?:account-input-schemas|handle-call))/,
  payment:
    /^(?:(components|app)\/(.*\/)?(account|paywalls|payment|gifts|tracked-events)\/|lib\/api\/(?:gift|checkout)-calls)/,
  results:
    /^(?:components\/(?:search|filters|sections\/rows\/row-filters)|app\/\(pages\)\/search\/)/,
  device:
    /^(?:(?:app|lib\/api|components\/(?:devices|account|player))\/|lib\/pages\/to-device-views)/,
};

test("every page gets the shared texts, and no others", async () => {
  const names = Object.keys(await loadBrowserTexts("de"));
  expect(names).toContain("signIn");
  expect(names.filter((name) => /^(player|account|payment|device|results)/.test(name))).toEqual([]);
});

test("a page of films also gets the player's texts, in its language", async () => {
  const texts = await loadBrowserTexts("de", "player");
  expect(texts.playerPause).toBe(textsIn("de").playerPause);
  expect(Object.keys(texts).filter((name) => !name.startsWith("player"))).toEqual([]);
});

test("texts that only the server uses are sent to no page, and no code of the browser names them", async () => {
  const sent = bareKeys({
    ...(await loadBrowserTexts("de")),
    ...(await loadBrowserTexts("de", "player")),
  });
  const unsent = bareKeys(textsIn("en")).filter(
    (key) => !sent.includes(key) && !/^(player|account|payment|device|results|later)/.test(key),
  );
  expect(unsent).toContain("accessFromVpnNotAllowed");
  expect(unsent).toContain("vpnAccessDenied");
  const strays = sources().filter(
    ({ file, source }) =>
      /^(components|store)\//.test(file) && unsent.some((key) => source.includes(`"${key}"`)),
  );
  expect(strays.map(({ file }) => file)).toEqual([]);
});

test.each(Object.entries(placesOf))(
  "a text of the kind %s is used only on its pages",
  (kind, places) => {
    const ofKind = bareKeys(textsIn("en")).filter((key) => key.startsWith(kind));
    const strays = sources().filter(
      ({ file, source }) => !places.test(file) && ofKind.some((key) => source.includes(`"${key}"`)),
    );
    expect(strays.map(({ file }) => file)).toEqual([]);
  },
);
