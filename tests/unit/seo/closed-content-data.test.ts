import { expect, test } from "vitest";
import { paywallSchema } from "../../../lib/contract/paywall.ts";
import { closedContentStructuredData } from "../../../lib/seo/closed-content-data.ts";
import { aChannel } from "../../support/samples.ts";

const channel = aChannel({ origin: "https://demo.example.com", header: { title: "Meridian" } });
const paywall = paywallSchema.parse({
  token: "p",
  name: "Membership",
  currency: "EUR",
  prices: [
    { token: "m", price: 799, payment_period: "month" },
    { token: "o", price: 1200, payment_period: "once" },
  ],
});
const preview = { name: "Blue Hour" };
const jsonLd = (content: Parameters<typeof closedContentStructuredData>[1]) =>
  JSON.parse(JSON.stringify(closedContentStructuredData(channel, content)));

test("BE-488 a closed film is not free, with its prices and its trailer", () => {
  const facts = {
    description: "Light.",
    thumbnail: "https://cdn.example/p-{w}.jpg",
    duration_s: 3723,
    published_at: Date.UTC(2026, 5, 1, 18),
    preview: "https://cdn.example/clip.mp4",
  };
  const node = jsonLd({
    token: "blue/hour",
    preview: { ...preview, ...facts },
    paywalls: [paywall],
  });
  expect(node).toMatchObject({
    "@type": "VideoObject",
    name: "Blue Hour",
    description: "Light.",
    url: "https://demo.example.com/video/blue%2Fhour",
    thumbnailUrl: ["https://cdn.example/p-1280.jpg", "https://cdn.example/p-640.jpg"],
    uploadDate: "2026-06-01T18:00:00.000Z",
    duration: "PT1H2M3S",
    isAccessibleForFree: false,
    offers: [
      {
        "@type": "Offer",
        name: "Membership",
        price: "7.99",
        priceCurrency: "EUR",
        priceSpecification: { billingDuration: "P1M", price: "7.99" },
      },
      { price: "12.00", priceCurrency: "EUR" },
    ],
    trailer: { "@type": "VideoObject", contentUrl: "https://cdn.example/clip.mp4" },
  });
  expect(node).not.toHaveProperty("contentUrl");
});

test("BE-488 a closed film without prices and clip announces neither", () => {
  const node = jsonLd({ token: "7", preview, paywalls: [] });
  expect(node).toMatchObject({ name: "Blue Hour", isAccessibleForFree: false });
  expect(Object.keys(node)).not.toContain("offers");
  expect(Object.keys(node)).not.toContain("trailer");
});
