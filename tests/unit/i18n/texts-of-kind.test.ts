import { expect, test } from "vitest";
import { textsFor } from "../../../lib/i18n/texts.server.ts";
import { sources } from "../../support/text-keys.ts";
import { bareKeys, textsIn } from "../../support/texts.ts";

const placesOf = {
  player: /^(components\/(player|watch)|lib\/playback)\//,
  account: /^(?:(components|app)\/(.*\/)?(account|registration|user|paywalls)\b|lib\/api\/inputs)/,
};

test("every page gets the texts of no kind, and no others", async () => {
  const names = Object.keys(await textsFor("de"));
  expect(names).toContain("signIn");
  expect(names.filter((name) => /^(player|account)/.test(name))).toEqual([]);
});

test("a page of films gets the player's texts besides, in its language", async () => {
  const texts = await textsFor("de", "player");
  expect(texts.playerPause).toBe(textsIn("de").playerPause);
  expect(Object.keys(texts).filter((name) => !name.startsWith("player"))).toEqual([]);
});

test.each(Object.entries(placesOf))(
  "a text of the kind %s is said on its pages alone",
  (kind, places) => {
    const ofKind = bareKeys(textsIn("en")).filter((key) => key.startsWith(kind));
    const strays = sources().filter(
      ({ file, source }) => !places.test(file) && ofKind.some((key) => source.includes(`"${key}"`)),
    );
    expect(strays.map(({ file }) => file)).toEqual([]);
  },
);
