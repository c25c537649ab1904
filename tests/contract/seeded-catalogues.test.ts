import { describe, expect, it } from "vitest";
import sharp from "sharp";
import type { z } from "zod";
import { channelSchema } from "../../lib/contract/channel.ts";
import { contentSchema } from "../../lib/contract/content.ts";
import { channelFooterSchema } from "../../lib/contract/channel-footer.ts";
import { channelHeaderSchema } from "../../lib/contract/channel-header.ts";
import { pageSchema } from "../../lib/contract/page.ts";
import { sectionItemsSchema, sectionsSchema } from "../../lib/contract/sections.ts";
import type { CatalogueContent } from "../../provider/seed/catalogue-schema.ts";
import { seededCatalogues } from "../../provider/seed/seeded-catalogues.ts";
import { accountsOf } from "./support/accounts.ts";
import { databases } from "./support/databases.ts";
import { asSite, publicOrigin, useProvider } from "./support/provider.ts";
import { seeded, seededOptions } from "./support/seeded-database.ts";

const base = ({ channel }: (typeof seededCatalogues)[number]) => `/ch/${channel.token}`;
const patience = { timeout: 120_000 };

describe.each(databases)("the seeded channels on $name", (database) => {
  const client = useProvider(seeded(database), seededOptions);
  const { get, whole } = client;
  it.each(seededCatalogues)(
    "C5: $channel.token, header and footer match the schema",
    async (catalogue) => {
      const { name } = await whole(channelSchema, base(catalogue));
      expect((await whole(channelHeaderSchema, `${base(catalogue)}/header`)).title).toBe(name);
      expect((await whole(channelFooterSchema, `${base(catalogue)}/footer`)).visibility).toBe(true);
    },
  );

  it("I21: the membership row of demo offers members nothing", async () => {
    const path = "/ch/demo/pages/home/sections/home-membership/content";
    const tokens = async (query: string) =>
      (await whole(sectionItemsSchema, path + query)).data.map(({ token }) => token);
    expect(await tokens("")).toEqual(["membership"]);
    expect(await tokens("?subscribersGroup=members")).toEqual([]);
  });

  it.each(seededCatalogues)(
    "P6, I10: every row of $channel.token matches the schema",
    patience,
    async (catalogue) => {
      for (const { token, sections } of catalogue.pages) {
        const path = `${base(catalogue)}/pages/${token}`;
        await whole(pageSchema, path);
        const rows = await all(sectionsSchema, `${path}/sections?page=`);
        expect(rows.map((row) => row.token)).toEqual(sections.map((row) => row.token));
        for (const row of sections) {
          if (["watch_list", "continue_watching"].includes(row.role)) continue;
          const items = await all(
            sectionItemsSchema,
            `${path}/sections/${row.token}/content?page=`,
          );
          const named = row.tabs?.[0]?.items ?? row.items ?? [];
          if (named.length > 0) expect(items.map((item) => item.token)).toEqual(named);
        }
      }
    },
  );

  it.each(seededCatalogues)(
    "V1, V7, V10: the contents of $channel.token play",
    patience,
    async (catalogue) => {
      const member = await accountsOf(client, catalogue.channel.token).signIn("member");
      // The location in which all contents are shown that are shown anywhere.
      const headers = { ...member.headers, ...asSite, "X-Viewer-Country": "ES" };
      const embargoes = (catalogue.rights ?? []).filter(({ kind }) => kind === "embargo");
      const play = async ({ token, state }: CatalogueContent) => {
        const path = `${base(catalogue)}/content/${token}`;
        if (embargoes.some(({ content }) => content === token)) {
          expect((await get(path, headers)).status).toBe(403);
          return;
        }
        const { playback, next } = await whole(contentSchema, path, headers);
        expect(next.length).toBeGreaterThanOrEqual(6);
        if (state === "scheduled") return;
        const master = await get(playback?.hls.replace(publicOrigin, "") ?? "/no-playback");
        expect([token, master.status]).toEqual([token, 200]);
      };
      // One after the other, because a hundred at once wait longer for a connection than the provider allows.
      for (const one of catalogue.contents) await play(one);
    },
  );

  it("PA-281: a person of a film has the page of that name, and none where there is none", async () => {
    const inputOf = async (token: string) =>
      (await whole(contentSchema, `/ch/lumen/content/${token}`)).input;
    const { people, released_year, keywords } = await inputOf("nine-people-and-a-ferry");
    expect(people).toEqual([{ name: "Maren Holt", role: "director", url: "directors/maren-holt" }]);
    expect(released_year).toBe(2007);
    expect(keywords).not.toContain("Maren Holt");
    const [other] = (await inputOf("last-bus-to-terrace-nine")).people;
    expect(other).toEqual({ name: "Ilias Moreau", role: "director", url: undefined });
  });

  it("a film is followed by the page of its director, otherwise of its row or series", async () => {
    const follows = async (token: string) =>
      (await whole(contentSchema, `/ch/lumen/content/${token}`)).page_id;
    expect(await follows("nine-people-and-a-ferry")).toBe("maren-holt");
    expect(await follows("skerry-light-one")).toBe("the-skerry-light");
    expect(await follows("fog-signal")).toBe("mystery");
  });

  it.each(seededCatalogues)(
    "V2: the pictures of $channel.token exist",
    patience,
    async (catalogue) => {
      const names = catalogue.contents.flatMap(({ picture, poster }) => [
        picture,
        poster ?? picture,
      ]);
      for (const name of new Set([...names, ...catalogue.pages.map((page) => page.picture)])) {
        const response = await get(`/media/art/${name}-640.avif`);
        await response.body?.cancel();
        expect([name, response.status]).toEqual([name, 200]);
      }
    },
  );

  it.each(seededCatalogues)(
    "M9: the picture for shared links of $channel.token is a JPEG",
    patience,
    async (catalogue) => {
      const film = catalogue.contents.find(({ state }) => state === "scheduled");
      const { headers } = await accountsOf(client, catalogue.channel.token).signIn("member");
      const path = `${base(catalogue)}/content/${film?.token}`;
      const { seo } = await whole(contentSchema, path, headers);
      const { page } = await whole(channelSchema, base(catalogue));
      for (const image of [seo?.image, page.seo?.image]) {
        const response = await get(String(image).replace(publicOrigin, "").replace("{w}", "1280"));
        expect(response.headers.get("content-type")).toBe("image/jpeg");
        const { format, width, height } = await sharp(await response.arrayBuffer()).metadata();
        expect({ format, width, height }).toEqual({ format: "jpeg", width: 1280, height: 720 });
      }
    },
  );

  // docs/security.md SE-176
  it("M15: a picture for shared links is rendered only for its signed URL", async () => {
    const images: string[] = [];
    for (const path of ["/ch/demo", "/ch/arena"]) {
      const { page } = await whole(channelSchema, path);
      images.push(String(page.seo?.image).replace(publicOrigin, "").replace("{w}", "320"));
    }
    const [image = "", other = ""] = images;
    const name = /shares\/([^/]+)/.exec(image)?.[1] ?? "";
    const statusOf = async (path: string) => (await get(path)).status;
    expect(await statusOf(image)).toBe(200);
    expect(await statusOf(`/media/shares/${name}-320.jpg`)).toBe(403);
    expect(await statusOf(`/media/shares/${name}/320.jpg`)).toBe(403);
    expect(await statusOf(other.replace(/shares\/[^/]+/, `shares/${name}`))).toBe(403);
    expect(await statusOf(image.replace("320.jpg", "320.png"))).toBe(404);
  });

  /** The data of every page of a list. */
  async function all<T extends { data: unknown[]; paging: { total_items: number } }>(
    schema: z.ZodType<T>,
    path: string,
  ): Promise<T["data"]> {
    const data: T["data"] = [];
    for (let page = 1; ; page += 1) {
      const response = await whole(schema, path + page);
      data.push(...response.data);
      if (response.data.length === 0 || data.length >= response.paging.total_items) return data;
    }
  }
});
