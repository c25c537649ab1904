import type { Offer } from "schema-dts";
import type { Channel } from "../contract/channel.ts";
import { amountToDecimal } from "../contract/money.ts";
import type { ClosedContent } from "../contract/content-preview.ts";
import { sortOffers } from "../payment/price-offers.ts";
import { absoluteAddress } from "./canonical-urls.ts";
import { videoCanonicalPath } from "./canonical-path.ts";
import { channelTitle } from "./channel-title.ts";
import { cutTextAtWord } from "./meta-text.ts";
import { isoDuration, toIsoDateTime } from "./iso-duration.ts";
import { createPictureUrlOfWidth } from "./share-picture.ts";
import { type SchemaOrgNode, withSchemaOrgContext } from "./structured-data.ts";

const maxOffers = 20;
const periodLetters = { week: "W", month: "M", year: "Y" };

/**
 * A content that is closed to visitors as schema.org `VideoObject` with `isAccessibleForFree: false`, its prices as
 * `Offer`s and its public clip as `trailer`. It contains no URL that plays the content: docs/security.md SE-216.
 */
export function closedContentStructuredData(
  channel: Channel,
  { token, preview, paywalls }: ClosedContent,
): SchemaOrgNode {
  const { thumbnail, duration_s: seconds, preview: clip } = preview;
  const url = absoluteAddress(channel, videoCanonicalPath(token));
  const name = cutTextAtWord(preview.name, 300);
  const pictures = thumbnail && [
    createPictureUrlOfWidth(thumbnail, 1280),
    createPictureUrlOfWidth(thumbnail, 640),
  ];
  const described = {
    name,
    description: cutTextAtWord(preview.description, 2_000) ?? name,
    thumbnailUrl: pictures && [...new Set(pictures)],
    uploadDate: toIsoDateTime(preview.published_at ?? preview.start_time),
  };
  return withSchemaOrgContext({
    "@type": "VideoObject",
    "@id": `${url}#video`,
    ...described,
    duration: seconds ? isoDuration(seconds) : undefined,
    url,
    isAccessibleForFree: false,
    offers: paywalls.length > 0 ? offersOf(paywalls, url) : undefined,
    trailer: clip ? { "@type": "VideoObject", ...described, contentUrl: clip } : undefined,
    publisher: {
      "@type": "Organization",
      name: channelTitle(channel),
      url: absoluteAddress(channel, "/"),
    },
  });
}

function offersOf(paywalls: ClosedContent["paywalls"], url: string): Offer[] {
  return sortOffers(paywalls)
    .slice(0, maxOffers)
    .map(({ paywall, price }) => {
      const { payment_period: period, payment_period_interval_count: count } = price;
      const amount = amountToDecimal(price.price, paywall.currency);
      return {
        "@type": "Offer",
        name: cutTextAtWord(paywall.name, 200),
        price: amount,
        priceCurrency: paywall.currency,
        url,
        priceSpecification:
          period === "once"
            ? undefined
            : {
                "@type": "UnitPriceSpecification",
                price: amount,
                priceCurrency: paywall.currency,
                billingDuration: `P${count}${periodLetters[period]}`,
              },
      };
    });
}
