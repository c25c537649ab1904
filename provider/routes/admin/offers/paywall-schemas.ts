import { z } from "zod";
import { paywallFields } from "../../../domain/commerce/offer-fields.ts";
import { channelParams, removable } from "../admin-schemas.ts";

const { token, name, currency, opens, prices } = paywallFields;
const { description, picture, subscribersGroup, deviceLimits } = paywallFields;

/** A paywall with its prices. */
export const adminPaywallSchema = z
  .strictObject({
    token: z.string(),
    name,
    description,
    picture: picture.optional(),
    currency,
    opens,
    subscribersGroup: subscribersGroup.optional(),
    deviceLimits: deviceLimits.optional(),
    prices,
  })
  .meta({ id: "Paywall" });

export const newPaywallSchema = z
  .strictObject({
    token,
    name,
    description: description.optional(),
    picture: picture.optional(),
    currency,
    opens,
    subscribersGroup: subscribersGroup.optional(),
    deviceLimits: deviceLimits.optional(),
    prices: prices.optional(),
  })
  .meta({ id: "NewPaywall" });

/** A change of a paywall: a field that is sent replaces the former value, `null` removes it. */
export const paywallChangeSchema = z
  .strictObject({
    name: name.optional(),
    description: description.optional(),
    picture: removable(picture),
    currency: currency.optional(),
    opens: opens.optional(),
    subscribersGroup: removable(subscribersGroup),
    deviceLimits: removable(deviceLimits),
    prices: prices.optional(),
  })
  .refine((change) => Object.keys(change).length > 0, "expected a field to change")
  .meta({ id: "PaywallChange" });

export const paywallParams = channelParams.extend({ paywall: token });
