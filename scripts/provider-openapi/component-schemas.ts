import type { z } from "zod";
import { channelFooterSchema } from "../../lib/contract/channel-footer.ts";
import { channelHeaderSchema, navigationItemSchema } from "../../lib/contract/channel-header.ts";
import { channelSchema } from "../../lib/contract/channel.ts";
import { contentSchema } from "../../lib/contract/content.ts";
import { deviceSchema, devicesAndLimitSchema } from "../../lib/contract/device.ts";
import { errorBodySchema } from "../../lib/contract/error-body.ts";
import { boughtGiftSchema, giftSchema, giftRedemptionSchema } from "../../lib/contract/gift.ts";
import { pageSchema } from "../../lib/contract/page.ts";
import {
  paywallSchema,
  priceChangeQuoteSchema,
  priceSchema,
  quoteSchema,
} from "../../lib/contract/paywall.ts";
import {
  hostedCheckoutSchema,
  invoiceSchema,
  purchaseSchema,
  purchaseDetailsSchema,
} from "../../lib/contract/purchase.ts";
import {
  pagingSchema,
  sectionSchema,
  sectionItemSchema,
  sectionItemsSchema,
  sectionsSchema,
} from "../../lib/contract/sections.ts";
import { seoSchema } from "../../lib/contract/seo.ts";
import { accessTokenSchema, registrationFieldSchema, userSchema } from "../../lib/contract/user.ts";
import {
  viewerContentStatesSchema,
  viewerContentStateSchema,
} from "../../lib/contract/viewer-content-states.ts";

/** The shapes of docs/provider-api.md, by their names there. */
export const documentedSchemas: Readonly<Record<string, z.ZodType>> = {
  Channel: channelSchema,
  Seo: seoSchema,
  Header: channelHeaderSchema,
  NavigationItem: navigationItemSchema,
  Footer: channelFooterSchema,
  Page: pageSchema,
  Sections: sectionsSchema,
  Section: sectionSchema,
  SectionItems: sectionItemsSchema,
  SectionItem: sectionItemSchema,
  Paging: pagingSchema,
  Content: contentSchema,
  User: userSchema,
  AccessToken: accessTokenSchema,
  RegistrationField: registrationFieldSchema,
  PurchaseDetails: purchaseDetailsSchema,
  ErrorBody: errorBodySchema,
  Viewership: viewerContentStatesSchema,
  ViewershipEntry: viewerContentStateSchema,
  Checkout: hostedCheckoutSchema,
  Paywall: paywallSchema,
  Price: priceSchema,
  Quote: quoteSchema,
  PriceChangeQuote: priceChangeQuoteSchema,
  Purchase: purchaseSchema,
  Invoice: invoiceSchema,
  Gift: giftSchema,
  BoughtGift: boughtGiftSchema,
  Redemption: giftRedemptionSchema,
  Device: deviceSchema,
  DeviceCheck: devicesAndLimitSchema,
};
