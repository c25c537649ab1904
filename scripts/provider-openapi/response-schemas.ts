import type { z } from "zod";
import { channelFooterSchema } from "../../lib/contract/channel-footer.ts";
import { channelHeaderSchema } from "../../lib/contract/channel-header.ts";
import { channelSchema } from "../../lib/contract/channel.ts";
import { contentSchema } from "../../lib/contract/content.ts";
import { devicesAndLimitSchema, devicesSchema } from "../../lib/contract/device.ts";
import { boughtGiftsSchema, giftRedemptionSchema, giftSchema } from "../../lib/contract/gift.ts";
import { pageSchema } from "../../lib/contract/page.ts";
import {
  paywallSchema,
  paywallsSchema,
  priceChangeQuoteSchema,
  quoteSchema,
} from "../../lib/contract/paywall.ts";
import {
  hostedCheckoutSchema,
  hostedPageSchema,
  invoicesSchema,
  paymentPortalSchema,
  purchaseDetailsSchema,
  purchasesSchema,
} from "../../lib/contract/purchase.ts";
import { pushKeySchema } from "../../lib/contract/push.ts";
import { searchSuggestionsSchema, trendingSearchesSchema } from "../../lib/contract/search.ts";
import { sectionItemsSchema, sectionsSchema } from "../../lib/contract/sections.ts";
import {
  accessTokenSchema,
  registrationFieldsSchema,
  userSchema,
} from "../../lib/contract/user.ts";
import { viewerContentStatesSchema } from "../../lib/contract/viewer-content-states.ts";
import { foundDomainSchema } from "../../lib/provider-api/find-domain.ts";
import { viewerDataSchema } from "../../lib/provider-api/profile.ts";
import {
  storedEventRowCountsSchema,
  storedTrackedEventsSchema,
} from "../../lib/provider-api/tracked-events.ts";

/** What the site validates the response of a call with, by the call's rule. It ignores the responses of other calls. */
export const responseSchemas: Readonly<Record<string, z.ZodType>> = {
  "PA-20": channelSchema,
  "PA-348": foundDomainSchema,
  "PA-22": channelHeaderSchema,
  "PA-23": channelFooterSchema,
  "PA-24": pageSchema,
  "PA-25": sectionsSchema,
  "PA-26": sectionItemsSchema,
  "PA-27": contentSchema,
  "PA-28": contentSchema,
  "PA-29": userSchema,
  "PA-33": userSchema,
  "PA-343": userSchema,
  "PA-367": viewerDataSchema,
  "PA-38": userSchema,
  "PA-39": accessTokenSchema,
  "PA-41": registrationFieldsSchema,
  "PA-43": purchaseDetailsSchema,
  "PA-100": viewerContentStatesSchema,
  "PA-249": storedEventRowCountsSchema,
  "PA-248": storedTrackedEventsSchema,
  "PA-110": pushKeySchema,
  "PA-309": sectionItemsSchema,
  "PA-140": sectionItemsSchema,
  "PA-160": paywallsSchema,
  "PA-161": paywallSchema,
  "PA-162": quoteSchema,
  "PA-163": hostedCheckoutSchema,
  "PA-164": hostedCheckoutSchema,
  "PA-165": hostedPageSchema,
  "PA-166": hostedPageSchema,
  "PA-167": paymentPortalSchema,
  "PA-168": hostedPageSchema,
  "PA-169": hostedPageSchema,
  "PA-170": hostedPageSchema,
  "PA-171": hostedPageSchema,
  "PA-339": priceChangeQuoteSchema,
  "PA-172": purchasesSchema,
  "PA-173": invoicesSchema,
  "PA-174": boughtGiftsSchema,
  "PA-175": giftSchema,
  "PA-176": giftRedemptionSchema,
  "PA-177": devicesSchema,
  "PA-179": devicesAndLimitSchema,
  "PA-227": trendingSearchesSchema,
  "PA-228": trendingSearchesSchema,
  "PA-229": searchSuggestionsSchema,
};
