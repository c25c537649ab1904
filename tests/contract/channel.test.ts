import { describe, expect, it } from "vitest";
import { channelSchema } from "../../lib/contract/channel.ts";
import { channelFooterSchema } from "../../lib/contract/channel-footer.ts";
import { channelHeaderSchema } from "../../lib/contract/channel-header.ts";
import { databases } from "./support/databases.ts";
import { asSite, useProvider } from "./support/provider.ts";

describe.each(databases)("channel, header and footer on $name", (database) => {
  const { get, json, whole } = useProvider(database);

  it.each(["harbour", "HARBOUR", "ch_0001"])("C1: %s finds the channel", async (name) => {
    expect(await json(`/ch/${name}?r=1`)).toMatchObject({
      token: "harbour",
      channel_id: "ch_0001",
    });
  });

  it("C2: origin is the URL of the channel's site", async () => {
    expect(await json("/ch/draft")).toMatchObject({
      origin: "http://draft.localhost:3000",
      mode: "staging",
    });
  });

  it("C3: the viewer's country is returned", async () => {
    expect(await json("/ch/harbour", { ...asSite, "X-Viewer-Country": "NO" })).toMatchObject({
      viewer: { country: "NO" },
    });
    expect(await json("/ch/harbour")).toMatchObject({ viewer: {} });
  });

  it("C4: an optional subscription is enabled and not required", async () => {
    expect(await json("/ch/harbour")).toMatchObject({
      settings: { viewers: { subscriptionType: "optional" } },
      subscription_enabled: true,
      users_must_subscribe: false,
      watchlist_enabled: true,
    });
  });

  it("C8: the workspace names the channel's customer", async () => {
    const { workspace } = await whole(channelSchema, "/ch/harbour");
    expect(workspace).toEqual({
      id: "ws_ch_0001",
      name: "Harbour",
      token: "ws-harbour",
      numeric_token: expect.any(Number),
    });
  });

  it("C9: the owner's analytics ids are in the settings", async () => {
    const { settings } = await whole(channelSchema, "/ch/harbour");
    expect(settings).toMatchObject({
      customGA: "G-BOATS01",
      customMetaPixel: "424242",
      analyticsSampleRate: 25,
    });
  });

  it("C5: channel, header and footer match the schema", async () => {
    const { page, style } = await whole(channelSchema, "/ch/harbour");
    expect(page.token).toBe("home");
    expect(style.theme.primary).toBe("#2748d9");
    const { navigation } = await whole(channelHeaderSchema, "/ch/harbour/header");
    expect(navigation[1]?.items[0]?.url).toBe("boats/small");
    expect((await whole(channelFooterSchema, "/ch/harbour/footer")).customLinks).toHaveLength(1);
  });

  it("the menu's card is the content that its entry names, and an unknown content gives no card", async () => {
    const { navigation } = await whole(channelHeaderSchema, "/ch/harbour/header");
    expect(navigation.map(({ feature }) => feature?.input.name)).toEqual([undefined, "Harbour 1"]);
  });

  it("C6: the privacy page is linked, and no terms are invented", async () => {
    const { settings } = await whole(channelSchema, "/ch/harbour");
    expect(settings.privacy_policy).toBe("http://harbour.localhost:3000/pages/privacy");
    expect(settings.tos).toBeUndefined();
  });

  it("C7: ads.txt is enabled only where the owner has written one", async () => {
    expect((await whole(channelSchema, "/ch/harbour")).settings.adsTxt).toEqual({
      enabled: true,
      content: "ads.example.com, harbour-1, DIRECT\n",
    });
    expect((await whole(channelSchema, "/ch/draft")).settings.adsTxt).toEqual({ enabled: false });
  });

  it("E3, E4: shared responses have a lifetime and a Vary header", async () => {
    const { headers } = await get("/ch/harbour/header");
    expect(headers.get("cache-control")).toBe("public, max-age=60");
    expect(headers.get("vary")).toBe("Accept-Language, X-Viewer-Country, X-Provider-Secret");
  });
});
