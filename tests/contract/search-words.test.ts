import { describe, expect, it } from "vitest";
import { sectionItemsSchema } from "../../lib/contract/sections.ts";
import { channelOf, film } from "./support/channel-of.ts";
import { databases } from "./support/databases.ts";
import { useProvider } from "./support/provider.ts";

const shelf = channelOf("shelf", [
  film("keepers", "The Keepers of Skerry Light", { people: ["Maren Holt"], keywords: ["sea"] }),
  film("harvest", "Seed Hour", { description: "A bookkeeper counts the university's fields." }),
  film("kite", "My Sister's Kite", { keywords: ["family"] }),
  film("seamist", "Sea Mist", { description: "It is by the café at Ålesund." }),
  film("the-who", "The Who"),
  film("season", "Swallowtail Season", { publishedDaysAgo: 1 }),
]);
const nordic = channelOf("nordic", [
  film("fyr", "Fyrtårnet på den grønne ø", { language: "da" }),
  film("aal", "Å i Aalborg", { language: "da" }),
  film("turm", "Der Leuchtturmwärter", { language: "de" }),
  film("strasse", "Die große Straße nach Köln", { language: "de" }),
  film("sjo", "Sjöjungfrun och björnen", { language: "sv" }),
]);
const tokyo = channelOf("tokyo", [
  film("tower", "東京タワーの夜", { language: "jp" }),
  film("sea", "海の物語", { language: "jp", description: "ネコが灯台で暮らす。" }),
]);

describe.each(databases)("words of a search on $name", (database) => {
  const { whole } = useProvider(database, { catalogues: [shelf, nordic, tokyo] });
  const search = async (channel: string, q: string) => {
    const path = `/ch/${channel}/pages/search/sections/search/content`;
    return whole(sectionItemsSchema, `${path}?${new URLSearchParams({ q }).toString()}`);
  };
  const found = async (channel: string, q: string) =>
    (await search(channel, q)).data.map(({ token }) => token);

  it.each([
    ["keeper", ["keepers"]],
    ["kites", ["kite"]],
    ["field", ["harvest"]],
    ["sisters kite", ["kite"]],
  ])("S8: %s is found in its other forms", async (q, tokens) => {
    expect(await found("shelf", q)).toEqual(tokens);
  });

  it.each([
    ["skerry li", ["keepers"]],
    ["ker", []],
    ["universi", ["harvest"]],
    ["book", ["harvest"]],
  ])("S9: the last word of %s may be incomplete", async (q, tokens) => {
    expect(await found("shelf", q)).toEqual(tokens);
  });

  it("S9: a content with the whole word comes before a content with it as a prefix", async () => {
    expect(await found("shelf", "sea")).toEqual(["seamist", "keepers", "season"]);
  });

  it.each([
    ["shelf", "cafe alesund", ["seamist"]],
    ["shelf", "CAFÉ", ["seamist"]],
    ["nordic", "gronne", ["fyr"]],
    ["nordic", "groenne", ["fyr"]],
    ["nordic", "GRÖNNE", ["fyr"]],
    ["nordic", "fyrtaarnet", ["fyr"]],
    ["nordic", "ålborg", ["aal"]],
    ["nordic", "alborg", ["aal"]],
    ["nordic", "grosse strasse", ["strasse"]],
    ["nordic", "koeln", ["strasse"]],
    ["nordic", "sjøjungfrun", ["sjo"]],
    ["nordic", "bjoernen", ["sjo"]],
  ])("S10: %s: %s is found as people type it", async (channel, q, tokens) => {
    expect(await found(channel, q)).toEqual(tokens);
  });

  it.each([
    ["shelf", "lighthouse kepers", undefined, []],
    ["shelf", "kepers", "keepers", ["keepers"]],
    ["shelf", "skrery", "skerry", ["keepers"]],
    ["shelf", "maern holt", "maren holt", ["keepers"]],
    ["shelf", "bokkeper", "bookkeeper", ["harvest"]],
    ["shelf", "seeed huor", "seed hour", ["harvest"]],
    ["shelf", "sse", undefined, []],
    ["nordic", "leuchtturmwrter", "leuchtturmwärter", ["turm"]],
  ])("S11: %s: %s is corrected by its length", async (channel, q, meant, tokens) => {
    const { data, did_you_mean } = await search(channel, q);
    expect(data.map(({ token }) => token)).toEqual(tokens);
    expect(did_you_mean).toBe(meant);
  });

  it.each([
    ["nordic", "turm", ["turm"]],
    ["nordic", "wärter", ["turm"]],
    ["nordic", "leuchtturm wärter", ["turm"]],
    ["nordic", "tårn", ["fyr"]],
    ["shelf", "seamist", ["seamist"]],
    ["shelf", "book keeper", ["harvest"]],
  ])("S12: %s: %s is found written together and apart", async (channel, q, tokens) => {
    expect(await found(channel, q)).toEqual(tokens);
  });

  it.each([
    ["東京", ["tower"]],
    ["タワー", ["tower"]],
    ["夜", ["tower"]],
    ["東京 夜", ["tower"]],
    ["ねこ", ["sea"]],
    ["ﾈｺ", ["sea"]],
    ["物語の海", []],
  ])("S13: %s is found in a language without spaces", async (q, tokens) => {
    expect(await found("tokyo", q)).toEqual(tokens);
  });

  it.each([
    ["the keepers of the", ["keepers"]],
    ["the who", ["the-who"]],
    ["it is by the", ["seamist"]],
  ])("S14: %s: stop words count where there are no others", async (q, tokens) => {
    expect(await found("shelf", q)).toEqual(tokens);
  });
});
