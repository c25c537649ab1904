import { beforeAll, describe, expect, test, vi } from "vitest";
import { webManifest } from "../../../lib/seo/manifest.ts";
import { aChannel } from "../../support/samples.ts";

describe("a web manifest", () => {
  beforeAll(() => vi.stubEnv("SESSION_SECRET", "s".repeat(32)));

  test("has name, language, colours and icon of its channel", () => {
    const channel = aChannel({
      header: { title: "Meridian" },
      style: { theme: { background: "#0b0e0f" } },
      settings: { main: { description: "Slow television.", icon: "https://cdn.example/i.png" } },
    });
    expect(webManifest(channel, "jp")).toMatchObject({
      name: "Meridian",
      short_name: "Meridian",
      description: "Slow television.",
      lang: "ja",
      start_url: "/",
      display: "standalone",
      theme_color: "#0b0e0f",
      background_color: "#0b0e0f",
      icons: [
        { src: "https://cdn.example/i.png", type: "image/png", sizes: "any", purpose: "any" },
        { src: "/app-icon/maskable.svg", purpose: "maskable" },
      ],
    });
  });

  test("cuts a name that is too long for a home screen", () => {
    const { name, short_name } = webManifest(aChannel({ name: "n".repeat(10_000) }), "en");
    expect(name).toHaveLength(120);
    expect(short_name).toHaveLength(12);
  });
});
