import { describe, expect, it } from "vitest";
import { contentSchema } from "../../lib/contract/content.ts";
import { sectionItemsSchema } from "../../lib/contract/sections.ts";
import { viewerContentStatesSchema as viewershipSchema } from "../../lib/contract/viewer-content-states.ts";
import type { SeedCatalogue } from "../../provider/seed/catalogue-schema.ts";
import { seededCatalogues } from "../../provider/seed/seeded-catalogues.ts";
import { accountsOf } from "./support/accounts.ts";
import { databases } from "./support/databases.ts";
import { useProvider } from "./support/provider.ts";
import { seeded, seededOptions } from "./support/seeded-database.ts";

describe.each(databases)("the returning viewer on $name", (database) => {
  const client = useProvider(seeded(database), seededOptions);
  const { whole } = client;
  const signIn = async ({ channel }: SeedCatalogue, name = "returning") =>
    (await accountsOf(client, channel.token).signIn(name)).headers;
  const viewershipOf = (catalogue: SeedCatalogue, headers: Record<string, string>) =>
    whole(viewershipSchema, `/ch/${catalogue.channel.token}/users/me/viewership-metadata`, headers);
  /** The row of the home page with the role. */
  const rowOf = async (catalogue: SeedCatalogue, role: string, headers: Record<string, string>) => {
    const home = catalogue.pages.find(({ token }) => token === catalogue.channel.homePage);
    const row = home?.sections.find((section) => section.role === role);
    const path = `/ch/${catalogue.channel.token}/pages/${home?.token}/personalized-sections/${row?.token}/content`;
    return (await whole(sectionItemsSchema, path, headers)).data;
  };

  it.each(seededCatalogues)("L8: continues films of $channel.token", async (one) => {
    const headers = await signIn(one);
    const begun = await rowOf(one, "continue_watching", headers);
    const left = (one.history?.watched ?? []).filter(([, percent]) => percent < 95);
    expect(begun.map(({ token }) => token)).toEqual(left.map(([token]) => token));
    for (const { token, progress } of begun) {
      const { playback } = await whole(
        contentSchema,
        `/ch/${one.channel.token}/content/${token}`,
        headers,
      );
      expect([token, playback?.resume_s]).toEqual([token, progress?.current_time_s]);
    }
  });

  it.each(seededCatalogues)(
    "L8: has a watch list and awaited events on $channel.token",
    async (one) => {
      const headers = await signIn(one);
      const listed = (one.history?.listed ?? []).map(([token]) => token);
      const row = await rowOf(one, "watch_list", headers);
      expect(row.map(({ token }) => token)).toEqual(listed);
      const { data } = await viewershipOf(one, headers);
      const awaited = Object.entries(data).filter(
        ([, { liveStreamNotificationAddedAt }]) => liveStreamNotificationAddedAt !== undefined,
      );
      expect(awaited.map(([token]) => token).toSorted()).toEqual(
        (one.history?.awaited ?? []).map(([token]) => token).toSorted(),
      );
      const times = Object.values(data).flatMap(
        ({ watchlistAddedAt, liveStreamNotificationAddedAt }) => [
          ...(watchlistAddedAt === undefined ? [] : [watchlistAddedAt]),
          ...(liveStreamNotificationAddedAt === undefined ? [] : [liveStreamNotificationAddedAt]),
        ],
      );
      expect(times.every((time) => time < Date.now())).toBe(true);
    },
  );

  it.each(["viewer", "member"])("L8: another viewer has no history, such as %s", async (name) => {
    for (const one of seededCatalogues) {
      expect((await viewershipOf(one, await signIn(one, name))).data).toEqual({});
    }
  });

  it("L8: the history is the same after a reset, without duplicates", async () => {
    const [one] = seededCatalogues;
    if (!one) throw new Error("No channel is seeded.");
    const before = await rowOf(one, "continue_watching", await signIn(one));
    await client.console.send("POST", "/console/api/reset?keep=catalogue");
    expect(await rowOf(one, "continue_watching", await signIn(one))).toEqual(before);
  });
});
