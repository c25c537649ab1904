import { expect, test } from "vitest";
import { adminChannelSchema } from "../../../../provider/routes/admin/channels/channel-schemas.ts";
import { toPageFields } from "../../../../provider/routes/admin/pages/page-records.ts";
import { adminPageSchema } from "../../../../provider/routes/admin/pages/page-schemas.ts";
import { toAdminChannel } from "../../../../provider/routes/admin/channels/channel-records.ts";
import { seededCatalogues } from "../../../../provider/seed/seeded-catalogues.ts";

const pages = seededCatalogues.flatMap((catalogue) =>
  catalogue.pages.map((page) => [`${catalogue.channel.token}/${page.token}`, page] as const),
);

test.each(seededCatalogues.map((catalogue) => [catalogue.channel.token, catalogue] as const))(
  "the seeded channel %s is within the bounds of the admin API",
  (_, { channel, navigation, footer }) => {
    const { token, channelId, name, homePage } = channel;
    const identity = { token, channelId, name, homePage, position: 0, version: 1 };
    const hosts = { primaryDomain: null, redirectsToPrimary: false };
    const shown = toAdminChannel({ ...identity, ...hosts, profile: channel, navigation, footer });
    expect(adminChannelSchema.safeParse(shown).error?.issues).toBeUndefined();
  },
);

test.each(pages)("the seeded page %s is within the bounds of the admin API", (_, page) => {
  const shown = { ...toPageFields(page), state: "published" };
  expect(adminPageSchema.safeParse(shown).error?.issues).toBeUndefined();
});
